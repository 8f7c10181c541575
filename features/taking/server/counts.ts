import { listPresentedQuestions, type Blueprint, type BoundQuestion } from '@inkstone/exam/blueprint';
import { getQuestionType } from '@inkstone/exam/logic';

/** How many of the questions that there were to answer are answered, and who scores them. */
interface Counts {
  answered: number;
  total: number;
  byMachine: number;
  byTeacher: number;
}

const isByTeacher = ({ type }: BoundQuestion): boolean => getQuestionType(type).marking.by === 'teacher';

/** What a student meets of an exam, counted. */
export const countsOf = (
  blueprint: Blueprint,
  attempt: { routes: Readonly<Record<string, string>>; answered: ReadonlySet<number>; isOver: boolean },
): Counts => {
  const asked = listPresentedQuestions(blueprint, attempt);
  const byTeacher = asked.filter(isByTeacher).length;
  return {
    answered: asked.filter(({ id }) => attempt.answered.has(id)).length,
    total: asked.length,
    byMachine: asked.length - byTeacher,
    byTeacher,
  };
};
