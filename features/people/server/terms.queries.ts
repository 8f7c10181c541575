import { eq, sql, type SQL } from 'drizzle-orm';
import type { Computed, Handle, Tx } from '@inkstone/db';
import * as z from 'zod';
import { termStates } from '../contract/terms.ts';
import { nameColumns } from './scope.queries.ts';
import { schoolTerm } from './people.tables.ts';

/** The days and names of a term. */
export type TermRow = Omit<typeof schoolTerm.$inferSelect, 'createdAt'>;

/** Joins the term of a class, as `t_class`. */
export const joinTerm: SQL = sql`left join school_term t_class on t_class.id = c.term_id`;

const stateOn = (today: string): SQL => sql`case when t_class.last_day < ${today}::date then 'past'
  when t_class.first_day > ${today}::date then 'coming' else 'current' end`;

/** The term of a class joined by `joinTerm`; null where it belongs to none. */
export const selectTerm = (today: string): SQL => sql`
  case when t_class.id is not null then jsonb_build_object('id', t_class.id, 'name', t_class.name,
    'nameZh', t_class.name_zh, 'state', ${stateOn(today)}) end as term`;

/** The column that `selectTerm` returns. */
export const termColumns = {
  term: z.object({ id: z.int(), ...nameColumns, state: z.enum(termStates) }).nullable(),
};

/** Classes by their terms: the current one first, then those without a term, the next ones, and past ones, the latest first. */
export const inOrderOfTerms = (today: string): SQL => sql`
  case when t_class.id is null then 1 when t_class.last_day < ${today}::date then 3
    when t_class.first_day > ${today}::date then 2 else 0 end,
  case when t_class.last_day < ${today}::date then -(t_class.first_day - ${today}::date)
    else t_class.first_day - ${today}::date end`;

const termDetails = { classCount: z.int(), state: z.enum(termStates) };

/** Terms with how many classes belong to each, the latest first. */
export const listTermRows = (db: Handle, today: string) =>
  db.rows<TermRow & Computed<typeof termDetails>>(
    sql`
    select t_class.id, t_class.name, t_class.name_zh, t_class.first_day, t_class.last_day, ${stateOn(today)} as state,
           (select count(*) from school_class c where c.term_id = t_class.id) as class_count
      from school_term t_class order by t_class.first_day desc limit 200`,
    termDetails,
  );

/** The terms of the classes that a teacher teaches, the current one first. */
export const listTaughtTerms = (db: Handle, { teacherId, today }: { teacherId: number; today: string }) =>
  db.rows<Pick<TermRow, 'id' | 'name' | 'nameZh'> & Pick<Computed<typeof termDetails>, 'state'>>(
    sql`
    select t_class.id, t_class.name, t_class.name_zh, ${stateOn(today)} as state from school_term t_class
     where t_class.id in (select c.term_id from class_teacher t join school_class c on c.id = t.class_id
                           where t.teacher_id = ${teacherId} and c.ended_at is null)
     order by ${inOrderOfTerms(today)} limit 200`,
    { state: termDetails.state },
  );

/** Lets one change of the terms happen at a time, so that no two that overlap are saved at once. */
export const lockTerms = (tx: Tx): Promise<number> =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended('school_term', 0))`);

const columns = sql`t.id, t.name, t.name_zh, t.first_day, t.last_day`;

/** A term, which nobody removes until the transaction ends. */
export const findTerm = (tx: Tx, termId: number): Promise<TermRow | undefined> =>
  tx.row<TermRow>(sql`select ${columns} from school_term t where t.id = ${termId} for share`);

/** The names of some terms. */
export const listTermNames = (db: Handle, termIds: readonly number[]): Promise<TermRow[]> =>
  db.rows<TermRow>(sql`select ${columns} from school_term t where t.id = any(${sql.param([...termIds])}::bigint[])`);

/** Another term that has a day between two days, both included. */
export const findOverlappingTerm = (
  db: Handle,
  { termId, firstDay, lastDay }: { termId: number | null; firstDay: string; lastDay: string },
): Promise<TermRow | undefined> =>
  db.row<TermRow>(sql`
    select ${columns} from school_term t
     where t.first_day <= ${lastDay}::date and t.last_day >= ${firstDay}::date and t.id is distinct from ${termId} limit 1`);

export const insertTerm = async (tx: Tx, row: Omit<typeof schoolTerm.$inferInsert, 'id'>): Promise<number> => {
  const [created] = await tx.insert(schoolTerm).values(row).returning({ id: schoolTerm.id });
  if (!created) throw new Error('the term was not made');
  return created.id;
};

export const updateTerm = async (tx: Tx, { id, ...row }: TermRow): Promise<void> => {
  await tx.update(schoolTerm).set(row).where(eq(schoolTerm.id, id));
};

/** Removes a term to which no class belongs; false where one does. */
export const deleteTerm = async (tx: Tx, termId: number): Promise<boolean> => {
  const count = await tx.run(sql`
    delete from school_term t where t.id = ${termId} and not exists (select 1 from school_class c where c.term_id = t.id)`);
  return count > 0;
};
