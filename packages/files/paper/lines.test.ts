import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layOutLines, type Line, type Token } from './lines.ts';

// Every character has width 1, a ring 2.
const measure = (token: Token): number => (token.kind === 'ring' ? 2 : token.text.length);
const toText = ({ tokens }: Line): string =>
  tokens.map(({ token }) => (token.kind === 'ring' ? `(${token.number})` : token.text)).join('');
const laid = (text: string, room: number) => layOutLines([{ text }], { room, widthOf: measure }).map(toText);

test('Latin breaks between words, Chinese between characters, and no line begins with a full stop', () => {
  expect(laid('one two three', 8)).toEqual(['one two ', 'three']);
  expect(laid('河流在学校后面。', 7)).toEqual(['河流在学校后面。']);
  expect(laid('河流在学校后面很窄', 4)).toEqual(['河流在学', '校后面很', '窄']);
});

test('a word longer than a line is cut', () => {
  expect(laid('incomprehensible', 6)).toEqual(['incomp', 'rehens', 'ible']);
});

test('a number stays with the word before it', () => {
  const stretches = [{ text: 'the river', rings: [1] }, { text: ' runs' }];
  expect(layOutLines(stretches, { room: 9, widthOf: measure }).map(toText)).toEqual(['the river(1) ', 'runs']);
});

test('no text is lost, whatever the width', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), fc.integer({ min: 1, max: 30 }), (text, room) => {
      const letters = (content: string) => content.replaceAll(/\s/g, '');
      expect(letters(laid(text, room).join(''))).toBe(letters(text));
    }),
  );
});
