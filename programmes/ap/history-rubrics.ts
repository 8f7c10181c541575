import type { Criterion, Rubric } from '@inkstone/exam/blueprint';
import { point, row } from './rubric-rows.ts';

const thesis = point('thesis', { en: 'Thesis', zh: '论点' }, [
  'A claim that can be argued with, which answers all of the question and says along which lines it will be argued.',
  '提出可论辩的论点，完整回应题目，并说明论证的方向。',
]);

const context = point('context', { en: 'Context', zh: '历史背景' }, [
  'Tells what went on before, around or after, and how it belongs to the question; more than a phrase.',
  '交代题目之前、同时或之后的相关历史进程，并说明其与题目的联系，不止一笔带过。',
]);

const complexity: readonly Criterion[] = [
  point('complexity', { en: 'Complexity', zh: '复杂性' }, [
    'The argument as a whole sees more than one side: it weighs causes, qualifies, compares or holds evidence against itself.',
    '全篇论证体现多面的认识：权衡多种原因、加以限定、进行比较，或正视相反的证据。',
  ]),
];

const documentQuestion: Rubric = {
  id: 'ap-document-question',
  name: { en: 'Document-based question', zh: '文献分析题' },
  types: ['essay'],
  of: ['document-question'],
  joined: 'sum',
  criteria: [
    thesis,
    context,
    row('documents', { en: 'Evidence from the documents', zh: '文献证据' }, [
      [2, 'At least four documents support the argument.', '至少用四份文献支撑论证。'],
      [1, 'At least three documents are used for the topic.', '至少用三份文献说明题目所涉内容。'],
      [0, 'Fewer than three, or only quoted.', '不足三份，或只是摘抄。'],
    ]),
    point('outside', { en: 'Evidence beyond the documents', zh: '文献之外的证据' }, [
      'One piece of knowledge that no document holds, used for the argument.',
      '使用一项文献中没有的具体史实来支撑论证。',
    ]),
    point('sourcing', { en: 'Sourcing', zh: '文献来源分析' }, [
      'Says of at least two documents why author, audience, purpose or situation matters to the argument.',
      '对至少两份文献说明其作者、受众、目的或历史处境对论证的意义。',
    ]),
    ...complexity,
  ],
};

const longEssay: Rubric = {
  id: 'ap-long-essay',
  name: { en: 'Long essay', zh: '长论述题' },
  types: ['essay'],
  of: ['long-essay'],
  joined: 'sum',
  criteria: [
    thesis,
    context,
    row('evidence', { en: 'Evidence', zh: '史实' }, [
      [2, 'At least two specific examples support the argument.', '至少两个具体史实支撑论证。'],
      [1, 'At least two specific examples belong to the topic.', '至少举出两个与题目相关的具体史实。'],
      [0, 'Fewer than two, or only in general words.', '不足两个，或只是泛泛而谈。'],
    ]),
    row('reasoning', { en: 'Analysis and reasoning', zh: '分析与推理' }, [
      [
        2,
        'Reasons by comparison, causes or change and continuity, and sees more than one side of the matter.',
        '运用比较、因果或变化与延续进行推理，并体现多面的认识。',
      ],
      [1, 'Comparison, causes or change and continuity carry the argument.', '以比较、因果或变化与延续组织论证。'],
      [0, 'Facts stand beside each other.', '只是罗列史实。'],
    ]),
  ],
};

const part = (letter: 'a' | 'b' | 'c'): Criterion =>
  point(letter, { en: `Part (${letter})`, zh: `第 (${letter}) 问` }, [
    'Does what the part asks, with a fact that fits.',
    '完成该问的要求，并给出恰当的史实。',
  ]);

const shortAnswer: Rubric = {
  id: 'ap-short-answer',
  name: { en: 'Short answer', zh: '简答题' },
  types: ['short-answer'],
  of: ['short-answer'],
  joined: 'sum',
  criteria: [part('a'), part('b'), part('c')],
};

/** How the written sections of the histories are marked: seven, six and three points. */
export const historyRubrics: readonly Rubric[] = [documentQuestion, longEssay, shortAnswer];
