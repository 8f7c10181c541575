import type { Plugin } from 'vite';
import { rewriteModulesPlugin } from './rewrite-modules-plugin.ts';

const routerFolder = '/react-router/dist/production/lib/';

const isModule =
  (name: string) =>
  (id: string): boolean =>
    id.endsWith(`${routerFolder}${name}.js`);

/** Replaces every match; throws where there is none. */
const replaceAll = (code: string, pattern: RegExp, replacement: string): string => {
  if (!code.match(pattern))
    throw new Error(`react-router is written without ${pattern.source}: see slim-router-plugin`);
  return code.replace(pattern, replacement);
};

/** A component or context at the top level that React only wraps. */
const wrapper = /^(const \w+ = )(?=React\$1\.(?:forwardRef|memo|createContext)\()/gm;

const displayName = /^\w+\.displayName = "\w+";\n/gm;

const prefetch = /(?<=return )shouldPrefetch && [^;]*PrefetchPageLinks[^;]* : link(?=;)/g;

/** Marks the calls that wrap components and make contexts as pure. */
export const withPureWrappers = (code: string): string => replaceAll(code, wrapper, '$1/* @__PURE__ */ ');

/** Removes the names of components in React's developer tools, whose assignment keeps unused components. */
export const withoutDisplayNames = (code: string): string => replaceAll(code, displayName, '');

/** Removes from `Link` what prefetches pages. */
export const withoutPrefetch = (code: string): string => replaceAll(code, prefetch, 'link');

/**
 * Leaves out of the browser what nobody uses of React Router:
 *
 * - the components that the product does not import (`Form`, `NavLink`, `ScrollRestoration`, data routes). They stay
 *   otherwise because the bundler cannot know that `forwardRef`, `memo` and `createContext` have no side effect: they
 *   return an object and touch nothing else;
 * - the prefetching of links, which needs the server of React Router and throws without it.
 */
export const slimRouterPlugin = (): Plugin =>
  rewriteModulesPlugin('inkstone-slim-router', [
    {
      matches: isModule('dom/lib'),
      rewrite: (code) => withoutPrefetch(withoutDisplayNames(withPureWrappers(code))),
    },
    { matches: isModule('context'), rewrite: (code) => withoutDisplayNames(withPureWrappers(code)) },
    { matches: isModule('components'), rewrite: withPureWrappers },
    { matches: isModule('hooks'), rewrite: withPureWrappers },
  ]);
