import { expect, test } from 'vitest';
import { getOpeningRefusal, isReadThrough, canEditBank, canAssign, toSeenRanges } from './rules.ts';

const at = (text: string): Date => new Date(text);
const none = { withdrawnAt: null, deletedAt: null, removedAt: null };

test.each([
  ['teacher', ['teacher'], ['textbook'], true],
  ['guide', ['guide', 'teacher'], ['textbook'], true],
  ['guide', ['guide'], ['textbook'], false],
  ['teacher', ['teacher'], ['publish_textbook'], false],
])('a %s with the roles %j and the permissions %j may edit the bank: %s', (role, roles, permissions, may) => {
  expect(canEditBank({ role, roles, permissions })).toBe(may);
});

test('assigning needs its own permission', () => {
  expect(canAssign({ permissions: ['textbook'] })).toBe(false);
  expect(canAssign({ permissions: ['publish_textbook'] })).toBe(true);
});

test.each([
  [undefined, undefined, '{}'],
  [undefined, 4, '{[4,5)}'],
  ['3,5-8', undefined, '{[3,4),[5,9)}'],
  ['8-5', 9, '{[5,9),[9,10)}'],
  ['0', undefined, '{[1,2)}'],
])('pages seen %j with the page %j are %s', (seen, page, ranges) => {
  expect(toSeenRanges(seen, page)).toBe(ranges);
});

test('a book is read through when every page of it was seen', () => {
  expect(isReadThrough(12, 12)).toBe(true);
  expect(isReadThrough(11, 12)).toBe(false);
  expect(isReadThrough(3, null)).toBe(false);
  expect(isReadThrough(0, 0)).toBe(false);
});

test('a textbook may be read from its start until it is withdrawn', () => {
  const opensAt = at('2026-03-02T08:00:00Z');

  expect(getOpeningRefusal({ ...none, opensAt }, at('2026-03-02T07:59:59Z'))).toBe('textbook.notYet');
  expect(getOpeningRefusal({ ...none, opensAt }, opensAt)).toBeNull();
  for (const field of ['withdrawnAt', 'deletedAt', 'removedAt']) {
    expect(getOpeningRefusal({ ...none, opensAt, [field]: opensAt }, opensAt)).toBe('textbook.withdrawn');
  }
});
