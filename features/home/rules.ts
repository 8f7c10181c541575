import { toPercent } from '@inkstone/base';
const day = 86_400_000;

/** The number of weeks that the home's chart shows. */
export const weeksShown = 12;

/** Monday of the ISO week of an instant in a zone, as `2026-11-16`. */
export const mondayOf = (at: Date, timeZone: string): string => {
  const text = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const date = new Date(`${text.format(at)}T00:00:00Z`);
  const fromMonday = (date.getUTCDay() + 6) % 7;
  return new Date(date.getTime() - fromMonday * day).toISOString().slice(0, 10);
};

/** The Mondays of the weeks shown, the current one last. */
export const mondaysShown = (now: Date, timeZone: string): string[] => {
  const last = Date.parse(`${mondayOf(now, timeZone)}T00:00:00Z`);
  return Array.from({ length: weeksShown }, (_, index) =>
    new Date(last - (weeksShown - 1 - index) * 7 * day).toISOString().slice(0, 10),
  );
};

/** Where one student stands among the active ones. */
export interface Standing {
  /** Other active students with fewer answered questions. */
  fewer: number;
  /** Others with as many. */
  same: number;
  /** All other active students. */
  others: number;
}

/** Percent of the other active students with fewer answered questions, ties counting half; null without others. */
export const defeatedPercentOf = ({ fewer, same, others }: Standing): number | null =>
  toPercent(fewer + same / 2, others);
