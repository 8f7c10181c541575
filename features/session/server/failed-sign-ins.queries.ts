import { sql } from 'drizzle-orm';
import type { Computed, Handle, Tx } from '@inkstone/db';
import * as z from 'zod';
import type { failedSignIn } from './session.tables.ts';

const windowMs = 900_000;

/** Counts a sign-in that failed: of an account, or of nobody whom this school knows. */
export const countFailedSignIn = async (
  db: Handle,
  { kind, personId, at }: { kind: 'password' | 'provider'; personId: number | null; at: Date },
): Promise<void> => {
  const windowAt = new Date(Math.floor(at.getTime() / windowMs) * windowMs);
  await db.run(sql`
    insert into failed_sign_in as f (window_at, kind, person_id, count, last_at)
    values (${windowAt}, ${kind}, ${personId}, 1, ${at})
    on conflict (window_at, kind, person_id)
    do update set count = least(f.count, 1000000000) + 1, last_at = greatest(f.last_at, excluded.last_at)`);
};

const columns = { kind: z.enum(['password', 'provider']) };

/** Takes out the counts of quarters of an hour that are over, oldest first. */
export const takeFailedSignIns = (tx: Tx, { now, most }: { now: Date; most: number }) => {
  const over = new Date(now.getTime() - windowMs);
  return tx.rows<Pick<typeof failedSignIn.$inferSelect, 'personId' | 'count' | 'lastAt'> & Computed<typeof columns>>(
    sql`
    delete from failed_sign_in f using (
      select window_at, kind, person_id from failed_sign_in
       where window_at <= ${over} order by window_at limit ${most} for update skip locked) x
     where f.window_at = x.window_at and f.kind = x.kind and f.person_id is not distinct from x.person_id
    returning f.kind, f.person_id, f.count, f.last_at`,
    columns,
  );
};
