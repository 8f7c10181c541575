import type { ExamWindowRules } from '@inkstone/exam/blueprint';
import { practiceWindow } from '../toefl-parts/practice-window.ts';
import { toeflClassicCard } from './card.ts';

/** The window of the test centre, in English. */
export const examWindow: ExamWindowRules = {
  language: toeflClassicCard.examLanguage,
  practice: practiceWindow,
  hideableUntilSeconds: 300,
};
