import { createFactWriter } from '@inkstone/exam/fidelity';
import { sources } from './fidelity-sources.ts';

const { inValues, differs, isOpen } = createFactWriter(sources);

const older = ['upper', 'middle'];
const elementary = ['elementary'];
const chosen = ['quantitative-1', 'reading', 'verbal', 'quantitative-2'];

export const reportFacts = [
  inValues({
    kind: 'task',
    id: 'questions',
    says: [
      '25 questions in each Quantitative, 40 of Reading, 60 of Verbal, with five options.',
      '两个数学部分各 25 题，阅读 40 题，词汇 60 题，均为五选一。',
    ],
    source: 'owner',
    variants: older,
    checks: [
      { check: 'questions', section: 'quantitative-1', from: 25, to: 25 },
      { check: 'questions', section: 'reading', from: 40, to: 40 },
      { check: 'questions', section: 'verbal', from: 60, to: 60 },
      { check: 'questions', section: 'quantitative-2', from: 25, to: 25 },
      ...chosen.map((section) => ({ check: 'options' as const, section, options: 5 })),
    ],
  }),
  inValues({
    kind: 'task',
    id: 'verbal-halves',
    says: ['Verbal is 30 synonyms, then 30 analogies.', '词汇部分先 30 道同义词，再 30 道类比。'],
    source: 'owner',
    variants: older,
    checks: [
      { check: 'questions', section: 'verbal', part: 'synonyms', from: 30, to: 30 },
      { check: 'questions', section: 'verbal', part: 'analogies', from: 30, to: 30 },
    ],
  }),
  inValues({
    kind: 'task',
    id: 'elementary-questions',
    says: ['30 questions of Quantitative, 30 of Verbal, 28 of Reading.', '数学 30 题，词汇 30 题，阅读 28 题。'],
    source: 'sites',
    variants: elementary,
    checks: [
      { check: 'questions', section: 'quantitative', from: 30, to: 30 },
      { check: 'questions', section: 'verbal', from: 30, to: 30 },
      { check: 'questions', section: 'reading', from: 28, to: 28 },
    ],
  }),
  inValues({
    kind: 'report',
    id: 'quarter-off',
    says: ['A wrong answer costs a quarter of a point, a blank nothing.', '答错扣四分之一分，未答不扣分。'],
    source: 'owner',
    variants: older,
    checks: [{ check: 'answers', right: 100, wrong: -25, blank: 0 }],
  }),
  inValues({
    kind: 'report',
    id: 'elementary-no-penalty',
    says: ['Wrong answers cost nothing.', '答错不扣分。'],
    source: 'sites',
    variants: elementary,
    checks: [{ check: 'answers', right: 100, wrong: 0, blank: 0 }],
  }),
  inValues({
    kind: 'report',
    id: 'unscored',
    says: [
      'The writing sample has no score and goes to the schools; the trial section does not count.',
      '写作不计分，交给学校参考；试测部分不计分。',
    ],
    source: 'owner',
    checks: [
      { check: 'unscored', section: 'writing-sample' },
      { check: 'unscored', section: 'experimental' },
    ],
  }),
  ...(
    [
      ['upper', 500, 800, 2400],
      ['middle', 440, 710, 2130],
      ['elementary', 300, 600, 1800],
    ] as const
  ).map(([variant, least, most, top]) =>
    inValues({
      kind: 'report',
      id: `${variant}-scale`,
      says: [
        `Each of three scores runs from ${least} to ${most}, the total to ${top}.`,
        `三项成绩各 ${least} 至 ${most} 分，总分最高 ${top} 分。`,
      ],
      source: variant === 'elementary' ? 'sites' : 'owner',
      variants: [variant],
      checks: ['quantitative', 'reading', 'verbal'].map((scale) => ({ check: 'scale', scale, least, most, step: 1 })),
    }),
  ),
  isOpen({
    kind: 'report',
    id: 'raw-to-scale',
    says: ['How points become a score is not published.', '得分如何换算成标准分，官方未公布。'],
    here: [
      'A preparation site’s table or a straight line, marked as an estimate.',
      '按备考网站的换算表或线性折算，并注明是估计。',
    ],
  }),
  differs({
    kind: 'report',
    id: 'percentiles',
    says: ['The report compares with other students by percentiles.', '成绩报告给出与其他考生比较的百分位。'],
    source: 'owner',
    here: ['No percentiles: we do not have those students.', '不提供百分位：没有其他考生的数据。'],
  }),
];
