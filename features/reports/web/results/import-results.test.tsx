// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { applyResultsSheet, listResultsSheets, planResultsSheet, undoResultsSheet } from '../../contract.ts';
import { renderWithResponses } from '../testing.tsx';
import { ImportResultsButton, ResultsSheets } from './import-results.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const plan = {
  ...{ fileName: 'week 3.xlsx', encoding: null },
  rows: [
    {
      ...{ number: 2, label: 'linxiaohe', name: 'Lin Xiaohe', attemptId: 11, outcome: 'change' },
      ...{ oldPoints: 10, newPoints: 12.5, text: '12.5' },
    },
    {
      ...{ number: 3, label: 'wenlan', name: 'Wen Lan', attemptId: 12, outcome: 'changedSince' },
      ...{ oldPoints: 7, newPoints: 8, text: '8' },
    },
  ],
};

test('a list of results that comes back is a proposal; what was changed here since cannot be chosen', async () => {
  const { sent } = renderWithResponses(<ImportResultsButton assignmentId={3} />, [
    [planResultsSheet, plan],
    [applyResultsSheet, { list: [{ attemptId: 11, outcome: 'applied', points: 12.5 }] }],
  ]);
  const file = new File(['x'], 'week 3.xlsx');
  fireEvent.change(document.querySelector('input[type=file]') ?? document.body, { target: { files: [file] } });
  const dialog = await screen.findByRole('dialog', { name: 'Scores from week 3.xlsx' });
  expect(sent.map(({ path }) => path)).toEqual([planResultsSheet.path]);
  expect(dialog.textContent).not.toContain('Read as');
  const rows = within(dialog).getAllByRole('row').slice(1);
  expect(rows.map((row) => [...row.querySelectorAll('td')].slice(1).map(({ textContent }) => textContent))).toEqual([
    ['2', 'Lin Xiaohe', '10', '12.5', 'Changes'],
    ['3', 'Wen Lan', '7', '8', 'Changed here since the export'],
  ]);
  expect(within(dialog).getByRole<HTMLInputElement>('checkbox', { name: /row 3/ }).disabled).toBe(true);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Apply 1' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ path }) => path === applyResultsSheet.path)?.input).toMatchObject({
    ...{ id: 3, fileName: 'week 3.xlsx' },
    rows: [{ attemptId: 11, oldPoints: 10, newPoints: 12.5 }],
  });
});

test('tables that were imported are listed, and undone while nobody has', async () => {
  const sheet = { sheetId: 5, fileName: 'week 3.xlsx', at: '2026-03-02T08:00:00.000Z', changes: 1, undoneAt: null };
  const undone = { ...sheet, sheetId: 4, fileName: 'week 2.xlsx', undoneAt: '2026-03-02T09:00:00.000Z' };
  const { sent } = renderWithResponses(<ResultsSheets assignmentId={3} />, [
    [listResultsSheets, { list: [sheet, undone] }],
    [undoResultsSheet, { undone: 1, stays: 0 }],
  ]);
  await screen.findByText(/week 2/);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === undoResultsSheet.path)?.input).toMatchObject({ id: 3, sheetId: 5 }),
  );
});
