import type { QuestionSet } from '../bank-types.ts';
import { englishFirst } from './english/passage-1.ts';
import { englishSecond } from './english/passage-2.ts';
import { englishThird } from './english/passage-3.ts';
import { englishFourth } from './english/passage-4.ts';
import { englishFifth } from './english/passage-5.ts';
import { mathFirst } from './math/questions-1.ts';
import { mathSecond } from './math/questions-2.ts';
import { mathThird } from './math/questions-3.ts';
import { readingFirst } from './reading/passage-1.ts';
import { readingSecond } from './reading/passage-2.ts';
import { readingThird } from './reading/passage-3.ts';
import { readingFourth } from './reading/passage-4.ts';
import { scienceFirst } from './science/passage-1.ts';
import { scienceSecond } from './science/passage-2.ts';
import { scienceThird } from './science/passage-3.ts';
import { scienceFourth } from './science/passage-4.ts';
import { scienceFifth } from './science/passage-5.ts';
import { scienceSixth } from './science/passage-6.ts';
import { scienceSeventh } from './science/passage-7.ts';
import { writingSets } from './writing.ts';

/** An enhanced ACT mock, passage by passage, with its essay; and an essay to practise. */
export const actSets: readonly QuestionSet[] = [
  englishFirst,
  englishSecond,
  englishThird,
  englishFourth,
  englishFifth,
  mathFirst,
  mathSecond,
  mathThird,
  readingFirst,
  readingSecond,
  readingThird,
  readingFourth,
  scienceFirst,
  scienceSecond,
  scienceThird,
  scienceFourth,
  scienceFifth,
  scienceSixth,
  scienceSeventh,
  ...writingSets,
];
