import { expect, test } from 'vitest';
import { withPointScoring, listNavigationUnits } from './index.ts';
import { buildBlueprint, buildPartRule, buildSectionRule } from './testing.ts';

test('a single part of a paper is scored in its own points, whatever scale the exam has', () => {
  const sections = [buildSectionRule('reading'), buildSectionRule('writing')];
  const filled = [
    { section: 'reading', sets: [[1, 2]] },
    { section: 'writing', sets: [[3]] },
  ];
  const blueprint = buildBlueprint({ sections, filled });
  const { scoring } = withPointScoring(blueprint);
  expect(scoring.answers).toEqual(blueprint.scoring.answers);
  expect(scoring.total).toMatchObject({ combine: 'single', of: ['points'], least: 0, most: 3, estimate: false });
  expect(scoring.scales).toMatchObject([
    { id: 'points', tests: [{ sections: ['reading', 'writing'], conversion: { by: 'raw' } }], most: 3 },
  ]);
});

test('a single part of a paper asks all its questions: no module is chosen', () => {
  const routes = [{ part: 'hard', atLeastPercent: 0 }];
  const adaptive = { kind: 'two-stage' as const, router: 'first', routes, estimate: true };
  const math = buildSectionRule('math', {
    navigation: 'part',
    parts: [buildPartRule('first'), buildPartRule('hard')],
    adaptive,
  });
  const filled = [
    { section: 'math', part: 'first', sets: [[1]] },
    { section: 'math', part: 'hard', sets: [[2]] },
  ];
  const blueprint = buildBlueprint({ sections: [math], filled });
  expect(listNavigationUnits(blueprint).map(({ id }) => id)).toEqual(['math/first']);
  expect(listNavigationUnits(withPointScoring(blueprint)).map(({ id }) => id)).toEqual(['math/first', 'math/hard']);
});
