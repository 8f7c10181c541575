import type { Conversion, LocalizedText, PartRule, SectionRule, Variant } from '@inkstone/exam/blueprint';
import { satCard } from './card.ts';
import { directions } from './directions.ts';
import { essayRubric } from './essay-rubric.ts';
import { mathScores, readingScores, writingScores } from './tables-paper.ts';

const exactPart = (id: string, name: LocalizedText, types: readonly string[], count: number): PartRule => ({
  id,
  name,
  types,
  questions: { from: count, to: count },
  sets: { from: 1, to: 1 },
  ...(types.includes('choice') && { options: 4 }),
});

const buildSection = (
  rule: Pick<SectionRule, 'id' | 'name' | 'skill' | 'directions' | 'parts' | 'tools'> & Partial<SectionRule>,
  seconds: number,
): SectionRule => ({
  clock: { seconds, duringAudio: 'runs', atZero: 'closes' },
  navigation: 'section',
  reviewScreen: false,
  clipboard: false,
  ...rule,
});

const reading: LocalizedText = { en: 'Reading', zh: '阅读' };
const plainMath: LocalizedText = { en: 'Math, no calculator', zh: '数学（不可用计算器）' };
const mathWithCalculator: LocalizedText = { en: 'Math, calculator', zh: '数学（可用计算器）' };
const language: LocalizedText = { en: 'Writing and Language', zh: '文法' };

const passages = (count: number): readonly PartRule[] => [
  exactPart('passages', { en: 'Passages', zh: '文章' }, ['choice'], count),
];

/** Both halves of mathematics have multiple choice first, then numeric entry. */
const mathParts = (half: LocalizedText, chosen: number, typed: number): readonly PartRule[] => [
  exactPart('choices', { en: `${half.en}: multiple choice`, zh: `${half.zh}：选择题` }, ['choice'], chosen),
  exactPart('grid-in', { en: `${half.en}: grid-in`, zh: `${half.zh}：填空题` }, ['numeric-entry'], typed),
];

/** On paper the supervisor ends the break: nobody continues early, and no clock runs before the student is ready. */
const supervisedBreak = { endsEarly: false, ends: 'byStudent' } as const;

const sections: readonly SectionRule[] = [
  buildSection(
    {
      id: 'reading',
      name: reading,
      skill: 'reading',
      directions: directions.paperReading,
      breakAfter: { seconds: 600, ...supervisedBreak },
      tools: ['flag', 'highlighter', 'notes'],
      parts: passages(52),
    },
    3900,
  ),
  buildSection(
    {
      id: 'writing-language',
      name: language,
      skill: 'writing-language',
      directions: directions.paperWriting,
      tools: ['flag', 'highlighter', 'notes'],
      parts: passages(44),
    },
    2100,
  ),
  buildSection(
    {
      id: 'math-no-calculator',
      name: plainMath,
      skill: 'math',
      directions: directions.paperMathPlain,
      breakAfter: { seconds: 300, ...supervisedBreak },
      tools: ['flag', 'reference-sheet'],
      parts: mathParts(plainMath, 15, 5),
    },
    1500,
  ),
  buildSection(
    {
      id: 'math-calculator',
      name: mathWithCalculator,
      skill: 'math',
      directions: directions.paperMathCalculator,
      tools: ['flag', 'calculator', 'reference-sheet'],
      parts: mathParts(mathWithCalculator, 30, 8),
    },
    3300,
  ),
  buildSection(
    {
      id: 'essay',
      name: { en: 'Essay', zh: '作文' },
      skill: 'writing',
      directions: directions.essay,
      optional: true,
      tools: ['notes'],
      parts: [
        {
          id: 'essay',
          name: { en: 'Essay', zh: '作文' },
          types: ['essay'],
          questions: { from: 1, to: 1 },
          sets: { from: 1, to: 1 },
          points: 2400,
        },
      ],
    },
    3000,
  ),
];

/** Every form had its own table; this is one of them. */
const buildTable = (scores: readonly number[]): Conversion => ({
  by: 'table',
  input: 'raw',
  stretchTo: scores.length - 1,
  rows: scores.map((score, raw) => [raw, score] as const).toReversed(),
  estimate: true,
  source: 'one published sample form',
});

/** The paper test from March 2016 to 2023: four sections and an optional essay. */
export const paper: Variant = {
  id: 'paper',
  name: satCard.exams.paper,
  sections,
  scoring: {
    byDomain: true,
    answers: { right: 100, wrong: 0, blank: 0, fixed: true },
    scales: [
      {
        id: 'reading-writing',
        name: { en: 'Evidence-based Reading and Writing', zh: '循证阅读与文法' },
        tests: [
          { sections: ['reading'], conversion: buildTable(readingScores) },
          { sections: ['writing-language'], conversion: buildTable(writingScores) },
        ],
        times: 10,
        least: 200,
        most: 800,
        step: 10,
      },
      {
        id: 'math',
        name: { en: 'Math', zh: '数学' },
        tests: [{ sections: ['math-no-calculator', 'math-calculator'], conversion: buildTable(mathScores) }],
        least: 200,
        most: 800,
        step: 10,
      },
      {
        id: 'essay',
        name: { en: 'Essay', zh: '作文' },
        tests: [{ sections: ['essay'], conversion: { by: 'raw' } }],
        least: 0,
        most: 24,
        step: 1,
      },
    ],
    total: {
      name: { en: 'Total', zh: '总分' },
      combine: 'sum',
      of: ['reading-writing', 'math'],
      least: 400,
      most: 1600,
      step: 10,
      estimate: true,
    },
  },
  rubrics: [essayRubric],
  appliesTo: '2016-2023',
};
