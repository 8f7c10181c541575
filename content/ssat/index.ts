import type { QuestionSet } from '../bank-types.ts';
import { quantitativeFirst } from './quantitative/questions-1.ts';
import { quantitativeSecond } from './quantitative/questions-2.ts';
import { quantitativeThird } from './quantitative/questions-3.ts';
import { quantitativeFourth } from './quantitative/questions-4.ts';
import { readingFirst, readingSecond } from './reading/passages-1.ts';
import { readingFourth, readingThird } from './reading/passages-2.ts';
import { readingFifth, readingSixth } from './reading/passages-3.ts';
import { readingEighth, readingSeventh } from './reading/passages-4.ts';
import { analogiesFirst } from './verbal/analogies-1.ts';
import { analogiesSecond } from './verbal/analogies-2.ts';
import { synonymsFirst } from './verbal/synonyms-1.ts';
import { synonymsSecond } from './verbal/synonyms-2.ts';
import { percentPractice, quantitativeTried } from './quantitative/more.ts';
import { bridgePractice, readingTried } from './reading/more.ts';
import { rootsPractice } from './verbal/roots.ts';
import { verbalTried } from './verbal/tried.ts';
import { writingSets } from './writing.ts';

/** A mock of the Upper Level, set by set, with what is only tried; and sets to practise. */
export const ssatSets: readonly QuestionSet[] = [
  quantitativeFirst,
  quantitativeSecond,
  quantitativeThird,
  quantitativeFourth,
  readingFirst,
  readingSecond,
  readingThird,
  readingFourth,
  readingFifth,
  readingSixth,
  readingSeventh,
  readingEighth,
  synonymsFirst,
  synonymsSecond,
  analogiesFirst,
  analogiesSecond,
  verbalTried,
  readingTried,
  quantitativeTried,
  rootsPractice,
  bridgePractice,
  percentPractice,
  ...writingSets,
];
