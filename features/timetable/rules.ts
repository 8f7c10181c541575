import { addDays, beginningOfDay, dayIn, daysAsMs, shiftDay } from '@inkstone/base';
import type { Span } from './rules/span.ts';

/** The calendar day of an instant in a zone. */
export const getDaySpan = (at: Date, timeZone: string): Span => {
  const day = dayIn(at, timeZone);
  return { from: beginningOfDay(day, timeZone), to: beginningOfDay(shiftDay(day, 1), timeZone) };
};

/** The requested span, limited to 100 days; default today. */
export const resolveSpan = (query: { from?: string; to?: string }, now: Date, timeZone: string): Span => {
  if (!query.from || !query.to) return getDaySpan(now, timeZone);
  const from = new Date(query.from);
  return { from, to: new Date(Math.min(new Date(query.to).getTime(), from.getTime() + daysAsMs(100))) };
};

interface SpanContext {
  beginsAt: Date;
  before?: Date | undefined;
  after?: Date | undefined;
  timeZone: string;
}

/** The span around a lesson: from the previous to the next lesson, two weeks where there is none. */
export const spanAround = ({ beginsAt, before, after, timeZone }: SpanContext): Span => ({
  from: before ?? addDays(beginsAt, -14, timeZone),
  to: after ?? addDays(beginsAt, 14, timeZone),
});
