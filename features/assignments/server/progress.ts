import { fillRoutes, listPresentedQuestions, type Blueprint } from '@inkstone/exam/blueprint';
import type { RecipientDetailRow } from './teacher-assignments.queries.ts';

/**
 * Whether it depends on the student's answers which questions they are asked: where prompts or sections can be chosen.
 */
export const dependsOnAnswers = ({ sections }: Blueprint): boolean =>
  sections.some(({ optional, parts }) => optional || parts.some(({ choose }) => choose !== null));

/**
 * Computes how many of the asked questions a student has answered. In an adaptive exam these are the questions of the
 * modules the student was routed to, or before that of the longest ones; without rules everything is asked.
 */
export const computeProgress = (
  row: Pick<RecipientDetailRow, 'answered' | 'answeredIds' | 'routes' | 'isOver'>,
  rules: Blueprint | null,
  questions: number,
): { answered: number; asked: number } => {
  if (!rules) return { answered: row.answered, asked: questions };
  const answered = new Set(row.answeredIds);
  const routes = fillRoutes(rules, row.routes ?? {});
  const askedQuestions = listPresentedQuestions(rules, { routes, answered, isOver: row.isOver });
  return {
    answered: dependsOnAnswers(rules) ? askedQuestions.filter(({ id }) => answered.has(id)).length : row.answered,
    asked: askedQuestions.length,
  };
};
