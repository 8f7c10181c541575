import type { UnreadRow } from '../journal/journal-rows.ts';

/** A row as far as a file can say it. */
const saidOf = (row: unknown): unknown => {
  try {
    return JSON.parse(JSON.stringify(row)) as unknown;
  } catch {
    // A device keeps more than a file of text can say: what refers to itself, for one.
    return typeof row;
  }
};

/** What the file of an attempt's unread rows is called. */
export const unreadName = (attemptId: number): string => `inkstone-unread-${attemptId}.json`;

/** What could not be read of one attempt as a file for support; it is no file of answers, and none can be brought in from it. */
export const unreadFileOf = (rows: readonly UnreadRow[]): Blob => {
  const [{ attemptId, title } = { attemptId: 0, title: '' }] = rows;
  const said = rows.map(({ store, row }) => ({ store, row: saidOf(row) }));
  const file = { format: 'inkstone-unread-journal', version: 1, attemptId, title, rows: said };
  return new Blob([JSON.stringify(file)], { type: 'application/json' });
};
