// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { questionPlayers, questionReviews } from '@inkstone/exam/views';
import { getMyTestReport } from '../../contract.ts';
import { AttemptReport } from './attempt-report.tsx';
import { buildQuestion, buildReport, renderWithResponses } from '../testing.tsx';

// Question views are loaded lazily; here they are loaded from the start.
beforeAll(async () => {
  await Promise.all([questionPlayers.choice(), questionReviews.choice()]);
}, 60_000);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const none = { partial: 0, seconds: 60, weight: null };
const verbal = { ...none, id: 'verbal', name: 'Verbal', right: 40, wrong: 12, blank: 8, earned: 37, possible: 60 };
const reading = { ...none, id: 'reading', name: 'Reading', right: 2, wrong: 30, blank: 8, earned: -5.5, possible: 40 };
const answerRule = { right: 1, wrong: -0.25, blank: 0 };
const priced = buildReport({
  ...{ answerRule, score: 1980, scoreMax: 2400, scoreLeast: 1500, sections: [verbal, reading] },
  questions: [
    buildQuestion(),
    buildQuestion({ number: 2, questionId: 2, value: 'C', outcome: 'wrong', earned: -0.25 }),
    buildQuestion({ number: 3, questionId: 3, outcome: 'toBeMarked', earned: null, isUnscored: true }),
  ],
});

test.each([
  [
    'en',
    'A right answer counts 1, a blank 0, a wrong one −0.25.',
    '42 right, 42 wrong, 16 blank: 42 × 1 − 42 × 0.25 = 31.5 points',
    '40 right, 12 wrong, 8 blank: 37 of 60 points',
  ],
  [
    'zh',
    '答对一题 1 分，不答 0 分，答错 −0.25 分。',
    '答对 42 题，答错 42 题，未答 16 题：42 × 1 − 42 × 0.25 = 31.5 分',
    '对 40，错 12，未答 8：37 / 60 分',
  ],
] as const)(
  'the penalty for wrong answers is explained next to the scaled score, in %s',
  async (language, ...words) => {
    renderWithResponses(<AttemptReport kind="test" id={3} />, [[getMyTestReport, priced]], { language });
    for (const text of words) expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  },
);

test('a section below zero has no percentage, and unscored questions are counted separately', async () => {
  renderWithResponses(<AttemptReport kind="test" id={3} />, [[getMyTestReport, priced]]);
  const name = /Reading 0%, 2 right, 30 wrong, 8 blank: −5.5 of 40 points/;
  expect(await screen.findByRole('img', { name })).toBeTruthy();
  expect((await screen.findByText('Not scored', { selector: 'dt' })).parentElement?.textContent).toBe('Not scored1');
  expect(screen.getByRole('button', { name: 'Question 3: not scored' })).toBeTruthy();
  expect(screen.queryByText('To be marked')).toBeNull();
});

test('one point is in the singular: in the score, its sum and its sections', async () => {
  const counts = { ...none, right: 1, wrong: 0, blank: 0, earned: 1, possible: 1 };
  const sections = [
    { ...counts, id: 'verbal', name: 'Verbal' },
    { ...counts, id: 'reading', name: 'Reading', right: 0, blank: 1, earned: 0 },
  ];
  const report = buildReport({
    answerRule,
    score: 1,
    scoreMax: 1,
    scoreLeast: 0,
    sections,
    questions: [buildQuestion()],
  });
  renderWithResponses(<AttemptReport kind="test" id={3} />, [[getMyTestReport, report]]);
  expect(await screen.findByText('1 of 1 point')).toBeTruthy();
  expect(screen.getByText('1 right, 0 wrong, 1 blank: 1 × 1 − 0 × 0.25 = 1 point')).toBeTruthy();
  expect(screen.getAllByText('0 right, 0 wrong, 1 blank: 0 of 1 point').length).toBeGreaterThan(0);
});
