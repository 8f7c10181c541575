import { sql } from 'drizzle-orm';
import type { Handle, Tx } from '@inkstone/db';
import * as z from 'zod';

const columns = {
  edition: z.int(),
  name: z.string(),
  nameZh: z.string().nullable(),
  timeZone: z.string(),
  notice: z.string().nullable(),
  noticeZh: z.string().nullable(),
  archiveHours: z.int(),
  graceSeconds: z.int(),
};

const selectRow = sql`
  select edition, name, name_zh, time_zone, notice, notice_zh, archive_hours, grace_seconds from school where id = 1`;

/** The school's own row. */
export const findSettingsRow = async (db: Handle) => {
  const row = await db.row(selectRow, columns);
  if (!row) throw new Error('the school is gone');
  return row;
};

/** The school's own row, which nobody else changes until the transaction ends. */
export const lockSettingsRow = async (tx: Tx) => {
  const row = await tx.row(sql`${selectRow} for no key update`, columns);
  if (!row) throw new Error('the school is gone');
  return row;
};
