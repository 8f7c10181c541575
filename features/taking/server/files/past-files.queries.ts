import type { Tx } from '@inkstone/db';
import { answerFile } from './answer-file.tables.ts';

/** Puts handed-in files in as they came; the journal named them already. */
export const keepPastFiles = async (
  tx: Tx,
  rows: readonly { id: string; attemptId: number; questionId: number; fileId: number; name: string; at: Date }[],
): Promise<void> => {
  for (const { id, attemptId, questionId, fileId, name, at } of rows) {
    const row = { id, attemptId, questionId, fileId, name, addedAt: at };
    await tx.insert(answerFile).values(row).onConflictDoUpdate({ target: answerFile.id, set: { fileId, name } });
  }
};
