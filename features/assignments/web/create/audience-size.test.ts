import { expect, test } from 'vitest';
import { audienceMessageKey } from './assignment-draft.ts';

test.each([
  ['nobody', 0, true, 0, 'nobody'],
  ['students only', 3, true, 0, 'toStudents'],
  ['students, not all of them known', 300, false, 0, 'upToStudents'],
  ['staff only', 2, true, 2, 'toStaff'],
  ['one staff member, with not all students known', 1, false, 1, 'toStaff'],
  ['students and staff', 3, true, 1, 'toPeople'],
  ['both, not all of them known', 300, false, 1, 'upToPeople'],
] as const)('%s are named as such', (_, count, isExact, staff, word) => {
  expect(audienceMessageKey({ count, isExact, staff })).toBe(word);
});
