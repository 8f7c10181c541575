// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { planPaperMarks, savePaperMarks, undoPaperSheet } from '../../contract.ts';
import { renderWithResponses, type MockResponse } from '../testing.tsx';
import { PaperSheets } from './paper-sheets.tsx';
import type { PaperTest } from './use-paper-marks.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const emptyMark = { state: 'empty' as const, points: null, parts: [] };
const toMark = (points: number) => ({ state: 'marked' as const, points, parts: [] });

const paper: PaperTest = {
  ...{ id: 7, classId: 3, className: 'Sunday', teacherName: 'Ms. Qiao', isMine: true, edition: 1 },
  ...{ title: 'Fractions', day: '2026-03-01', maximum: 50, parts: [], releasedAt: null, list: [], changes: [] },
  sheets: [
    { id: 9, fileName: 'first.xlsx', at: '2026-03-01T08:00:00.000Z', byName: 'Ms. Qiao', marks: 2, undoneAt: null },
  ],
};

const plan = {
  ...{ fileName: 'marks.csv', encoding: 'gb18030' },
  rows: [
    {
      ...{ number: 2, label: 'linxiaohe', studentId: 1, name: 'Lin Xiaohe', edition: 1, outcome: 'change' },
      ...{ text: '41', old: toMark(40), new: toMark(41) },
    },
    {
      ...{ number: 3, label: 'wenlan', studentId: 2, name: 'Wen Lan', edition: 0, outcome: 'change' },
      ...{ text: '12', old: emptyMark, new: toMark(12) },
    },
    {
      ...{ number: 4, label: 'nobody-here', studentId: null, name: '', edition: 0, outcome: 'unknown' },
      ...{ text: '7', old: emptyMark, new: emptyMark },
    },
  ],
};

const openTable = async (more: MockResponse[]) => {
  const { sent } = renderWithResponses(<PaperSheets test={paper} />, [[planPaperMarks, plan], ...more]);
  const file = new File(['x'], 'marks.csv', { type: 'text/csv' });
  fireEvent.change(document.querySelector('input[type=file]') ?? document.body, { target: { files: [file] } });
  return { sent, dialog: await screen.findByRole('dialog', { name: 'Marks from marks.csv' }) };
};

test('a receipt of marks says what each row would do, and applies the chosen ones over what was seen', async () => {
  const list = [{ studentId: 2, outcome: 'saved', edition: 1, mark: toMark(12) }];
  const { sent, dialog } = await openTable([[savePaperMarks, { list }]]);
  expect(dialog.textContent).toContain('2 would change, 0 stay the same, 1 are left out.');
  expect(dialog.textContent).toContain('Read as GB18030.');
  const rows = within(dialog).getAllByRole('row').slice(1);
  expect(rows.map((row) => [...row.querySelectorAll('td')].slice(1).map(({ textContent }) => textContent))).toEqual([
    ['2', 'Lin Xiaohe', '40', '41', 'Changes'],
    ['3', 'Wen Lan', 'Not marked', '12', 'Changes'],
    ['4', 'nobody-here', '', '7', 'Nobody here'],
  ]);
  expect(within(dialog).getByRole<HTMLInputElement>('checkbox', { name: /row 4/ }).disabled).toBe(true);
  fireEvent.click(within(dialog).getByRole('checkbox', { name: /row 2/ }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Apply 1' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ path }) => path === savePaperMarks.path)?.input).toMatchObject({
    ...{ id: 7, fileName: 'marks.csv' },
    marks: [{ studentId: 2, edition: 0, state: 'marked', points: 12 }],
  });
});

test('a table that was imported is undone by its button', async () => {
  const { sent } = renderWithResponses(<PaperSheets test={paper} />, [[undoPaperSheet, { undone: 1, stays: 1 }]]);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === undoPaperSheet.path)?.input).toMatchObject({ id: 7, sheetId: 9 }),
  );
});
