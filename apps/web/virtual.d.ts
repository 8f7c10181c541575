declare module 'virtual:han-fonts.css';
declare module '@inkstone/ui/styles.css';
declare module 'virtual:places' {
  /** The distinct access rules of screens. */
  export const callers: readonly unknown[];
  /** The paths by table, each with the index of its access rule. */
  export const places: Readonly<Record<string, readonly (readonly [path: string, caller: number])[]>>;
}
declare module 'virtual:kept-paths' {
  /** The paths at which an attempt is open. */
  export const paths: readonly string[];
}
