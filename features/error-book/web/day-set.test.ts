import { expect, test } from 'vitest';
import { toDaySet } from './day-set.ts';

test('the set of a day is mixed by urgency, has essays last, and contains at most twenty questions', () => {
  const due = (kind: string, ids: number[], byTeacher = false) => ids.map((id) => ({ id, kind, byTeacher }));
  const set = toDaySet([...due('choice', [1, 2, 3]), ...due('essay', [7], true), ...due('gaps', [4, 5])]);
  expect(set.map(({ id }) => id)).toEqual([1, 4, 2, 5, 3, 7]);
  expect(
    toDaySet(
      due(
        'choice',
        Array.from({ length: 30 }, (_, id) => id),
      ),
    ),
  ).toHaveLength(20);
});

test('the set of a day consists of the most urgent questions, whatever their kind', () => {
  const entries = (kind: string, from: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: from + index, kind, byTeacher: kind === 'essay' }));
  const set = toDaySet([...entries('essay', 0, 2), ...entries('choice', 2, 25), ...entries('gaps', 27, 10)]);
  expect(set.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, id) => id));
  expect(set.slice(-2).map(({ kind }) => kind)).toEqual(['essay', 'essay']);
});
