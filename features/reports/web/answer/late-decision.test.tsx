// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { questionPlayers, questionReviews } from '@inkstone/exam/views';
import { importAnswers } from '@inkstone/taking/contract';
import { getStudentReport, getMyTestReport } from '../../contract.ts';
import { AttemptReport } from '../attempt/attempt-report.tsx';
import { buildQuestion, buildReport, renderWithResponses } from '../testing.tsx';

beforeAll(async () => {
  await Promise.all([questionPlayers.choice(), questionReviews.choice()]);
}, 60_000);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const times = { claimedAt: '2026-03-02T09:00:00.000Z', receivedAt: '2026-03-02T09:01:11.000Z' };
const tooLate = { ...times, seconds: 71, value: 'B', spelled: 'B', reason: 'late', state: 'open' } as const;

const sheet = async () => {
  const [first] = await screen.findAllByRole('article', { name: /^(Question|第)/ });
  if (!first) throw new Error('no question is open');
  return within(first);
};

test.each([
  ['en', 'Arrived 71 s after its clock'],
  ['zh', '计时结束 71 秒后才送达'],
] as const)('a report shows how long after its clock an answer arrived, in %s', async (language, words) => {
  const questions = [buildQuestion({ arrival: { ...times, seconds: 71 } })];
  renderWithResponses(<AttemptReport kind="test" id={3} />, [[getMyTestReport, buildReport({ questions })]], {
    language,
  });
  expect((await sheet()).getByText(words)).toBeTruthy();
});

test.each([
  ['late', /arrived 71 s after its clock: B/],
  ['handedIn', /arrived after the hand-in: B/],
  ['reportOpen', /arrived when the report, which shows the keys, was open: B/],
  ['left', /arrived after this part had been left: B/],
  ['notOpen', /arrived while the question was not open: B/],
] as const)('a student sees that an answer came too late (%s), and cannot decide', async (reason, words) => {
  const questions = [buildQuestion({ arrivedLate: true, late: { ...tooLate, reason } })];
  renderWithResponses(<AttemptReport kind="test" id={3} />, [[getMyTestReport, buildReport({ questions })]]);
  const first = await sheet();
  expect(
    first.getByText((_, element) => element?.tagName === 'P' && words.test(element.textContent ?? '')),
  ).toBeTruthy();
  expect(first.getByText('It is kept and does not count unless the teacher says so.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Count it' })).toBeNull();
});

test('a colleague who reads the report of work that another gave decides nothing', async () => {
  const report = buildReport({ isMine: false, questions: [buildQuestion({ arrivedLate: true, late: tooLate })] });
  renderWithResponses(<AttemptReport kind="homework" id={3} studentId={5} />, [[getStudentReport, report]]);
  expect((await sheet()).getByText('It is kept and does not count unless the teacher says so.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Count it' })).toBeNull();
});

test('the teacher accepts one late answer, or all of them', async () => {
  const questions = [1, 2].map((id) => buildQuestion({ questionId: id, number: id, arrivedLate: true, late: tooLate }));
  const report = buildReport({ questions });
  const { sent } = renderWithResponses(<AttemptReport kind="homework" id={3} studentId={5} />, [
    [getStudentReport, report],
    [importAnswers, { imported: 0, unfit: 0, late: 1, attemptId: report.attemptId }],
  ]);
  const first = await sheet();
  fireEvent.click(first.getByRole('button', { name: 'Count it' }));
  expect(await screen.findByText('1 answer counts now.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Leave them all out' }));
  expect(await screen.findByText('1 answer is left out.')).toBeTruthy();
  const decisions = sent
    .filter(({ path }) => path.endsWith(importAnswers.path))
    .map(({ input }) => (input as { decision: unknown }).decision);
  expect(decisions).toEqual([
    { attemptId: report.attemptId, questionIds: [1], counts: true, seenUntil: tooLate.receivedAt },
    { attemptId: report.attemptId, questionIds: [1, 2], counts: false, seenUntil: tooLate.receivedAt },
  ]);
});
