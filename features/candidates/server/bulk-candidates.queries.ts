import { sql } from 'drizzle-orm';
import { titleSearchText } from '@inkstone/base/pinyin';
import type { Computed, Handle, Tx } from '@inkstone/db';
import type { person } from '@inkstone/session/server';
import * as z from 'zod';
import { isCandidateAccount } from '../rules.ts';
import type { candidate } from './candidates.tables.ts';

type RecordColumns = typeof candidate.$inferSelect;
type AccountColumns = typeof person.$inferSelect;

/** What a record says of a candidate, with the names of the account. */
export interface CandidateFacts {
  name: string;
  nameZh: string | null;
  position: string;
  mail: string | null;
  phone: string | null;
  message: string | null;
}

/** A record among many, as an import reads it. */
export interface KnownCandidate extends CandidateFacts {
  id: number;
  recruiterId: number;
  personId: number;
  username: string;
  /** Whether the account is only a candidate's; names of other accounts are not changed with a record. */
  isCandidateAccount: boolean;
  /** Whether the record is a draft to which nobody has given a paper or a link. */
  isUntouched: boolean;
}

const untouchedColumn = { isUntouched: z.boolean() };

type KnownRow = Pick<RecordColumns, 'id' | 'recruiterId' | 'personId' | 'position' | 'mail' | 'phone' | 'message'> &
  Pick<AccountColumns, 'username' | 'name' | 'nameZh' | 'roles' | 'leftAt'> &
  Computed<typeof untouchedColumn>;

const selectKnown = sql`
  select c.id, c.recruiter_id, c.person_id, c.position, c.mail, c.phone, c.message, p.username, p.name, p.name_zh, p.roles,
         p.left_at, c.published_at is null and c.assignment_id is null and c.paper_id is null and not exists (
           select 1 from candidate_link l where l.candidate_id = c.id) as is_untouched
    from candidate c join person p on p.id = c.person_id`;

const toKnown = ({ roles, leftAt, ...row }: KnownRow): KnownCandidate => ({
  ...row,
  isCandidateAccount: isCandidateAccount({ roles, leftAt }),
});

/** All records of some recruiters. */
export const listCandidatesOfRecruiters = async (
  db: Handle,
  recruiterIds: readonly number[],
): Promise<KnownCandidate[]> => {
  const rows = await db.rows<KnownRow>(
    sql`${selectKnown} where c.recruiter_id = any(${sql.param([...recruiterIds])}::bigint[]) order by c.id`,
    untouchedColumn,
  );
  return rows.map(toKnown);
};

/** Locks records in the order of their ids; those that are gone are left out. */
export const lockCandidates = async (tx: Tx, ids: readonly number[]): Promise<KnownCandidate[]> => {
  const rows = await tx.rows<KnownRow>(
    sql`${selectKnown} where c.id = any(${sql.param([...ids])}::bigint[]) order by c.id for update of c`,
    untouchedColumn,
  );
  return rows.map(toKnown);
};

const numberColumn = { number: z.int() };

/** The numbers of some candidate accounts to be made, which are also the ids of their records. */
export const takeAccountNumbers = async (tx: Tx, count: number): Promise<number[]> => {
  const rows = await tx.rows(
    sql`select nextval('candidate_id_seq') as number from generate_series(1, ${count})`,
    numberColumn,
  );
  return rows.map(({ number }) => number);
};

/** A draft to be stored under the number that its account was named by. */
type DraftRow = Pick<RecordColumns, 'id' | 'personId' | 'recruiterId' | 'position' | 'mail' | 'phone' | 'message'>;

const toJson = (rows: readonly (Pick<CandidateFacts, 'position'> & { id: number })[]): string =>
  JSON.stringify(rows.map((row) => ({ ...row, searchText: titleSearchText(row.position) })));

const recordColumns = sql`id bigint, "personId" bigint, "recruiterId" bigint, mail text, phone text, position text,
  "searchText" text, message text`;

/** Stores drafts. */
export const insertDrafts = async (tx: Tx, drafts: readonly DraftRow[], createdAt: Date): Promise<void> => {
  if (drafts.length === 0) return;
  await tx.run(sql`
    insert into candidate (id, person_id, recruiter_id, mail, phone, position, search_text, message, created_at)
      overriding system value
    select t.id, "personId", "recruiterId", mail, phone, t.position, "searchText", message, ${createdAt}
      from jsonb_to_recordset(${toJson(drafts)}::jsonb) as t(${recordColumns}) order by t.id`);
};

/** Writes what records say, without names. */
export const updateRecords = async (
  tx: Tx,
  records: readonly (Omit<CandidateFacts, 'name' | 'nameZh'> & { id: number })[],
): Promise<void> => {
  if (records.length === 0) return;
  await tx.run(sql`
    update candidate c
       set mail = t.mail, phone = t.phone, position = t.position, search_text = t."searchText", message = t.message
      from jsonb_to_recordset(${toJson(records)}::jsonb) as t(${recordColumns}) where c.id = t.id`);
};

/** Deletes drafts that have neither test nor link. */
export const deleteDrafts = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  await tx.run(sql`delete from candidate where id = any(${sql.param([...ids])}::bigint[])`);
};
