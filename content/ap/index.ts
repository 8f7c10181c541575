import type { QuestionSet } from '../bank-types.ts';
import { choiceFirst } from './calculus/choice-1.ts';
import { choiceSecond } from './calculus/choice-2.ts';
import { choiceThird } from './calculus/choice-3.ts';
import { workingSets } from './calculus/working.ts';
import { historySets } from './history/index.ts';
import { programSets } from './program.ts';
import { seminarSets } from './seminar/index.ts';

/** A whole Calculus AB mock, a Seminar end-of-course exam, world history to practise, and a program of one's own. */
export const apSets: readonly QuestionSet[] = [
  choiceFirst,
  choiceSecond,
  choiceThird,
  ...workingSets,
  ...seminarSets,
  ...historySets,
  ...programSets,
];
