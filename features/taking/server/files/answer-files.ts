import { signFileUrl, type Reader } from '@inkstone/bank/server';
import type { Handle } from '@inkstone/db';
import { listAnswerFiles, type AnswerFile } from './uploaded-files.queries.ts';

/** Selects answers of one attempt (all, or of some questions), or all answers of some attempts. */
export type AnswerSelection = { attemptId: number; questionIds?: readonly number[] } | readonly number[];

const isAttemptList = (selection: AnswerSelection): selection is readonly number[] => Array.isArray(selection);

/**
 * The arrived files that answers refer to, by question, in the order of the answer. The caller has checked that the
 * reader may read the attempts.
 */
export const readAnswerFiles = async (db: Handle, selection: AnswerSelection): Promise<Map<number, AnswerFile[]>> => {
  const files = await listAnswerFiles(db, isAttemptList(selection) ? selection : [selection.attemptId]);
  const selectedIds = isAttemptList(selection) ? undefined : selection.questionIds;
  return Map.groupBy(
    files.filter(({ questionId }) => !selectedIds || selectedIds.includes(questionId)),
    ({ questionId }) => questionId,
  );
};

/** A file of an answer as clients get it, with a URL signed for the reader. */
export const toFileRecord = ({ id, fileId, name, mime, bytes, late }: AnswerFile, reader: Reader) => ({
  ...{ id, fileId, name, mime, bytes, late },
  url: signFileUrl(fileId, reader),
});
