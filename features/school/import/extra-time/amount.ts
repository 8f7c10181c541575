import { foldCharacters } from '@inkstone/base';

/** How much extra time: minutes of each test, or a percentage of each clock; the other one is 0, both are without any. */
export interface ExtraTimeAmount {
  minutes: number;
  percent: number;
}

/** Extra time with the first and the last day, in the school's zone, on which it counts; null: without a limit. */
export interface ExtraTimeGrant extends ExtraTimeAmount {
  fromDay: string | null;
  untilDay: string | null;
}

/** No extra time. */
export const noExtraTime: ExtraTimeGrant = { minutes: 0, percent: 0, fromDay: null, untilDay: null };

/** As many minutes as a student gets at most. */
export const maxExtraMinutes = 600;

/** Between which percentages extra time lies. */
export const extraPercentRange = { least: 10, most: 200 } as const;

export const isSameGrant = (first: ExtraTimeGrant, second: ExtraTimeGrant): boolean =>
  first.minutes === second.minutes &&
  first.percent === second.percent &&
  first.fromDay === second.fromDay &&
  first.untilDay === second.untilDay;

/** Extra time as it is stored: without an amount it has no days. */
export const toGrant = ({ minutes, percent }: ExtraTimeAmount, days: Partial<ExtraTimeGrant>): ExtraTimeGrant => {
  if (minutes === 0 && percent === 0) return noExtraTime;
  return { minutes, percent, fromDay: days.fromDay ?? null, untilDay: days.untilDay ?? null };
};

/** Whether the last day is before the first. */
export const areDaysInverted = ({ fromDay, untilDay }: Pick<ExtraTimeGrant, 'fromDay' | 'untilDay'>): boolean =>
  fromDay !== null && untilDay !== null && untilDay < fromDay;

const noAmount: ExtraTimeAmount = { minutes: 0, percent: 0 };

const toPercentAmount = (percent: number): ExtraTimeAmount | null => {
  const { least, most } = extraPercentRange;
  return Number.isInteger(percent) && percent >= least && percent <= most ? { minutes: 0, percent } : null;
};

/**
 * Reads extra time as people write it: minutes (`30`, `30 min`, `30 分钟`), a percentage (`50 %`), or how many times as
 * long (`1.5x`, `1.5 倍`). Zero is none; null where it is none of these.
 */
export const parseAmount = (cell: string): ExtraTimeAmount | null => {
  const text = foldCharacters(cell).trim();
  const percent = /^\+?\s*(\d{1,3})(?:\.0+)?\s*%$/.exec(text)?.[1];
  if (percent !== undefined) return Number(percent) === 0 ? noAmount : toPercentAmount(Number(percent));
  const times = (/^[x×*]\s*(\d(?:\.\d{1,2})?)$/iu.exec(text) ??
    /^(\d(?:\.\d{1,2})?)\s*(?:[x×*]|times?|倍)$/iu.exec(text))?.[1];
  if (times !== undefined)
    return Number(times) === 1 ? noAmount : toPercentAmount(Math.round(Number(times) * 100) - 100);
  const minutes = /^(\d{1,4})(?:\.0+)?\s*(?:(?:minutes?|mins?)\.?|分钟|分)?$/iu.exec(text)?.[1];
  return minutes !== undefined && Number(minutes) <= maxExtraMinutes ? { minutes: Number(minutes), percent: 0 } : null;
};

/** Extra time as it is written and read again: `30` minutes or `50 %`; null for none. */
export const describeAmount = ({ minutes, percent }: ExtraTimeAmount): string | null => {
  if (percent > 0) return `${percent} %`;
  return minutes > 0 ? String(minutes) : null;
};

/** The days of extra time: `2026-03-01 – 2026-06-30`, open where there is no limit; null for every day. */
export const describeDays = ({ fromDay, untilDay }: ExtraTimeGrant): string | null =>
  fromDay === null && untilDay === null ? null : `${fromDay ?? ''} – ${untilDay ?? ''}`.trim();

/** Extra time with its days, as receipts and the record tell it: `50 %, 2026-03-01 – 2026-06-30`; null for none. */
export const describeGrant = (grant: ExtraTimeGrant): string | null => {
  const amount = describeAmount(grant);
  const days = describeDays(grant);
  return amount === null || days === null ? amount : `${amount}, ${days}`;
};

/** Whether a student may have it: minutes, a percentage, or neither. */
export const isAllowedAmount = ({ minutes, percent }: ExtraTimeAmount): boolean => {
  if (percent === 0) return minutes <= maxExtraMinutes;
  return minutes === 0 && toPercentAmount(percent) !== null;
};
