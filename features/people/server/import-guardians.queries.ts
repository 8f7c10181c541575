import { sql } from 'drizzle-orm';
import type { Language } from '@inkstone/base';
import type { Handle, Tx } from '@inkstone/db';
import * as z from 'zod';
import { idsIn } from './scope.queries.ts';

const guardianColumns = {
  id: z.int(),
  studentId: z.int(),
  name: z.string(),
  mail: z.string(),
  language: z.enum(['en', 'zh']),
};

/** The present guardians of some students. */
export const listGuardiansOfStudents = (db: Handle, studentIds: readonly number[]) =>
  db.rows(
    sql`
    select id, student_id, name, mail, language from guardian
     where student_id = any(${idsIn(studentIds)}) and removed_at is null order by id`,
    guardianColumns,
  );

/** The same, locked against any other change. */
export const lockGuardiansOfStudents = (tx: Tx, studentIds: readonly number[]) =>
  tx.rows(
    sql`
    select id, student_id, name, mail, language from guardian
     where student_id = any(${idsIn(studentIds)}) and removed_at is null order by id for update`,
    guardianColumns,
  );

interface GuardianValues {
  studentId: number;
  name: string;
  mail: string;
  language: Language;
}

const addedColumns = { id: z.int(), studentId: z.int(), mail: z.string() };

/** Adds guardians of students; returns their ids. */
export const insertGuardians = (
  tx: Tx,
  guardians: readonly GuardianValues[],
  { createdBy, createdAt }: { createdBy: number; createdAt: Date },
) =>
  tx.rows(
    sql`
    insert into guardian (student_id, name, mail, language, created_by, created_at)
    select "studentId", name, mail, language, ${createdBy}, ${createdAt}
      from jsonb_to_recordset(${JSON.stringify(guardians)}::jsonb)
        as t("studentId" bigint, name text, mail text, language text)
    returning id, student_id, mail`,
    addedColumns,
  );

/** Writes guardians. */
export const updateGuardians = (
  tx: Tx,
  guardians: readonly { id: number; name: string; mail: string; language: Language }[],
): Promise<unknown> =>
  tx.run(sql`
    update guardian g set name = t.name, mail = t.mail, language = t.language
      from jsonb_to_recordset(${JSON.stringify(guardians)}::jsonb)
        as t(id bigint, name text, mail text, language text)
     where g.id = t.id`);

/** Removes guardians to whom nothing was sent, without a trace; returns those who are gone. */
export const deleteUnusedGuardians = async (tx: Tx, ids: readonly number[]): Promise<Set<number>> => {
  const sources = await tx.rows(
    sql`
    select format('select %I as id from %s', a.attname, c.conrelid::regclass) as source
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = 'guardian'::regclass order by 1`,
    { source: z.string() },
  );
  const references = sql.join(
    [sql`select null::bigint as id`, ...sources.map(({ source }) => sql.raw(source))],
    sql` union all `,
  );
  const rows = await tx.rows(
    sql`
    delete from guardian g where g.id = any(${idsIn(ids)}) and not exists (select 1 from (${references}) r where r.id = g.id)
    returning g.id`,
    { id: z.int() },
  );
  return new Set(rows.map(({ id }) => id));
};
