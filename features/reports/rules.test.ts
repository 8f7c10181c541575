import { expect, test } from 'vitest';
import { getAnalysisKind } from './rules.ts';

const reading = { skill: 'reading', by: 'machine', isRequested: false } as const;
const text = { skill: 'writing', by: 'teacher', isRequested: true } as const;

test.each([
  ['wrong', 'reading'],
  ['partial', 'reading'],
  ['right', null],
  ['blank', null],
  ['toBeMarked', null],
] as const)('a reading answer that is %s is analysed as %s', (outcome, kind) => {
  expect(getAnalysisKind({ ...reading, outcome })).toBe(kind);
});

test.each([
  ['wrong', 'text'],
  ['partial', 'text'],
  ['right', 'text'],
  ['blank', null],
  ['toBeMarked', null],
  ['notChosen', null],
] as const)('a text that came to %s is analysed as %s', (outcome, kind) => {
  expect(getAnalysisKind({ ...text, outcome })).toBe(kind);
});

test('no analysis where no section requires it, or where a machine marks', () => {
  expect(getAnalysisKind({ ...text, outcome: 'partial', isRequested: false })).toBeNull();
  expect(getAnalysisKind({ ...text, outcome: 'partial', by: 'machine' })).toBeNull();
});
