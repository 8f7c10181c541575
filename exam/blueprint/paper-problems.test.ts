import { expect, test } from 'vitest';
import { canBeAssigned, findPaperProblems } from './index.ts';
import { buildPartRule, buildSectionRule, buildVariant } from './testing.ts';

const variant = buildVariant([
  buildSectionRule('a', {
    parts: [buildPartRule('main', { questions: { from: 2, to: 3 }, sets: { from: 1, to: 1 } })],
  }),
]);
const paperOf = (ids: number[], type = 'choice', where: { section?: string; part?: string } = {}) => [
  { section: 'a', ...where, sets: [{ id: 1, questions: ids.map((id) => ({ id, type })) }] },
];

test.each([
  ['fits', paperOf([1, 2]), []],
  ['is short', paperOf([1]), ['count']],
  ['has a foreign type', paperOf([1, 2], 'essay'), ['typeNotAllowed', 'typeNotAllowed']],
  ['has a question twice', paperOf([1, 1]), ['twice']],
  ['has a foreign section', paperOf([1, 2], 'choice', { section: 'b' }), ['unknownSection']],
  ['has a foreign part', paperOf([1, 2], 'choice', { part: 'x' }), ['unknownPart']],
  ['is empty', paperOf([]), ['count', 'empty']],
])('a paper that %s', (_, paper, expected) => {
  expect(findPaperProblems(variant, paper).map((problem) => problem.is)).toEqual(expected);
});

test('a part that takes any type in any number has no problem', () => {
  const free = buildVariant([buildSectionRule('a', { parts: [buildPartRule('main', { types: [] })] })]);
  expect(findPaperProblems(free, paperOf([1, 2, 3, 4], 'essay'))).toEqual([]);
});

test('an unusual count does not stop a paper, anything else does', () => {
  expect(canBeAssigned(findPaperProblems(variant, paperOf([1])))).toBe(true);
  expect(canBeAssigned(findPaperProblems(variant, paperOf([1, 2], 'essay')))).toBe(false);
});
