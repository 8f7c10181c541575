import { grammarQuiz } from './grammar.ts';
import { studyQuiz } from './study.ts';
import { wordsQuiz } from './words.ts';
import type { QuestionSet } from '../bank-types.ts';

/** The sets that belong to no exam. */
export const commonSets: readonly QuestionSet[] = [wordsQuiz, grammarQuiz, studyQuiz];
