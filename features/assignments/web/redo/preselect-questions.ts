import type { CallOutput } from '@inkstone/call/web';
import type { getQuestList } from '../../contract.ts';

/** One question of given work with how it went. */
export type AssignmentQuestion = CallOutput<typeof getQuestList>['questions'][number];

/** What is worth doing again: what is not right, and what a teacher marked with errors by their names. */
export const preselectQuestions = (questions: readonly AssignmentQuestion[]): number[] =>
  questions.flatMap(({ questId, mine, removedAt }) => {
    if (!mine || removedAt !== null || mine.outcome === 'notAsked' || mine.outcome === 'toBeMarked') return [];
    return mine.outcome === 'wrong' || mine.outcome === 'blank' || mine.notes > 0 ? [questId] : [];
  });
