import type { Answer, ObjectiveQuestion, Question } from '@inkstone/content';
import { listOptionIds } from '@inkstone/exam/question-types';

/** The share of wrong choices that fall on the question's main distractor. */
const lureShare = 0.55;

const simulatedTypes: readonly string[] = [
  'choice',
  'multiple-choice',
  'true-false',
  'blanks',
  'numeric-entry',
  'ordering',
  'insert-sentence',
  'prose-summary',
] satisfies ObjectiveQuestion['type'][];

/** True where a machine marks and usual mistakes are known, so that an answer can be simulated. */
export const isObjective = (question: Question): question is ObjectiveQuestion =>
  simulatedTypes.includes(question.type);

/** An answer that earns everything. */
export const getRightAnswer = (question: ObjectiveQuestion): Answer => {
  if (question.type === 'blanks') return question.key.map((forms) => forms[0] ?? '');
  if (question.type === 'numeric-entry') return question.key.accepted[0] ?? '';
  return question.key;
};

/** An answer that is wrong as students are wrong; `chance` gives numbers from 0 to below 1. */
export const getWrongAnswer = (question: ObjectiveQuestion, chance: () => number): Answer => {
  switch (question.type) {
    case 'choice': {
      if (chance() < lureShare) return question.lure;
      const others = listOptionIds(question.prompt.options).filter((id) => id !== question.key);
      return others[Math.floor(chance() * others.length)] ?? question.lure;
    }
    case 'multiple-choice':
      return question.key.slice(0, Math.max(1, question.key.length - 1));
    case 'true-false':
      return !question.key;
    case 'insert-sentence':
      return question.key === 1 ? 2 : question.key - 1;
    case 'prose-summary': {
      const wrong = listOptionIds(question.prompt.options).find((id) => !question.key.includes(id));
      return [...question.key.slice(0, 2), wrong ?? ''];
    }
    default:
      return question.wrong;
  }
};
