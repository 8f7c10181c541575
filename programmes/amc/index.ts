import type { AnswerRule, LocalizedText, Programme, ScoringRule, SectionRule } from '@inkstone/exam/blueprint';
import { singleScaleScoring } from '../common/percent-scoring.ts';
import { amcCard } from './card.ts';
import { examWindow } from './exam-window.ts';
import { contestDirections, eightDirections, practiceDirections } from './directions.ts';

const contest: LocalizedText = { en: 'Contest', zh: '竞赛试题' };

const buildSection = (seconds: number, directions: LocalizedText): SectionRule => ({
  id: 'contest',
  name: contest,
  skill: 'math',
  directions,
  clock: { seconds, duringAudio: 'runs', atZero: 'closes' },
  navigation: 'section',
  reviewScreen: true,
  tools: ['flag', 'eliminator', 'highlighter', 'notes', 'line-reader', 'zoom'],
  clipboard: false,
  parts: [
    {
      id: 'questions',
      name: { en: 'Multiple choice', zh: '选择题' },
      types: ['choice'],
      questions: { from: 25, to: 25 },
      sets: { from: 1, to: 1 },
      options: 5,
    },
  ],
});

const practice: LocalizedText = { en: 'Practice', zh: '练习' };

/** Any number and type of questions without a clock, one point each. */
const practiceSection: SectionRule = {
  id: 'practice',
  name: practice,
  skill: 'math',
  directions: practiceDirections,
  navigation: 'section',
  reviewScreen: true,
  tools: ['flag', 'eliminator', 'highlighter', 'notes', 'line-reader', 'zoom'],
  clipboard: true,
  configurable: true,
  parts: [{ id: 'questions', name: practice, types: [], questions: null, sets: { from: 1, to: 60 } }],
};

const buildScoring = (answers: AnswerRule, most: number, step: number): ScoringRule => ({
  answers,
  scales: [
    {
      id: 'contest',
      name: contest,
      tests: [{ sections: ['contest'], conversion: { by: 'raw' } }],
      least: 0,
      most,
      step,
    },
  ],
  total: { combine: 'single', of: ['contest'], least: 0, most, step, estimate: false },
});

const rewardedBlankScoring = buildScoring({ right: 600, wrong: 0, blank: 150, fixed: true }, 150, 1.5);

/** The American mathematics contests of 25 five-option questions; no calculator, free navigation, no break. */
export const amc = {
  id: amcCard.id,
  name: amcCard.name,
  routes: amcCard.routes,
  examWindow,
  variants: [
    {
      id: 'amc-8',
      name: amcCard.exams['amc-8'],
      sections: [buildSection(2400, eightDirections)],
      scoring: buildScoring({ right: 100, wrong: 0, blank: 0, fixed: true }, 25, 1),
      rubrics: [],
    },
    {
      id: 'amc-10',
      name: amcCard.exams['amc-10'],
      sections: [buildSection(4500, contestDirections)],
      scoring: rewardedBlankScoring,
      rubrics: [],
    },
    {
      id: 'amc-12',
      name: amcCard.exams['amc-12'],
      sections: [buildSection(4500, contestDirections)],
      scoring: rewardedBlankScoring,
      rubrics: [],
    },
    {
      id: 'practice',
      name: { en: 'AMC practice', zh: 'AMC 数学竞赛练习' },
      sections: [practiceSection],
      scoring: singleScaleScoring({ id: 'practice', name: practice }, ['practice']),
      rubrics: [],
    },
  ],
  reports: { 20008: 'standard' },
  sources: ['mathpreppro', 'seedasdan', 'math-table', 'randommath'],
} as const satisfies Programme;
