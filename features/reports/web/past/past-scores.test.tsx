// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { applyPastScores, listPastScoreSheets, planPastScores } from '../../contract/past-scores.ts';
import { renderWithResponses, type MockResponse } from '../testing.tsx';
import type { PastPlan } from './past-reading.tsx';
import { Screen } from './past-scores.screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const buildRow = (number: number, draft: Partial<PastPlan['rows'][number]> = {}): PastPlan['rows'][number] => ({
  ...{ number, label: 'linxiaohe', studentId: 5, name: 'Lin Xiaohe', outcome: 'change', old: null },
  ...{ dayText: '2025-03-14', score: { exam: 'SAT', day: '2025-03-14', total: '1400', parts: [], source: '' } },
  ...draft,
});

const buildPlan = (draft: Partial<PastPlan> = {}): PastPlan => ({
  ...{ fileName: 'scores.csv', encoding: 'utf-8', isComplete: true },
  columns: [
    { head: 'Who', field: 'username', samples: ['linxiaohe'] },
    { head: 'Which', field: 'exam', samples: ['SAT'] },
    { head: 'When', field: 'day', samples: ['2025-03-14'] },
    { head: 'Result', field: 'part', samples: ['1400'] },
  ],
  rows: [buildRow(2)],
  ...draft,
});

/** Opens the screen and reads a table; `plans` are the server's, one after the other. */
const readTable = async (plans: PastPlan[], more: MockResponse[] = []) => {
  const forms: Record<string, string>[] = [];
  const { sent } = renderWithResponses(<Screen />, [
    [planPastScores, () => plans.shift() ?? buildPlan()],
    [listPastScoreSheets, { list: [] }],
    ...more,
  ]);
  const { fetch: answer } = globalThis;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (init?.body instanceof FormData) {
      const fields = [...init.body].filter(([, value]) => typeof value === 'string');
      forms.push(Object.fromEntries(fields) as Record<string, string>);
    }
    return answer(url, init);
  });
  const file = new File(['x'], 'scores.csv', { type: 'text/csv' });
  fireEvent.change(document.querySelector('input[type=file]') ?? document.body, { target: { files: [file] } });
  const dialog = await screen.findByRole('dialog', { name: 'Earlier scores from scores.csv' });
  return { forms, sent, dialog };
};

test('a day that cannot be read is told as it stands in the table, beside why the row is left out', async () => {
  const score = { exam: 'SAT', day: '', total: '1', parts: [], source: '' };
  const rows = [buildRow(2), buildRow(3, { outcome: 'noDay', dayText: '2025-02-30', score })];
  const { dialog } = await readTable([buildPlan({ rows })]);
  const cells = within(dialog)
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(cells[1]).toContain('SAT, 14 Mar 2025: 1400');
  expect(cells[2]).toContain('SAT, 2025-02-30: 1');
  expect(cells[2]).toContain('No day that can be read');
});

test('columns and encoding are corrected and the same table is read again', async () => {
  const { dialog, forms } = await readTable([buildPlan({ isComplete: false, rows: [] })]);
  expect(within(dialog).getByRole('alert').textContent).toContain('Say which columns hold');
  expect(within(dialog).queryByRole('table')).toBeNull();
  fireEvent.change(within(dialog).getByLabelText('Result'), { target: { value: 'total' } });
  fireEvent.change(within(dialog).getByLabelText('Who'), { target: { value: 'number' } });
  fireEvent.change(within(dialog).getByLabelText('Encoding of the text'), { target: { value: 'big5' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Read again' }));
  await screen.findByRole('table');
  expect(forms.at(-1)).toMatchObject({ columns: 'number,exam,day,total', encoding: 'big5' });
});

test('chosen rows are imported, and nothing else', async () => {
  const rows = [
    buildRow(2),
    buildRow(3, { score: { exam: 'ACT', day: '2025-03-14', total: '30', parts: [], source: '' } }),
  ];
  const { dialog, sent } = await readTable(
    [buildPlan({ rows })],
    [[applyPastScores, { applied: 1, same: 0, left: 0 }]],
  );
  fireEvent.click(within(dialog).getByRole('checkbox', { name: /row 2/ }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Apply 1' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ path }) => path === applyPastScores.path)?.input).toMatchObject({
    rows: [{ studentId: 5, exam: 'ACT', total: '30' }],
  });
});

test('a table of one score says so', async () => {
  const sheet = { sheetId: 1, fileName: 'one.csv', byName: 'He Jing', at: '2026-03-02T08:00:00.000Z', scores: 1 };
  renderWithResponses(<Screen />, [[listPastScoreSheets, { list: [{ ...sheet, undoneAt: null, undoUntil: null }] }]]);
  expect(await screen.findByText('one.csv: 1 score')).toBeTruthy();
});
