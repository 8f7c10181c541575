import { sql, type SQL } from 'drizzle-orm';
import { maxListCount, maxSearchCount, searchWords } from '@inkstone/base';
import type { AssignmentRow, RecipientRow } from '@inkstone/assignments/server';
import type { Handle, LeftJoined } from '@inkstone/db';
import { hasOnlyRole, isPersonFound } from '@inkstone/people/server';
import { candidate } from '@inkstone/session/contract';
import type { person } from '@inkstone/session/server';
import type { paper } from '@inkstone/bank/server';
import * as z from 'zod';
import type { CandidateState } from '../rules.ts';
import type { candidate as record, candidateLink } from './candidates.tables.ts';

/** The recruiter whose records may be read; null for the records of all recruiters. */
export interface Scope {
  recruiterId: number | null;
}

/** The query of a list of records. */
export interface RecordKey extends Scope {
  /** Only records of this recruiter. */
  onlyRecruiterId: number | undefined;
  search: string | undefined;
  state: CandidateState | undefined;
  page: number;
  pageNum: number;
}

/** A database row of a record with its test, which a draft does not have yet. */
export type RecordRow = Pick<
  typeof record.$inferSelect,
  'id' | 'personId' | 'mail' | 'phone' | 'position' | 'message' | 'paperId' | 'createdAt' | 'assignmentId'
> &
  Pick<typeof person.$inferSelect, 'name' | 'nameZh' | 'username'> &
  LeftJoined<
    Pick<AssignmentRow, 'title' | 'titleZh' | 'programme' | 'questionCount' | 'timeLimitSeconds' | 'deadline'> &
      Pick<RecipientRow, 'status' | 'closedByClock' | 'submittedAt' | 'score' | 'scoreMax'>
  > & {
    recruiter: (typeof person.$inferSelect)['name'];
    recruiterZh: (typeof person.$inferSelect)['nameZh'];
    paper: (typeof paper.$inferSelect)['title'] | null;
    paperZh: (typeof paper.$inferSelect)['titleZh'];
    linkUntil: (typeof candidateLink.$inferSelect)['expiresAt'] | null;
    answered: RecipientRow['answeredCount'] | null;
  };

const columns = sql`
  c.id, c.person_id, p.name, p.name_zh, p.username, c.mail, c.phone, c.position, c.message, o.name as recruiter,
  o.name_zh as recruiter_zh, c.paper_id, b.title as paper, b.title_zh as paper_zh, c.created_at,
  l.expires_at as link_until, c.assignment_id, s.title, s.title_zh, s.programme, s.question_count,
  s.time_limit_seconds, s.deadline, r.status, r.closed_by_clock, r.answered_count as answered, r.submitted_at, r.score, r.score_max`;

const from = sql`
  from candidate c
  join person p on p.id = c.person_id
  join person o on o.id = c.recruiter_id
  left join paper b on b.id = c.paper_id
  left join candidate_link l on l.candidate_id = c.id
  left join assignment s on s.id = c.assignment_id
  left join recipient r on r.assignment_id = s.id and r.student_id = c.person_id`;

/** SQL condition for the records in the scope. */
const visibleCondition = ({ recruiterId }: Scope): SQL =>
  recruiterId === null ? sql`true` : sql`c.recruiter_id = ${recruiterId}`;

const progressByState = { published: 'none', started: 'started', submitted: 'submitted', marked: 'marked' } as const;

const stateCondition = (state: CandidateState | undefined): SQL => {
  if (state === undefined) return sql`true`;
  return state === 'draft' ? sql`c.assignment_id is null` : sql`c.test_status = ${progressByState[state]}`;
};

const holdsWord = (word: string): SQL => sql`(
  c.person_id in (select p.id from person p where ${isPersonFound(word)}) or position(${word} in c.search_text) > 0)`;

const recordCondition = (key: RecordKey): SQL => {
  const words = searchWords(key.search ?? '').map(holdsWord);
  const recruiterCondition =
    key.onlyRecruiterId === undefined ? sql`true` : sql`c.recruiter_id = ${key.onlyRecruiterId}`;
  return sql.join([visibleCondition(key), recruiterCondition, stateCondition(key.state), ...words], sql` and `);
};

const pageOf = ({ page, pageNum }: RecordKey): SQL => sql`limit ${pageNum} offset ${(page - 1) * pageNum}`;

const readRecords = async (db: Handle, ids: readonly number[]): Promise<RecordRow[]> => {
  if (ids.length === 0) return [];
  const rows = await db.rows<RecordRow>(
    sql`select ${columns} ${from} where c.id = any(${sql.param([...ids])}::bigint[])`,
  );
  return rows.toSorted((left, right) => ids.indexOf(left.id) - ids.indexOf(right.id));
};

const mostCounted = ({ search }: RecordKey): number =>
  searchWords(search ?? '').length > 0 ? maxSearchCount : maxListCount;

/** What a list selects and how it is sorted. */
interface Selection {
  condition: SQL;
  order: SQL;
}

/** Selects and counts by the record alone; the other columns are read for the rows of the page. */
const listPage = async (db: Handle, key: RecordKey, { condition, order }: Selection) => {
  const rows = await db.rows<Pick<RecordRow, 'id'>>(
    sql`select c.id from candidate c where ${condition} order by ${order} ${pageOf(key)}`,
  );
  const counted = await db.row(
    sql`select count(*) as total from (select 1 from candidate c where ${condition} limit ${mostCounted(key)}) t`,
    { total: z.int() },
  );
  const records = await readRecords(
    db,
    rows.map(({ id }) => id),
  );
  return { rows: records, total: counted?.total ?? 0 };
};

/** A page of records, newest first, with the number of matches, counted up to a limit. */
export const listRecords = (db: Handle, key: RecordKey) =>
  listPage(db, key, { condition: recordCondition(key), order: sql`c.id desc` });

/** A page of assigned tests, latest submission first, with the number of matches, counted up to a limit. */
export const listTests = (db: Handle, key: RecordKey) =>
  listPage(db, key, {
    condition: sql`${recordCondition(key)} and c.assignment_id is not null`,
    order: sql`c.submitted_at desc nulls last, c.id desc`,
  });

/** Finds one record that the person may read. */
export const findRecord = (db: Handle, key: Scope & { id: number }): Promise<RecordRow | undefined> =>
  db.row<RecordRow>(sql`select ${columns} ${from} where c.id = ${key.id} and ${visibleCondition(key)}`);

/** Finds the record of a link, even of an expired one; only where the account has no role but that of a candidate. */
export const findByLink = (db: Handle, key: { tokenHash: Buffer }): Promise<RecordRow | undefined> =>
  db.row<RecordRow>(sql`
    select ${columns} ${from}
     where l.token_hash = ${key.tokenHash} and c.assignment_id is not null
       and p.left_at is null and ${hasOnlyRole('p', candidate)}`);

// Positions are free text, so there may be many: at most this many pairs of recruiter and position are read.
const mostPositions = 400;

// Steps through the index from each pair to the next, independently of the number of candidates in between.
const listPositions = async (db: Handle, scope: Scope): Promise<string[]> => {
  const rows = await db.rows<Pick<RecordRow, 'position'>>(sql`
    with recursive pair as (
      (select c.recruiter_id, c.position from candidate c where ${visibleCondition(scope)} order by c.recruiter_id, c.position limit 1)
      union all
      select later.recruiter_id, later.position from pair cross join lateral (
        select c.recruiter_id, c.position from candidate c
         where (c.recruiter_id, c.position) > (pair.recruiter_id, pair.position) and ${visibleCondition(scope)}
         order by c.recruiter_id, c.position limit 1) later
    )
    select distinct position from (select position from pair limit ${mostPositions}) p order by position limit 200`);
  return rows.map(({ position }) => position);
};

const listRecruiters = (db: Handle, scope: Scope) =>
  db.rows<Pick<typeof person.$inferSelect, 'id' | 'name' | 'nameZh'>>(sql`
    with recursive recruiter as (
      (select c.recruiter_id as id from candidate c where ${visibleCondition(scope)} order by c.recruiter_id limit 1)
      union all
      select later.id from recruiter cross join lateral (
        select c.recruiter_id as id from candidate c where c.recruiter_id > recruiter.id and ${visibleCondition(scope)}
         order by c.recruiter_id limit 1) later
    )
    select o.id, o.name, o.name_zh from recruiter join person o on o.id = recruiter.id
     order by o.sort_name collate "C", o.id limit 200`);

/** Positions and recruiters of the records in the scope. */
export const listFilters = async (db: Handle, scope: Scope) => ({
  positions: await listPositions(db, scope),
  recruiters: await listRecruiters(db, scope),
});

/** Papers of the bank, newest first; with `id` only that one. */
export const listBankPapers = async (db: Handle, { id }: { id?: number } = {}) => {
  const idCondition = id === undefined ? sql`true` : sql`id = ${id}`;
  return db.rows<Pick<typeof paper.$inferSelect, 'id' | 'title' | 'titleZh' | 'questionCount'>>(sql`
    select id, title, title_zh, question_count from paper where hidden_at is null and ${idCondition}
     order by updated_at desc, id desc limit 200`);
};
