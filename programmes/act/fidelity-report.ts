import { createFactWriter } from '@inkstone/exam/fidelity';
import { sources } from './fidelity-sources.ts';

const { inValues, differs, isOpen } = createFactWriter(sources);

const enhanced = ['enhanced'];
const classic = ['classic'];

export const reportFacts = [
  inValues({
    kind: 'task',
    id: 'enhanced-questions',
    says: [
      '50 questions of English, 45 of Math, 36 of Reading, 40 of Science, with four options.',
      '英语 50 题，数学 45 题，阅读 36 题，科学 40 题，均为四选一。',
    ],
    source: 'owner',
    variants: enhanced,
    checks: [
      { check: 'questions', section: 'english', from: 50, to: 50 },
      { check: 'questions', section: 'math', from: 45, to: 45 },
      { check: 'questions', section: 'reading', from: 36, to: 36 },
      { check: 'questions', section: 'science', from: 40, to: 40 },
      { check: 'options', section: 'math', options: 4 },
    ],
  }),
  inValues({
    kind: 'task',
    id: 'classic-questions',
    says: [
      'Before: 75 questions of English, 60 of Math with five options, 40 of Reading and of Science.',
      '旧版：英语 75 题，数学 60 题（五选一），阅读和科学各 40 题。',
    ],
    source: 'sites',
    variants: classic,
    checks: [
      { check: 'questions', section: 'english', from: 75, to: 75 },
      { check: 'questions', section: 'math', from: 60, to: 60 },
      { check: 'options', section: 'math', options: 5 },
      { check: 'questions', section: 'reading', from: 40, to: 40 },
      { check: 'questions', section: 'science', from: 40, to: 40 },
    ],
  }),
  inValues({
    kind: 'task',
    id: 'trial-questions',
    says: ['Of these 10, 4, 9 and 6 are trials.', '其中英语 10 题、数学 4 题、阅读 9 题、科学 6 题为试测题。'],
    source: 'key',
    variants: enhanced,
    checks: [
      { check: 'unscoredQuestions', section: 'english', part: 'passages', questions: 10 },
      { check: 'unscoredQuestions', section: 'math', part: 'questions', questions: 4 },
      { check: 'unscoredQuestions', section: 'reading', part: 'passages', questions: 9 },
      { check: 'unscoredQuestions', section: 'science', part: 'passages', questions: 6 },
    ],
  }),
  differs({
    kind: 'report',
    id: 'trials-count',
    says: ['The trials do not count.', '试测题不计分。'],
    source: 'key',
    variants: enhanced,
    here: ['Every question counts: nobody knows which are trials.', '每题都计分：无人知道哪些是试测题。'],
  }),
  inValues({
    kind: 'report',
    id: 'scales',
    says: ['Each section has a score from 1 to 36, Writing from 2 to 12.', '各部分 1 至 36 分，写作 2 至 12 分。'],
    source: 'owner',
    checks: [
      ...['english', 'math', 'reading', 'science'].map((scale) => ({
        ...{ check: 'scale' as const, scale, least: 1, most: 36, step: 1 },
      })),
      { check: 'scale', scale: 'writing', least: 2, most: 12, step: 1 },
    ],
  }),
  inValues({
    kind: 'report',
    id: 'enhanced-composite',
    says: ['The composite is the mean of English, Math and Reading.', '总分为英语、数学、阅读的平均。'],
    source: 'owner',
    variants: enhanced,
    checks: [{ check: 'total', combine: 'mean', of: ['english', 'math', 'reading'], least: 1, most: 36, step: 1 }],
  }),
  inValues({
    kind: 'report',
    id: 'classic-composite',
    says: ['Before, the composite was the mean of all four.', '旧版总分为四个部分的平均。'],
    source: 'sites',
    variants: classic,
    checks: [
      { check: 'total', combine: 'mean', of: ['english', 'math', 'reading', 'science'], least: 1, most: 36, step: 1 },
    ],
  }),
  inValues({
    kind: 'report',
    id: 'no-penalty',
    says: ['Wrong answers cost nothing.', '答错不扣分。'],
    source: 'owner',
    checks: [{ check: 'answers', right: 100, wrong: 0, blank: 0 }],
  }),
  isOpen({
    kind: 'report',
    id: 'raw-to-scale',
    says: [
      'How right answers become a score in the new timing: every form has its own table, and none was found.',
      '每套试题的换算表各不相同，新版时长的换算表未能找到。',
    ],
    variants: enhanced,
    here: [
      'The share of right answers in one published older table, marked as an estimate.',
      '按得分率套用一份公开的旧版换算表，并注明是估计。',
    ],
  }),
];
