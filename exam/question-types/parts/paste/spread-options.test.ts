import { expect, test } from 'vitest';
import { spreadOptions } from './spread-options.ts';

const options = (...texts: string[]) => texts.map((text, index) => ({ id_option: String(index + 1), text }));
const spread = (before: string[], texts: string[], textBefore = '') =>
  spreadOptions(options(...before), { id: '1', texts, textBefore }).map(({ id_option: id, text }) => `${id} ${text}`);

test('empty fields are filled, and further fields are added if needed', () => {
  expect(spread(['A. x B. y C. z', ''], ['x', 'y', 'z'])).toEqual(['1 x', '2 y', '3 z']);
});

test('existing texts keep their place, and new ones are inserted before them', () => {
  expect(spread(['A. x B. y', 'kept'], ['x', 'y'])).toEqual(['1 x', '3 y', '2 kept']);
});

test('the text that was in the field before the paste is kept as an option', () => {
  expect(spread(['first A. x B. y', ''], ['x', 'y'], 'first')).toEqual(['1 first', '2 x', '3 y']);
});
