import type { Rubric, Variant } from '@inkstone/exam/blueprint';
import { apCard } from './card.ts';
import { choiceDirections, freeDirections } from './directions.ts';
import { choiceSection, composite, buildPart, scheduledBreak, buildSection, type Calculator } from './parts.ts';

/** One half: number of questions, minutes, and percentage of the composite. */
type Half = readonly [questions: number, minutes: number, weight: number];

interface Halves {
  choice: Half;
  free: Half;
  /** Options of a choice; default four. */
  options?: 5;
  calculator?: Calculator;
  /** Question types of the second half; default: on paper with photos, or typed. */
  types?: readonly string[];
}

/** Hybrid exams: choices on the screen, the rest written on paper or typed. */
const hybridTypes = ['file-upload', 'short-answer'] as const;
const typedTypes = ['short-answer'] as const;

const exams = {
  psychology: { choice: [75, 90, 66.7], free: [2, 70, 33.3], types: typedTypes },
  'computer-science-a': { choice: [42, 90, 55], free: [4, 90, 45], types: typedTypes },
  biology: { choice: [60, 90, 50], free: [6, 90, 50], calculator: 'calculator' },
  chemistry: { choice: [60, 90, 50], free: [7, 105, 50], calculator: 'calculator' },
  'physics-1': { choice: [40, 80, 50], free: [4, 100, 50], calculator: 'graphing-calculator' },
  'physics-2': { choice: [40, 80, 50], free: [4, 100, 50], calculator: 'graphing-calculator' },
  'physics-c-mechanics': { choice: [40, 80, 50], free: [4, 100, 50], calculator: 'graphing-calculator' },
  'physics-c-electricity': { choice: [40, 80, 50], free: [4, 100, 50], calculator: 'graphing-calculator' },
  statistics: { choice: [40, 90, 50], free: [6, 90, 50], options: 5, calculator: 'graphing-calculator' },
  macroeconomics: { choice: [60, 70, 66.7], free: [3, 60, 33.3], options: 5, calculator: 'calculator' },
  microeconomics: { choice: [60, 70, 66.7], free: [3, 60, 33.3], options: 5, calculator: 'calculator' },
  'us-government': { choice: [55, 80, 50], free: [4, 100, 50], types: typedTypes },
  'human-geography': { choice: [60, 60, 50], free: [3, 75, 50], options: 5, types: typedTypes },
  'environmental-science': { choice: [80, 90, 60], free: [3, 70, 40], calculator: 'calculator', types: typedTypes },
} as const satisfies Record<string, Halves>;

const buildVariant = (id: keyof typeof exams, its: Halves, rubrics: readonly Rubric[] = []): Variant => {
  const { choice, free, options, calculator, types = hybridTypes } = its;
  const [questions, minutes, weight] = choice;
  const [tasks, freeMinutes, freeWeight] = free;
  const has = calculator !== undefined;
  const sections = [
    choiceSection('choice', {
      questions,
      ...(options && { options }),
      seconds: minutes * 60,
      weight,
      calculator,
      directions: choiceDirections({ questions, minutes }, has),
      breakAfter: scheduledBreak,
    }),
    buildSection('free-response', {
      seconds: freeMinutes * 60,
      weight: freeWeight,
      calculator,
      directions: freeDirections({ questions: tasks, minutes: freeMinutes }, has),
      parts: [
        buildPart(
          'questions',
          { en: 'Questions', zh: '题目' },
          {
            types,
            questions: tasks,
            // The article analysis and the evidence-based question of Psychology are worth seven each; elsewhere the
            // question decides.
            ...(id === 'psychology' && { pointsByType: { 'short-answer': 700 } }),
          },
        ),
      ],
    }),
  ];
  return { id, name: apCard.exams[id], sections, scoring: composite(sections), rubrics };
};

/** Exams of two halves, multiple choice and free response, that differ only in numbers. */
export const twoHalves: readonly Variant[] = Object.entries(exams).map(([id, its]) =>
  buildVariant(id as keyof typeof exams, its),
);
