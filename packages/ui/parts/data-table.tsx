import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../words/index.ts';
import { messages } from '../messages.ts';
import { SortHead, type Sorting } from './sort-head.tsx';
import styles from './data-table.module.css';

/** The selected keys with one toggled. */
const toggleKey = (chosen: ReadonlySet<number>, key: number): ReadonlySet<number> => {
  const next = new Set(chosen);
  if (!next.delete(key)) next.add(key);
  return next;
};

/** Whether all, some or none of a page's keys are selected. */
const pageState = (chosen: ReadonlySet<number>, page: readonly number[]): 'all' | 'some' | 'none' => {
  const count = page.filter((key) => chosen.has(key)).length;
  if (count === 0) return 'none';
  return count === page.length ? 'all' : 'some';
};

/** Selects the whole page, or deselects it when all of it was selected; other pages' selections stay. */
const togglePage = (chosen: ReadonlySet<number>, page: readonly number[]): ReadonlySet<number> => {
  if (pageState(chosen, page) === 'all') return new Set([...chosen].filter((key) => !page.includes(key)));
  return new Set([...chosen, ...page]);
};

/** One column of a table. */
export interface Column<Row> {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  align?: 'end';
  /** Whether one can sort by this column. */
  sortable?: boolean;
  /** Hidden under 1024 px. */
  minor?: boolean;
  /**
   * What it becomes on a card: its heading, the state in its corner, a line of its own with the head before it, or
   * nothing.
   */
  card?: 'title' | 'corner' | 'line' | 'none';
  width?: string;
}

/** Which rows are selected, by key, and which can be. */
export interface Selection<Row> {
  selected: ReadonlySet<number>;
  onChange: (selected: ReadonlySet<number>) => void;
  canSelect?: (row: Row) => boolean;
  getName: (row: Row) => string;
}

interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  getKey: (row: Row) => number;
  selection?: Selection<Row>;
  sorting?: Sorting;
  /** Actions of one row: a button or a menu. */
  actions?: (row: Row) => ReactNode;
  /** Above the head: the bar of actions for the selected rows. */
  bulk?: ReactNode;
  /** Shown instead of the rows when there are none. */
  empty?: ReactNode;
  /** Struck through: withdrawn or removed. */
  isStruck?: (row: Row) => boolean;
}

/** A label without text: enlarges the area that a finger hits around the box. */
const emptyLabel = <span />;

/** A dense table; under 768 px its rows become cards. */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { label, columns, rows, getKey, selection, sorting, actions, bulk, empty, isStruck } = props;
  const t = useTranslation(messages);
  const selectableKeys = selection ? rows.filter((row) => selection.canSelect?.(row) ?? true).map(getKey) : [];
  const selectionState = pageState(selection?.selected ?? new Set(), selectableKeys);
  return (
    <div className={styles.sheet}>
      {bulk}
      {rows.length === 0 ? (
        empty
      ) : (
        <table className={`${styles.table} num`} aria-label={label}>
          <thead>
            <tr>
              {selection && (
                <th className={styles.check}>
                  <Checkbox
                    aria-label={t('selectAll')}
                    label={emptyLabel}
                    checked={selectionState === 'all'}
                    indeterminate={selectionState === 'some'}
                    disabled={selectableKeys.length === 0}
                    onChange={() => selection.onChange(togglePage(selection.selected, selectableKeys))}
                  />
                </th>
              )}
              {columns.map((column) => (
                <SortHead key={column.key} column={column} sorting={sorting} />
              ))}
              {actions && (
                <th>
                  <span className="vh">{t('more')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <TableRow key={getKey(row)} row={row} {...{ columns, getKey, selection, actions, isStruck }} />
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
};

type TableRowProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'getKey' | 'selection' | 'actions' | 'isStruck'> & {
  row: Row;
};

const TableRow = <Row,>({ row, columns, getKey, selection, actions, isStruck }: TableRowProps<Row>) => {
  const t = useTranslation(messages);
  const key = getKey(row);
  const chosen = selection?.selected.has(key) ?? false;
  return (
    <tr data-chosen={chosen || undefined} data-struck={isStruck?.(row) || undefined}>
      {selection && (
        <td className={styles.check}>
          <Checkbox
            aria-label={t('select', { name: selection.getName(row) })}
            label={emptyLabel}
            checked={chosen}
            disabled={!(selection.canSelect?.(row) ?? true)}
            onChange={() => selection.onChange(toggleKey(selection.selected, key))}
          />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.key}
          data-align={column.align}
          data-minor={column.minor || undefined}
          data-card={column.card ?? 'line'}
          data-head={column.head}
        >
          {column.cell(row)}
        </td>
      ))}
      {actions && <td className={styles.actions}>{actions(row)}</td>}
    </tr>
  );
};
