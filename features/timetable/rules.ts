import { addDays, beginningOfDay, dayIn, daysAsMs, shiftDay } from '@inkstone/base';

/** Instants of a span: the first one in it, and the first one after it. */
export interface Span {
  from: Date;
  to: Date;
}

/** The calendar day of an instant in a zone. */
export const getDaySpan = (at: Date, timeZone: string): Span => {
  const day = dayIn(at, timeZone);
  return { from: beginningOfDay(day, timeZone), to: beginningOfDay(shiftDay(day, 1), timeZone) };
};

/** The span that is asked for: as it was said, cut to 100 days, else today. */
export const resolveSpan = (asked: { from?: string; to?: string }, now: Date, timeZone: string): Span => {
  if (!asked.from || !asked.to) return getDaySpan(now, timeZone);
  const from = new Date(asked.from);
  return { from, to: new Date(Math.min(new Date(asked.to).getTime(), from.getTime() + daysAsMs(100))) };
};

interface SpanContext {
  beginsAt: Date;
  before?: Date | undefined;
  after?: Date | undefined;
  timeZone: string;
}

/** What counts as around a meeting: from the one before to the one after it, two weeks where there is none. */
export const spanAround = ({ beginsAt, before, after, timeZone }: SpanContext): Span => ({
  from: before ?? addDays(beginsAt, -14, timeZone),
  to: after ?? addDays(beginsAt, 14, timeZone),
});
