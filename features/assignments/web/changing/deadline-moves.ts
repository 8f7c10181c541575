import { addDays, nextHalfHour } from '@inkstone/base';
import { schoolZone } from '@inkstone/ui/time';
import type { GivenItem } from '../work/families.ts';

/** How far deadlines are moved: some days each, or all to one date. */
export type MoveChoice = { kind: 'days'; days: number } | { kind: 'date'; date: Date | null };

/** One assignment with its new deadline. */
export interface Move {
  item: GivenItem;
  to: Date;
}

const movedTo = (item: GivenItem, choice: MoveChoice, now: number, timeZone: string): Date | null => {
  if (choice.kind === 'date') return choice.date;
  const deadline = new Date(item.deadline).getTime();
  // A deadline keeps its time of day at the school; from now on, none falls on an odd minute.
  return addDays(deadline > now ? deadline : nextHalfHour(now), choice.days, timeZone);
};

/** The moves that a choice comes to, and what it cannot move because that opens only later. */
export const movesOf = (
  items: readonly GivenItem[],
  choice: MoveChoice,
  now: number,
  timeZone = schoolZone(),
): { moves: Move[]; leftOut: GivenItem[] } => {
  const moves: Move[] = [];
  const leftOut: GivenItem[] = [];
  for (const item of items) {
    const to = movedTo(item, choice, now, timeZone);
    if (!to) continue;
    if (to > new Date(item.beginsAt)) moves.push({ item, to });
    else leftOut.push(item);
  }
  return { moves, leftOut };
};

/** How many copies are unfinished and finished in some assignments. */
export const copiesIn = (items: readonly GivenItem[]): { unfinished: number; finished: number } => {
  const finished = items.reduce((sum, { submitted }) => sum + submitted, 0);
  return { finished, unfinished: items.reduce((sum, { total }) => sum + total, 0) - finished };
};
