import type { CallOutput } from '@inkstone/call/web';
import type { listAssignmentQuestions } from '../../contract.ts';

/** One question of an assignment with its results. */
export type AssignmentQuestion = CallOutput<typeof listAssignmentQuestions>['questions'][number];

/** Selects the questions worth doing again: wrong, blank, or with errors named in the mark. */
export const preselectQuestions = (questions: readonly AssignmentQuestion[]): number[] =>
  questions.flatMap(({ questionId, mine, removedAt }) => {
    if (!mine || removedAt !== null || mine.outcome === 'notAsked' || mine.outcome === 'toBeMarked') return [];
    return mine.outcome === 'wrong' || mine.outcome === 'blank' || mine.notes > 0 ? [questionId] : [];
  });
