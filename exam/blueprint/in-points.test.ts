import { expect, test } from 'vitest';
import { inPoints } from './index.ts';
import { aBlueprint, aSection } from './testing.ts';

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
