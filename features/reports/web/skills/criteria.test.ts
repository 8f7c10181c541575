import { expect, test } from 'vitest';
import { aReleased } from '../testing.tsx';
import { criteriaOf } from './criteria.ts';

test('each criterion stands with its scores by task and their mean', () => {
  const tasks = [
    { questId: 1, mark: aReleased({ delivery: 300, language: 250 }) },
    { questId: 2, mark: aReleased({ delivery: 200 }) },
    { questId: 3, mark: null },
  ];
  const [delivery, language] = criteriaOf(tasks);
  expect(delivery).toMatchObject({ id: 'delivery', most: 4, mean: 2.5 });
  expect(delivery?.scores.get(2)).toBe(2);
  expect(language).toMatchObject({ id: 'language', mean: 2.5 });
  expect(criteriaOf([{ questId: 3, mark: null }])).toEqual([]);
});
