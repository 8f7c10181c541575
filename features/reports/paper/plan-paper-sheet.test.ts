import { expect, test } from 'vitest';
import { emptyMark, parsePaperMark } from './paper-mark.ts';
import { planPaperSheet, type MarkedStudent } from './plan-paper-sheet.ts';

const whole = { maximum: 5000, parts: [] };
const parted = {
  maximum: 5000,
  parts: [
    { name: 'Part A', maximum: 2000 },
    { name: 'Part B', maximum: 3000 },
  ],
};

const buildStudent = (id: number, name: string, number: string | null): MarkedStudent => ({
  ...{ id, name, nameZh: null, username: `user${id}`, number, edition: 0, mark: emptyMark },
});

const students = [buildStudent(1, 'Wen Lan', '007'), buildStudent(2, 'Wen Lan', null), buildStudent(3, 'Li Yu', null)];

const toRows = (...rows: string[][]) => rows.map((cells, index) => ({ number: index + 1, cells }));

test.each([
  ['12', { state: 'marked', points: 1200, parts: [] }],
  [' 12.5 ', { state: 'marked', points: 1250, parts: [] }],
  ['１２', { state: 'marked', points: 1200, parts: [] }],
  ['12,5', { state: 'marked', points: 1250, parts: [] }],
  ['0', { state: 'marked', points: 0, parts: [] }],
  ['', emptyMark],
  ['A', { state: 'absent', points: null, parts: [] }],
  ['免考', { state: 'excused', points: null, parts: [] }],
  ['50.01', 'aboveMaximum'],
  ['-1', 'notNumber'],
  ['1e3', 'notNumber'],
  ['=1+1', 'notNumber'],
])('%j in a cell', (text, mark) => {
  expect(parsePaperMark([text], whole)).toEqual(mark);
});

test('the total waits for every part', () => {
  expect(parsePaperMark(['18', ''], parted)).toEqual({ state: 'marked', points: null, parts: [1800, null] });
  expect(parsePaperMark(['18', '30'], parted)).toEqual({ state: 'marked', points: 4800, parts: [1800, 3000] });
  expect(parsePaperMark(['20.5', '1'], parted)).toBe('aboveMaximum');
});

test('students are found by user name, number or a name that only one has', () => {
  const rows = toRows(
    ['Marks of 27 February'],
    ['User name', 'Student number', 'Student', 'Points'],
    ['USER2', '', '', '10'],
    ['', '007', 'Wen Lan', '11'],
    ['', '', 'Wen Lan', '12'],
    ['', '', 'li yu', '13'],
    ['', '', '', '14'],
  );
  expect(planPaperSheet(rows, whole, students)?.map(({ student, outcome }) => [student?.id, outcome])).toEqual([
    [2, 'change'],
    [1, 'change'],
    [undefined, 'ambiguous'],
    [3, 'change'],
    [undefined, 'unknown'],
  ]);
});

test('a test with parts is read by the names of its parts, and a sheet without columns is none', () => {
  const rows = toRows(['用户名', 'Part B（满分 30）', 'part a'], ['user1', '25', '18']);
  expect(planPaperSheet(rows, parted, students)?.[0]?.next).toEqual({
    state: 'marked',
    points: 4300,
    parts: [1800, 2500],
  });
  expect(planPaperSheet(toRows(['用户名', 'Part A'], ['user1', '25']), parted, students)).toBeNull();
});
