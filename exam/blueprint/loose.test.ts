import { expect, test } from 'vitest';
import { placeOfLoose, type LooseSet } from './loose.ts';
import { aPart, aSection, aVariant } from './testing.ts';

const exam = aVariant([
  aSection('reading', { skill: 'reading', parts: [aPart('passages', { types: ['choice'] })] }),
  aSection('speaking', {
    skill: 'speaking',
    parts: [
      aPart('alone', { types: ['speech'] }),
      aPart('integrated', { types: ['speech'], material: ['text', 'audio'] }),
      aPart('lecture', { types: ['speech'], material: ['audio'] }),
      aPart('anything', { types: [] }),
    ],
  }),
]);

test.each<[string, string, Partial<LooseSet>, string]>([
  ['text and sound', 'speaking', { material: ['audio', 'text'] }, 'speaking/integrated'],
  ['sound alone', 'speaking', { material: ['audio'] }, 'speaking/lecture'],
  ['nothing beside', 'speaking', { material: [] }, 'speaking/alone'],
  ['a text that no part is made for', 'speaking', { material: ['text'] }, 'speaking/alone'],
  ['a type that only one part takes', 'speaking', { types: ['essay'] }, 'speaking/anything'],
  ['a type that no part takes', 'reading', { types: ['essay'] }, 'reading/passages'],
  ['a skill that the exam does not have', 'math', { types: ['speech'] }, 'speaking/alone'],
])('a set of %s for %s goes to its place', (_, skill, more, place) => {
  const found = placeOfLoose(exam, skill, { types: ['speech'], material: [], ...more });
  expect(`${found?.section}/${found?.part}`).toBe(place);
});

test('an exam without sections has no place', () => {
  expect(placeOfLoose(aVariant([]), 'reading', { types: [], material: [] })).toBeUndefined();
});
