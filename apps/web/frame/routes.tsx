import { createBrowserRouter, replace } from 'react-router';
import type { RouteObject } from 'react-router';
import { keptQuery } from '@inkstone/ui/screen';
import type { ScreenRow } from '@inkstone/ui/screen';
import { loadBar } from './bar.ts';
import { BrokenRoute } from './broken-route.tsx';
import { Frame } from './frame.tsx';
import { loadScreen } from './screen-modules.ts';
import type { SessionLink } from './session-link.ts';

/** A row as a route: a move waits for the code, so that the old screen stays until the new one can be drawn. */
const routeOf = (row: ScreenRow): RouteObject => ({
  path: row.path,
  handle: row,
  element: null,
  loader: async ({ request }) => {
    const { search } = new URL(request.url);
    const query = row.keepAlive && search === '' ? keptQuery(row.path) : '';
    if (query !== '') return replace(`${row.path}${query}`);
    await Promise.all([loadScreen(row), row.shell === 'bar' ? loadBar() : null]);
    return null;
  },
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
});

/** The router over all rows of the screen table. */
export const routerOf = (rows: readonly ScreenRow[], link: SessionLink) => {
  const kept = new Set<string>(rows.filter((row) => row.keepAlive).map((row) => row.path));
  return createBrowserRouter([
    {
      element: <Frame link={link} kept={kept} />,
      errorElement: <BrokenRoute />,
      HydrateFallback: () => null,
      children: [...rows.map(routeOf), { path: '*', element: null }],
    },
  ]);
};
