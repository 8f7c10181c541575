import type { ExamWindowRules, PracticeWindowRule } from '@inkstone/exam/blueprint';
import { duolingoCard } from './card.ts';

const bare: PracticeWindowRule = { tools: [], navigation: 'none' };

/** The app, in English: no tool, and no way back. */
export const examWindow: ExamWindowRules = {
  language: duolingoCard.examLanguage,
  practice: { reading: bare, listening: bare, writing: bare, speaking: bare },
};
