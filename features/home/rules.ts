import { mondayIn, shiftDay, toPercent } from '@inkstone/base';

/** The number of weeks that the home's chart shows. */
export const weeksShown = 12;

/** The Mondays of the weeks shown, the current one last. */
export const listShownMondays = (now: Date, timeZone: string): string[] => {
  const last = mondayIn(now, timeZone);
  return Array.from({ length: weeksShown }, (_, index) => shiftDay(last, (index + 1 - weeksShown) * 7));
};

/** Where one student stands among the active ones. */
export interface RankCounts {
  /** Other active students with fewer answered questions. */
  fewer: number;
  /** Others with as many. */
  same: number;
  /** All other active students. */
  others: number;
}

/** Percent of the other active students with fewer answered questions, ties counting half; null without others. */
export const computeDefeatedPercent = ({ fewer, same, others }: RankCounts): number | null =>
  toPercent(fewer + same / 2, others);
