import { expect, test } from 'vitest';
import { groupsOf, type Found } from './found.ts';

const none = { list: [], hasMore: false };

const testCalled = (title: string): Found => ({
  homework: none,
  tests: {
    list: [{ id: 7, kind: 'test', title, deadline: '2026-03-05T10:00:00.000Z', classes: [], isWithdrawn: false }],
    hasMore: false,
  },
  students: none,
  papers: none,
  questionSets: none,
});

test('a long title leads to the list by whole characters of its beginning', () => {
  const finder = { isStudent: true, built: new Set<string>(), q: 'mock' };
  const [group] = groupsOf(testCalled(`${'m'.repeat(99)}𠮷野家`), finder);
  expect(group?.hits[0]?.to).toBe(`/stu/test?search=${'m'.repeat(99)}`);
  const [whole] = groupsOf(testCalled(`${'m'.repeat(98)}𠮷野家`), finder);
  expect(whole?.hits[0]?.to).toBe(`/stu/test?search=${'m'.repeat(98)}${encodeURIComponent('𠮷')}`);
});
