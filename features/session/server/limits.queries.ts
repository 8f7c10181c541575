import { preparedQuery, type Handle } from '@inkstone/db';
import type { rateCounter } from './session.tables.ts';

const count = preparedQuery<Pick<typeof rateCounter.$inferSelect, 'count'>>(
  'rate_counter_add',
  `insert into rate_counter (key, window_at, count) values ($1, $2, $3)
   on conflict (key, window_at) do update set count = rate_counter.count + excluded.count
   returning count`,
);
const sweep = preparedQuery<Record<string, never>>(
  'rate_counter_sweep',
  'delete from rate_counter where window_at < $1',
);

/** Adds to a counter of a time window and returns its value; `by` may be negative. */
export const addToCounter = async (db: Handle, key: { key: string; windowAt: Date; by: number }): Promise<number> => {
  const [row] = await count(db, [key.key, key.windowAt, key.by]);
  return row?.count ?? 0;
};

const greatest = preparedQuery<Pick<typeof rateCounter.$inferSelect, 'count'>>(
  'rate_counter_greatest',
  'select coalesce(max(count), 0) as count from rate_counter where key = $1 and window_at >= $2',
);

/** The greatest value of a counter in its windows since an instant. */
export const readGreatestCount = async (db: Handle, { key, since }: { key: string; since: Date }): Promise<number> => {
  const [row] = await greatest(db, [key, since]);
  return row?.count ?? 0;
};

/** Deletes windows before an instant. */
export const removeCounters = async (db: Handle, before: Date): Promise<void> => {
  await sweep(db, [before]);
};
