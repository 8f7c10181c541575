import type { Tx } from '@inkstone/db';
import { answerFile } from './answer-file.tables.ts';
import type { AnswerFileKey, AnswerFileRow, ArrivedFile } from './files.queries.ts';

/** Inserts files of past attempts; their journal refers to them already. */
export const insertPastFiles = async (
  tx: Tx,
  rows: readonly (AnswerFileKey & ArrivedFile & Pick<AnswerFileRow, 'name'> & { at: Date })[],
): Promise<void> => {
  for (const { id, attemptId, questionId, fileId, name, at } of rows) {
    const row = { id, attemptId, questionId, fileId, name, addedAt: at };
    await tx.insert(answerFile).values(row).onConflictDoUpdate({ target: answerFile.id, set: { fileId, name } });
  }
};
