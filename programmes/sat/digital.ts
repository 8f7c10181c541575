import type {
  AdaptiveRule,
  ClockRule,
  LocalizedText,
  PartRule,
  ScoringRule,
  SectionRule,
  Tool,
  Variant,
} from '@inkstone/exam/blueprint';
import { satCard } from './card.ts';
import { directions } from './directions.ts';
import { mathSpans, verbalSpans } from './tables-digital.ts';

/** Tools of the real window in Reading and Writing, and in Math. */
export const verbalTools: readonly Tool[] = ['flag', 'eliminator', 'highlighter', 'notes', 'line-reader', 'zoom'];
export const mathTools: readonly Tool[] = [
  'flag',
  'eliminator',
  'line-reader',
  'zoom',
  'graphing-calculator',
  'reference-sheet',
];

const verbal: LocalizedText = { en: 'Reading and Writing', zh: '阅读与文法' };
const math: LocalizedText = { en: 'Math', zh: '数学' };

const buildClock = (seconds: number): ClockRule => ({
  seconds,
  duringAudio: 'runs',
  atZero: 'closes',
  hideableUntilSeconds: 300,
});

/** The threshold is secret: 60 percent of the router is our own estimate. */
const adaptive: AdaptiveRule = {
  kind: 'two-stage',
  router: 'module-1',
  routes: [
    { part: 'module-2-harder', atLeastPercent: 60 },
    { part: 'module-2-easier', atLeastPercent: 0 },
  ],
  estimate: true,
};

const first: LocalizedText = { en: 'Module 1', zh: '第一模块' };
const second: LocalizedText = { en: 'Module 2', zh: '第二模块' };

/** The three modules of a section; students are not told which second module they have. */
const buildModules = (section: LocalizedText, rule: Omit<PartRule, 'id' | 'name' | 'sets'>): readonly PartRule[] => {
  const module = (id: string, metAs: LocalizedText, en: string, zh: string): PartRule => ({
    id,
    name: { en: `${section.en}, ${en}`, zh: `${section.zh} ${zh}` },
    neutralName: metAs,
    sets: { from: 1, to: 1 },
    ...rule,
  });
  return [
    module('module-1', first, 'module 1', '第一模块'),
    module('module-2-harder', second, 'module 2, harder', '第二模块（较难）'),
    module('module-2-easier', second, 'module 2, easier', '第二模块（较易）'),
  ];
};

const commonRules = {
  navigation: 'part',
  reviewScreen: true,
  adaptive,
  clipboard: false,
  togglesEliminator: true,
} as const satisfies Partial<SectionRule>;

const sections: readonly SectionRule[] = [
  {
    id: 'reading-writing',
    name: verbal,
    skill: 'reading-writing',
    directions: directions.readingWriting,
    ...commonRules,
    shownSeconds: 3840,
    // Bluebook breaks cannot be ended early; afterwards the student starts the next section (satsuite.collegeboard.org,
    // student breaks).
    breakAfter: { seconds: 600, endsEarly: false, ends: 'byStudent' },
    tools: verbalTools,
    texts: { splitsPrompt: true },
    parts: buildModules(verbal, {
      types: ['choice'],
      questions: { from: 27, to: 27 },
      options: 4,
      unscoredQuestions: 2,
      clock: buildClock(1920),
    }),
  },
  {
    id: 'math',
    name: math,
    skill: 'math',
    directions: directions.math,
    ...commonRules,
    shownSeconds: 4200,
    tools: mathTools,
    parts: buildModules(math, {
      types: ['choice', 'numeric-entry'],
      usualShares: { choice: 75, 'numeric-entry': 25 },
      questions: { from: 22, to: 22 },
      options: 4,
      unscoredQuestions: 2,
      clock: buildClock(2100),
    }),
  },
];

/**
 * Scores of the adaptive test come from a secret model. Ours scales the share of points over the published table of a
 * non-adaptive test, and caps the easier route at 600, as preparation sites report.
 */
const buildScale = (id: string, name: LocalizedText, spans: typeof mathSpans): ScoringRule['scales'][number] => ({
  id,
  name,
  tests: [
    {
      sections: [id],
      conversion: {
        by: 'table',
        input: 'raw',
        stretchTo: spans.length - 1,
        rows: spans.map(([low, high], raw) => [raw, low, high] as const).toReversed(),
        estimate: true,
        source: 'College Board 2324-BB-852, paper practice test 4, stretched to the length of the module pair',
      },
    },
  ],
  least: 200,
  most: 800,
  step: 10,
  caps: [{ section: id, part: 'module-2-easier', most: 600 }],
});

/** The digital test: two sections of two modules, the second chosen by the result of the first. */
export const digital: Variant = {
  id: 'digital',
  name: satCard.exams.digital,
  sections,
  scoring: {
    byDomain: true,
    answers: { right: 100, wrong: 0, blank: 0, fixed: true },
    scales: [buildScale('reading-writing', verbal, verbalSpans), buildScale('math', math, mathSpans)],
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
  rubrics: [],
};
