import { assetsPath } from './cached-page.ts';

interface Pattern {
  pathname: string;
  search?: string;
}

/** A rule by which a browser answers a request: by the worker, from what is kept if it is there, or by the network. */
export interface Route {
  condition: { urlPattern: Pattern } | { or: readonly { urlPattern: Pattern }[] };
  source: 'fetch-event' | 'cache' | 'network';
}

/** The worker is woken for its own paths alone: no other page waits for it, and no call. */
export const routesFor = (paths: readonly string[], ownFile: string): readonly Route[] => {
  const [pathname = '', search = ''] = ownFile.split('?');
  return [
    { condition: { or: paths.map((path) => ({ urlPattern: { pathname: path } })) }, source: 'fetch-event' },
    { condition: { urlPattern: { pathname: `${assetsPath}*` } }, source: 'cache' },
    { condition: { urlPattern: { pathname, search } }, source: 'cache' },
    { condition: { urlPattern: { pathname: '/*' } }, source: 'network' },
  ];
};
