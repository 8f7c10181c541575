import { listeningFive, listeningFiveScript } from './listening-5.ts';
import { listeningFour, listeningFourScript } from './listening-4.ts';
import { listeningOne, listeningOneScript } from './listening-1.ts';
import { listeningThree, listeningThreeScript } from './listening-3.ts';
import { listeningTwo, listeningTwoScript } from './listening-2.ts';
import { readingOne } from './reading-1.ts';
import { readingTwo } from './reading-2.ts';
import {
  speakingFour,
  speakingFourScript,
  speakingOne,
  speakingThree,
  speakingThreeScript,
  speakingTwo,
  speakingTwoScript,
} from './speaking.ts';
import { writingOne, writingOneScript, writingTwo } from './writing.ts';
import type { QuestionSet } from '../../bank-types.ts';
import type { Script } from '../authoring.ts';

/** Mock B of TOEFL as it was from July 2023: every set of its four sections, in order. */
export const mockBSets: readonly QuestionSet[] = [
  readingOne,
  readingTwo,
  listeningOne,
  listeningTwo,
  listeningThree,
  listeningFour,
  listeningFive,
  speakingOne,
  speakingTwo,
  speakingThree,
  speakingFour,
  writingOne,
  writingTwo,
];

/** What is said in the recordings of mock B. */
export const mockBScripts: readonly Script[] = [
  listeningOneScript,
  listeningTwoScript,
  listeningThreeScript,
  listeningFourScript,
  listeningFiveScript,
  speakingTwoScript,
  speakingThreeScript,
  speakingFourScript,
  writingOneScript,
];
