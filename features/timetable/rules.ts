const day = 86_400_000;

/** Instants of a span: the first one in it, and the first one after it. */
export interface Span {
  from: Date;
  to: Date;
}

const offsetOf = (at: Date, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at);
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? '';
  const match = /([+-])(\d\d):(\d\d)/.exec(name);
  if (!match) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return (match[1] === '-' ? -minutes : minutes) * 60_000;
};

/** Midnight of a calendar day in a zone; the offset is looked up twice, since it may change during that day. */
const midnightOf = (utcMidnight: number, timeZone: string): Date => {
  const near = new Date(utcMidnight - offsetOf(new Date(utcMidnight), timeZone));
  return new Date(utcMidnight - offsetOf(near, timeZone));
};

/** The calendar day of an instant in a zone. */
export const dayOf = (at: Date, timeZone: string): Span => {
  const local = at.getTime() + offsetOf(at, timeZone);
  const start = Math.floor(local / day) * day;
  return { from: midnightOf(start, timeZone), to: midnightOf(start + day, timeZone) };
};

/** The span that is asked for: as it was said, cut to 100 days, else today. */
export const spanAsked = (asked: { from?: string; to?: string }, now: Date, timeZone: string): Span => {
  if (!asked.from || !asked.to) return dayOf(now, timeZone);
  const from = new Date(asked.from);
  return { from, to: new Date(Math.min(new Date(asked.to).getTime(), from.getTime() + 100 * day)) };
};

const fortnight = 14 * day;

/** What counts as around a meeting: from the one before to the one after it, two weeks where there is none. */
export const spanAround = (beginsAt: Date, before?: Date, after?: Date): Span => ({
  from: before ?? new Date(beginsAt.getTime() - fortnight),
  to: after ?? new Date(beginsAt.getTime() + fortnight),
});
