import type { SectionRule, Variant } from '@inkstone/exam/blueprint';
import { apCard } from './card.ts';
import { choiceDirections, toParagraphs } from './directions.ts';
import { historyRubrics } from './history-rubrics.ts';
import { choiceSection, composite, buildPart, scheduledBreak, buildSection } from './parts.ts';

const shortAnswer = { types: ['short-answer'], pointsByType: { 'short-answer': 300 } } as const;

/** Three short answers; the third is one of two. */
const shortAnswers: SectionRule = buildSection('short-answer', {
  seconds: 2400,
  weight: 20,
  breakAfter: scheduledBreak,
  directions: toParagraphs(
    'Three questions in 40 minutes: the first two, and then one of the last two. Each has parts (a), (b) and (c), worth one point each: answer in full sentences, with a piece of evidence where one is asked for. No thesis is needed.',
    '40 分钟内回答三题：前两题必答，后两题任选其一。每题分 (a)、(b)、(c) 三问，各 1 分：请用完整的句子作答，要求举证时给出具体史实，无需写论点段。',
  ),
  parts: [
    buildPart('required', { en: 'Required', zh: '必答' }, { ...shortAnswer, questions: 1, sets: { from: 2, to: 2 } }),
    buildPart('chosen', { en: 'One of two', zh: '二选一' }, { ...shortAnswer, questions: 2, choose: 1 }),
  ],
});

const documents: SectionRule = buildSection('document-question', {
  seconds: 3600,
  readSeconds: 900,
  weight: 25,
  directions: toParagraphs(
    'One question and seven documents, 60 minutes. Read and plan for about 15 of them. Argue a thesis of your own from the documents and from what you know beside them; say of two documents why their author, purpose or situation matters.',
    '一道题、七份文献，共 60 分钟，建议先用约 15 分钟阅读和构思。请结合文献与文献之外的知识论证自己的论点，并说明其中至少两份文献的作者、目的或背景为何重要。',
  ),
  parts: [
    buildPart(
      'document',
      { en: 'Documents', zh: '文献' },
      { types: ['essay'], questions: 1, pointsByType: { essay: 700 } },
    ),
  ],
});

const longEssay: SectionRule = buildSection('long-essay', {
  seconds: 2400,
  weight: 15,
  directions: toParagraphs(
    'Three questions, 40 minutes: answer one of them. If you write to several, the first one counts. State a thesis, put it into its context, support it with evidence and show how you reason.',
    '三题任选其一作答，时间 40 分钟；如果写了多题，只计第一题。请提出论点，交代历史背景，用史实支持，并展示推理过程。',
  ),
  parts: [
    buildPart(
      'prompts',
      { en: 'One of three', zh: '三选一' },
      {
        types: ['essay'],
        questions: 3,
        choose: 1,
        pointsByType: { essay: 600 },
      },
    ),
  ],
});

const sections: readonly SectionRule[] = [
  choiceSection('choice', {
    questions: 55,
    seconds: 3300,
    weight: 40,
    directions: choiceDirections({ questions: 55, minutes: 55 }),
  }),
  shortAnswers,
  documents,
  longEssay,
];

/** The three histories: one form, three syllabuses. */
export const histories: readonly Variant[] = (['us-history', 'world-history', 'european-history'] as const).map(
  (id) => ({
    id,
    name: apCard.exams[id],
    sections,
    scoring: composite(sections),
    rubrics: historyRubrics,
    appliesTo: '2018-',
  }),
);
