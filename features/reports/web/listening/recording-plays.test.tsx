// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { getMyHomeworkReport, getStudentReport } from '../../contract.ts';
import { narrowToSection } from '../../document/attempt-report-data.ts';
import { AttemptReport } from '../attempt/attempt-report.tsx';
import { buildQuestion, buildReport, renderWithResponses } from '../testing.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const recordingPlays = [
  { setId: 5, title: 'A wait', numbers: [1, 2], plays: 2, playsMost: 3, clips: [{ number: 2, plays: 1 }] },
  { setId: 6, title: 'The ferry', numbers: [3], plays: 0, playsMost: null, clips: [] },
];
const report = buildReport({
  kind: 'homework',
  recordingPlays,
  questions: [1, 2, 3].map((number) => buildQuestion({ number, questionId: number })),
});

const readLines = async (name: string) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('listitem')
    .map((line) => [...line.children].map(({ textContent }) => textContent));

test('a student reads how often each recording was played, and how often it could be', async () => {
  renderWithResponses(<AttemptReport kind="homework" id={3} />, [[getMyHomeworkReport, report]]);
  expect(await readLines('What was heard')).toEqual([
    ['A wait', 'questions 1, 2', '2 of 3 times'],
    ['A wait', 'its part at question 2', '1 time'],
    ['The ferry', 'question 3', 'not played'],
  ]);
});

test('so does the teacher, in Chinese', async () => {
  const responses: Parameters<typeof renderWithResponses>[1] = [[getStudentReport, report]];
  renderWithResponses(<AttemptReport kind="homework" id={3} studentId={5} />, responses, { language: 'zh' });
  expect(await readLines('听了几遍')).toEqual([
    ['A wait', '第 1、2 题', '2 遍，最多 3 遍'],
    ['A wait', '第 2 题的片段', '1 遍'],
    ['The ferry', '第 3 题', '没有播放'],
  ]);
});

test('a report of work without recordings has no such part', async () => {
  const { recordingPlays: _, ...silent } = report;
  renderWithResponses(<AttemptReport kind="homework" id={3} />, [[getMyHomeworkReport, silent]]);
  await screen.findAllByRole('article', { name: /^Question/ });
  expect(screen.queryByRole('region', { name: 'What was heard' })).toBeNull();
});

test('a section that has a tab of its own has its own recordings alone', () => {
  const questions = report.questions.map((question) => ({ ...question, sectionId: question.number === 3 ? 'b' : 'a' }));
  const sections = { ...report, questions };
  expect(narrowToSection(sections, 'b').recordingPlays).toEqual([recordingPlays[1]]);
  expect(narrowToSection(sections, 'c').recordingPlays).toBeUndefined();
});
