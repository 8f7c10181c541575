import { eq } from 'drizzle-orm';
import type { Handle, Tx } from '@inkstone/db';
import { calendarFeed } from './calendar.tables.ts';

/** The calendar address of a person. */
export type CalendarFeed = typeof calendarFeed.$inferSelect;

export const findFeed = async (db: Handle, personId: number): Promise<CalendarFeed | undefined> => {
  const [row] = await db.select().from(calendarFeed).where(eq(calendarFeed.personId, personId));
  return row;
};

/** Saves a person's address; a former one is replaced. */
export const saveFeed = async (tx: Tx, feed: CalendarFeed): Promise<void> => {
  const { salt, createdAt } = feed;
  await tx.insert(calendarFeed).values(feed).onConflictDoUpdate({
    target: calendarFeed.personId,
    set: { salt, createdAt },
  });
};

export const deleteFeed = async (tx: Tx, personId: number): Promise<void> => {
  await tx.delete(calendarFeed).where(eq(calendarFeed.personId, personId));
};
