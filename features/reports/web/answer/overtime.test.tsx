// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { questionReviews } from '@inkstone/exam/views';
import { getMyHomeworkReport } from '../../contract.ts';
import { AttemptReport } from '../attempt/attempt-report.tsx';
import { buildQuestion, buildReleasedMark, buildReport, renderWithResponses } from '../testing.tsx';

beforeAll(async () => void (await questionReviews.essay()), 60_000);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const inTime = 'Ink is old.';
const overtime = {
  ...{ value: `${inTime} Paper is old, too.`, words: 7, wordsInTime: 3 },
  timeUpAt: '2026-03-01T08:50:00.000Z',
  writtenUntil: '2026-03-01T08:57:00.000Z',
};
const prompt = { text: '<p>Ink or paper?</p>', leastWords: 0 };

const draw = (scoresOvertime: boolean | null, language: 'en' | 'zh' = 'en') => {
  const mark =
    scoresOvertime === null ? null : { ...buildReleasedMark({ task: 300 }), ...(scoresOvertime && { scoresOvertime }) };
  const question = buildQuestion({
    kind: 'essay',
    options: [],
    prompt,
    key: { model: '' },
    value: inTime,
    overtime,
    mark,
  });
  const report = buildReport({
    kind: 'homework',
    questions: [{ ...question, outcome: mark ? 'partial' : 'toBeMarked' }],
  });
  renderWithResponses(<AttemptReport kind="homework" id={3} />, [[getMyHomeworkReport, report]], { language });
};
const findNote = async (name: string) => (await screen.findAllByRole('region', { name }))[0]?.textContent ?? '';

test.each([
  [null, 'What was written over time counts only if the marker chooses it.'],
  [false, 'The mark is for what was written in time.'],
  [true, 'The mark is for the text with time over.'],
])('a report shows the words of both texts, and which one is marked (chosen: %s)', async (scoresOvertime, words) => {
  draw(scoresOvertime);
  const note = await findNote('Written on over time');
  expect(note).toContain('In time: 3 words');
  expect(note).toContain('With time over: 7 words');
  expect(note).toContain(words);
});

test('the report says so in Chinese', async () => {
  draw(true, 'zh');
  const note = await findNote('超时续写');
  expect(note).toContain('限时内：3 词');
  expect(note).toContain('含超时续写：7 词');
  expect(note).toContain('按含超时续写的全文评分。');
});

test.each([
  ['en', 'Worked on until 4 min after the time limit; counts like the rest'],
  ['zh', '作答至限时后 4 分钟，照常计分'],
] as const)('a report says until when a text was written that counts after its limit (%s)', async (language, words) => {
  const pastLimit = { timeUpAt: '2026-03-01T08:50:00.000Z', changedAt: '2026-03-01T08:54:00.000Z', seconds: 240 };
  const question = buildQuestion({ kind: 'essay', options: [], prompt, key: { model: '' }, value: inTime, pastLimit });
  const report = buildReport({ kind: 'homework', questions: [{ ...question, outcome: 'toBeMarked' }] });
  renderWithResponses(<AttemptReport kind="homework" id={3} />, [[getMyHomeworkReport, report]], { language });
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
});
