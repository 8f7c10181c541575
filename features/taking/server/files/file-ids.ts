import type { PinnedQuestion } from '@inkstone/bank/server';
import { maxFiles } from '@inkstone/exam/handed';
import { getQuestionType } from '@inkstone/exam/logic';
import type { AnswerValidity } from '../journal/validate-answer.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * The ids of the files that an answer refers to, at most one more than allowed. Too many, or malformed ids, are left to
 * the answer's schema to refuse.
 */
export const fileIdsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null || !('files' in value) || !Array.isArray(value.files)) return [];
  return value.files.slice(0, maxFiles + 1).flatMap((entry: unknown) => {
    const id = typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : undefined;
    return typeof id === 'string' && uuid.test(id) ? [id.toLowerCase()] : [];
  });
};

/** The files that an answer claims: none where the question takes no files or the answer is invalid. */
export const filesClaimedBy = (
  question: PinnedQuestion,
  { value, fit }: { value: unknown; fit: AnswerValidity },
): { id: string; questionId: number }[] =>
  fit !== 'unfit' && getQuestionType(question.type).hasFiles
    ? fileIdsIn(value).map((id) => ({ id, questionId: question.questionId }))
    : [];
