// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AnswersMatrix } from './answers-matrix.tsx';
import { buildItem, renderWithResponses } from '../testing.tsx';
import type { AssignmentReportData } from '../../document/assignment-report-data.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const recording = 'd9ea6ce8-649f-4b1e-9a53-0f2f6b1c7d11';

const report: AssignmentReportData = {
  ...{ assignmentId: 3, title: 'Mock A', kind: 'test', programme: 'toefl', variantName: 'TOEFL 2023' },
  ...{
    deadline: '2026-03-01T09:00:00.000Z',
    reportAt: 'closed',
    reportOpenedAt: null,
    classes: [],
    page: 1,
    totalPage: 1,
    total: 0,
  },
  ...{ recipients: 1, handedIn: 1, scoreMax: 5, mean: 4, median: 4, highest: 4, lowest: 4, deviation: null },
  ...{ alpha: null, sem: null, responsesNeeded: 30, distribution: [], missing: [], mayAnswer: 0 },
  students: [
    {
      ...{ studentId: 5, attemptId: 7, name: 'Lin Xiaohe', className: '', score: 4, setByHand: false },
      ...{ setBeforeReopening: false, computedScore: null },
      ...{ right: 1, partial: 0, wrong: 0 },
      ...{ blank: 0, byTeacher: 1, selfMark: null, seconds: 60, submittedAt: '2026-03-01T09:00:00.000Z' },
      isLate: false,
      answers: [
        { questionId: 2, spelled: 'B', outcome: 'right' },
        { questionId: 3, spelled: recording, outcome: 'toBeMarked' },
      ],
    },
  ],
  items: [
    buildItem(),
    buildItem({ questionId: 3, number: 3, kind: 'timed-speech', prompt: {}, options: [], keyText: '' }),
  ],
};

test('a spoken answer is shown as a recording, not as its file name', () => {
  renderWithResponses(<AnswersMatrix report={report} onItem={vi.fn<(questionId: number) => void>()} />, []);
  expect(screen.getByText('Recording')).toBeTruthy();
  expect(screen.queryByText(recording)).toBeNull();
  expect(screen.getAllByText('B')).toHaveLength(2);
});

test('the key of a question without options is formatted like an answer', () => {
  const items = [
    buildItem({
      kind: 'blanks',
      prompt: {},
      options: [],
      key: [['colour', 'color'], ['red']],
      keyText: 'colour|color/red',
    }),
  ];
  renderWithResponses(
    <AnswersMatrix report={{ ...report, items }} onItem={vi.fn<(questionId: number) => void>()} />,
    [],
  );
  expect(screen.getByText('colour|color/red')).toBeTruthy();
});

const onPaper = (): (string | null)[] =>
  [...document.querySelectorAll('.only-paper thead th')].map(({ textContent }) => textContent);

test('on paper, every question is in a table no wider than a page', () => {
  const numbers = Array.from({ length: 54 }, (_, at) => at + 1);
  const items = numbers.map((number) => buildItem({ questionId: number, number }));
  renderWithResponses(
    <AnswersMatrix report={{ ...report, items }} onItem={vi.fn<(questionId: number) => void>()} />,
    [],
  );
  expect(onPaper()).toEqual([]);

  dispatchEvent(new Event('beforeprint'));
  expect(onPaper().filter((head) => head !== 'Name' && head !== 'Score')).toEqual(numbers.map(String));
  const tables = [...document.querySelectorAll('.only-paper table')];
  expect(tables.map((table) => table.querySelectorAll('thead th').length)).toEqual([11, 11, 11, 11, 11, 11]);
  expect(tables.map((table) => table.querySelector('tbody th')?.textContent)).toEqual(Array(6).fill('Lin Xiaohe'));

  act(() => void dispatchEvent(new Event('afterprint')));
  expect(onPaper()).toEqual([]);
});
