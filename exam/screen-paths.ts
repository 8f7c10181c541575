import type * as z from 'zod';
import type { ScreenRoute } from '@inkstone/base';
import type { ScreenPath } from './screen-path-list.ts';

/**
 * Declares the route of a screen, under a path of the specification. `parameters` says how the URL spells what the
 * schema names otherwise: `{ assignmentId: 'hId' }`.
 */
export const screenRoute = <Search extends z.ZodType>(
  path: ScreenPath,
  search: Search,
  parameters: Readonly<Record<string, string>> = {},
): ScreenRoute<Search> & { readonly path: ScreenPath } => ({ path, search, parameters });
