import { expect, test } from 'vitest';
import { cleanRichText } from '@inkstone/files/rich-text';
import { SourceError } from './format.ts';
import { parseXml } from './markup.ts';
import { noMedia, readHtml, readWords } from './to-rich-text.ts';

test.each([
  ['emphasis and headings', '<h2>A <b>b</b></h2><div>c</div>', '<p>A <strong>b</strong></p><p>c</p>'],
  [
    'a table',
    '<table><tr><td colspan="2" onclick="x()">1</td></tr></table>',
    '<table><tr><td colspan="2">1</td></tr></table>',
  ],
  ['LaTeX between brackets', 'so \\(x^2 < 1\\) holds', 'so <span data-math>x^2 &lt; 1</span> holds'],
  ['a formula of its own line', '$$\\frac{1}{2}$$', '<span data-math>\\frac{1}{2}</span>'],
  ['MathML', '<math><mfrac><mn>1</mn><mi>n</mi></mfrac></math>', '<span data-math>\\frac{1}{n}</span>'],
])('%s', (_name, source, html) => {
  const read = readHtml(source, noMedia);
  expect(read).toEqual({ html, notes: [] });
  // What is read is what the bank keeps.
  expect(cleanRichText(read.html).replaceAll(/<\/?tbody>/g, '')).toBe(html);
});

test('a picture has its number, one that is missing is named', () => {
  const source = { findMedia: (address: string) => (address === 'a.png' ? 3 : null) };
  expect(
    readHtml('<img src="a.png" alt="a &quot;tree&quot;" width="20"><img src="b.png" alt="a house">', source),
  ).toEqual({
    html: '<img data-file="3" alt="a &quot;tree&quot;" width="20" />a house',
    notes: [{ code: 'pictureMissing', detail: 'a house' }],
  });
});

test('scripts go, unknown markup and films are named once', () => {
  const read = readHtml('<script>alert(1)</script><x-y>a</x-y><x-y>b</x-y><video src="f.mp4"></video>', noMedia);
  expect(read.html).toBe('ab');
  expect(read.notes).toEqual([
    { code: 'markup', detail: 'x-y' },
    { code: 'media', detail: 'f.mp4' },
  ]);
});

test('words are plain', () => {
  expect(readWords('<p>caf&eacute; <b>noir</b></p>')).toBe('café noir');
});

test('entities of a file’s own and endless nesting are refused', () => {
  expect(() => parseXml('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')).toThrow(SourceError);
  expect(() => parseXml('<a>'.repeat(1000))).toThrow(SourceError);
});
