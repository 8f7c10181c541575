import type { Variant } from '@inkstone/exam/blueprint';
import { actCard } from './card.ts';
import { classicDirections as directions } from './directions.ts';
import { essayRubric } from './essay-rubric.ts';
import { supervisedBreak, choiceSection, writingSection } from './parts.ts';
import { buildScoring } from './scoring.ts';

/** The test before 2025: 215 questions, mandatory science, and a composite of four sections. */
export const classic: Variant = {
  id: 'classic',
  name: actCard.exams.classic,
  sections: [
    choiceSection('english', { questions: 75, seconds: 2700 }, { directions: directions.english }),
    choiceSection(
      'math',
      { questions: 60, options: 5, seconds: 3600 },
      { directions: directions.math, breakAfter: { seconds: 600, ...supervisedBreak } },
    ),
    choiceSection('reading', { questions: 40, seconds: 2100 }, { directions: directions.reading }),
    choiceSection(
      'science',
      { questions: 40, seconds: 2100 },
      { directions: directions.science, breakAfter: { seconds: 300, ...supervisedBreak, onlyIfTaken: 'writing' } },
    ),
    writingSection(directions.writing),
  ],
  scoring: buildScoring(['english', 'math', 'reading', 'science']),
  rubrics: [essayRubric],
  appliesTo: '-2025',
};
