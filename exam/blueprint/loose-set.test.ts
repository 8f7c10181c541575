import { expect, test } from 'vitest';
import { findSectionForSet, type LooseSet } from './loose-set.ts';
import { buildPartRule, buildSectionRule, buildVariant } from './testing.ts';

const exam = buildVariant([
  buildSectionRule('reading', { skill: 'reading', parts: [buildPartRule('passages', { types: ['choice'] })] }),
  buildSectionRule('speaking', {
    skill: 'speaking',
    parts: [
      buildPartRule('alone', { types: ['speech'] }),
      buildPartRule('integrated', { types: ['speech'], material: ['text', 'audio'] }),
      buildPartRule('lecture', { types: ['speech'], material: ['audio'] }),
      buildPartRule('anything', { types: [] }),
    ],
  }),
]);

test.each<[string, string, Partial<LooseSet>, string]>([
  ['a text and a recording', 'speaking', { material: ['audio', 'text'] }, 'speaking/integrated'],
  ['a recording only', 'speaking', { material: ['audio'] }, 'speaking/lecture'],
  ['neither text nor recording', 'speaking', { material: [] }, 'speaking/alone'],
  ['a text that no part accepts', 'speaking', { material: ['text'] }, 'speaking/alone'],
  ['a type that only one part accepts', 'speaking', { types: ['essay'] }, 'speaking/anything'],
  ['a type that no part accepts', 'reading', { types: ['essay'] }, 'reading/passages'],
  ['a skill that the exam does not have', 'math', { types: ['speech'] }, 'speaking/alone'],
])('a set of %s for %s is assigned to its section and part', (_, skill, more, place) => {
  const matches = findSectionForSet(exam, skill, { types: ['speech'], material: [], ...more });
  expect(`${matches?.section}/${matches?.part}`).toBe(place);
});

test('an exam without sections has no place for a set', () => {
  expect(findSectionForSet(buildVariant([]), 'reading', { types: [], material: [] })).toBeUndefined();
});
