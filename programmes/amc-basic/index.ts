import type { LocalizedText, Programme, SectionRule } from '@inkstone/exam/blueprint';
import { percentScoring } from '../common/percent-scoring.ts';
import { amcBasicCard } from './card.ts';

const names = {
  'part-a': { en: 'Part A', zh: '第一部分' },
  'part-b': { en: 'Part B', zh: '第二部分' },
  'part-c': { en: 'Part C', zh: '第三部分' },
} as const satisfies Record<string, LocalizedText>;

const ids = ['part-a', 'part-b', 'part-c'] as const;

/** Any number and type of questions; the paper sets the time. */
const buildSection = (id: keyof typeof names): SectionRule => ({
  id,
  name: names[id],
  skill: 'math',
  directions: {
    en: '<p>Answer in any order. A wrong answer costs nothing, so answer every question. No calculator; work on scratch paper. Once this part is over it stays closed.</p>',
    zh: '<p>答题顺序不限。答错不扣分，请每题都作答。不可使用计算器，可在草稿纸上演算。本部分结束后不能返回。</p>',
  },
  clock: { seconds: 1200, duringAudio: 'runs', atZero: 'closes' },
  navigation: 'section',
  reviewScreen: true,
  tools: ['flag', 'eliminator', 'highlighter', 'notes', 'line-reader', 'zoom'],
  clipboard: false,
  configurable: true,
  parts: [
    {
      id: 'questions',
      name: { en: 'Questions', zh: '题目' },
      types: [],
      questions: null,
      sets: { from: 1, to: 20 },
    },
  ],
});

const sections = ids.map(buildSection);

/** The school's own papers for beginners: up to three parts, each with the paper's own minutes; scored in percent. */
export const amcBasic: Programme = {
  id: amcBasicCard.id,
  name: amcBasicCard.name,
  routes: amcBasicCard.routes,
  variants: [
    {
      id: 'paper',
      name: amcBasicCard.exams.paper,
      sections,
      scoring: percentScoring(sections),
      rubrics: [],
    },
  ],
  reports: { 2000801: 'basic' },
  sources: [],
};
