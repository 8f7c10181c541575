import type { ExamWindowRules } from '@inkstone/exam/blueprint';
import { amcCard } from './card.ts';

/**
 * A paper in both languages. Flag, crossing out, highlighter and notes stand in for the pencil; a pencil neither enlarges
 * the print nor covers lines.
 */
export const examWindow: ExamWindowRules = {
  language: amcCard.examLanguage,
  lacks: { '*': ['line-reader', 'zoom'] },
  practice: {},
  hideableUntilSeconds: 300,
};
