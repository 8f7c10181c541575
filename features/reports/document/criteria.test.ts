import { expect, test } from 'vitest';
import { buildReleasedMark } from '../web/testing.tsx';
import { listCriteria } from './criteria.ts';

test('each criterion has its scores by task and their mean', () => {
  const tasks = [
    { questionId: 1, mark: buildReleasedMark({ delivery: 300, language: 250 }) },
    { questionId: 2, mark: buildReleasedMark({ delivery: 200 }) },
    { questionId: 3, mark: null },
  ];
  const [delivery, language] = listCriteria(tasks);
  expect(delivery).toMatchObject({ id: 'delivery', most: 4, mean: 2.5 });
  expect(delivery?.scores.get(2)).toBe(2);
  expect(language).toMatchObject({ id: 'language', mean: 2.5 });
  expect(listCriteria([{ questionId: 3, mark: null }])).toEqual([]);
});
