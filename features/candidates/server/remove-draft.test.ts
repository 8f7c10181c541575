import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRequestId, openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { signInFrontend } from '@inkstone/session/contract';
import { getCandidate, updateCandidate, listCandidates } from '../contract.ts';
import { aCandidate, publishCandidateTest } from '../testing.ts';

let school: TestSchool;
let recruiter: TestBrowser;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
  recruiter = await school.signIn(await school.person({ role: 'recruitment', name: 'Gu Lan' }));
});
afterAll(() => school.close());

const removal = (id: number) => ({
  ...newRequestId(),
  id,
  name: 'Ye Qing',
  position: 'Teaching assistant',
  remove: true as const,
});

test('a draft is deleted with its account, whose number is not reused', async () => {
  const draft = await aCandidate(school, recruiter);
  const { username, password } = draft;
  await school.nobody.send(signInFrontend, { username, password });
  await recruiter.send(updateCandidate, removal(draft.id));
  expect((await recruiter.ask(listCandidates, {})).list).toEqual([]);
  expect((await recruiter.failed(getCandidate, { id: draft.id })).kind).toBe('notFound');
  expect(await school.nobody.refused(signInFrontend, { username, password })).toBe('login.wrong');
  const next = await aCandidate(school, recruiter, { paperId: draft.paperId });
  expect(next.username).not.toBe(username);
});

test('a published record cannot be deleted, nor can another recruiter’s draft', async () => {
  const published = await aCandidate(school, recruiter);
  await publishCandidateTest(school, recruiter, published.id);
  expect(await recruiter.refused(updateCandidate, removal(published.id))).toBe('candidate.published');
  const draft = await aCandidate(school, recruiter);
  const otherRecruiter = await school.signIn(await school.person({ role: 'recruitment', name: 'Shi Yan' }));
  expect((await otherRecruiter.failed(updateCandidate, removal(draft.id))).kind).toBe('notFound');
  const left = (await recruiter.ask(listCandidates, {})).list.map(({ id }) => id);
  expect(left).toEqual(expect.arrayContaining([published.id, draft.id]));
});
