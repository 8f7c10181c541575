import { sql } from 'drizzle-orm';
import type { Tx } from '@inkstone/db';
import type { LogEntry } from '../contract.ts';

/** Keeps entries of the activity log, many in one statement. */
export const insertEntries = async (
  tx: Tx,
  it: { personId: number; at: Date; entries: readonly LogEntry[] },
): Promise<void> => {
  if (it.entries.length === 0) return;
  await tx.execute(sql`
    insert into activity_entry (person_id, at, url, params, received_at)
    select ${it.personId}, x.time, x.url, x.params, ${it.at}
      from jsonb_to_recordset(${JSON.stringify(it.entries)}::jsonb) as x(time timestamptz, url text, params jsonb)`);
};

/** Adds one use of a feature to the day's count. */
export const addClick = async (tx: Tx, it: { personId: number; name: string; day: string }): Promise<void> => {
  await tx.execute(sql`
    insert into click_count (person_id, name, day, count) values (${it.personId}, ${it.name}, ${it.day}::date, 1)
    on conflict (person_id, name, day) do update set count = click_count.count + 1`);
};
