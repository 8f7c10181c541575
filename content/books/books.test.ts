import { readFileSync, readdirSync, statSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { programmes } from '@inkstone/programmes';
import { classes, people } from '../index.ts';
import { tenReadings } from './ten-readings/index.ts';
import { books } from './index.ts';
import { bookGifts, wordsKept } from './story.ts';
import { bookTexts } from './texts.ts';

const fileOf = (name: string): URL => new URL(`files/${name}`, import.meta.url);
const open = (name: string) => getDocument({ data: new Uint8Array(readFileSync(fileOf(name))), verbosity: 0 }).promise;
const teachers = people.filter(({ roles }) => roles.includes('teacher')).map(({ username }) => username);
const plain = (text: string): string => text.replaceAll(/[\s“”‘’'".,;:?!()]/g, '').toLowerCase();

test('every text has its file, no file is left over, and none is large', () => {
  expect(books.map(({ file }) => file).toSorted()).toEqual(readdirSync(new URL('files', import.meta.url)).toSorted());
  for (const { file } of books) expect(statSync(fileOf(file)).size).toBeLessThan(300 * 1024);
});

describe.each(books.map((book) => [book.code, book] as const))('%s', (_, book) => {
  test('has a name in both languages, a known programme and an owner who teaches', () => {
    expect(book.name.en).not.toMatch(/[\u4e00-\u9fff]/);
    expect(book.name.zh).toMatch(/[\u4e00-\u9fff]/);
    expect([null, ...programmes.map(({ id }) => id)]).toContain(book.programme);
    expect(teachers).toContain(book.owner);
  });

  test('has the pages and the outline that are said of it', async () => {
    const pdf = await open(book.file);
    expect(pdf.numPages).toBe(book.pages);
    const outline = await pdf.getOutline();
    expect(outline.map(({ title, items }) => [title, items.length])).toEqual(
      book.outline.map(({ title, children }) => [title, children.length]),
    );
    expect(outline.map(({ title }) => title)).toEqual(
      bookTexts.find(({ code }) => code === book.code)?.chapters.map(({ title }) => title),
    );
    const pages = book.outline.flatMap(({ page, children }) => [page, ...children.map((child) => child.page)]);
    expect(pages).toEqual(pages.toSorted((one, other) => one - other));
    for (const page of pages) expect(page >= 1 && page <= book.pages).toBe(true);
    expect(book.outline.some(({ children }) => children.length > 1)).toBe(true);
  });

  test('can be searched: the words of each heading stand on its page, with the page number', async () => {
    const pdf = await open(book.file);
    for (const { title, page } of book.outline) {
      const { items } = await (await pdf.getPage(page)).getTextContent();
      const words = items.map((item) => ('str' in item ? item.str : '')).join('');
      expect(plain(words)).toContain(plain(title));
      expect(plain(words)).toContain(String(page));
    }
  });
});

describe.each(books.flatMap((book) => (book.annotated ? [[book.code, book, book.annotated] as const] : [])))(
  'the marks in %s',
  (_, book, { by, marks }) => {
    test('are a teacher’s, each with an id of its own, about twelve of every kind', () => {
      expect(teachers).toContain(by);
      expect(marks.length).toBeGreaterThanOrEqual(12);
      expect(new Set(marks.map(({ id }) => id)).size).toBe(marks.length);
      for (const { id } of marks) expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
      expect([...new Set(marks.map(({ kind }) => kind))].toSorted()).toEqual(['highlight', 'note', 'pen']);
    });

    test('lie on their pages', () => {
      for (const mark of marks) {
        expect(mark.page >= 1 && mark.page <= book.pages).toBe(true);
        const points =
          mark.kind === 'highlight'
            ? mark.rects.flatMap(([x, y, width, height]) => [x, y, x + width, y + height])
            : [...(mark.kind === 'note' ? mark.at : mark.path.flat())];
        expect(points.length).toBeGreaterThan(1);
        for (const share of points) expect(share >= 0 && share <= 1).toBe(true);
      }
    });

    test('highlight words that stand on their pages', async () => {
      const pdf = await open(book.file);
      for (const mark of marks) {
        if (mark.kind !== 'highlight') continue;
        const { items } = await (await pdf.getPage(mark.page)).getTextContent();
        const words = items.map((item) => ('str' in item ? item.str : '')).join('');
        expect(plain(words)).toContain(plain(mark.quote));
      }
    });
  },
);

test('each of the ten readings is about 250 words long', () => {
  const readings = tenReadings.chapters.filter(({ number }) => number?.startsWith('Reading '));
  expect(readings).toHaveLength(10);
  for (const { text } of readings) {
    const words = text.slice(0, text.indexOf('\n---')).split(/\s+/).length;
    expect(words).toBeGreaterThan(210);
    expect(words).toBeLessThan(290);
  }
});

describe('the story of the books', () => {
  test('gives books that are there to classes, and names readers of these classes and pages of the book', () => {
    const usernames = new Map<string, readonly string[]>(classes.map(({ code, students }) => [code, students]));
    for (const gift of bookGifts) {
      const book = books.find(({ code }) => code === gift.book);
      expect(gift.edition === 'original' || book?.annotated !== undefined).toBe(true);
      const readers = gift.classes.flatMap((code) => usernames.get(code) ?? []);
      for (const { student, page, seen = [1, book?.pages ?? 0] } of gift.readers) {
        expect(readers).toContain(student);
        for (const one of [page, ...seen]) expect(one >= 1 && one <= (book?.pages ?? 0)).toBe(true);
      }
    }
  });

  test('collects words from sentences that stand on their pages', async () => {
    const pdf = await open('ten-readings.pdf');
    for (const { sentence, page, word } of wordsKept) {
      const { items } = await (await pdf.getPage(page)).getTextContent();
      expect(plain(items.map((item) => ('str' in item ? item.str : '')).join(''))).toContain(plain(sentence));
      expect(sentence).toContain(word);
    }
  });
});
