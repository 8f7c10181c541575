import { sql } from 'drizzle-orm';
import { maxListCount } from '@inkstone/base';
import * as z from 'zod';
import type { Computed, Handle, Tx } from '@inkstone/db';
import type { LogEntry } from '../contract.ts';
import type { activityEntry, clickCount } from './activity.tables.ts';

/** Inserts entries of the activity log in one statement; those that an earlier upload brought are left out. */
export const insertEntries = async (
  tx: Tx,
  batch: { personId: number; at: Date; entries: readonly LogEntry[] },
): Promise<void> => {
  if (batch.entries.length === 0) return;
  await tx.run(sql`
    insert into activity_entry (person_id, at, url, params, received_at)
    select ${batch.personId}, x.time, x.url, x.params, ${batch.at}
      from jsonb_to_recordset(${JSON.stringify(batch.entries)}::jsonb) as x(time timestamptz, url text, params jsonb)
     where not exists (select 1 from activity_entry e
                        where e.person_id = ${batch.personId} and e.at = x.time and e.url = x.url
                          and e.params is not distinct from x.params)`);
};

/** Increments the day's count of a feature. */
export const addClick = async (tx: Tx, click: { personId: number; name: string; day: string }): Promise<void> => {
  await tx.run(sql`
    insert into click_count (person_id, name, day, count) values (${click.personId}, ${click.name}, ${click.day}::date, 1)
    on conflict (person_id, name, day) do update set count = click_count.count + 1`);
};

const usageColumns = {
  total: z.int(),
  people: z.int(),
  /** Only days on which it was opened. */
  byDay: z.record(z.string(), z.int()),
};

/** Use of one screen on some days. */
export type UsageRow = Pick<typeof clickCount.$inferSelect, 'name'> & Computed<typeof usageColumns>;

const maxScreens = 200;

/** Use by screen on a span of days, both ends included, the most opened first. */
export const listUsage = (db: Handle, span: { from: string; to: string }): Promise<UsageRow[]> =>
  db.rows<UsageRow>(
    sql`
    select name, sum(count)::int as total, max(people)::int as people, jsonb_object_agg(day::text, count) as by_day
      from (select c.name, c.day, sum(c.count)::int as count, p.people
              from click_count c
              join (select name, count(distinct person_id) as people from click_count
                     where day between ${span.from}::date and ${span.to}::date group by name) p using (name)
             where c.day between ${span.from}::date and ${span.to}::date
             group by c.name, c.day, p.people) daily
     group by name order by total desc, name limit ${maxScreens}`,
    usageColumns,
  );

const entryColumns = { screen: z.string().nullable() };

/** One entry of the activity log, as its readers see it. */
export type ActivityRow = Pick<typeof activityEntry.$inferSelect, 'id' | 'at' | 'receivedAt' | 'url'> &
  Computed<typeof entryColumns>;

/** One page of a person's log, newest first; the caller has checked access. */
export const listEntries = (
  db: Handle,
  { personId, page, pageNum }: { personId: number; page: number; pageNum: number },
): Promise<ActivityRow[]> =>
  db.rows<ActivityRow>(
    sql`
    select id, at, received_at, url, case when url = 'click' then params->>'name' end as screen
      from activity_entry where person_id = ${personId}
     order by at desc, id desc limit ${pageNum} offset ${(page - 1) * pageNum}`,
    entryColumns,
  );

/** Number of a person's entries, up to the count limit. */
export const countEntries = async (db: Handle, personId: number): Promise<number> => {
  const row = await db.row(
    sql`
    select count(*)::int as count from (
      select 1 from activity_entry where person_id = ${personId} limit ${maxListCount}) t`,
    { count: z.int() },
  );
  return row?.count ?? 0;
};
