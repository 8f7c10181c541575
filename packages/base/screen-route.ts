import type * as z from 'zod';

/** The path of a screen, the schema of its query string, and the parameters that the URL spells otherwise. */
export interface ScreenRoute<Search extends z.ZodType = z.ZodType> {
  readonly path: string;
  readonly search: Search;
  /** The parameter in the URL by its name in the schema, where the two differ. */
  readonly parameters?: Readonly<Record<string, string>>;
}

/** Builds a link to a screen; empty values are left out. */
export const linkTo = <Search extends z.ZodType>(to: ScreenRoute<Search>, search: z.input<Search>): string => {
  const query = Object.entries(search ?? {})
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => `${encodeURIComponent(to.parameters?.[name] ?? name)}=${encodeURIComponent(String(value))}`)
    .join('&');
  return query === '' ? to.path : `${to.path}?${query}`;
};
