import { expect, test } from 'vitest';
import { findQuestionLocation, listNavigationUnits, resolveRoute } from './index.ts';
import { buildBlueprint, buildClockRule, buildPartRule, buildSectionRule } from './testing.ts';

const reading = buildSectionRule('reading', { clock: buildClockRule(600) });
const adaptive = buildSectionRule('math', {
  navigation: 'part',
  parts: [buildPartRule('m1'), buildPartRule('hard'), buildPartRule('easy')],
  adaptive: {
    kind: 'two-stage',
    router: 'm1',
    routes: [
      { part: 'hard', atLeastPercent: 60 },
      { part: 'easy', atLeastPercent: 0 },
    ],
    estimate: true,
  },
});
const blueprint = buildBlueprint({
  sections: [reading, adaptive],
  filled: [
    { section: 'reading', sets: [[1, 2], [3]] },
    { section: 'math', part: 'm1', sets: [[11]] },
    { section: 'math', part: 'hard', sets: [[12]] },
    { section: 'math', part: 'easy', sets: [[13]] },
  ],
});

test('a section with free navigation is one unit, a modular section one per module, the second one once it is chosen', () => {
  expect(listNavigationUnits(blueprint).map((unit) => unit.id)).toEqual(['reading', 'math/m1']);
  expect(listNavigationUnits(blueprint, { math: 'easy' }).map((unit) => unit.id)).toEqual([
    'reading',
    'math/m1',
    'math/easy',
  ]);
});

test('a paper without one of the modules does not route: its parts are asked in order', () => {
  const lacking = [
    { section: 'math', part: 'm1', sets: [[11]] },
    { section: 'math', part: 'hard', sets: [[12]] },
  ];
  const short = buildBlueprint({ sections: [adaptive], filled: lacking });
  expect(short.sections[0]?.adaptive).toBeNull();
  expect(listNavigationUnits(short).map((unit) => unit.id)).toEqual(['math/m1', 'math/hard']);
});

test('a question of a module that was not chosen is in no unit', () => {
  const units = listNavigationUnits(blueprint, { math: 'easy' });
  expect(findQuestionLocation(units, 12)).toBeUndefined();
  expect(findQuestionLocation(units, 3)).toMatchObject({ order: 2, setOrder: 1 });
});

test.each([
  [60, 100, 'hard'],
  [59, 100, 'easy'],
  [0, 0, 'easy'],
])('a router with %i of %i leads to %s', (earned, possible, part) => {
  const section = blueprint.sections[1];
  expect(section && resolveRoute(section, { earned, possible })).toBe(part);
});

test('a section that is not adaptive has no route', () => {
  const section = blueprint.sections[0];
  expect(section && resolveRoute(section, { earned: 1, possible: 1 })).toBeNull();
});
