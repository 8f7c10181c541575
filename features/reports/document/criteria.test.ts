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

test('criteria of different rubrics that have one id in common are apart', () => {
  const mark = buildReleasedMark({ delivery: 300 });
  const { rubric } = mark;
  if (!rubric) throw new Error('the mark has no rubric');
  const criteria = rubric.criteria.map((criterion) => ({ ...criterion, most: 600 }));
  const otherMark = { ...mark, scores: { delivery: 600 }, rubric: { ...rubric, criteria } };
  const [first, second] = listCriteria([
    { questionId: 1, mark },
    { questionId: 2, mark: otherMark },
  ]);
  expect(first).toMatchObject({ id: 'delivery', most: 4, mean: 3 });
  expect(second).toMatchObject({ most: 6, mean: 6 });
  expect(second?.id).not.toBe('delivery');
});
