import { expect, test } from 'vitest';
import { toFileName } from './file-name.ts';

test.each([
  ['page.JPG', 'jpeg', 'page.JPG'],
  ['page.jpeg', 'jpeg', 'page.jpeg'],
  ['my table.txt', 'csv', 'my table.txt'],
  ['作文.docx', 'docx', '作文.docx'],
  ['talk.MP4', 'm4a', 'talk.MP4'],
  ['talk.webm', 'weba', 'talk.webm'],
] as const)('%s keeps its name as a %s', (rawName, kind, name) => {
  expect(toFileName(rawName, kind)).toBe(name);
});

test.each([
  ['essay.hta', 'txt', 'essay.hta.txt'],
  ['essay.html', 'txt', 'essay.html.txt'],
  ['essay.bat ', 'csv', 'essay.bat.csv'],
  ['page.png', 'jpeg', 'page.png.jpg'],
  ['essay\u202Etxt.hta', 'txt', 'essaytxt.hta.txt'],
  ['..\\..//a\u0007.pdf', 'pdf', '....a.pdf'],
  ['\u200B', 'pdf', 'file.pdf'],
  ['graph\u202Egnp.hta', 'pdf', 'graphgnp.hta.pdf'],
  ['page.js', 'gif', 'page.js.gif'],
] as const)('%j gets the ending of its type: a %s', (rawName, kind, name) => {
  expect(toFileName(rawName, kind)).toBe(name);
});

test('a name that is too long is cut before its ending, never within a surrogate pair', () => {
  expect(toFileName(`${'n'.repeat(195)}😀.png`, 'png')).toBe(`${'n'.repeat(195)}.png`);
  expect(toFileName('n'.repeat(5000), 'docx')).toBe(`${'n'.repeat(195)}.docx`);
});
