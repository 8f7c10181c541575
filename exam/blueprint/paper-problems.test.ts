import { expect, test } from 'vitest';
import { canBeAssigned, findPaperProblems } from './index.ts';
import { buildPartRule, buildSectionRule, buildVariant } from './testing.ts';

const variant = buildVariant([
  buildSectionRule('a', {
    parts: [buildPartRule('main', { questions: { from: 2, to: 3 }, sets: { from: 1, to: 1 } })],
  }),
]);
const getPaper = (ids: number[], type = 'choice', where: { section?: string; part?: string } = {}) => [
  { section: 'a', ...where, sets: [{ id: 1, questions: ids.map((id) => ({ id, type })) }] },
];

test.each([
  ['fits', getPaper([1, 2]), []],
  ['has too few questions', getPaper([1]), ['count']],
  ['has a foreign type', getPaper([1, 2], 'essay'), ['typeNotAllowed', 'typeNotAllowed']],
  ['has a question twice', getPaper([1, 1]), ['twice']],
  ['has a foreign section', getPaper([1, 2], 'choice', { section: 'b' }), ['unknownSection']],
  ['has a foreign part', getPaper([1, 2], 'choice', { part: 'x' }), ['unknownPart']],
  ['is empty', getPaper([]), ['count', 'empty']],
])('a paper that %s', (_, paper, expected) => {
  expect(findPaperProblems(variant, paper).map((problem) => problem.is)).toEqual(expected);
});

test('a set is not in a paper twice, also with different questions', () => {
  const free = buildVariant([buildSectionRule('a', { parts: [buildPartRule('main', { types: [] })] })]);
  const sets = [[1], [2]].map((ids) => ({ id: 7, questions: ids.map((id) => ({ id, type: 'choice' })) }));
  expect(findPaperProblems(free, [{ section: 'a', sets }])).toEqual([{ is: 'twice', questionId: 2 }]);
});

test('a part that accepts any type in any number has no problem', () => {
  const free = buildVariant([buildSectionRule('a', { parts: [buildPartRule('main', { types: [] })] })]);
  expect(findPaperProblems(free, getPaper([1, 2, 3, 4], 'essay'))).toEqual([]);
});

test('an unusual number of questions does not block a paper, any other problem does', () => {
  expect(canBeAssigned(findPaperProblems(variant, getPaper([1])))).toBe(true);
  expect(canBeAssigned(findPaperProblems(variant, getPaper([1, 2], 'essay')))).toBe(false);
});

const asking = (section: string) => [
  { section, sets: [{ id: 1, questions: [{ id: 1, type: 'choice', asksForCalculator: true }] }] },
];

test('a question that asks for a calculator is no part of a section where the real exam has none', () => {
  const sections = [
    buildSectionRule('bare', { tools: ['flag'] }),
    buildSectionRule('math', { tools: ['graphing-calculator'] }),
    buildSectionRule('practice', { tools: [], configurable: true }),
  ];
  const exam = buildVariant(sections);
  const problems = findPaperProblems(exam, asking('bare'));
  expect(problems).toEqual([{ is: 'calculatorForbidden', section: 'bare', questionId: 1 }]);
  expect(canBeAssigned(problems)).toBe(false);
  expect(findPaperProblems(exam, asking('math'))).toEqual([]);
  expect(findPaperProblems(exam, asking('practice'))).toEqual([]);
});
