import type * as z from 'zod';

/** The path of a screen and the schema of its query string. */
export interface ScreenRoute<Search extends z.ZodType = z.ZodType> {
  readonly path: string;
  readonly search: Search;
}

/** Builds a link to a screen; empty values are left out. */
export const linkTo = <Search extends z.ZodType>(to: ScreenRoute<Search>, search: z.input<Search>): string => {
  const query = Object.entries(search ?? {})
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
    .join('&');
  return query === '' ? to.path : `${to.path}?${query}`;
};
