import type { ExamWindowRules } from '@inkstone/exam/blueprint';
import { satCard } from './card.ts';
import { mathTools, verbalTools } from './digital.ts';

const verbal = { tools: verbalTools };

/** Bluebook, in English; it lists its keyboard shortcuts. */
export const examWindow: ExamWindowRules = {
  language: satCard.examLanguage,
  practice: { reading: verbal, writing: verbal, math: { tools: mathTools } },
  hasKeys: true,
  hideableUntilSeconds: 300,
};
