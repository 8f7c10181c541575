import type { Criterion, LocalizedText, Rubric } from '@inkstone/exam/blueprint';
import { row } from './rubric-rows.ts';

type RowText = readonly [en: string, zh: string];

const notAttempted: RowText = ['Not attempted, or off the task.', '未作答或偏离要求。'];

/** A row of six points in steps of two. */
const sixPoints = (id: string, name: LocalizedText, high: RowText, middle: RowText, low: RowText): Criterion =>
  row(
    id,
    name,
    [
      [6, ...high],
      [4, ...middle],
      [2, ...low],
      [0, ...notAttempted],
    ],
    2,
  );

const argument = row('argument', { en: 'The argument', zh: '论点' }, [
  [3, 'Names the main claim with all of its parts.', '完整指出文章的主要论点及其各个组成部分。'],
  [2, 'Names the main claim and leaves out a part.', '指出主要论点，但遗漏一部分。'],
  [1, 'Comes near: the topic, or one part of the claim.', '大致相关：只说出话题或论点的一部分。'],
  [0, ...notAttempted],
]);

const reasoning = sixPoints(
  'reasoning',
  { en: 'Line of reasoning', zh: '论证思路' },
  [
    'Explains how the claims are connected and how they lead to the conclusion.',
    '解释各分论点之间的联系，以及它们如何导向结论。',
  ],
  ['Names several claims and connects some of them.', '指出若干分论点，并说明其中一部分的联系。'],
  ['Names a claim or two, or retells the text.', '只指出一两个分论点，或复述原文。'],
);

const evidence = sixPoints(
  'evidence',
  { en: 'Evaluation of the evidence', zh: '论据评价' },
  [
    'Weighs how credible and how relevant several pieces are, each for the claim that it serves.',
    '结合所支持的分论点，评价多项论据的可信度和相关性。',
  ],
  ['Weighs some pieces, mostly in general words.', '评价了部分论据，但多为泛泛而谈。'],
  ['Names evidence and hardly weighs it.', '指出了论据，几乎没有评价。'],
);

const essay: readonly Criterion[] = [
  sixPoints(
    'theme',
    { en: 'Theme and position', zh: '主题与立场' },
    [
      'A position of its own on a theme that joins at least two sources.',
      '围绕贯通至少两份材料的主题，提出自己的立场。',
    ],
    [
      'A position on a theme of the sources, in part borrowed from one of them.',
      '就材料主题表明立场，但部分沿用材料观点。',
    ],
    ['The topic is there, the position is not clear.', '涉及话题，但立场不明。'],
  ),
  sixPoints(
    'line',
    { en: 'Line of reasoning', zh: '论证思路' },
    ['Claims follow from each other and lead to the conclusion.', '各分论点环环相扣，导向结论。'],
    ['Claims serve the position; some connections are missing.', '分论点服务于立场，但部分联系缺失。'],
    ['Claims stand beside each other.', '分论点只是并列堆放。'],
  ),
  sixPoints(
    'sources',
    { en: 'Use of the sources', zh: '材料运用' },
    ['At least two sources are worked into the argument and explained.', '至少两份材料融入论证，并有解释。'],
    ['Two sources support the argument, one of them only in passing.', '两份材料支持论证，但其中一份只是带过。'],
    ['One source, or quotations without a comment.', '只用一份材料，或只引用不解释。'],
  ),
  sixPoints(
    'language',
    { en: 'Language and attribution', zh: '语言与出处' },
    ['Clear throughout; every source is named where it is used.', '全文清楚，每处引用都注明出处。'],
    ['Mostly clear; sources are named, with gaps.', '大体清楚，出处基本注明但有遗漏。'],
    ['Often unclear, or the reader cannot tell whose words they are.', '常有不清之处，或分不清是谁的观点。'],
  ),
];

const buildRubric = (id: string, name: LocalizedText, of: string, criteria: readonly Criterion[]): Rubric => ({
  id: `ap-seminar-${id}`,
  name,
  types: [id === 'essay' ? 'essay' : 'short-answer'],
  of: [of],
  joined: 'sum',
  criteria,
});

/** The three questions about an argument, of 3, 6 and 6 points, and the essay with its four rows of 6. */
export const seminarRubrics: readonly Rubric[] = [
  buildRubric('argument', argument.name, 'argument-analysis/argument', [argument]),
  buildRubric('reasoning', reasoning.name, 'argument-analysis/reasoning', [reasoning]),
  buildRubric('evidence', evidence.name, 'argument-analysis/evidence', [evidence]),
  buildRubric('essay', { en: 'Argument from sources', zh: '基于材料的论证' }, 'argument-essay', essay),
];
