import type { Variant } from '@inkstone/exam/blueprint';
import { ssatCard } from './card.ts';
import { elementaryDirections, longDirections, middleWriting, upperWriting } from './directions.ts';
import { experimentalSection, quantitativeSection, readingSection, verbalSection, writingSection } from './parts.ts';
import { elementaryScoring, middleScoring, upperScoring } from './scoring.ts';
import { writingRubric } from './writing-rubric.ts';

/** On a computer students continue when they are back, also early (ssat.org, accommodations; admission.org). */
const computerBreak = { endsEarly: true, ends: 'byStudent' } as const;

/** On paper, the only form of the Elementary Level, the supervisor ends the break. */
const supervisedBreak = { endsEarly: false, ends: 'byStudent' } as const;

/** Common sections of the Upper and Middle Level: all but prompts, texts and scale. */
const longSections = (writing: Variant['sections'][number]['directions']): Variant['sections'] => [
  writingSection({ seconds: 1500, directions: writing, breakAfter: { seconds: 300, ...computerBreak } }),
  quantitativeSection('quantitative-1', { questions: 25, seconds: 1800, directions: longDirections.quantitative }),
  readingSection({
    questions: 40,
    seconds: 2400,
    directions: longDirections.reading,
    breakAfter: { seconds: 600, ...computerBreak },
  }),
  verbalSection({ seconds: 1800, directions: longDirections.verbal }, { synonyms: 30, analogies: 30 }),
  quantitativeSection('quantitative-2', { questions: 25, seconds: 1800, directions: longDirections.quantitative }),
  experimentalSection({ questions: { from: 16, to: 16 }, seconds: 900, directions: longDirections.experimental }),
];

/** Grades 8 to 11. */
export const upper: Variant = {
  id: 'upper',
  name: ssatCard.exams.upper,
  sections: longSections(upperWriting),
  scoring: upperScoring,
  rubrics: [writingRubric],
};

/** Grades 5 to 7. */
export const middle: Variant = {
  id: 'middle',
  name: ssatCard.exams.middle,
  sections: longSections(middleWriting),
  scoring: middleScoring,
  rubrics: [writingRubric],
};

/** Grades 3 and 4: shorter, and without a penalty for wrong answers. */
export const elementary: Variant = {
  id: 'elementary',
  name: ssatCard.exams.elementary,
  sections: [
    quantitativeSection('quantitative', {
      questions: 30,
      seconds: 1800,
      directions: elementaryDirections.quantitative,
    }),
    verbalSection(
      { seconds: 1200, directions: elementaryDirections.verbal, breakAfter: { seconds: 900, ...supervisedBreak } },
      { together: 30 },
    ),
    readingSection({ questions: 28, seconds: 1800, directions: elementaryDirections.reading }),
    writingSection({ seconds: 900, directions: elementaryDirections.writing }),
    experimentalSection({
      questions: { from: 15, to: 17 },
      seconds: 900,
      directions: elementaryDirections.experimental,
    }),
  ],
  scoring: elementaryScoring,
  rubrics: [writingRubric],
};
