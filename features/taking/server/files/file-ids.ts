import type { PinnedQuestion } from '@inkstone/bank/server';
import { maxFiles } from '@inkstone/exam/handed';
import { getQuestionType } from '@inkstone/exam/logic';
import type { Fit } from '../fit.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * The files that an answer's value names, one more than an answer may have at most; too many, or what is no id of one,
 * is left to the answer's own shape to refuse.
 */
export const fileIdsOf = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null || !('files' in value) || !Array.isArray(value.files)) return [];
  return value.files.slice(0, maxFiles + 1).flatMap((one: unknown) => {
    const id = typeof one === 'object' && one !== null && 'id' in one ? one.id : undefined;
    return typeof id === 'string' && uuid.test(id) ? [id.toLowerCase()] : [];
  });
};

/** The files that an answer claims: none where its question takes no files or cannot have the answer. */
export const claimedBy = (
  question: PinnedQuestion,
  { value, fit }: { value: unknown; fit: Fit },
): { id: string; questionId: number }[] =>
  fit !== 'unfit' && getQuestionType(question.type).hasFiles
    ? fileIdsOf(value).map((id) => ({ id, questionId: question.questionId }))
    : [];
