import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { maxListCount, maxSearchCount } from '@inkstone/base';
import { explainQueries } from '@inkstone/db/testing';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { listCandidateTests } from '../contract.ts';
import { aCandidate, publishCandidateTest } from '../testing.ts';
import { lockCandidate } from './candidates.queries.ts';
import { listTests } from './records.queries.ts';

let school: TestSchool;
let recruiter: TestBrowser;
let supervisor: TestBrowser;
const testCount = 3000;

/**
 * Three thousand tests of two recruiters: every third was submitted, every ninth of these is marked, every thousandth of the
 * others started. A candidate's number tells when: the submission of `many-3` is the earliest.
 */
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
  recruiter = await school.signIn(await school.person({ role: 'recruitment', name: 'Gu Lan' }));
  supervisor = await school.signIn(await school.person({ role: 'recruitment-supervisor' }));
  const { id } = await aCandidate(school, recruiter);
  await publishCandidateTest(school, recruiter, id);
  const other = await school.person({ role: 'recruitment', name: 'Shi Yan' });
  await school.db.run(sql`
    insert into person (username, name, sort_name, search_text, roles, role, permissions, language, is_textbook_tutorial)
    select 'many-' || n, 'wombat ' || n, 'wombat ' || n, 'wombat ' || n || E'\n', array['candidate'], 'candidate', '{}', 1, 1
      from generate_series(1, ${testCount}::int) n`);
  await school.db.run(sql`
    insert into assignment (kind, late_hours, teacher_id, title, title_zh, programme, variant, subject, mode, paper_revision_id,
                            begins_at, deadline, report_at, question_count, created_at, search_text)
    select s.kind, s.late_hours, case when split_part(p.username, '-', 2)::int % 2 = 0 then ${other.id} else s.teacher_id end,
           p.id::text, s.title_zh, s.programme, s.variant, s.subject, s.mode, s.paper_revision_id, s.begins_at, s.deadline,
           s.report_at, s.question_count, s.created_at, s.search_text
      from candidate c join assignment s on s.id = c.assignment_id, person p where c.id = ${id} and p.username like 'many-%'`);
  await school.db.run(sql`
    insert into recipient (assignment_id, student_id)
    select s.id, p.id from person p join assignment s on s.title = p.id::text where p.username like 'many-%'`);
  await school.db.run(sql`
    insert into candidate (person_id, recruiter_id, position, search_text, created_at, published_at, assignment_id)
    select p.id, s.teacher_id, 'Editor', 'editor', now(), now(), s.id
      from person p join assignment s on s.title = p.id::text where p.username like 'many-%'
     order by split_part(p.username, '-', 2)::int`);
  await school.db.run(sql`
    update recipient r
       set status = case when n % 3 = 0 then case when n % 9 = 0 then 'marked' else 'submitted' end
                         when n % 1000 = 0 then 'started' else 'none' end,
           submitted_at = case when n % 3 = 0 then timestamptz '2026-03-01' + n * interval '1 minute' end
      from person p, lateral (select split_part(p.username, '-', 2)::int as n) x
     where p.id = r.student_id and p.username like 'many-%'`);
  await school.db.run(sql`vacuum (analyze) person, candidate, recipient, assignment`);
});
afterAll(() => school.close());

const asked = {
  recruiterId: null,
  onlyRecruiterId: undefined,
  state: undefined,
  search: undefined,
  page: 1,
  pageNum: 10,
};
const namesFrom = (first: number, step: number) =>
  Array.from({ length: 10 }, (_, index) => `wombat ${first - step * index}`);
const namesIn = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

test('a page of tests reads its own rows and counts up to the limit, however many tests there are', async () => {
  const { db, rowsRead } = explainQueries(school.db);
  const { rows, total } = await listTests(db, asked);
  expect(namesIn(rows)).toEqual(namesFrom(3000, 3));
  expect(total).toBe(maxListCount);
  // The page, the count and the details of the page.
  expect(rowsRead('candidate')).toBeLessThanOrEqual(maxListCount + 30);
  expect(rowsRead('recipient')).toBeLessThanOrEqual(10);
});

test.each([
  ['submitted', 667],
  ['marked', 333],
  ['published', maxListCount],
  ['started', 2],
] as const)('tests in the state %s are found by index and counted', async (state, total) => {
  const { db, rowsRead } = explainQueries(school.db);
  const found = await listTests(db, { ...asked, state });
  expect(found.total).toBe(total);
  expect(rowsRead('candidate')).toBeLessThanOrEqual(total + 30);
  expect(rowsRead('recipient')).toBeLessThanOrEqual(10);
});

test("a recruiter's page reads no tests of others, and goes on where the page before ended", async () => {
  const { db, rowsRead } = explainQueries(school.db);
  const own = { ...asked, recruiterId: recruiter.person.id };
  const first = await listTests(db, { ...own, state: 'marked' });
  expect(namesIn(first.rows)).toEqual(namesFrom(2997, 18));
  const second = await listTests(db, { ...own, state: 'marked', page: 2 });
  expect(namesIn(second.rows)).toEqual(namesFrom(2997 - 180, 18));
  expect([first.total, second.total]).toEqual([167, 167]);
  expect(rowsRead('candidate')).toBeLessThanOrEqual(2 * 167 + 60);
  const named = await listTests(db, { ...asked, onlyRecruiterId: recruiter.person.id });
  expect(namesIn(named.rows)).toEqual(namesFrom(2997, 6));
});

test('what was not submitted comes last, the newest record first, and a search counts up to its own limit', async () => {
  const { rows } = await listTests(school.db, { ...asked, page: 101 });
  expect(rows.map(({ submittedAt }) => submittedAt)).toEqual(Array.from({ length: 10 }, () => null));
  expect(namesIn(rows)).toEqual([
    'wombat 2999',
    'wombat 2998',
    ...[2996, 2995, 2993, 2992, 2990, 2989, 2987, 2986].map((n) => `wombat ${n}`),
  ]);
  expect((await listTests(school.db, { ...asked, search: 'editor' })).total).toBe(maxSearchCount);
  expect(await supervisor.ask(listCandidateTests, { search: 'wombat 2998' })).toMatchObject({ total: 1 });
});

test('a test that is opened again goes to those that are not submitted, whoever writes the recipient', async () => {
  const read = async () => (await listTests(school.db, { ...asked, search: 'wombat 2985' })).rows;
  const latest = async () => namesIn((await listTests(school.db, asked)).rows)[0];
  const write = (status: string, submittedAt: string | null) =>
    school.db.run(sql`
      update recipient r set status = ${status}, submitted_at = ${submittedAt}::timestamptz from person p
       where p.id = r.student_id and p.name = 'wombat 2985'`);
  await write('submitted', '2026-03-09T08:00:00.000Z');
  expect(await latest()).toBe('wombat 2985');
  await write('started', null);
  expect(await latest()).toBe('wombat 3000');
  expect((await listTests(school.db, { ...asked, state: 'started' })).rows.map(({ name }) => name)).toContain(
    'wombat 2985',
  );
  expect((await read())[0]).toMatchObject({ status: 'started', submittedAt: null });
});

test('whoever changes a record waits for a submission before the record is locked', async () => {
  const { list } = await supervisor.ask(listCandidateTests, { search: 'wombat 2990' });
  const id = list[0]?.id ?? 0;
  await school.tx(async (submission) => {
    await submission.run(sql`
      select from recipient r join candidate c on c.assignment_id = r.assignment_id where c.id = ${id} for update`);
    const edited = school.tx(async (tx) => {
      await tx.run(sql`set local lock_timeout = '20ms'`);
      return lockCandidate(tx, { recruiterId: null, id });
    });
    await expect(edited).rejects.toMatchObject({
      cause: { code: '55P03', where: expect.stringContaining('in relation "recipient"') as string },
    });
  });
});
