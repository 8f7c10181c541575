import type { Group } from './search-results.ts';

/** A link of the results, for the arrow keys. */
export interface ResultLink {
  key: string;
  to: string;
}

/** The link to all matches, where there are more than shown. */
export const findAllLink = ({ name, hasMore, all }: Group): ResultLink | null =>
  hasMore && all !== null ? { key: `all-${name}`, to: all } : null;

/** Every link in display order. */
export const listLinks = (groups: readonly Group[]): ResultLink[] =>
  groups.flatMap((group) => [...group.hits, findAllLink(group)].filter((link) => link !== null));
