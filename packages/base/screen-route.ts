import type * as z from 'zod';
import { screenPaths, type ScreenPath } from './screen-paths.ts';

/** Where a screen lives and what its query string carries: what others link to. */
export interface ScreenRoute<Search extends z.ZodType = z.ZodType> {
  readonly path: ScreenPath;
  readonly search: Search;
}

/** The screen's path that a path made from parts stands for: the old one that it is kept at, else itself; undefined where no screen has it. */
export const findScreenPath = (
  path: string,
  aliases: Readonly<Record<string, ScreenPath>> = {},
): ScreenPath | undefined => aliases[path] ?? screenPaths.find((one) => one === path);

/** Declares the address of a screen. */
export const screenRoute = <Search extends z.ZodType>(path: ScreenPath, search: Search): ScreenRoute<Search> => ({
  path,
  search,
});

/** The link to a screen: its path with the query string; undefined values are left out. */
export const linkTo = <Search extends z.ZodType>(to: ScreenRoute<Search>, search: z.input<Search>): string => {
  const query = Object.entries(search ?? {})
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
    .join('&');
  return query === '' ? to.path : `${to.path}?${query}`;
};
