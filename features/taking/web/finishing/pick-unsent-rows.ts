import type { DatabaseRows } from '@inkstone/device/sealed';
import { readFields } from '@inkstone/exam/attempt';

/**
 * The unsent rows of a person's journals: entries, submissions, files and recordings, with the heads and base texts
 * that the entries need, and the unreadable rows.
 */
export const pickUnsentRows = (rows: DatabaseRows): DatabaseRows => {
  const { journals = [], entries = [], writers = [], baseTexts = [], recordings = [] } = rows;
  const { unreadableRows = [], files = [], recordingChunks = [] } = rows;
  const unsent = new Set([
    ...entries.map((row) => readFields(row)['attemptId']),
    ...writers.filter((row) => readFields(row)['isSubmitting'] === true).map((row) => readFields(row)['attemptId']),
  ]);
  const isUnsent = (row: unknown): boolean => unsent.has(readFields(row)['attemptId']);
  return {
    journals: journals.filter(isUnsent),
    entries,
    writers: writers.filter(isUnsent),
    baseTexts: baseTexts.filter(isUnsent),
    ...{ unreadableRows, files, recordingChunks },
    recordings: recordings.filter((row) => readFields(row)['isDelivered'] !== true),
  };
};
