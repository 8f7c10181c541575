import { expect, test } from 'vitest';
import { inPoints, legsOf } from './index.ts';
import { aBlueprint, aPart, aSection } from './testing.ts';

test('a part of a paper is scored in its own points, whatever scale the exam has', () => {
  const sections = [aSection('reading'), aSection('writing')];
  const filled = [
    { section: 'reading', sets: [[1, 2]] },
    { section: 'writing', sets: [[3]] },
  ];
  const blueprint = aBlueprint({ sections, filled });
  const { scoring } = inPoints(blueprint);
  expect(scoring.answers).toEqual(blueprint.scoring.answers);
  expect(scoring.total).toMatchObject({ combine: 'single', of: ['points'], least: 0, most: 3, estimate: false });
  expect(scoring.scales).toMatchObject([
    { id: 'points', tests: [{ sections: ['reading', 'writing'], conversion: { by: 'raw' } }], most: 3 },
  ]);
});

test('a part of a paper asks all that it holds: no module is chosen', () => {
  const routes = [{ part: 'hard', atLeastPercent: 0 }];
  const adaptive = { kind: 'two-stage' as const, router: 'first', routes, estimate: true };
  const math = aSection('math', { navigation: 'part', parts: [aPart('first'), aPart('hard')], adaptive });
  const filled = [
    { section: 'math', part: 'first', sets: [[1]] },
    { section: 'math', part: 'hard', sets: [[2]] },
  ];
  const blueprint = aBlueprint({ sections: [math], filled });
  expect(legsOf(blueprint).map(({ id }) => id)).toEqual(['math/first']);
  expect(legsOf(inPoints(blueprint)).map(({ id }) => id)).toEqual(['math/first', 'math/hard']);
});
