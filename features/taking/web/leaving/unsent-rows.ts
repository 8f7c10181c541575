import type { DatabaseRows } from '@inkstone/device/sealed';
import { readFields } from '@inkstone/exam/attempt';

/**
 * Of the rows of a person's journals those that the server does not have: entries, hand-ins, files and sound, with the heads
 * and texts that their entries build on, and what was put aside.
 */
export const unsentRows = (rows: DatabaseRows): DatabaseRows => {
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
