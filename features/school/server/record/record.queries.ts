import { eq, and, sql, type SQL } from 'drizzle-orm';
import { foldCase } from '@inkstone/base';
import type { Computed, Handle, Tx } from '@inkstone/db';
import * as z from 'zod';
import type { RecordAction } from '../../record-actions.ts';
import { schoolRecord, type FieldChange } from './record.tables.ts';

/** Adds an entry to the record. */
export const insertRecord = async (tx: Tx, row: Omit<typeof schoolRecord.$inferInsert, 'id'>): Promise<void> => {
  await tx.insert(schoolRecord).values(row);
};

/** Drops what names a person from the entries about them, where they are erased; who did what and when stays by ids. */
export const eraseFromRecord = async (tx: Tx, personId: number): Promise<void> => {
  await tx
    .update(schoolRecord)
    .set({ personal: [] })
    .where(and(eq(schoolRecord.subjectKind, 'person'), eq(schoolRecord.subjectId, personId)));
};

/** Filter of the record. */
export interface RecordKey {
  action: RecordAction | undefined;
  /** Persons who acted or whom it is about; null: anybody. */
  personIds: readonly number[] | null;
  /** Half-open. */
  span: { from: Date; to: Date } | null;
  beforeId: number | undefined;
  most: number;
}

const isWanted = ({ action, personIds, span, beforeId }: RecordKey): SQL => {
  // Sign-ins would hide the changes of the school: they are listed of persons, or where they are asked for.
  const isAnyAction = personIds === null ? sql`not r.is_sign_in` : sql`true`;
  const isAction = action === undefined ? isAnyAction : sql`r.action = ${action}`;
  const isInSpan = span ? sql`r.at >= ${span.from} and r.at < ${span.to}` : sql`true`;
  const isOlder =
    beforeId === undefined
      ? sql`true`
      : sql`(r.at, r.id) < (select b.at, b.id from school_record b where b.id = ${beforeId})`;
  return sql`${isAction} and ${isInSpan} and ${isOlder}`;
};

/** The ids of a page: of persons, the newest of each by an index of its own, so that a long record is not read whole. */
const pageIds = (key: RecordKey): SQL => {
  const newest = sql`order by r.at desc, r.id desc limit ${key.most}`;
  const filter = isWanted(key);
  if (key.personIds === null) return sql`select r.id from school_record r where ${filter} ${newest}`;
  return sql`
    select found.id from unnest(${sql.param(key.personIds)}::bigint[]) as p(id) cross join lateral (
      (select r.id from school_record r where r.actor_id = p.id and ${filter} ${newest})
      union
      (select r.id from school_record r where r.subject_kind = 'person' and r.subject_id = p.id and ${filter} ${newest})
    ) found`;
};

const columns = {
  changes: z.custom<FieldChange[]>(Array.isArray),
  actorName: z.string().nullable(),
  actorNameZh: z.string().nullable(),
  actorUsername: z.string().nullable(),
  personName: z.string().nullable(),
  personNameZh: z.string().nullable(),
  personUsername: z.string().nullable(),
  thingName: z.string().nullable(),
  thingNameZh: z.string().nullable(),
};

/** An entry of the record with the names of today. */
export type RecordRow = Pick<
  typeof schoolRecord.$inferSelect,
  'id' | 'at' | 'actorId' | 'action' | 'subjectKind' | 'subjectId'
> &
  Computed<typeof columns>;

/** A page of the record, newest first. */
export const listRecords = (db: Handle, key: RecordKey): Promise<RecordRow[]> =>
  db.rows<RecordRow>(
    sql`
    select r.id, r.at, r.actor_id, r.action, r.subject_kind, r.subject_id, r.personal || r.changes as changes,
           a.name as actor_name, a.name_zh as actor_name_zh, a.username as actor_username,
           s.name as person_name, s.name_zh as person_name_zh, s.username as person_username,
           coalesce(c.name, w.title) as thing_name, coalesce(c.name_zh, w.title_zh) as thing_name_zh
      from school_record r
      left join person a on a.id = r.actor_id
      left join person s on r.subject_kind = 'person' and s.id = r.subject_id
      left join school_class c on r.subject_kind = 'class' and c.id = r.subject_id
      left join assignment w on r.subject_kind = 'assignment' and w.id = r.subject_id
     where r.id in (${pageIds(key)})
     order by r.at desc, r.id desc limit ${key.most}`,
    columns,
  );

/** The persons with a user name or number. */
export const findPersonIds = async (db: Handle, search: string): Promise<number[]> => {
  const rows = await db.rows(
    sql`select p.id from person p where lower(p.username) collate "C" = ${foldCase(search)} collate "C"
        union select p.id from person p where p.number collate "C" = ${search}`,
    { id: z.int() },
  );
  return rows.map(({ id }) => id);
};

/** The user names of people, by id. */
export const listUsernames = (db: Handle, ids: readonly number[]) =>
  db.rows(sql`select p.id, p.username from person p where p.id = any(${sql.param([...ids])}::bigint[])`, {
    id: z.int(),
    username: z.string(),
  });
