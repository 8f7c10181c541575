import type { DatabaseRows } from '@inkstone/device/sealed';
import { readFields } from '@inkstone/exam/attempt';

/**
 * The unsent rows of a person's journals: entries, submissions, files and recordings, with the heads and base texts
 * that the entries need, and the unreadable rows.
 */
export const pickUnsentRows = (rows: DatabaseRows): DatabaseRows => {
  const { heads = [], entries = [], writers = [], bases = [], aside = [], files = [], takes = [], pieces = [] } = rows;
  const unsent = new Set([
    ...entries.map((row) => readFields(row)['attemptId']),
    ...writers.filter((row) => readFields(row)['handsIn'] === true).map((row) => readFields(row)['attemptId']),
  ]);
  const isUnsent = (row: unknown): boolean => unsent.has(readFields(row)['attemptId']);
  return {
    heads: heads.filter(isUnsent),
    entries,
    writers: writers.filter(isUnsent),
    bases: bases.filter(isUnsent),
    ...{ aside, files, pieces },
    takes: takes.filter((row) => readFields(row)['isDone'] !== true),
  };
};
