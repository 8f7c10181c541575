import type { ExamWindowRules } from '@inkstone/exam/blueprint';
import { actCard } from './card.ts';
import { choiceTools, essayTools, mathTools } from './parts.ts';

const choice = { tools: choiceTools };

/** The window of the test centre, in English. */
export const examWindow: ExamWindowRules = {
  language: actCard.examLanguage,
  practice: {
    english: choice,
    math: { tools: mathTools },
    reading: choice,
    science: choice,
    writing: { tools: essayTools },
  },
  hideableUntilSeconds: 300,
};
