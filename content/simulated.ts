import type { Answer, Question } from './bank-types.ts';

/** The share of wrong choices that fall on the question's lure. */
const lured = 0.55;

/** An answer that earns everything. */
export const rightAnswerOf = (question: Question): Answer => {
  if (question.type === 'blanks') return question.key.map((forms) => forms[0] ?? '');
  if (question.type === 'numeric-entry') return question.key.accepted[0] ?? '';
  return question.key;
};

/** An answer that is wrong as students are wrong; `chance` gives numbers from 0 to below 1. */
export const wrongAnswerOf = (question: Question, chance: () => number): Answer => {
  switch (question.type) {
    case 'choice': {
      if (chance() < lured) return question.lure;
      const others = question.prompt.options.filter(({ id_option }) => id_option !== question.key);
      return others[Math.floor(chance() * others.length)]?.id_option ?? question.lure;
    }
    case 'multiple-choice':
      return question.key.slice(0, Math.max(1, question.key.length - 1));
    case 'true-false':
      return !question.key;
    default:
      return question.wrong;
  }
};
