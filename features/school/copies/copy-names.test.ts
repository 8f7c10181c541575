import { expect, test } from 'vitest';
import { guessPattern, shiftName } from './copy-names.ts';

test.each([
  ['Fall 2026', 'Spring 2027', 'SAT Fall 2026 A', 'SAT Spring 2027 A'],
  ['Fall 2026', 'Spring 2027', 'SAT Fall A', 'SAT Spring A'],
  ['Fall 2026', 'Spring 2027', 'SAT 2026 A', 'SAT 2027 A'],
  ['2026年秋季学期', '2027年春季学期', '周六班（2026年秋季学期）', '周六班（2027年春季学期）'],
  ['2026年秋季学期', '2027年春季学期', '2026级周六班', '2027级周六班'],
  ['2026年秋季学期', '2027年春季学期', '秋季周六班', '春季周六班'],
  ['Fall 2026', 'Spring 2027', 'Saturday SAT', 'Saturday SAT'],
  ['Fall', 'Spring 2027', 'Fall A', 'Spring 2027 A'],
])('from %s to %s, %s becomes %s', (from, to, name, expected) => {
  expect(shiftName(name, guessPattern({ from, to }, ['Other', name]))).toBe(expected);
});

test('a replacement is taken as it is written', () => {
  expect(shiftName('A+ 2026', { find: 'A+', replacement: '$& B' })).toBe('$& B 2026');
});
