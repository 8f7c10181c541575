import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPaper } from '@inkstone/bank/testing';
import { newRequestId, openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import {
  getCandidate,
  getCandidateGuide,
  changeCandidatePaper,
  createCandidate,
  updateCandidate,
  signInCandidate,
  listCandidates,
  publishCandidate,
  shareCandidate,
} from '../contract.ts';
import { aCandidate, createLinkToken, publishCandidateTest } from '../testing.ts';

let school: TestSchool;
let recruiter: TestBrowser;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
  recruiter = await school.signIn(await school.person({ role: 'recruitment', name: 'Gu Lan' }));
});
afterAll(() => school.close());

/** Runs the same action several times at once; returns how often it succeeded. */
const atOnce = async (times: number, action: () => Promise<unknown>): Promise<number> =>
  (await Promise.allSettled(Array.from({ length: times }, action))).filter(({ status }) => status === 'fulfilled')
    .length;

test('records of the same name created concurrently get separate accounts', async () => {
  const make = () => recruiter.send(createCandidate, { ...newRequestId(), name: 'Lu An', position: 'Tutor' });
  const created = await Promise.all(Array.from({ length: 6 }, make));
  expect(new Set(created.map(({ username }) => username)).size).toBe(6);
});

test('a request repeated concurrently creates one record, and a draft published concurrently one test', async () => {
  const input = { ...newRequestId(), name: 'Once Only', position: 'Tutor' };
  expect(await atOnce(5, () => recruiter.send(createCandidate, input))).toBe(1);
  expect((await recruiter.ask(listCandidates, { search: 'Once Only' })).total).toBe(1);
  const { id } = await aCandidate(school, recruiter);
  expect(await atOnce(4, () => publishCandidateTest(school, recruiter, id))).toBe(1);
});

test('of concurrent exchanges of a link only one succeeds', async () => {
  const { id, username } = await aCandidate(school, recruiter);
  await publishCandidateTest(school, recruiter, id);
  const token = await createLinkToken(recruiter, id);
  expect(await atOnce(6, () => school.nobody.ask(signInCandidate, { token }))).toBe(6);
  const rows = await school.db.rows(
    sql`select s.id from session s join person p on p.id = s.person_id where p.username = ${username} and s.ended_at is null`,
  );
  expect(rows).toHaveLength(1);
});

test.each([
  ['hired', sql`roles = array['teacher'], role = 'teacher'`],
  ['gone', sql`left_at = now()`],
])('an account that is %s keeps its name and gets neither test, paper nor link', async (_, change) => {
  const draft = await aCandidate(school, recruiter, { name: 'Xu Mo' });
  const created = await aCandidate(school, recruiter, { name: 'Xu Mo', paperId: draft.paperId });
  await publishCandidateTest(school, recruiter, created.id);
  for (const { username } of [draft, created])
    await school.db.run(sql`update person set ${change} where username = ${username}`);

  const [first, second] = [draft.id, created.id];
  const deadline = '2026-04-01T00:00:00.000Z';
  const facts = { ...newRequestId(), id: first, position: 'Tutor', phone: '+86 10 1234' };
  expect(await recruiter.refused(updateCandidate, { ...facts, name: 'Renamed' })).toBe('candidate.hired');
  expect((await recruiter.ask(getCandidate, { id: first })).names.en).toBe('Xu Mo');
  await recruiter.send(updateCandidate, { ...facts, name: 'Xu Mo' });
  expect(await recruiter.refused(publishCandidate, { ...newRequestId(), id: first, deadline })).toBe('candidate.hired');
  const otherInput = { ...newRequestId(), id: second, paperId: draft.paperId };
  expect(await recruiter.refused(changeCandidatePaper, otherInput)).toBe('candidate.hired');
  expect(await recruiter.refused(shareCandidate, { id: second })).toBe('candidate.hired');
});

test('the guide shows the duration of the test, or that it is unlimited', async () => {
  const fetchGuide = async ({ id }: { id: number }) => {
    await publishCandidateTest(school, recruiter, id);
    return school.nobody.ask(getCandidateGuide, { token: await createLinkToken(recruiter, id) });
  };
  expect(await fetchGuide(await aCandidate(school, recruiter))).toMatchObject({ isTimed: true, timeLimit: 2400 });
  const { paperId } = await aPaper(school, { variant: 'practice' });
  const untimed = await aCandidate(school, recruiter, { paperId });
  expect(await fetchGuide(untimed)).toMatchObject({ isTimed: false, timeLimit: null });
  const limited = await aCandidate(school, recruiter, { paperId });
  const deadline = new Date(school.clock.now().getTime() + 86_400_000).toISOString();
  await recruiter.send(publishCandidate, { ...newRequestId(), id: limited.id, deadline, timeLimit: 900 });
  const token = await createLinkToken(recruiter, limited.id);
  expect(await school.nobody.ask(getCandidateGuide, { token })).toMatchObject({ isTimed: true, timeLimit: 900 });
});

test('special characters are searched literally', async () => {
  await recruiter.send(createCandidate, { ...newRequestId(), name: '\u202Eevil 👩‍🏫', position: '100%' });
  for (const [search, total] of Object.entries({ '%': 1, _: 0, '\\': 0, "'": 0, '👩‍🏫': 1 }))
    expect({ search, total: (await recruiter.ask(listCandidates, { search })).total }).toEqual({ search, total });
});

test('the paper cannot be changed once the time of the test is over', async () => {
  const { id } = await aCandidate(school, recruiter);
  const { paperId } = await aPaper(school, { title: 'Another paper' });
  await publishCandidateTest(school, recruiter, id);
  school.clock.pass({ days: 3 });
  expect(await recruiter.refused(changeCandidatePaper, { ...newRequestId(), id, paperId })).toBe('candidate.over');
});

test('a name is stored as displayed, and a name of invisible characters counts as empty', async () => {
  const [reordered, unseen] = ['Lu\u202EnA\u200B', '\u202E\u200B'];
  const { id, username } = await recruiter.send(createCandidate, {
    ...newRequestId(),
    name: reordered,
    position: 'Tutor\u2066',
  });
  expect(username).toMatch(/^luna-c\d+$/);
  const shown = await recruiter.ask(getCandidate, { id });
  expect([shown.names.en, shown.candidate.position]).toEqual(['LunA', 'Tutor']);
  const nobody = { ...newRequestId(), name: unseen, position: 'Tutor' };
  expect(await recruiter.failed(createCandidate, nobody)).toMatchObject({ kind: 'invalid' });
});
