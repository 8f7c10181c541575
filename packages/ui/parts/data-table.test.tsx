// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '../testing.tsx';
import { DataTable } from './data-table.tsx';
import type { Column } from './data-table.tsx';
import { Pager } from './pager.tsx';

afterEach(cleanup);

interface Row {
  id: number;
  name: string;
  gone?: boolean;
}

const columns: readonly Column<Row>[] = [
  { key: 'name', head: 'Name', cell: (row) => row.name, sortable: true, card: 'title' },
];
const rows: readonly Row[] = [
  { id: 1, name: 'Set 21' },
  { id: 2, name: 'Set 14' },
  { id: 3, name: 'Set 7', gone: true },
];
const getName = (row: Row) => row.name;
const getKey = (row: Row) => row.id;
const canSelect = (row: Row) => !row.gone;

test('select all selects the selectable rows of the page and keeps those of other pages', () => {
  const onChange = vi.fn<(chosen: ReadonlySet<number>) => void>();
  const selection = { selected: new Set([99]), onChange, canSelect, getName };
  renderUi(<DataTable label="Sets" {...{ columns, rows, getKey, selection }} />);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  expect([...(onChange.mock.calls[0]?.[0] ?? [])]).toEqual([99, 1, 2]);
});

test("a click beside a row's checkbox selects it too; the checkbox has the row's name", () => {
  const onChange = vi.fn<(chosen: ReadonlySet<number>) => void>();
  const selection = { selected: new Set<number>(), onChange, getName };
  renderUi(<DataTable label="Sets" {...{ columns, rows, getKey, selection }} />);
  const [around] = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Set 14' }).labels ?? [];
  if (around) fireEvent.click(around);
  expect([...(onChange.mock.calls[0]?.[0] ?? [])]).toEqual([2]);
});

test('the checkbox of a row that is not selectable is disabled', () => {
  const selection = {
    selected: new Set<number>(),
    onChange: vi.fn<(chosen: ReadonlySet<number>) => void>(),
    canSelect,
    getName,
  };
  renderUi(<DataTable label="Sets" {...{ columns, rows, getKey, selection }} />);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Set 7' }).disabled).toBe(true);
});

test('a second click on the sorted column reverses the order', () => {
  const onSort = vi.fn<(by: string, descending: boolean) => void>();
  renderUi(
    <DataTable label="Sets" {...{ columns, rows, getKey }} sorting={{ by: 'name', descending: false, onSort }} />,
  );
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending');
  fireEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(onSort).toHaveBeenCalledWith('name', true);
});

test('without rows the empty state is shown', () => {
  renderUi(<DataTable label="Sets" {...{ columns, getKey }} rows={[]} empty={<p>Nothing was given yet.</p>} />);
  expect(screen.getByText('Nothing was given yet.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('the pager shows the current page and leads to the others', () => {
  const onPage = vi.fn<(page: number) => void>();
  renderUi(<Pager page={2} size={8} total={20} onPage={onPage} />);
  expect(screen.getByText('9 to 16 of 20')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  fireEvent.click(screen.getByRole('button', { name: 'Page 1' }));
  expect(onPage.mock.calls).toEqual([[3], [1]]);
});

test.each([
  ['en', 1, '1 of 1'],
  ['zh', 21, '第 21 项，共 21 项'],
] as const)('a page of one row shows no range (%s, of %i)', (language, total, words) => {
  renderUi(<Pager page={Math.ceil(total / 20)} size={20} total={total} onPage={() => undefined} />, { language });
  expect(screen.getByText(words)).toBeTruthy();
});
