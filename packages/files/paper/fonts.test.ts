import { PDFDocument, rgb } from '@cantoo/pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { embedFaces } from './fonts.ts';

const readText = async (bytes: Uint8Array): Promise<string> => {
  const task = getDocument({ data: bytes });
  const page = await (await task.promise).getPage(1);
  const { items } = await page.getTextContent();
  await task.destroy();
  return items.map((item) => ('str' in item ? item.str : '')).join('');
};

const draw = async (text: string): Promise<{ drawn: string; read: string; width: number; bytes: Uint8Array }> => {
  const pdf = await PDFDocument.create();
  const { plain, strong, drawable } = await embedFaces(pdf, text);
  const page = pdf.addPage([2000, 200]);
  const drawn = drawable(text);
  plain.draw(page, drawn, { x: 10, y: 100, size: 20, color: rgb(0, 0, 0) });
  const width = strong.widthAt(drawn, 20);
  const bytes = await pdf.save();
  return { drawn, read: await readText(bytes.slice()), width, bytes };
};

test.each([
  ['phonetic signs', '/ˈkʌmftəbəl/ ŋ θ ð ʒ ʃ ɔː æ'],
  ['tone marks', 'nǐ hǎo lǜ ǖ'],
  ['circled digits, check marks, stars, Greek and mathematics', '①②⑳✓✗★☆αβπ≈≤≥√∠△→⁰⁴½'],
  ['Hangul', '한글 조선'],
  ['Cyrillic', 'Привет'],
  ['rare Han, also beyond the basic plane', '㛃䶮𬱖𠮷彧𪚥'],
  ['emoji and boxes', '☑☐ 🌊😀'],
  ['all of them in one line', 'He said /ʃiː/ 是① 한 Привет 𠮷 ✓'],
])('%s are drawn as written', async (_, text) => {
  const { drawn, read, width } = await draw(text);

  expect(drawn).toBe(text);
  expect(read.replaceAll(/\s+/g, '')).toBe(text.replaceAll(/\s+/g, ''));
  expect(width).toBeGreaterThan([...text].length * 3);
});

test('characters without a font are drawn as a question mark, and joiners are omitted', async () => {
  const { drawn } = await draw('a\u{10FFFD}b\u200D\u202Ec');

  expect(drawn).toBe('a?bc');
});

test('a word is drawn in one font if one has all of it', async () => {
  const { read } = await draw('/ˈkʌmftəbəl/');

  expect(read).toBe('/ˈkʌmftəbəl/');
});

test('a document of plain Chinese and English stays small: unused fonts are not embedded', async () => {
  const { bytes } = await draw('Well done. 写得很好。');

  expect(bytes.length).toBeLessThan(60_000);
});

test('a rotated text advances along its direction', async () => {
  const pdf = await PDFDocument.create();
  const { plain } = await embedFaces(pdf, 'ab 한');
  const page = pdf.addPage([300, 300]);
  plain.draw(page, 'ab 한', { x: 100, y: 100, size: 20, color: rgb(0, 0, 0), turn: 90 });
  const task = getDocument({ data: await pdf.save() });
  const { items } = await (await (await task.promise).getPage(1)).getTextContent();
  await task.destroy();
  const places = items.flatMap((item) => ('str' in item && item.str.trim() ? [item.transform as number[]] : []));

  expect(places.map((place) => Math.round(place[4] ?? 0))).toEqual(places.map(() => 100));
  expect(places.at(-1)?.[5]).toBeCloseTo(100 + plain.widthAt('ab ', 20), 3);
});
