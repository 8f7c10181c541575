import { daysBetween } from '@inkstone/base';
import { listOccurrenceDays, type LocalTimes, type Recurrence } from './recurrence.ts';

/** A session of a series, as a calendar tells it. */
export interface SeriesSession extends LocalTimes {
  /** Everything but day and times that tells sessions apart: subject, teachers and room. */
  details: string;
  isCancelled: boolean;
  /** Whether it does not take place for a holiday. */
  isInHoliday: boolean;
}

/** A session that differs from its series, with the day on which the series has it. */
interface Override<Session> {
  day: string;
  session: Session;
}

/** A series as one recurring event. */
export interface SeriesEvent<Session> {
  /** The session whose times and details are those of the series. */
  model: Session;
  /** The days by the rule, from the first to the last that is used. */
  days: string[];
  /** Days by the rule without a session, and those in holidays. */
  excludedDays: string[];
  overrides: Override<Session>[];
  /** Sessions that belong to no day of the rule: events of their own. */
  apart: Session[];
}

const keyFor = ({ begins, ends, details }: SeriesSession): string => `${begins} ${ends} ${details}`;

/** The session whose times and details most of them have. */
const findModel = <Session extends SeriesSession>(sessions: readonly Session[]): Session | undefined => {
  const counts = new Map<string, number>();
  for (const session of sessions) counts.set(keyFor(session), (counts.get(keyFor(session)) ?? 0) + 1);
  const [first, ...rest] = sessions;
  return rest.reduce(
    (best, session) => (best && (counts.get(keyFor(session)) ?? 0) > (counts.get(keyFor(best)) ?? 0) ? session : best),
    first,
  );
};

/** The free day of a rule nearest to a day; none more than two weeks away. */
const findNearest = (day: string, free: ReadonlySet<string>): string | undefined => {
  const distance = (candidate: string) => Math.abs(daysBetween(day, candidate));
  return [...free].filter((candidate) => distance(candidate) <= 14).toSorted((a, b) => distance(a) - distance(b))[0];
};

/** The days of the rule that sessions have: their own, else for moved ones the nearest free one. */
const assignDays = <Session extends SeriesSession>(days: readonly string[], sessions: readonly Session[]) => {
  const free = new Set(days);
  const byDay = new Map<string, Session>();
  const moved = sessions.filter((session) => {
    if (!free.delete(session.day)) return true;
    byDay.set(session.day, session);
    return false;
  });
  const apart = moved.filter((session) => {
    const day = findNearest(session.day, free);
    if (day === undefined) return true;
    free.delete(day);
    byDay.set(day, session);
    return false;
  });
  return { byDay, apart };
};

/**
 * A series with its sessions, in their order, as one recurring event with exceptions; null where no rule tells them, so
 * that each is an event of its own.
 */
export const toSeriesEvent = <Session extends SeriesSession>(
  recurrence: Recurrence,
  sessions: readonly Session[],
): SeriesEvent<Session> | null => {
  const { byDay, apart } = assignDays(listOccurrenceDays(recurrence), sessions);
  const usedDays = [...byDay.keys()].toSorted();
  const model = findModel([...byDay.values()].filter(({ isCancelled }) => !isCancelled));
  const [firstDay, lastDay] = [usedDays[0], usedDays.at(-1)];
  if (!model || firstDay === undefined || lastDay === undefined || firstDay === lastDay) return null;
  const days = listOccurrenceDays(recurrence).filter((day) => firstDay <= day && day <= lastDay);
  const isExcluded = (day: string) => byDay.get(day)?.isInHoliday ?? true;
  return {
    ...{ model, days, apart, excludedDays: days.filter(isExcluded) },
    overrides: days.flatMap((day) => {
      const session = byDay.get(day);
      if (!session || session.isInHoliday) return [];
      const isRegular = session.day === day && keyFor(session) === keyFor(model) && !session.isCancelled;
      return isRegular ? [] : [{ day, session }];
    }),
  };
};
