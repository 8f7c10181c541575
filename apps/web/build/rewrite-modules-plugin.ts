import type { Plugin } from 'vite';

/** Which modules are rewritten, by their path, and how. */
interface ModuleRewrite {
  matches(id: string): boolean;
  rewrite(code: string): string;
}

/** Gives the browser other code than a library ships, in the build alone; the first rewrite that matches is applied. */
export const rewriteModulesPlugin = (name: string, rewrites: readonly ModuleRewrite[]): Plugin => ({
  name,
  enforce: 'pre',
  apply: 'build',
  transform: (code, id) => rewrites.find(({ matches }) => matches(id))?.rewrite(code) ?? null,
});
