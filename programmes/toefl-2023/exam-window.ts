import type { ExamWindowRules } from '@inkstone/exam/blueprint';
import { practiceWindow } from '../toefl-parts/practice-window.ts';
import { toefl2023Card } from './card.ts';

/** The window of the test centre, in English. */
export const examWindow: ExamWindowRules = {
  language: toefl2023Card.examLanguage,
  practice: practiceWindow,
  hideableUntilSeconds: 300,
};
