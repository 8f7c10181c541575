import type * as z from 'zod';
import { screenPaths, type ScreenPath } from './screen-paths.ts';

/** The path of a screen and the schema of its query string. */
export interface ScreenRoute<Search extends z.ZodType = z.ZodType> {
  readonly path: ScreenPath;
  readonly search: Search;
}

/** The screen path of a built path: its legacy path if it has one, else itself; undefined if no screen has the path. */
export const findScreenPath = (
  path: string,
  aliases: Readonly<Record<string, ScreenPath>> = {},
): ScreenPath | undefined => aliases[path] ?? screenPaths.find((screenPath) => screenPath === path);

/** Declares the route of a screen. */
export const screenRoute = <Search extends z.ZodType>(path: ScreenPath, search: Search): ScreenRoute<Search> => ({
  path,
  search,
});

/** Builds a link to a screen; empty values are left out. */
export const linkTo = <Search extends z.ZodType>(to: ScreenRoute<Search>, search: z.input<Search>): string => {
  const query = Object.entries(search ?? {})
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
    .join('&');
  return query === '' ? to.path : `${to.path}?${query}`;
};
