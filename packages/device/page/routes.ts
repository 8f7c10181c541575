import { assetsPath } from './cached-page.ts';

interface Pattern {
  pathname: string;
  search?: string;
}

/** A static routing rule: to the worker, to the cache if present, or to the network. */
export interface Route {
  condition: { urlPattern: Pattern } | { or: readonly { urlPattern: Pattern }[] };
  source: 'fetch-event' | 'cache' | 'network';
}

/** Only the worker's own paths start it; no other page and no call waits for it. */
export const routesFor = (paths: readonly string[], ownFile: string): readonly Route[] => {
  const [pathname = '', search = ''] = ownFile.split('?');
  return [
    { condition: { or: paths.map((path) => ({ urlPattern: { pathname: path } })) }, source: 'fetch-event' },
    { condition: { urlPattern: { pathname: `${assetsPath}*` } }, source: 'cache' },
    { condition: { urlPattern: { pathname, search } }, source: 'cache' },
    { condition: { urlPattern: { pathname: '/*' } }, source: 'network' },
  ];
};
