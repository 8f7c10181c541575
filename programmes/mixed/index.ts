import type { LocalizedText, Programme, ScaleRule, SectionRule } from '@inkstone/exam/blueprint';
import { mixedCard } from './card.ts';

const questions: LocalizedText = { en: 'Questions', zh: '题目' };

/** Any number and type of questions; the paper names the section, sets its time and chooses its calculator. */
const buildSection = (id: string, index: number): SectionRule => ({
  id,
  name: { en: `Section ${index + 1}`, zh: `第 ${index + 1} 部分` },
  skill: 'general',
  directions: {
    en: '<p>Answer the questions of this section in any order. Once the section is over it stays closed.</p>',
    zh: '<p>本部分的题目可按任意顺序作答。本部分结束后不能返回。</p>',
  },
  navigation: 'section',
  reviewScreen: true,
  tools: ['flag', 'eliminator', 'highlighter', 'notes', 'line-reader', 'zoom'],
  clipboard: false,
  configurable: true,
  ownSettings: { clock: { duringAudio: 'runs', atZero: 'closes' } },
  parts: [{ id: 'questions', name: questions, types: [], questions: null, sets: { from: 0, to: 200 } }],
});

/** The points of one section. */
const buildScale = ({ id, name }: SectionRule): ScaleRule => ({
  id,
  name,
  tests: [{ sections: [id], conversion: { by: 'raw' } }],
  least: 0,
  most: 100,
  step: null,
  mostIsPoints: true,
  isNamedBySection: true,
});

const sections = mixedCard.sections.map(buildSection);

/** Papers of question sets of any programmes, in sections that the teacher names; scored by points, on no exam's scale. */
export const mixed: Programme = {
  id: mixedCard.id,
  name: mixedCard.name,
  routes: mixedCard.routes,
  variants: [
    {
      id: 'paper',
      name: mixedCard.exams.paper,
      sections,
      scoring: {
        answers: { right: 100, wrong: 0, blank: 0 },
        scales: sections.map(buildScale),
        total: { combine: 'sum', of: sections.map(({ id }) => id), least: 0, most: 100, step: null, estimate: false },
      },
      rubrics: [],
    },
  ],
  reports: {},
  sources: [],
};
