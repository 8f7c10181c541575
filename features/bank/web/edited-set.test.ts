import { expect, test } from 'vitest';
import { emptyQuestion, losesOptions, retyped } from './edited-set.ts';

const options = [
  { id_option: 'A', text: '<p>one</p>' },
  { id_option: 'B', text: '<p>two</p>' },
];
const choice = {
  ...emptyQuestion('choice'),
  id: 7,
  prompt: { text: '<p>Which?</p>', options },
  key: 'A',
  explanation: { en: '<p>So.</p>', zh: '' },
  points: 200,
};

test('a question of another type keeps its words and options, its points and explanation; what is right is said anew', () => {
  const next = retyped(choice, 'multiple-choice');
  expect(next).toMatchObject({ type: 'multiple-choice', prompt: { text: '<p>Which?</p>', options }, points: 200 });
  expect(next.key).toEqual([]);
  expect(next.explanation).toEqual(choice.explanation);
  expect(next.id).toBeUndefined();
  expect(next.uid).not.toBe(choice.uid);
});

test('options go only where the other type has none', () => {
  expect(retyped(choice, 'essay').prompt).not.toHaveProperty('options');
  expect(losesOptions(choice, 'essay')).toBe(true);
  expect(losesOptions(choice, 'multiple-choice')).toBe(false);
  expect(losesOptions(emptyQuestion('choice'), 'essay')).toBe(false);
});
