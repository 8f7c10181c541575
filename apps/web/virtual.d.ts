declare module 'virtual:han-fonts.css';
declare module '@inkstone/ui/styles.css';
declare module 'virtual:places' {
  /** Who may open screens, each once. */
  export const callers: readonly unknown[];
  /** By whose table has them: the paths, each with the place of its caller. */
  export const places: Readonly<Record<string, readonly (readonly [path: string, caller: number])[]>>;
}
declare module 'virtual:kept-paths' {
  /** The paths at which an attempt is open. */
  export const paths: readonly string[];
}
