import { describe, expect, test } from 'vitest';
import { buildBlueprint, buildPartRule, buildSectionRule } from '../blueprint/testing.ts';
import type { Conversion, ScaleRule, ScoringRule, SectionRule, TotalRule } from '../blueprint/index.ts';
import { convertPoints, isEstimate, roundToStep } from './convert.ts';
import { scoreAttempt } from './score.ts';
import { sampleTypes } from './testing.ts';

const points = (earned: number, possible: number, questions = 1) => ({ earned, possible, questions });
const pair = (text: string) => ({ en: text, zh: text });

describe('converting', () => {
  const rows = [
    [30, 700, 720],
    [20, 600, 640],
    [0, 200, 200],
  ] as const;
  const table = (more: Partial<Extract<Conversion, { by: 'table' }>> = {}): Conversion => ({
    by: 'table',
    input: 'raw',
    rows,
    estimate: true,
    ...more,
  });

  test.each<[string, Conversion, ReturnType<typeof points>, number, number]>([
    ['points as they are', { by: 'raw' }, points(1350, 2000), 13.5, 13.5],
    ['a percentage', { by: 'percent' }, points(50, 200), 25, 25],
    ['a percentage of nothing', { by: 'percent' }, points(0, 0), 0, 0],
    ['a line', { by: 'linear', least: 200, most: 300, step: 5, estimate: true }, points(2000, 4200), 250, 250],
    ['a table, at a row', table(), points(2000, 5000), 600, 640],
    ['a table, between rows', table(), points(2900, 5000), 600, 640],
    ['a table, below its last row', table(), points(-100, 5000), 200, 200],
    ['a stretched table', table({ stretchTo: 30 }), points(2700, 2700), 700, 720],
    [
      'a table of means',
      table({
        input: 'mean',
        rows: [
          [4, 30],
          [3.5, 26],
          [0, 0],
        ],
      }),
      points(1400, 1600, 4),
      26,
      26,
    ],
    ['a mean of nothing', table({ input: 'mean' }), points(0, 0, 0), 200, 200],
    ['a table without rows', table({ rows: [] }), points(1, 1), 0, 0],
  ])('%s', (_, conversion, earned, low, high) => {
    expect(convertPoints(earned, conversion)).toEqual({ low, high });
  });

  test('a conversion that is not published by the exam is an estimate', () => {
    expect([isEstimate(table(), null), isEstimate({ by: 'raw' }, null)]).toEqual([true, false]);
    const partly = table({ input: 'mean', estimate: false, estimateBelow: 1 });
    const means = [points(99, 500, 1), points(100, 500, 1), null];
    expect(means.map((mean) => isEstimate(partly, mean))).toEqual([true, false, false]);
  });

  test.each([
    [5.125, 0.5, 5],
    [5.25, 0.5, 5.5],
    [4.75, 0.5, 5],
    [27.5, 1, 28],
    [112, 5, 110],
    [1.005, 0.01, 1.01],
    [3.3, null, 3.3],
  ])('%d in steps of %d is %d', (value, step, expected) => {
    expect(roundToStep(value, step)).toBeCloseTo(expected, 9);
  });
});

interface Sitting {
  sections: readonly SectionRule[];
  scales: readonly ScaleRule[];
  total: Partial<TotalRule>;
  /** Right answers by section, out of ten. */
  right: Record<string, number>;
  rightByPart?: Record<string, number>;
  routes?: Record<string, string>;
  means?: ScoringRule['means'];
}

function sat({ sections, scales, total, right, rightByPart = {}, routes = {}, means }: Sitting) {
  const filled = sections.flatMap((section, at) =>
    section.parts.map((part, index) => ({
      section: section.id,
      part: part.id,
      type: 'letter',
      sets: [Array.from({ length: 10 }, (_, question) => at * 100 + index * 10 + question + 1)],
    })),
  );
  const scoring = {
    answers: { right: 100, wrong: 0, blank: 0 },
    scales,
    ...(means && { means }),
    total: {
      combine: 'sum' as const,
      of: scales.map((scale) => scale.id),
      least: 0,
      most: 1600,
      step: 10,
      estimate: false,
      ...total,
    },
  };
  const blueprint = buildBlueprint({ sections, filled, variant: { scoring } });
  const all = filled.flatMap(({ section, part, sets }) =>
    sets.flatMap((ids) => ids.map((id, index) => ({ id, index, right: rightByPart[part] ?? right[section] ?? 0 }))),
  );
  const answers = Object.fromEntries(all.map((item) => [item.id, item.index < item.right ? 'a' : 'b']));
  const keys = Object.fromEntries(all.map(({ id }) => [id, { prompt: null, key: 'a' }]));
  return scoreAttempt({ blueprint, answers, keys, registry: sampleTypes, routes });
}

const scale = (id: string, conversion: Conversion, more: Partial<ScaleRule> = {}): ScaleRule => ({
  id,
  name: pair(id),
  tests: [{ sections: [id], conversion }],
  least: 200,
  most: 800,
  step: 10,
  ...more,
});

const spans: Conversion = {
  by: 'table',
  input: 'raw',
  rows: [
    [8, 700, 720],
    [0, 200, 230],
  ],
  estimate: true,
};

describe('totals', () => {
  const sections = [buildSectionRule('rw'), buildSectionRule('math')];

  test('add the ranges at both ends and show the middle', () => {
    const score = sat({
      sections,
      scales: [scale('rw', spans), scale('math', spans)],
      total: {},
      right: { rw: 8, math: 2 },
    });
    expect(score.scales.map(({ score: middle, low, high }) => [middle, low, high])).toEqual([
      [710, 700, 720],
      [220, 200, 230],
    ]);
    expect(score.total).toMatchObject({ score: 930, low: 900, high: 950, estimate: true });
  });

  test('of a mean are rounded half up', () => {
    const line: Conversion = { by: 'linear', least: 0, most: 10, step: 1, estimate: false };
    const scales = [scale('rw', line, { least: 0, most: 10 }), scale('math', line, { least: 0, most: 10 })];
    const score = sat({ sections, scales, total: { combine: 'mean', step: 1, most: 10 }, right: { rw: 7, math: 8 } });
    expect(score.total).toMatchObject({ score: 8, estimate: false });
  });

  test('include only the scales that they list', () => {
    const scales = [scale('rw', { by: 'raw' }, { least: 0 }), scale('math', { by: 'raw' }, { least: 0 })];
    expect(sat({ sections, scales, total: { of: ['math'] }, right: { rw: 9, math: 4 } }).total.score).toBe(4);
  });

  test('are null without scales', () => {
    expect(sat({ sections, scales: [], total: {}, right: {} }).total.score).toBeNull();
    expect(sat({ sections, scales: [scale('moon', spans)], total: {}, right: {} }).total.score).toBeNull();
  });

  test('weight sections and convert the composite into grades', () => {
    const weighted = [buildSectionRule('mc', { weight: 60 }), buildSectionRule('essay', { weight: 40 })];
    const cuts = [
      { score: 5, atLeastPercent: 75 },
      { score: 4, atLeastPercent: 60 },
    ];
    const getGrade = (mc: number, essay: number) =>
      sat({
        sections: weighted,
        scales: [],
        total: { combine: 'weighted', cuts, least: 1, most: 5, step: 1 },
        right: { mc, essay },
      });
    expect(getGrade(10, 4).total.score).toBe(5);
    expect(getGrade(6, 6).total.score).toBe(4);
    expect(getGrade(1, 1).total.score).toBe(1);
    expect(getGrade(10, 4).sections.map(({ weightedPercent }) => weightedPercent)).toEqual([60, 16]);
  });

  test('weight by points without weights, and are percentages without cut-offs', () => {
    const total = { combine: 'weighted' as const, least: 0, most: 100, step: 1 };
    expect(sat({ sections, scales: [], total, right: { rw: 5, math: 10 } }).total.score).toBe(75);
  });

  test('are null for a paper without points', () => {
    const total = { combine: 'weighted' as const, least: 0, most: 100, step: 1 };
    expect(
      sat({ sections: [buildSectionRule('rw', { unscored: true })], scales: [], total, right: {} }).total.score,
    ).toBeNull();
  });
});

describe('scales', () => {
  test.each([
    [20, 80],
    [null, 70],
  ])('in percent are rounded to their step, here %d', (step, expected) => {
    const scales = [scale('mc', { by: 'percent' }, { least: 0, most: 100, step })];
    const [score] = sat({ sections: [buildSectionRule('mc')], scales, total: {}, right: { mc: 7 } }).scales;
    expect(score).toMatchObject({ score: expected, low: expected, high: expected });
  });

  test('of several tests are added and multiplied (SAT on paper)', () => {
    const test = (id: string) => ({
      sections: [id],
      conversion: { by: 'linear', least: 10, most: 40, step: 1, estimate: false } as const,
    });
    const both: ScaleRule = { ...scale('rw', { by: 'raw' }), tests: [test('reading'), test('writing')], times: 10 };
    const score = sat({
      sections: [buildSectionRule('reading'), buildSectionRule('writing')],
      scales: [both],
      total: {},
      right: { reading: 10, writing: 5 },
    });
    expect(score.scales[0]?.score).toBe(650);
  });

  test('are capped on the easier route, as an estimate', () => {
    const parts = [buildPartRule('m1'), buildPartRule('hard'), buildPartRule('easy')];
    const math = buildSectionRule('math', {
      navigation: 'part',
      parts,
      adaptive: { kind: 'two-stage', router: 'm1', routes: [{ part: 'easy', atLeastPercent: 0 }], estimate: true },
    });
    const line: Conversion = { by: 'linear', least: 200, most: 800, step: 10, estimate: false };
    const capped = scale('math', line, { caps: [{ section: 'math', part: 'easy', most: 600 }] });
    const on = (part: string) =>
      sat({ sections: [math], scales: [capped], total: {}, right: { math: 10 }, routes: { math: part } }).scales[0];
    expect(on('hard')).toMatchObject({ score: 800, estimate: false });
    expect(on('easy')).toMatchObject({ score: 600, estimate: true });
  });

  test('are estimates where the paper routes by other cuts than the exam, but points stay points', () => {
    const route = (hasOwnCuts: boolean): SectionRule['adaptive'] => ({
      ...{ kind: 'two-stage', router: 'm1', routes: [{ part: 'easy', atLeastPercent: 0 }], estimate: true },
      ...(hasOwnCuts && { hasOwnCuts: true }),
    });
    const line: Conversion = { by: 'linear', least: 200, most: 800, step: 10, estimate: false };
    const isEstimated = (conversion: Conversion, hasOwnCuts: boolean) => {
      const parts = [buildPartRule('m1'), buildPartRule('easy')];
      const math = buildSectionRule('math', { navigation: 'part', parts, adaptive: route(hasOwnCuts) });
      const rules = { sections: [math], scales: [scale('math', conversion)], total: {} };
      const score = sat({ ...rules, right: { math: 10 }, routes: { math: 'easy' } });
      return [score.scales[0]?.estimate, score.total.estimate];
    };
    expect(isEstimated(line, false)).toEqual([false, false]);
    expect(isEstimated(line, true)).toEqual([true, true]);
    expect(isEstimated({ by: 'raw' }, true)).toEqual([false, false]);
  });
});

describe('additional scores besides the total', () => {
  const sections = [buildSectionRule('rw'), buildSectionRule('math')];
  const scales = [scale('rw', { by: 'raw' }, { least: 0 }), scale('math', { by: 'raw' }, { least: 0 })];
  const means = [{ id: 'stem', name: pair('STEM'), of: ['rw', 'math'], step: 1 }];

  test('are means of scales, rounded half up', () => {
    const score = sat({ sections, scales, means, total: {}, right: { rw: 4, math: 7 } });
    expect(score.means).toEqual([{ id: 'stem', score: 6, low: 6, high: 6, least: 0, most: 10, estimate: false }]);
  });

  test('are omitted if one of their scales is missing', () => {
    const without = [
      ...scales.slice(0, 1),
      scale('math', { by: 'raw' }, { tests: [{ sections: ['moon'], conversion: { by: 'raw' } }] }),
    ];
    expect(sat({ sections, scales: without, means, total: {}, right: { rw: 4 } }).means).toEqual([]);
  });
});

describe('equally weighted parts', () => {
  const writing = (weights: readonly (number | undefined)[]) =>
    buildSectionRule('writing', {
      parts: weights.map((weight, index) => buildPartRule(`p${index}`, { ...(weight !== undefined && { weight }) })),
    });
  const percent = (section: SectionRule, parts?: readonly string[]) =>
    sat({
      sections: [section],
      scales: [
        scale(
          'writing',
          { by: 'raw' },
          {
            tests: [{ sections: ['writing'], joined: 'parts', conversion: { by: 'percent' }, ...(parts && { parts }) }],
            least: 0,
            most: 100,
            step: null,
          },
        ),
      ],
      total: {},
      right: { writing: 5 },
      rightByPart: { p0: 10 },
    }).scales[0]?.score;

  test('give the mean of their shares, whatever their points', () => {
    expect(percent(writing([undefined, undefined]))).toBe(75);
  });

  test('give the weighted mean if they have weights', () => {
    expect(percent(writing([80, 20]))).toBe(90);
  });

  test('include only the parts that the score lists', () => {
    expect(percent(writing([undefined, undefined]), ['p0'])).toBe(100);
  });
});
