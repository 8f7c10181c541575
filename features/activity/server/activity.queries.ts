import { sql } from 'drizzle-orm';
import type { Tx } from '@inkstone/db';
import type { LogEntry } from '../contract.ts';

/** Inserts entries of the activity log in one statement. */
export const insertEntries = async (
  tx: Tx,
  batch: { personId: number; at: Date; entries: readonly LogEntry[] },
): Promise<void> => {
  if (batch.entries.length === 0) return;
  await tx.run(sql`
    insert into activity_entry (person_id, at, url, params, received_at)
    select ${batch.personId}, x.time, x.url, x.params, ${batch.at}
      from jsonb_to_recordset(${JSON.stringify(batch.entries)}::jsonb) as x(time timestamptz, url text, params jsonb)`);
};

/** Increments the day's count of a feature. */
export const addClick = async (tx: Tx, click: { personId: number; name: string; day: string }): Promise<void> => {
  await tx.run(sql`
    insert into click_count (person_id, name, day, count) values (${click.personId}, ${click.name}, ${click.day}::date, 1)
    on conflict (person_id, name, day) do update set count = click_count.count + 1`);
};
