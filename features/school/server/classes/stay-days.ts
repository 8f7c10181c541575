import { beginningOfDay, dayIn } from '@inkstone/base';
import type { Tx } from '@inkstone/db';
import { listStayEnds } from '@inkstone/people/server';

/** From when a change of a class counts: at an instant that is over or now, or from the start of a day to come. */
export type StayStart = { at: Date; day: string | null } | { at: null; day: string };

/** Reads the day from which a change counts; today, and no day, mean now. */
export const resolveStart = (
  day: string | undefined,
  { now, timeZone }: { now: Date; timeZone: string },
): StayStart => {
  const today = dayIn(now, timeZone);
  if (day === undefined || day === today) return { at: now, day: null };
  return day > today ? { at: null, day } : { at: beginningOfDay(day, timeZone), day };
};

interface StayKey {
  classId: number;
  studentIds: readonly number[];
  at: Date;
}

/** Whether some of the students were in the class after an instant, in a stay that has ended: they cannot join it earlier. */
export const hasLaterStay = async (tx: Tx, { at, ...key }: StayKey): Promise<boolean> =>
  (await listStayEnds(tx, key)).some(({ leftAt }) => leftAt !== null && leftAt > at);

/** Whether some of the members joined the class only after an instant: they cannot have left it by then. */
export const hasLaterJoin = async (tx: Tx, { at, ...key }: StayKey): Promise<boolean> =>
  (await listStayEnds(tx, key)).some(({ joinedAt, leftAt }) => leftAt === null && joinedAt >= at);
