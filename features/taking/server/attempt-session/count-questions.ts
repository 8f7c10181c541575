import { listPresentedQuestions, type Blueprint, type BoundQuestion } from '@inkstone/exam/blueprint';
import { getQuestionType } from '@inkstone/exam/logic';

/** Counts of the questions of an attempt: answered, and scored automatically or by a teacher. */
interface QuestionCounts {
  answered: number;
  total: number;
  byMachine: number;
  byTeacher: number;
}

const isTeacherMarked = ({ type }: BoundQuestion): boolean => getQuestionType(type).marking.by === 'teacher';

/** Counts the questions that a student gets in an attempt. */
export const countQuestions = (
  blueprint: Blueprint,
  attempt: { routes: Readonly<Record<string, string>>; answered: ReadonlySet<number>; isOver: boolean },
): QuestionCounts => {
  const questions = listPresentedQuestions(blueprint, attempt);
  const byTeacher = questions.filter(isTeacherMarked).length;
  return {
    answered: questions.filter(({ id }) => attempt.answered.has(id)).length,
    total: questions.length,
    byMachine: questions.length - byTeacher,
    byTeacher,
  };
};
