const dayMs = 86_400_000;

/** The local day of an instant, as `2026-11-22`. */
export const dayOf = (at: Date): string => {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
};

/** The local noon of a day; null where there is none. */
export const dateOf = (day: string): Date | null => (day === '' ? null : new Date(`${day}T12:00:00`));

/** A period of days, both in. */
export interface Period {
  from: string;
  to: string;
}

/** So many weeks that end today. */
export const lastWeeks = (weeks: number, now: Date): Period => ({
  from: dayOf(new Date(now.getTime() - (weeks * 7 - 1) * dayMs)),
  to: dayOf(now),
});

/** The calendar month before this one. */
export const lastMonth = (now: Date): Period => ({
  from: dayOf(new Date(now.getFullYear(), now.getMonth() - 1, 1)),
  to: dayOf(new Date(now.getFullYear(), now.getMonth(), 0)),
});

/** Whether a period begins before it ends and lasts a year at most. */
export const isPeriod = ({ from, to }: Period): boolean => {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs;
  return days >= 0 && days <= 366;
};

/** The Mondays from the first of some weeks to the last, the oldest first: also those of weeks that are not among them. */
export const mondaysThrough = (weeks: readonly { monday: string }[]): string[] => {
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (!first || !last) return [];
  const count = Math.round((Date.parse(last.monday) - Date.parse(first.monday)) / (7 * dayMs)) + 1;
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(first.monday) + index * 7 * dayMs).toISOString().slice(0, 10),
  );
};
