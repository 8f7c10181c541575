import { expect, test } from 'vitest';
import { toGroups, type SearchOutput } from './search-results.ts';

const none = { list: [], hasMore: false };

const testCalled = (title: string): SearchOutput => ({
  homework: none,
  tests: {
    list: [{ id: 7, kind: 'test', title, deadline: '2026-03-05T10:00:00.000Z', classes: [], isWithdrawn: false }],
    hasMore: false,
  },
  courses: none,
  textbooks: none,
  students: none,
  papers: none,
  questionSets: none,
});

test('a long title links to the list filtered by its beginning, cut between whole characters', () => {
  const finder = { isStudent: true, built: new Set<string>(), q: 'mock' };
  const [group] = toGroups(testCalled(`${'m'.repeat(99)}𠮷野家`), finder);
  expect(group?.hits[0]?.to).toBe(`/stu/test?search=${'m'.repeat(99)}`);
  const [full] = toGroups(testCalled(`${'m'.repeat(98)}𠮷野家`), finder);
  expect(full?.hits[0]?.to).toBe(`/stu/test?search=${'m'.repeat(98)}${encodeURIComponent('𠮷')}`);
});

test('courses link to their page, textbooks to the shelf, for students and for teachers', () => {
  const work = { deadline: '2026-03-05T10:00:00.000Z', classes: [], isWithdrawn: false };
  const matches: SearchOutput = {
    ...testCalled('Mock'),
    tests: none,
    courses: { list: [{ ...work, id: 4, kind: 'course', title: 'Counting' }], hasMore: false },
    textbooks: {
      list: [
        { id: 5, title: 'Rivers', annotator: '', programme: '' },
        { id: 6, title: 'Rivers', annotator: 'Qiao', programme: 'amc' },
      ],
      hasMore: true,
    },
  };
  const ways = (isStudent: boolean) =>
    toGroups(matches, { isStudent, built: new Set(), q: 'r' }).flatMap(({ hits, all }) => [
      ...hits.map(({ to }) => to),
      all,
    ]);
  expect(ways(true)).toEqual([
    '/stu/course/detail?id=4',
    '/stu/course?search=r',
    '/stu/textBook?search=Rivers',
    '/stu/textBook/annotateList?search=Rivers',
    '/stu/textBook?search=r',
  ]);
  expect(ways(false)).toEqual([
    '/teacher/course/detail?id=4',
    '/teacher/course/list?search=r',
    '/teacher/textbook/bankList?search=Rivers',
    '/teacher/textbook/annotateList?search=Rivers',
    '/teacher/textbook/bankList?search=r',
  ]);
});

test('a student links to their page if the reader may open it, otherwise to their assignments', () => {
  const matches: SearchOutput = {
    ...testCalled('Mock'),
    tests: none,
    students: { list: [{ id: 9, name: 'Lin Xiaohe', username: 'linxiaohe', classes: [] }], hasMore: true },
  };
  const way = (...built: string[]) =>
    toGroups(matches, { isStudent: false, built: new Set(built), q: 'lin' }).map(({ hits, all }) => [hits[0]?.to, all]);
  expect(way('/teacher/myStu', '/teacher/task/wlist')).toEqual([
    ['/teacher/myStu?stuId=9', '/teacher/myStu?search=lin'],
  ]);
  expect(way('/teacher/task/wlist')).toEqual([['/teacher/task/wlist?search=linxiaohe', null]]);
  expect(way()).toEqual([]);
});

test('matches in names come first, then people by pinyin, then titles by pronunciation only', () => {
  const titled = testCalled('离哪儿近');
  const matches: SearchOutput = {
    ...titled,
    tests: { ...titled.tests, isNamed: false },
    students: { list: [{ id: 3, name: '李娜', username: 'lina', classes: [] }], hasMore: false, isNamed: false },
    papers: {
      list: [
        {
          ...{ id: 5, title: 'Li Na', programme: 'amc', questionCount: 1, updatedAt: '2026-03-05T10:00:00.000Z' },
          variant: 'amc8',
        },
      ],
      hasMore: false,
      isNamed: true,
    },
  };
  const finder = { isStudent: false, built: new Set(['/teacher/myStu']), q: 'lina' };
  const names = toGroups(matches, finder).map(({ name }) => name);
  expect(names).toEqual(['papers', 'students', 'tests']);
});
