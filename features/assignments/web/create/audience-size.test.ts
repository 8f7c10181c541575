import { expect, test } from 'vitest';
import { audienceMessageKey } from './assignment-draft.ts';

test.each([
  ['nobody', 0, true, 0, 'nobody'],
  ['students alone', 3, true, 0, 'toStudents'],
  ['students of whom not all are known', 300, false, 0, 'upToStudents'],
  ['staff alone', 2, true, 2, 'toStaff'],
  ['one of staff, while not all students are known', 1, false, 1, 'toStaff'],
  ['students and staff', 3, true, 1, 'toPeople'],
  ['both, of whom not all are known', 300, false, 1, 'upToPeople'],
] as const)('%s are named as such', (_, count, isExact, staff, word) => {
  expect(audienceMessageKey({ count, isExact, staff })).toBe(word);
});
