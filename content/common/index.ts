import { byHand } from './by-hand.ts';
import { grammarQuiz } from './grammar.ts';
import { letterTask } from './letter.ts';
import { readingRoom } from './reading-room.ts';
import { studyQuiz } from './study.ts';
import { dictationSet, interviewSet, repeatSet } from './voices.ts';
import { wordsQuiz } from './words.ts';
import type { QuestionSet } from '../bank-types.ts';

/** The sets that belong to no exam. */
export const commonSets: readonly QuestionSet[] = [
  wordsQuiz,
  grammarQuiz,
  letterTask,
  studyQuiz,
  readingRoom,
  dictationSet,
  repeatSet,
  interviewSet,
  byHand,
];
