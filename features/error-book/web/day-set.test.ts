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
