import { mondayIn, shiftDay, toPercent } from '@inkstone/base';

/** Number of weeks in the chart of the home page. */
export const weeksShown = 12;

/** Mondays of the weeks in the chart, the current one last. */
export const listShownMondays = (now: Date, timeZone: string): string[] => {
  const last = mondayIn(now, timeZone);
  return Array.from({ length: weeksShown }, (_, index) => shiftDay(last, (index + 1 - weeksShown) * 7));
};

/** Counts for the rank of one student among the active ones. */
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
