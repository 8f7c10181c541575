// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { questionReviews } from '@inkstone/exam/views';
import { getMyTestReport } from '../../contract.ts';
import { buildQuestion, buildReleasedMark, buildReport, renderWithResponses } from '../testing.tsx';
import { Screen as AudioAnalysis } from './audio-analysis.screen.tsx';
import { Screen as SpeakingReport } from './speaking-report.screen.tsx';
import { Screen as WritingResult } from './writing-result.screen.tsx';

vi.mock('@inkstone/session/web', async (original) => ({
  ...(await original<typeof import('@inkstone/session/web')>()),
  useCurrentUser: () => ({ id: 5, role: 'student' }),
}));

const spoken = ['timed-speech', 'essay'] as const;

// Question views are loaded lazily; here they are loaded from the start.
beforeAll(async () => {
  await Promise.all(spoken.map((type) => questionReviews[type]()));
}, 60_000);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const speech = (number: number, scores: Record<string, number> | null) =>
  buildQuestion({
    ...{ number, questionId: number, kind: 'timed-speech', skill: 'speaking', sectionId: 'speaking' },
    ...{ prompt: { text: `<p>Task ${number}?</p>` }, key: { model: `<p>Model ${number}.</p>` } },
    value: { recordings: [] },
    ...(scores
      ? { mark: buildReleasedMark(scores), outcome: 'partial' as const, earned: 3, possible: 4 }
      : { outcome: 'toBeMarked' as const, earned: null, possible: 4 }),
  });
const text = buildQuestion({
  ...{ number: 3, questionId: 3, kind: 'essay', skill: 'writing', sectionId: 'writing' },
  ...{ prompt: { text: '<p>Why?</p>', leastWords: 0 }, key: { model: '' }, value: 'Because it is so.' },
  ...{ mark: buildReleasedMark({ delivery: 400 }), outcome: 'partial' as const, earned: 3, possible: 4 },
});
const scales = [
  {
    id: 'speaking',
    name: 'Speaking',
    score: 19,
    low: null,
    high: null,
    least: 0,
    most: 30,
    isTaken: true,
    isEstimate: false,
  },
];

test('the speaking report has the score, each criterion by task with its mean, and every task', async () => {
  const questions = [speech(1, { delivery: 300, language: 200 }), speech(2, { delivery: 200, language: 200 }), text];
  renderWithResponses(<SpeakingReport />, [[getMyTestReport, buildReport({ questions, scales })]], {
    at: '/report/speaking?id=3',
  });
  expect(await screen.findByText('Speaking, of 30')).toBeTruthy();
  expect(screen.getByText('19')).toBeTruthy();
  const table = screen.getByRole('table', { name: 'Mean scores by criterion' });
  expect(within(table).getByText('2.5 / 4')).toBeTruthy();
  expect(await screen.findAllByRole('article')).toHaveLength(2);
});

test('three criteria or more are shown as a radar chart of their means; two as a table only', async () => {
  const area = () => screen.queryByRole('img', { name: 'Mean scores by criterion' })?.querySelector('[data-tone]');
  const full = [speech(1, { delivery: 400, language: 200, topic: 200 })];
  renderWithResponses(<SpeakingReport />, [[getMyTestReport, buildReport({ questions: full })]], {
    at: '/report/speaking?id=3',
  });
  await screen.findByRole('table', { name: 'Mean scores by criterion' });
  // The centre is at 210, 144; the radius is 100.
  await vi.waitFor(() => expect(area()?.getAttribute('points')).toBe('210.0,44.0 253.3,169.0 166.7,169.0'));
  cleanup();
  const two = [speech(1, { delivery: 400, language: 200 })];
  renderWithResponses(<SpeakingReport />, [[getMyTestReport, buildReport({ questions: two })]], {
    at: '/report/speaking?id=3',
  });
  await screen.findByRole('table', { name: 'Mean scores by criterion' });
  expect(area()).toBeUndefined();
});

test('unmarked tasks are labelled and do not count', async () => {
  const questions = [speech(1, null)];
  renderWithResponses(<SpeakingReport />, [[getMyTestReport, buildReport({ questions })]], {
    at: '/report/speaking?id=3',
  });
  expect(await screen.findByText('0 of 1 marked')).toBeTruthy();
  expect(screen.getAllByText('To be marked').length).toBeGreaterThan(1);
});

test('the writing result counts words and notes of each text', async () => {
  renderWithResponses(<WritingResult />, [[getMyTestReport, buildReport({ questions: [text] })]], {
    at: '/exam/tf/wriResult?id=3',
  });
  const table = await screen.findByRole('table', { name: /Task by task/ });
  const row = within(table).getAllByRole('row')[1];
  expect(row?.textContent).toMatch(/Question 3.*4.*0.*3 \/ 4/);
});

test.each([
  ['我今天很高兴。', 6],
  ['About 1,000 people live there — most of them.', 8],
])('the writing result counts %s as %i words', async (value, count) => {
  renderWithResponses(<WritingResult />, [[getMyTestReport, buildReport({ questions: [{ ...text, value }] })]], {
    at: '/exam/tf/wriResult?id=3',
  });
  const table = await screen.findByRole('table', { name: /Task by task/ });
  const cells = within(table).getAllByRole('row')[1]?.querySelectorAll('td') ?? [];
  expect([...cells].map(({ textContent }) => textContent)).toContain(String(count));
});

test('one recording is shown beside its model, and the next is one click away', async () => {
  const questions = [speech(1, { delivery: 300 }), speech(2, { delivery: 200 })];
  renderWithResponses(<AudioAnalysis />, [[getMyTestReport, buildReport({ questions })]], {
    at: '/analysis/audio?id=3',
  });
  expect(await screen.findByText('Model 1.')).toBeTruthy();
  expect(screen.getByText('1 of 2')).toBeTruthy();
  // The mark's lazy components are still loading.
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Next' })));
  expect(await screen.findByText('Model 2.', {}, { timeout: 60_000 })).toBeTruthy();
  expect(screen.getByText('Nothing was recorded.')).toBeTruthy();
});
