import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { explainQueries } from '@inkstone/db/testing';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { listCandidateTests } from '../contract.ts';
import { aCandidate, publishCandidateTest } from '../testing.ts';
import { listFilters, listRecords } from './records.queries.ts';

let school: TestSchool;
let supervisor: TestBrowser;
let recruiter: TestBrowser;

/** Records with three positions, every fiftieth with the same name, in a school with three times as many other people. */
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
  supervisor = await school.signIn(await school.person({ role: 'recruitment-supervisor' }));
  recruiter = await school.signIn(await school.person({ role: 'recruitment', name: 'Gu Lan' }));
  const name = sql`case when n % 50 = 0 then 'quokka ' else 'wombat ' end || n`;
  await school.db.run(sql`
    insert into person (username, name, sort_name, search_text, roles, role, permissions, language, is_textbook_tutorial)
    select 'many-' || n, ${name}, ${name}, ${name} || E'\\n', array[role], role, '{}', 1, 1
      from generate_series(1, 4000) n, lateral (select case when n <= 1000 then 'candidate' else 'student' end as role) r`);
  await school.db.run(sql`
    insert into candidate (person_id, recruiter_id, position, search_text, created_at)
    select id, ${recruiter.person.id}, (array['Editor', 'Guide', 'Tutor'])[1 + id % 3],
           lower((array['Editor', 'Guide', 'Tutor'])[1 + id % 3]), now()
      from person where username like 'many-%' and role = 'candidate'`);
  // Updates the planner's statistics, as in a school whose people were not all added just now.
  await school.db.run(sql`vacuum (analyze) person, candidate`);
});
afterAll(() => school.close());

const asked = { recruiterId: null, onlyRecruiterId: undefined, state: undefined, page: 1, pageNum: 10 };

test('a name is found through the people who have it, without reading everybody', async () => {
  const { db, rowsRead } = explainQueries(school.db);
  const { rows, total } = await listRecords(db, { ...asked, search: 'Quokka' });
  expect(rows.map((row) => row.name)).toEqual(Array.from({ length: 10 }, (_, index) => `quokka ${1000 - 50 * index}`));
  expect(total).toBe(20);
  // People with the name are looked up twice, for the page and for the total; then the people of the page are read.
  expect(rowsRead('person')).toBeLessThan(300);
});

test('a search word is found in the name or in the position; several words may be spread over both', async () => {
  const count = async (search: string) => (await listRecords(school.db, { ...asked, search })).total;
  expect(await count('quokka 950 tutor')).toBeLessThanOrEqual(1);
  const all = await Promise.all(['editor', 'guide', 'tutor'].map((position) => count(`quokka ${position}`)));
  expect(all.reduce((sum, count) => sum + count, 0)).toBe(20);
  expect(await count('tutor')).toBe(200);
  expect(await count('')).toBe(1000);
});

test('positions and recruiters are read by stepping through the index from one value to the next', async () => {
  const { db, rowsRead } = explainQueries(school.db);
  expect(await listFilters(db, { recruiterId: null })).toEqual({
    positions: ['Editor', 'Guide', 'Tutor'],
    recruiters: [{ id: recruiter.person.id, name: 'Gu Lan', nameZh: null }],
  });
  expect(rowsRead('candidate')).toBeLessThan(20);
  expect(await listFilters(school.db, { recruiterId: supervisor.person.id })).toEqual({
    positions: [],
    recruiters: [],
  });
});

test('tests are counted on every page, also on a page beyond the last one', async () => {
  const { id } = await aCandidate(school, recruiter);
  await publishCandidateTest(school, recruiter, id);
  expect(await supervisor.ask(listCandidateTests, {})).toMatchObject({ total: 1, list: [{ id }] });
  expect(await supervisor.ask(listCandidateTests, { page: 2 })).toMatchObject({ total: 1, totalPage: 1, list: [] });
  expect(await supervisor.ask(listCandidateTests, { state: 'submitted' })).toMatchObject({ total: 0, list: [] });
});
