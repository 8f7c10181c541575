import type { ExamWindowRules } from '@inkstone/exam/blueprint';
import { toefl2026Card } from './card.ts';

const notes = { tools: ['notes'] } as const;
const forward = { ...notes, navigation: 'none' } as const;

/** The window of the test centre, in English: notes alone, and no way back in Listening and Speaking. */
export const examWindow: ExamWindowRules = {
  language: toefl2026Card.examLanguage,
  practice: { reading: notes, listening: forward, writing: notes, speaking: forward },
  hideableUntilSeconds: 300,
};
