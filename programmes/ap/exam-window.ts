import type { ExamWindowRules } from '@inkstone/exam/blueprint';
import { apCard } from './card.ts';

/**
 * Bluebook, in English; it lists its keyboard shortcuts. Practice has the tools of the exams already; a history exam has
 * no calculator.
 */
export const examWindow: ExamWindowRules = {
  language: apCard.examLanguage,
  lacks: { 'history-practice': ['graphing-calculator'] },
  practice: {},
  hasKeys: true,
  hideableUntilSeconds: 300,
};
