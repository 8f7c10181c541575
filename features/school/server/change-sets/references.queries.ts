import { sql, type SQL } from 'drizzle-orm';
import type { Handle } from '@inkstone/db';
import * as z from 'zod';

const ids = { id: z.int() };
const places = { place: z.string(), source: z.string() };

/**
 * What an import itself causes, at the instant at which it is applied: work of the classes joined, and its notices;
 * and its own records of candidates.
 */
const selectImportTraces = (appliedAt: Date, ownCandidateIds: readonly number[]): Readonly<Record<string, SQL>> => ({
  candidate: sql`id = any(${sql.param([...ownCandidateIds])}::bigint[])`,
  recipient: sql`status = 'none' and added_at = ${appliedAt}`,
  message: sql`
    recipient_id in (select r.id from recipient r where r.status = 'none' and r.added_at = ${appliedAt})
    and not exists (select 1 from delivery d where d.message_id = message.id)`,
});

/** Enrolments are counted by themselves, and so are owned classes: an import makes some. */
const enrolmentTables = ['class_member', 'class_teacher', 'school_class'];

/**
 * Of some people, those to whom any row of the database refers, except as a member or teacher of a class, as the owner of
 * one of `ownClassIds`, by one of `ownCandidateIds`, and by what the import brought about. The places are read from the catalogue, so that a new table
 * is not forgotten.
 */
export const listReferredPeople = async (
  db: Handle,
  {
    personIds,
    ownClassIds = [],
    ownCandidateIds = [],
    appliedAt,
  }: {
    personIds: readonly number[];
    ownClassIds?: readonly number[];
    ownCandidateIds?: readonly number[];
    appliedAt: Date;
  },
): Promise<Set<number>> => {
  if (personIds.length === 0) return new Set();
  const sources = await db.rows(
    sql`
    select c.conrelid::regclass::text as place, format('select %I as id from %s', a.attname, c.conrelid::regclass) as source
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = 'person'::regclass
       and c.conrelid::regclass::text <> all(${sql.param(enrolmentTables)}::text[])
     order by 2`,
    places,
  );
  const ownTraces = selectImportTraces(appliedAt, ownCandidateIds);
  const all = sql.join(
    [
      sql`select teacher_id as id from school_class where id <> all(${sql.param([...ownClassIds])}::bigint[])`,
      ...sources.map(({ place, source }) => {
        const ownTrace = ownTraces[place];
        return ownTrace ? sql`${sql.raw(source)} where not (${ownTrace})` : sql.raw(source);
      }),
    ],
    sql` union all `,
  );
  const rows = await db.rows(
    sql`select distinct r.id from (${all}) r where r.id = any(${sql.param([...personIds])}::bigint[])`,
    ids,
  );
  return new Set(rows.map(({ id }) => id));
};

const enrolmentColumns = { personId: z.int(), count: z.int() };

/** In how many classes each of some people is or was. */
export const countEnrolments = async (db: Handle, personIds: readonly number[]): Promise<Map<number, number>> => {
  const rows = await db.rows(
    sql`
    select e.person_id, count(*) as count from (
      select student_id as person_id from class_member union all select teacher_id from class_teacher) e
     where e.person_id = any(${sql.param([...personIds])}::bigint[]) group by e.person_id`,
    enrolmentColumns,
  );
  return new Map(rows.map(({ personId, count }) => [personId, count]));
};
