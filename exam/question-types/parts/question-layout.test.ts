import { expect, test } from 'vitest';
import { hasPicture, isTallText } from './question-layout.ts';

test.each([
  ['a picture', '<p>Speak.</p><p><img src="a.svg" alt=""></p>', true],
  ['a list of four lines', '<p>Talk.</p><ul><li>One?</li><li>Two?</li><li>Three?</li></ul>', true],
  ['a long paragraph', `<p>${'word '.repeat(40)}</p>`, true],
  ['a sentence', '<p>Say why.</p>', false],
  ['nothing', '', false],
])('whether a text is tall: %s', (_, html, tall) => {
  expect(isTallText(html)).toBe(tall);
});

test('a picture is found wherever it is', () => {
  expect(hasPicture('<p>A<IMG src="x"></p>')).toBe(true);
  expect(hasPicture('<p>imgine</p>')).toBe(false);
});
