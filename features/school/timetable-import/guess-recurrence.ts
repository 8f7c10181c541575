import { daysBetween, shiftDay } from '@inkstone/base';

/** The ISO weekday of a calendar day: Monday is 1, Sunday 7. */
const weekdayFor = (day: string): number => new Date(day).getUTCDay() || 7;

const mostWeeks = 8;

/** The rule of a series that has sessions on some days: its weekdays, and every how many weeks it is. */
export const guessRecurrence = (days: readonly string[]) => {
  const sorted = [...new Set(days)].toSorted();
  const [fromDay = '', toDay = fromDay] = [sorted[0], sorted.at(-1)];
  const monday = fromDay === '' ? '' : shiftDay(fromDay, 1 - weekdayFor(fromDay));
  const weeks = sorted.map((day) => Math.floor(daysBetween(monday, day) / 7));
  const steps = Array.from({ length: mostWeeks }, (_step, index) => mostWeeks - index);
  const lastWeek = weeks.at(-1) ?? 0;
  const intervalWeeks = steps.find((step) => step <= lastWeek && weeks.every((week) => week % step === 0)) ?? 1;
  return { weekdays: [...new Set(sorted.map(weekdayFor))].toSorted((a, b) => a - b), fromDay, toDay, intervalWeeks };
};
