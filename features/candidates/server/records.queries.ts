import { sql, type SQL } from 'drizzle-orm';
import { maxListCount, searchWords } from '@inkstone/base';
import type { Handle } from '@inkstone/db';
import type { CandidateFacts, CandidateState } from '../rules.ts';

/** Whose records may be seen; null for those of all recruiters. */
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

/** A record with its test, as the database gives it. */
export type RecordRow = {
  id: number;
  person_id: number;
  name: string;
  name_zh: string | null;
  username: string;
  mail: string | null;
  phone: string | null;
  position: string;
  message: string | null;
  recruiter: string;
  recruiter_zh: string | null;
  paper_id: number | null;
  paper: string | null;
  paper_zh: string | null;
  created_at: string;
  link_until: string | null;
  assignment_id: number | null;
  title: string | null;
  title_zh: string | null;
  programme: string | null;
  question_count: number | null;
  time_limit_seconds: number | null;
  deadline: string | null;
  work: CandidateFacts['work'];
  closed_by_clock: boolean | null;
  answered: number | null;
  submitted_at: string | null;
  score: number | null;
  score_max: number | null;
};

const columns = sql`
  c.id, c.person_id, p.name, p.name_zh, p.username, c.mail, c.phone, c.position, c.message, o.name as recruiter,
  o.name_zh as recruiter_zh, c.paper_id, b.title as paper, b.title_zh as paper_zh, c.created_at,
  l.expires_at as link_until, c.assignment_id, s.title, s.title_zh, s.programme, s.question_count,
  s.time_limit_seconds, s.deadline, r.work, r.closed_by_clock, r.answered_count as answered, r.submitted_at, r.score, r.score_max`;

const from = sql`
  from candidate c
  join person p on p.id = c.person_id
  join person o on o.id = c.recruiter_id
  left join paper b on b.id = c.paper_id
  left join candidate_link l on l.candidate_id = c.id
  left join assignment s on s.id = c.assignment_id
  left join recipient r on r.assignment_id = s.id and r.student_id = c.person_id`;

/** The records that the person may see. */
const visibleCondition = ({ recruiterId }: Scope): SQL =>
  recruiterId === null ? sql`true` : sql`c.recruiter_id = ${recruiterId}`;

const progressByState = { published: 'none', started: 'started', submitted: 'submitted', marked: 'marked' } as const;

const stateCondition = (state: CandidateState | undefined): SQL => {
  if (state === undefined) return sql`true`;
  return state === 'draft' ? sql`c.assignment_id is null` : sql`r.work = ${progressByState[state]}`;
};

const searchColumn = sql`(p.search_text || ' ' || c.search_text)`;

const recordCondition = (key: RecordKey): SQL => {
  const wordConditions = searchWords(key.search ?? '').map((word) => sql`position(${word} in ${searchColumn}) > 0`);
  const recruiterCondition =
    key.onlyRecruiterId === undefined ? sql`true` : sql`c.recruiter_id = ${key.onlyRecruiterId}`;
  return sql.join(
    [visibleCondition(key), recruiterCondition, stateCondition(key.state), ...wordConditions],
    sql` and `,
  );
};

const personJoin = sql`join person p on p.id = c.person_id`;
const recipientJoin = sql`left join recipient r on r.assignment_id = c.assignment_id and r.student_id = c.person_id`;

/** The source for selecting records; everything else is read for one page only. */
const selectionSource = ({ search, state }: RecordKey): SQL =>
  sql`from candidate c ${searchWords(search ?? '').length > 0 ? personJoin : sql``} ${state === undefined ? sql`` : recipientJoin}`;

const listPage = async (
  db: Handle,
  key: RecordKey,
  { where, order, isByRecipient = false }: { where: SQL; order: SQL; isByRecipient?: boolean },
) => {
  const needsRecipient = isByRecipient && key.state === undefined;
  const { rows } = await db.execute<RecordRow>(sql`
    with page as materialized (
      select c.id ${selectionSource(key)} ${needsRecipient ? recipientJoin : sql``} where ${recordCondition(key)} and ${where} order by ${order}
       limit ${key.pageNum} offset ${(key.page - 1) * key.pageNum}
    )
    select ${columns} ${from} where c.id in (select id from page) order by ${order}`);
  const countResult = await db.execute<{ total: number }>(
    sql`select count(*) as total from (select 1 ${selectionSource(key)} where ${recordCondition(key)} and ${where} limit ${maxListCount}) t`,
  );
  return { rows, total: countResult.rows[0]?.total ?? 0 };
};

/** Lists one page of records, newest first, with the total. */
export const listRecords = (db: Handle, key: RecordKey) =>
  listPage(db, key, { where: sql`true`, order: sql`c.id desc` });

/** Lists one page of assigned tests, the latest submissions first. */
export const listTests = (db: Handle, key: RecordKey) =>
  listPage(db, key, {
    where: sql`c.assignment_id is not null`,
    order: sql`r.submitted_at desc nulls last, c.id desc`,
    isByRecipient: true,
  });

/** Finds one record that the person may see. */
export const findRecord = async (db: Handle, key: Scope & { id: number }): Promise<RecordRow | undefined> =>
  (await db.execute<RecordRow>(sql`select ${columns} ${from} where c.id = ${key.id} and ${visibleCondition(key)}`))
    .rows[0];

/** Finds the record of a link, even an expired one, whose account is only a candidate's. */
export const findByLink = async (db: Handle, key: { tokenHash: Buffer }): Promise<RecordRow | undefined> => {
  const { rows } = await db.execute<RecordRow>(sql`
    select ${columns} ${from}
     where l.token_hash = ${key.tokenHash} and c.assignment_id is not null
       and p.left_at is null and p.roles = array['candidate']`);
  return rows[0];
};

/** Positions and recruiters of the records that the person may see. */
export const listFilters = async (db: Handle, scope: Scope) => {
  const positions = await db.execute<{ position: string }>(sql`
    select distinct c.position from candidate c where ${visibleCondition(scope)} order by c.position limit 200`);
  const recruiters = await db.execute<{ id: number; name: string; name_zh: string | null }>(sql`
    select distinct o.id, o.name, o.name_zh, o.sort_name collate "C" as sorted
      from candidate c join person o on o.id = c.recruiter_id
     where ${visibleCondition(scope)} order by sorted, o.id limit 200`);
  return { positions: positions.rows.map(({ position }) => position), recruiters: recruiters.rows };
};

/** Papers of the bank, newest first; with `id`, one of them. */
export const listBankPapers = async (db: Handle, { id }: { id?: number } = {}) => {
  const idCondition = id === undefined ? sql`true` : sql`id = ${id}`;
  const { rows } = await db.execute<{ id: number; title: string; title_zh: string | null; question_count: number }>(sql`
    select id, title, title_zh, question_count from paper where hidden_at is null and ${idCondition}
     order by updated_at desc, id desc limit 200`);
  return rows;
};
