import type { SectionRule, Variant } from '@inkstone/exam/blueprint';
import { apCard } from './card.ts';
import { choiceDirections, freeDirections } from './directions.ts';
import {
  choiceSection,
  composite,
  buildPart,
  scheduledBreak,
  buildSection,
  type Section,
  type SectionId,
} from './parts.ts';

const freeResponseSection = (
  id: Extract<SectionId, `free-response-${string}`>,
  options: Omit<Section, 'parts'> & { questions: number },
): SectionRule => {
  const { questions, ...rule } = options;
  return buildSection(id, {
    ...rule,
    parts: [
      buildPart(
        'questions',
        { en: 'Questions', zh: '题目' },
        {
          types: ['file-upload'],
          questions,
          pointsByType: { 'file-upload': 900 },
        },
      ),
    ],
  });
};

const noCalculator = freeDirections({ questions: 4, minutes: 60 });

const sections: readonly SectionRule[] = [
  choiceSection('choice-no-calculator', {
    questions: 30,
    seconds: 3600,
    weight: 33.3,
    directions: choiceDirections({ questions: 30, minutes: 60 }),
  }),
  choiceSection('choice-calculator', {
    questions: 15,
    seconds: 2700,
    weight: 16.7,
    calculator: 'graphing-calculator',
    directions: choiceDirections({ questions: 15, minutes: 45 }, true),
    breakAfter: scheduledBreak,
  }),
  freeResponseSection('free-response-calculator', {
    questions: 2,
    seconds: 1800,
    weight: 16.7,
    calculator: 'graphing-calculator',
    directions: freeDirections({ questions: 2, minutes: 30 }, true),
  }),
  freeResponseSection('free-response-no-calculator', {
    questions: 4,
    seconds: 3600,
    weight: 33.3,
    revisits: ['free-response-calculator'],
    directions: {
      en: `${noCalculator.en}<p>The two questions of the part before stay open beside these, without the calculator.</p>`,
      zh: `${noCalculator.zh}<p>前一部分的两题仍可查看和修改，但不能再用计算器。</p>`,
    },
  }),
];

/** Calculus AB and BC: one form; four parts, two of them with a graphing calculator. */
export const calculus: readonly Variant[] = (['calculus-ab', 'calculus-bc'] as const).map((id) => ({
  id,
  name: apCard.exams[id],
  sections,
  scoring: composite(sections),
  rubrics: [],
}));
