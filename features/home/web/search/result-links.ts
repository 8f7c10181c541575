import type { Group } from './search-results.ts';

/** One link among what was found, for the arrow keys. */
export interface ResultLink {
  key: string;
  to: string;
}

/** The link to all that matches, where there are more than are shown. */
export const findAllLink = ({ name, hasMore, all }: Group): ResultLink | null =>
  hasMore && all !== null ? { key: `all-${name}`, to: all } : null;

/** Every link in the order in which it is drawn. */
export const listLinks = (groups: readonly Group[]): ResultLink[] =>
  groups.flatMap((group) => [...group.hits, findAllLink(group)].filter((link) => link !== null));
