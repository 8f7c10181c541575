import { expect, test } from 'vitest';
import { fileNameOf } from './file-name.ts';

test.each([
  ['page.JPG', 'jpeg', 'page.JPG'],
  ['page.jpeg', 'jpeg', 'page.jpeg'],
  ['my table.txt', 'csv', 'my table.txt'],
  ['作文.docx', 'docx', '作文.docx'],
] as const)('%s stays what it is called where it is a %s', (given, kind, name) => {
  expect(fileNameOf(given, kind)).toBe(name);
});

test.each([
  ['essay.hta', 'txt', 'essay.hta.txt'],
  ['essay.html', 'txt', 'essay.html.txt'],
  ['essay.bat ', 'csv', 'essay.bat.csv'],
  ['page.png', 'jpeg', 'page.png.jpg'],
  ['essay\u202Etxt.hta', 'txt', 'essaytxt.hta.txt'],
  ['..\\..//a\u0007.pdf', 'pdf', '....a.pdf'],
  ['\u200B', 'pdf', 'file.pdf'],
] as const)('%j ends with what was found in it: a %s', (given, kind, name) => {
  expect(fileNameOf(given, kind)).toBe(name);
});
