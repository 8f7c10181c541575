import type { Group } from './found.ts';

/** One link among what was found, for the arrow keys. */
export interface FoundLink {
  key: string;
  to: string;
}

/** The link to all that matches, where there are more than are shown. */
export const allLinkOf = ({ name, hasMore, all }: Group): FoundLink | null =>
  hasMore && all !== null ? { key: `all-${name}`, to: all } : null;

/** Every link in the order in which it is drawn. */
export const linksOf = (groups: readonly Group[]): FoundLink[] =>
  groups.flatMap((group) => [...group.hits, allLinkOf(group)].filter((link) => link !== null));
