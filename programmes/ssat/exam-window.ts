import type { ExamWindowRules } from '@inkstone/exam/blueprint';
import { ssatCard } from './card.ts';
import { choiceTools, writingTools } from './parts.ts';

const choice = { tools: choiceTools };

/** The test on a computer, in English; what it offers is not public, so that the tools of the exam's sections count. */
export const examWindow: ExamWindowRules = {
  language: ssatCard.examLanguage,
  practice: { quantitative: choice, reading: choice, verbal: choice, 'writing-sample': { tools: writingTools } },
  hideableUntilSeconds: 300,
};
