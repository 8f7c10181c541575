// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  decideAnswerSheet,
  enterAnswerSheets,
  listAnswerSheets,
  undoAnswerSheets,
} from '../../contract/answer-sheets.ts';
import { renderWithResponses } from '../testing.tsx';
import { Screen } from './answer-sheets.screen.tsx';
import type { SheetList, SheetPageRow } from './sheet-words.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const box = [0.1, 0.2, 0.2, 0.03];
const page: SheetPageRow = {
  ...{ sheetId: 5, fileName: 'scan.pdf', filePage: 2, url: '/scan.png', state: 'doubtful', problem: null },
  ...{ form: 'A', rules: 2, page: 1, pages: 1, number: null, studentId: 1, edition: 3, attemptId: null },
  questions: [
    { index: 0, isSure: true, values: ['C'], chosen: null, box },
    { index: 1, isSure: false, values: ['A', 'B'], chosen: null, box },
  ],
};
const list: SheetList = {
  ...{ title: 'Sums of Monday', programme: 'amc', kind: 'test', isAdaptive: false, opensAtOnce: false, unprinted: 1 },
  forms: [
    {
      form: 'A',
      rules: 2,
      questions: ['1', '2'].map((label) => ({ label, kind: 'single', options: 4, columns: 0, minus: false })),
    },
  ],
  students: [
    { studentId: 1, name: 'Lin Xiaohe', number: '0311', attempt: 'none' },
    { studentId: 2, name: 'Wen Lan', number: null, attempt: 'screen' },
  ],
  sheets: [page],
};

const at = '/report/answerSheets?id=9&sheet=5';
const open = (sheets: SheetPageRow[], more: Parameters<typeof renderWithResponses>[1] = []) =>
  renderWithResponses(<Screen />, [[listAnswerSheets, { ...list, sheets }], ...more], { at });

test('a doubtful question is decided with one key, over the edition that was seen', async () => {
  const { sent } = open([page], [[decideAnswerSheet, { edition: 4 }]]);
  expect(await screen.findByText('Perhaps A B')).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Question 2' })).toBeTruthy();
  fireEvent.keyDown(document.body, { key: 'b' });
  await waitFor(() =>
    expect(sent.find(({ path }) => path === decideAnswerSheet.path)?.input).toMatchObject({
      ...{ id: 9, sheetId: 5, edition: 3, choices: [{ index: 1, values: ['B'] }] },
    }),
  );
});

test('results are entered of who has nothing left to decide; who is left out is named with the reason', async () => {
  const read = { ...page, state: 'read' as const, questions: page.questions.slice(0, 1) };
  const outcome = { list: [{ studentId: 1, outcome: 'hasAttempt' }] };
  const { sent } = open([read, { ...page, sheetId: 6, studentId: 2 }], [[enterAnswerSheets, outcome]]);
  fireEvent.click(await screen.findByRole('button', { name: 'Enter results of 1' }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Enter results' }));
  expect(await screen.findByText('Lin Xiaohe: has already answered on screen; that attempt is kept')).toBeTruthy();
  expect(sent.find(({ path }) => path === enterAnswerSheets.path)?.input).toMatchObject({ id: 9, studentIds: [1] });
});

test('a picture without a sheet says what to do, and enters nothing', async () => {
  open([{ ...page, state: 'unreadable', problem: 'noSheet', studentId: null, form: null, questions: [] }]);
  expect(await screen.findByText(/four corner squares of a sheet were not found/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enter results' }).disabled).toBe(true);
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('entered answers are taken back after a question, and it is said why they stay', async () => {
  const entered = { ...page, state: 'entered' as const, attemptId: 77 };
  const { sent } = open([entered], [[undoAnswerSheets, { list: [{ studentId: 1, outcome: 'reportOpen' }] }]]);
  fireEvent.click(await screen.findByRole('button', { name: 'Take back' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('Lin Xiaohe');
  expect(sent.some(({ path }) => path === undoAnswerSheets.path)).toBe(false);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Take back' }));
  expect(
    await screen.findByText('The report is open to the student, so the answers cannot be taken back.'),
  ).toBeTruthy();
});
