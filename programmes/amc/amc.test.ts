import { expect, test } from 'vitest';
import { readPublished } from '../testing/published.ts';
import { amc } from './index.ts';
import publishedExams from './published.json' with { type: 'json' };

test.each(['AMC 8', 'AMC 10', 'AMC 12'] as const)('the %s has the published structure', (name) => {
  const variant = amc.variants.find((candidate) => candidate.name.en === name);
  const published = readPublished(publishedExams[name]);
  const [section, theirs] = [variant?.sections[0], published.sections[0]];
  expect(variant?.scoring.answers).toMatchObject(published.scoring.answers);
  const { most, step } = published.scoring.total;
  expect(variant?.scoring.total).toMatchObject({ combine: 'single', most, step });
  expect(section?.clock?.seconds).toBe(theirs?.clock?.seconds);
  expect(section?.navigation).toBe(theirs?.navigation);
  expect(section?.parts[0]).toMatchObject({ questions: { from: 25, to: 25 }, options: 5, types: ['choice'] });
  expect(section?.tools).not.toContain('calculator');
});
