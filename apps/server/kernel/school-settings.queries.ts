import { sql } from 'drizzle-orm';
import type { Handle, Tx } from '@inkstone/db';
import { schoolSetting } from './kernel.tables.ts';

/** The channel on which each change of a setting is announced. */
export const settingChannel = 'inkstone_school_setting';

/** All settings by their keys. */
export const readSchoolSettings = async (db: Handle): Promise<ReadonlyMap<string, unknown>> => {
  const rows = await db.select({ key: schoolSetting.key, value: schoolSetting.value }).from(schoolSetting);
  return new Map(rows.map(({ key, value }) => [key, value]));
};

/** Saves a setting, or removes it by null; every process is notified on commit. */
export const writeSchoolSetting = async (
  tx: Tx,
  { key, value, at }: { key: string; value: unknown; at: Date },
): Promise<void> => {
  await (value === null
    ? tx.run(sql`delete from school_setting where key = ${key}`)
    : tx.run(sql`
        insert into school_setting (key, value, updated_at) values (${key}, ${JSON.stringify(value)}::jsonb, ${at})
        on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`));
  await tx.run(sql`select pg_notify(${settingChannel}, ${key})`);
};
