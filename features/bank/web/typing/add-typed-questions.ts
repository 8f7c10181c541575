import { detectScript } from '@inkstone/base';
import type { TypedQuestion } from '../../import/paper-text/typed-questions.ts';
import { findQuestionProblems } from '../../rules.ts';
import { emptyQuestion, isUntouched, maxQuestions, type EditedQuestion, type EditedSet } from '../edited-set.ts';

/** A typed question that the set can have. */
type CompleteQuestion = TypedQuestion & { question: NonNullable<TypedQuestion['question']> };

/** Whether a typed question can be taken into a set. */
export const isComplete = (typed: TypedQuestion): typed is CompleteQuestion =>
  typed.question !== null && Object.keys(findQuestionProblems(typed.question)).length === 0;

type SetQuestions = Pick<EditedSet, 'place' | 'questions'>;

/** The questions of a set without new ones in which nothing is written. */
export const withoutUntouched = ({ place, questions }: SetQuestions): EditedQuestion[] =>
  questions.filter(
    (question) =>
      question.id !== undefined ||
      !isUntouched(question, place) ||
      question.explanation.en !== '' ||
      question.explanation.zh !== '',
  );

/** A typed question in the editor; knowledge point and, where it names none, points are those of the last question. */
export const toEditedQuestion = (
  { question: { type, prompt, key, explanation, points }, hasPoints }: CompleteQuestion,
  { place, questions }: SetQuestions,
): EditedQuestion => {
  const empty = emptyQuestion(type, place, questions.at(-1));
  const isChinese = detectScript(explanation) === 'zh';
  return {
    ...empty,
    prompt,
    key,
    explanation: isChinese ? { en: '', zh: explanation } : { en: explanation, zh: '' },
    points: hasPoints ? points : empty.points,
  };
};

/** A set with typed questions at its end, and the text of those that it cannot have. */
export const addTypedQuestions = (set: SetQuestions, typed: readonly TypedQuestion[]) => {
  const existing = withoutUntouched(set);
  const complete = typed.filter(isComplete);
  const addedQuestions = complete.slice(0, Math.max(0, maxQuestions - existing.length));
  const left = typed.filter((entry) => !addedQuestions.some((question) => question === entry));
  return {
    questions: [...existing, ...addedQuestions.map((entry) => toEditedQuestion(entry, set))],
    added: addedQuestions.length,
    rest: left.map(({ source }) => source).join('\n\n'),
    isFull: addedQuestions.length < complete.length,
  };
};
