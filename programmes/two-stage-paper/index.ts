import type { AdaptiveRoute, LocalizedText, PartRule, Programme, SectionRule, Variant } from '@inkstone/exam/blueprint';
import { firstModuleId, routeIds, twoStagePaperCard, twoStageSection } from './card.ts';

const points: LocalizedText = { en: 'Points', zh: '得分' };
const secondModule: LocalizedText = { en: 'Second module', zh: '第二模块' };

const openModule = {
  types: [],
  questions: null,
  sets: { from: 1, to: 200 },
  ownSettings: { clock: { duringAudio: 'runs', atZero: 'closes' } },
} as const satisfies Partial<PartRule>;

const firstModule: PartRule = { id: firstModuleId, name: { en: 'First module', zh: '第一模块' }, ...openModule };

const nameRoute = (index: number): LocalizedText => {
  const letter = String.fromCodePoint(65 + index);
  return { en: `Route ${letter}`, zh: `路线 ${letter}` };
};

/** A second module: students meet it under a name that does not say which one it is. */
const buildRoute = (id: string, index: number): PartRule => ({
  id,
  name: nameRoute(index),
  neutralName: secondModule,
  ...openModule,
});

/** The paper sets the points from which each route follows; equal shares stand for a paper that sets none. */
const toAdaptiveRoute = (part: string, index: number, ids: readonly string[]): AdaptiveRoute => ({
  part,
  name: nameRoute(index),
  atLeastPercent: Math.round((100 * (ids.length - 1 - index)) / ids.length),
});

const buildSection = (ids: readonly string[]): SectionRule => ({
  id: twoStageSection,
  name: { en: 'Questions', zh: '题目' },
  skill: 'general',
  directions: {
    en: '<p>In each module you can answer the questions in any order. Once a module is over it stays closed.</p>',
    zh: '<p>每个模块内的题目可按任意顺序作答。模块结束后不能返回。</p>',
  },
  navigation: 'part',
  reviewScreen: true,
  adaptive: {
    kind: 'two-stage',
    router: firstModuleId,
    routes: ids.map(toAdaptiveRoute),
    estimate: false,
    hasPointCuts: true,
  },
  tools: ['flag', 'eliminator', 'highlighter', 'notes', 'line-reader', 'zoom'],
  clipboard: false,
  configurable: true,
  parts: [firstModule, ...ids.map(buildRoute)],
});

const buildVariant = (id: keyof typeof twoStagePaperCard.exams, ids: readonly string[]): Variant => ({
  id,
  name: twoStagePaperCard.exams[id],
  sections: [buildSection(ids)],
  scoring: {
    answers: { right: 100, wrong: 0, blank: 0 },
    scales: [
      {
        id: 'points',
        name: points,
        tests: [{ sections: [twoStageSection], conversion: { by: 'raw' } }],
        least: 0,
        most: 100,
        step: null,
        mostIsPoints: true,
      },
    ],
    total: { combine: 'single', of: ['points'], least: 0, most: 100, step: null, estimate: false },
  },
  rubrics: [],
});

/** Papers of one first module and two or three second ones, named and divided by the teacher; scored by points. */
export const twoStagePaper: Programme = {
  id: twoStagePaperCard.id,
  name: twoStagePaperCard.name,
  routes: twoStagePaperCard.routes,
  variants: [buildVariant('two-routes', routeIds.slice(0, 2)), buildVariant('three-routes', routeIds)],
  reports: {},
  sources: [],
};
