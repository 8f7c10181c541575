import { describe, expect, test } from 'vitest';
import {
  bindBlueprint,
  canBeAssigned,
  findPaperProblems,
  resolveRoute,
  type PaperSection,
  type SectionSettings,
} from '@inkstone/exam/blueprint';
import { listLenders, programmeCards } from '../cards.ts';
import { routeIds } from './card.ts';
import { twoStagePaper } from './index.ts';

const getVariant = (id: string) => {
  const variant = twoStagePaper.variants.find((candidate) => candidate.id === id);
  if (!variant) throw new Error(`no variant ${id}`);
  return variant;
};
const three = getVariant('three-routes');

const settings = (name: string, more: Partial<SectionSettings> = {}): SectionSettings => ({
  ...{ name, nameZh: `${name}（中）`, calculator: null },
  ...more,
});

/** Questions of one point, and one of two and a half. */
const buildSets = (first: number, count: number): PaperSection['sets'] => [
  {
    id: first,
    questions: Array.from({ length: count }, (_, index) => ({
      ...{ id: first * 10 + index, type: 'choice', isMachineScored: true },
      points: index === 0 ? 250 : 100,
    })),
  },
];

const buildModule = (part: string, first: number, more: Partial<PaperSection> = {}): PaperSection => ({
  ...{ section: 'modules', part, sets: buildSets(first, 4) },
  ...more,
});

/** A first module of 5.5 points and three second ones of different lengths. */
const buildPaper = (cuts: number[] = [400, 250, 0], router: Partial<PaperSection> = {}): PaperSection[] => [
  buildModule('first', 1, { seconds: 600, settings: settings('Warm-up', { calculator: 'graphing', cuts }), ...router }),
  buildModule('route-a', 2, { settings: settings('Contest') }),
  buildModule('route-b', 3, { seconds: 900, settings: settings('Core'), sets: buildSets(3, 6) }),
  buildModule('route-c', 4, { settings: settings('Repair') }),
];

const bind = (paper = buildPaper(), mode: 'test' | 'practice' = 'test') =>
  bindBlueprint(twoStagePaper, 'three-routes', { paper, choices: { mode } });
const bindSection = (paper = buildPaper(), mode: 'test' | 'practice' = 'test') => {
  const [section] = bind(paper, mode).sections;
  if (!section) throw new Error('no section');
  return section;
};

describe('a bound two-stage paper', () => {
  test('has the names, clocks and calculator of the paper, and hides which second module is which', () => {
    const { parts, tools } = bindSection();
    expect(parts.map(({ id, name, clock }) => [id, name.en, clock?.seconds ?? null])).toEqual([
      ['first', 'Warm-up', 600],
      ['route-a', 'Second module', null],
      ['route-b', 'Second module', 900],
      ['route-c', 'Second module', null],
    ]);
    expect(parts[0]?.name.zh).toBe('Warm-up（中）');
    expect(tools).toContain('graphing-calculator');
    expect(bindSection(buildPaper(), 'practice').parts.map(({ clock }) => clock)).toEqual([null, null, null, null]);
  });

  test('routes by the points and names of the paper, which it also has as percentages', () => {
    const { adaptive } = bindSection();
    expect(adaptive).toMatchObject({
      ...{ kind: 'two-stage', router: 'first', estimate: false, hasOwnCuts: true },
      routes: [
        { part: 'route-a', name: { en: 'Contest', zh: 'Contest（中）' }, atLeastPoints: 400 },
        { part: 'route-b', name: { en: 'Core' }, atLeastPoints: 250 },
        { part: 'route-c', name: { en: 'Repair' }, atLeastPoints: 0, atLeastPercent: 0 },
      ],
    });
    const routes = adaptive?.kind === 'two-stage' ? adaptive.routes : [];
    expect(routes[0]?.atLeastPercent).toBeCloseTo((400 / 550) * 100, 10);
  });

  test.each([
    [550, 'route-a'],
    [400, 'route-a'],
    [399, 'route-b'],
    [250, 'route-b'],
    [249, 'route-c'],
    [0, 'route-c'],
    [-100, 'route-c'],
  ])('sends %i hundredths of points to %s', (earned, part) => {
    expect(resolveRoute(bindSection(), { earned, possible: 550 })).toBe(part);
  });

  test('is decided by points where the percentage of a cut is no whole number', () => {
    const section = bindSection(buildPaper([333, 1, 0]));
    expect(resolveRoute(section, { earned: 333, possible: 550 })).toBe('route-a');
    expect(resolveRoute(section, { earned: 332, possible: 550 })).toBe('route-b');
    expect(resolveRoute(section, { earned: 1, possible: 550 })).toBe('route-b');
  });

  test('has as its most the first module and the second one with the most points', () => {
    const { scales, total } = bind().scoring;
    expect(scales).toMatchObject([{ id: 'points', least: 0, most: 5.5 + 7.5 }]);
    expect(total).toMatchObject({ combine: 'single', most: 13, estimate: false });
  });

  test('of two routes knows two', () => {
    const paper = buildPaper([400, 0]).slice(0, 3);
    const [section] = bindBlueprint(twoStagePaper, 'two-routes', { paper, choices: { mode: 'test' } }).sections;
    expect(section?.parts.map(({ id }) => id)).toEqual(['first', ...routeIds.slice(0, 2)]);
    expect(section && resolveRoute(section, { earned: 399, possible: 550 })).toBe('route-b');
  });

  test('without names calls its routes by letters', () => {
    const bare = buildPaper().map(({ settings: own, ...place }) => ({
      ...place,
      ...(place.part === 'first' && own && { settings: own }),
    }));
    const { adaptive } = bindSection(bare);
    expect(adaptive?.kind === 'two-stage' && adaptive.routes.map(({ name }) => name?.zh)).toEqual([
      '路线 A',
      '路线 B',
      '路线 C',
    ]);
  });
});

describe('what is wrong with a two-stage paper', () => {
  const wrongCuts = { is: 'pointCutsInvalid', section: 'modules', part: 'first', most: 550 };

  test('nothing, where every module has questions and the cuts fall', () => {
    expect(findPaperProblems(three, buildPaper())).toEqual([]);
    expect(findPaperProblems(three, buildPaper([550, 1, 0]))).toEqual([]);
  });

  test.each<[string, number[]]>([
    ['rise', [250, 400, 0]],
    ['are equal', [400, 400, 0]],
    ['are more than the points there are', [551, 250, 0]],
    ['are too few', [400, 0]],
    ['are too many', [400, 250, 100, 0]],
    ['do not end at 0', [400, 250, 100]],
    ['reach 0 before the last', [400, 0, 0]],
    ['are negative', [400, -1, 0]],
    ['are no whole hundredths', [400.5, 250, 0]],
    ['are no number', [Number.NaN, 250, 0]],
    ['are not there', []],
  ])('cuts that %s', (_, cuts) => {
    const problems = findPaperProblems(three, buildPaper(cuts));
    expect(problems).toEqual([wrongCuts]);
    expect(canBeAssigned(problems)).toBe(false);
  });

  test('a first module without settings, so without cuts', () => {
    const [router, ...routes] = buildPaper();
    const { settings: _, ...bare } = router ?? buildModule('first', 1);
    expect(findPaperProblems(three, [bare, ...routes])).toEqual([wrongCuts]);
  });

  test('a cut above what a machine marks, since what a teacher marks later does not count', () => {
    const sets = buildSets(1, 4).map((set) => ({
      ...set,
      questions: set.questions.map((question, index) => ({ ...question, isMachineScored: index > 0 })),
    }));
    expect(findPaperProblems(three, buildPaper([400, 250, 0], { sets }))).toEqual([{ ...wrongCuts, most: 300 }]);
    expect(findPaperProblems(three, buildPaper([300, 250, 0], { sets }))).toEqual([]);
  });

  test.each(['first', ...routeIds])('the module %s without questions, or not there', (part) => {
    const empty = [{ is: 'moduleEmpty', section: 'modules', part }];
    const bare = buildPaper().map((place) => (place.part === part ? { ...place, sets: [] } : place));
    expect(findPaperProblems(three, bare)).toEqual(empty);
    expect(canBeAssigned(findPaperProblems(three, bare))).toBe(false);
    expect(
      findPaperProblems(
        three,
        buildPaper().filter((place) => place.part !== part),
      ),
    ).toEqual(empty);
  });

  test('a calculator or cuts with another module than the first', () => {
    const [router, routeA, ...routes] = buildPaper();
    if (!router || !routeA) throw new Error('no module');
    const chosen = { ...routeA, settings: settings('Contest', { calculator: 'scientific' }) };
    expect(findPaperProblems(three, [router, chosen, ...routes])).toEqual([
      { is: 'settingsNotAllowed', section: 'modules' },
    ]);
    const cutting = { ...routeA, settings: settings('Contest', { cuts: [400, 250, 0] }) };
    expect(findPaperProblems(three, [router, cutting, ...routes])).toEqual([
      { is: 'cutsNotAllowed', section: 'modules' },
    ]);
  });

  test('a question of any module that asks for a calculator, where the paper has none', () => {
    const paper = buildPaper();
    const sets = buildSets(2, 4).map((set) => ({
      ...set,
      questions: set.questions.map((question, index) => ({ ...question, asksForCalculator: index === 0 })),
    }));
    const asking = paper.map((place) => (place.part === 'route-a' ? { ...place, sets } : place));
    expect(findPaperProblems(three, asking)).toEqual([]);
    const plain = settings('Warm-up', { cuts: [400, 250, 0] });
    const without = asking.map((place) => (place.part === 'first' ? { ...place, settings: plain } : place));
    expect(findPaperProblems(three, without)).toEqual([
      { is: 'calculatorForbidden', section: 'modules', questionId: 20 },
    ]);
  });
});

test('its papers take sets of every programme that has papers', () => {
  expect(listLenders('two-stage-paper')).toHaveLength(programmeCards.length - 1);
});
