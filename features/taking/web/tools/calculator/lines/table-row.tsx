import { useEffect, useRef, type KeyboardEvent } from 'react';
import { CloseIcon, useTranslation } from '@inkstone/ui';
import { calculatorMessages } from '../../../../messages.ts';
import styles from '../calculator.module.css';
import type { TableLine } from '../engine/document.ts';
import type { CalculatorDocument } from '../use-calculator-document.ts';
import { curveColours } from './line-row.tsx';

const maxRows = 60;

const isEmptyRow = (row: readonly string[]): boolean => row.every((text) => text.trim() === '');

/** The table with a text in one cell; there is always one empty row at its end, until it is full. */
const writeCell = (table: TableLine, { row, column }: { row: number; column: number }, text: string): TableLine => {
  const rows = table.rows.map((cells, at) => (at === row ? cells.with(column, text) : cells));
  const last = rows.at(-1);
  const hasRoom = last && !isEmptyRow(last) && rows.length < maxRows;
  return { ...table, rows: hasRoom ? [...rows, table.heads.map(() => '')] : rows };
};

/** Models that are offered for a table, by the names of its columns. */
const models = {
  fitLine: ([x, y]: readonly string[]) => `${y} ~ m ${x} + b`,
  fitParabola: ([x, y]: readonly string[]) => `${y} ~ a ${x}^2 + b ${x} + c`,
  fitExponential: ([x, y]: readonly string[]) => `${y} ~ a * b^${x}`,
} as const;

interface TableRowProps {
  table: TableLine;
  number: number;
  document: CalculatorDocument;
}

const TableGrid = ({ table, document }: TableRowProps) => {
  const t = useTranslation(calculatorMessages);
  const body = useRef<HTMLTableElement>(null);
  const { focus } = document;
  // Takes the focus that was asked for.
  useEffect(() => {
    if (focus?.id === table.id) body.current?.querySelector<HTMLInputElement>('tbody input')?.focus();
  }, [focus, table.id]);
  const goDown = (event: KeyboardEvent<HTMLInputElement>, row: number, column: number) => {
    const by = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    const field = by && body.current?.querySelector<HTMLInputElement>(`[data-cell="${row + by} ${column}"]`);
    if (!field) return;
    event.preventDefault();
    field.focus();
  };
  return (
    <table ref={body} className={styles.table} lang="en">
      <thead>
        <tr>
          {table.heads.map((head, column) => (
            <th key={column}>
              <input
                aria-label={t('columnName', { number: column + 1 })}
                value={head}
                maxLength={6}
                onChange={(event) =>
                  document.replace(table.id, { ...table, heads: table.heads.with(column, event.currentTarget.value) })
                }
              />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, rowAt) => (
          <tr key={rowAt}>
            {row.map((text, column) => (
              <td key={column}>
                <input
                  aria-label={t('cell', { name: table.heads[column] ?? '', row: rowAt + 1 })}
                  data-cell={`${rowAt} ${column}`}
                  value={text}
                  maxLength={30}
                  autoComplete="off"
                  onKeyDown={(event) => goDown(event, rowAt, column)}
                  onChange={(event) =>
                    document.replace(table.id, writeCell(table, { row: rowAt, column }, event.currentTarget.value))
                  }
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** A table of numbers among the lines, with models that can be fitted to it. */
export const TableRow = (props: TableRowProps) => {
  const { table, number, document } = props;
  const t = useTranslation(calculatorMessages);
  return (
    <li className={styles.line} data-colour={table.id % curveColours} aria-label={t('table')}>
      <div className={styles.entry}>
        <button
          type="button"
          className={styles.swatch}
          aria-label={t('drawnLine', { number })}
          aria-pressed={!table.isHidden}
          onClick={() => document.replace(table.id, { ...table, isHidden: !table.isHidden })}
        />
        <TableGrid {...props} />
        <button type="button" aria-label={t('removeTable')} onClick={() => document.remove(table.id)}>
          <CloseIcon />
        </button>
      </div>
      <div className={styles.actions}>
        {(['fitLine', 'fitParabola', 'fitExponential'] as const).map((name) => (
          <button
            key={name}
            type="button"
            className={styles.action}
            onClick={() => document.add(models[name](table.heads), table.id)}
          >
            {t(name)}
          </button>
        ))}
      </div>
    </li>
  );
};
