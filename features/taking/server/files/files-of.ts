import { fileAddress, type Reader } from '@inkstone/bank/server';
import type { Handle } from '@inkstone/db';
import { listFilesOfAnswers, type FileOfAnswer } from './arrived.queries.ts';

/** Answers of one attempt, all of them unless questions are named; or all answers of some attempts. */
export type AnswersAsked = { attemptId: number; questionIds?: readonly number[] } | readonly number[];

const isList = (asked: AnswersAsked): asked is readonly number[] => Array.isArray(asked);

/**
 * The files that answers name, by question, in the order of the answer: of what the server found in their bytes. A file
 * that has not arrived is not there. The caller has found the reader to be allowed to read the attempts.
 */
export const filesOfAnswers = async (db: Handle, asked: AnswersAsked): Promise<Map<number, FileOfAnswer[]>> => {
  const files = await listFilesOfAnswers(db, isList(asked) ? asked : [asked.attemptId]);
  const wanted = isList(asked) ? undefined : asked.questionIds;
  return Map.groupBy(
    files.filter(({ questionId }) => !wanted || wanted.includes(questionId)),
    ({ questionId }) => questionId,
  );
};

/** A file of an answer as a reader gets it, with an address signed for the reader. */
export const fileFor = ({ id, fileId, name, mime, bytes, late }: FileOfAnswer, reader: Reader) => ({
  ...{ id, fileId, name, mime, bytes, late },
  url: fileAddress(fileId, reader),
});
