import type { DaySet } from './entry-types.ts';

/** The place where the day's set begins with one entry. */
export const toFirstEntrySearch = (id: number, daySet: readonly { id: number }[]) => ({
  ...{ id, review: 'due' as const, at: 1 },
  rest: daySet.flatMap((entry) => (entry.id === id ? [] : entry.id)).join(','),
});

/** The place after a reviewed entry: in the day's set, where wrong ones are repeated at the end, or the next due one. */
export const toNextSearch = (
  { set, nextId }: { set: DaySet | null; nextId: number | null },
  result: { id: number; isRight: boolean | null },
) => {
  if (!set) return nextId === null ? null : { id: nextId, review: 'due' as const };
  const [id, ...remaining] = result.isRight === false ? [...set.rest, result.id] : set.rest;
  return id === undefined ? null : { id, review: 'due' as const, at: set.at + 1, rest: remaining.join(',') };
};
