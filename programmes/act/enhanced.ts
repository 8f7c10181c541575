import type { Variant } from '@inkstone/exam/blueprint';
import { actCard } from './card.ts';
import { enhancedDirections as directions } from './directions.ts';
import { essayRubric } from './essay-rubric.ts';
import { supervisedBreak, choiceSection, writingSection } from './parts.ts';
import { buildScoring } from './scoring.ts';

/** The test since 2025: shorter, with optional science and essay, and a composite of the first three sections. */
export const enhanced: Variant = {
  id: 'enhanced',
  name: actCard.exams.enhanced,
  sections: [
    choiceSection('english', { questions: 50, trialQuestions: 10, seconds: 2100 }, { directions: directions.english }),
    choiceSection(
      'math',
      { questions: 45, trialQuestions: 4, seconds: 3000 },
      { directions: directions.math, breakAfter: { seconds: 900, ...supervisedBreak } },
    ),
    choiceSection('reading', { questions: 36, trialQuestions: 9, seconds: 2400 }, { directions: directions.reading }),
    choiceSection(
      'science',
      { questions: 40, trialQuestions: 6, seconds: 2400 },
      { directions: directions.science, optional: true },
    ),
    writingSection(directions.writing),
  ],
  scoring: buildScoring(['english', 'math', 'reading']),
  rubrics: [essayRubric],
  appliesTo: '2025-',
};
