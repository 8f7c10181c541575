/**
 * Generates the textbooks of the sample school from their texts: `node tools/make-books.ts [code...]`, all of them by
 * default. Needs the browser of the tests, and Poppler's pdftotext (Debian: poppler-utils) to find the words that a
 * teacher marked. The result is kept in the repository, so that none of this is needed to run the product.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { BookMeasures, BookText, OutlineEntry } from '@inkstone/content';
import { readBookMarks, readBookTexts } from '@inkstone/content/books';
import { chromium, type Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { bookHtml } from './books/book-html.ts';
import { cutFaces } from './books/faces.ts';
import { buildMarks, readWords } from './books/find-words.ts';
import { findBrowser } from './find-browser.ts';
import { writeData } from './write-data.ts';

const content = path.join(import.meta.dirname, '../content/books');
const work = mkdtempSync(path.join(tmpdir(), 'inkstone-books-'));

/** Every character that a page may show, including those of the table of contents and the page numbers. */
const collectCharacters = (book: BookText): string =>
  `${JSON.stringify(book)}0123456789 Contents目录Hillside Tutoring, Shanghai · 山南书院ABCDEF•`;

const readOutline = async (file: Uint8Array): Promise<Omit<BookMeasures, 'marks'>> => {
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
  const findPageNumber = async (dest: unknown): Promise<number> => {
    const place: unknown = typeof dest === 'string' ? await pdf.getDestination(dest) : dest;
    const [ref] = Array.isArray(place) ? (place as [{ num: number; gen: number }]) : [];
    if (!ref) throw new Error('An outline entry leads nowhere.');
    return (await pdf.getPageIndex(ref)) + 1;
  };
  const outline: OutlineEntry[] = [];
  for (const { title, dest, items } of await pdf.getOutline()) {
    const children: { title: string; page: number }[] = [];
    for (const item of items) children.push({ title: item.title, page: await findPageNumber(item.dest) });
    outline.push({ title, page: await findPageNumber(dest), children });
  }
  return { pages: pdf.numPages, outline };
};

const printPdf = async (page: Page, html: string): Promise<Uint8Array> => {
  const file = path.join(work, 'book.html');
  writeFileSync(file, html);
  await page.goto(pathToFileURL(file).href);
  await page.evaluate('document.fonts.ready');
  return page.pdf({ preferCSSPageSize: true, printBackground: true, outline: true, tagged: true });
};

/** Makes the file reproducible: it contains no time of the machine. */
const finalizePdf = async (file: Uint8Array, { name, about }: BookText): Promise<Uint8Array> => {
  const pdf = await PDFDocument.load(file, { updateMetadata: false });
  pdf.setTitle(`${name.en} ${name.zh}`, { showInWindowTitleBar: true });
  pdf.setAuthor('Hillside Tutoring, Shanghai');
  pdf.setSubject(about.en);
  pdf.setProducer('Inkstone');
  pdf.setCreator('Inkstone');
  for (const set of [pdf.setCreationDate, pdf.setModificationDate]) set.call(pdf, new Date('2026-09-01T00:00:00Z'));
  return pdf.save({ useObjectStreams: true });
};

const buildBook = async (page: Page, book: BookText): Promise<BookMeasures> => {
  const faces = await cutFaces(book.code, collectCharacters(book), work);
  const bare = (title: string, at: number): OutlineEntry => ({ title, page: at, children: [] });
  const first = await readOutline(
    await printPdf(
      page,
      bookHtml(
        book,
        faces,
        book.chapters.map(({ title }) => bare(title, 88)),
      ),
    ),
  );
  const file = await finalizePdf(await printPdf(page, bookHtml(book, faces, first.outline)), book);
  const target = path.join(content, 'files', `${book.code}.pdf`);
  writeFileSync(target, file);
  const { pages, outline } = await readOutline(file);
  process.stdout.write(`${book.code}: ${pages} pages, ${Math.round(file.length / 1024)} KB\n`);
  return { pages, outline, marks: buildMarks(book.code, readBookMarks(book.code), readWords(target)) };
};

mkdirSync(path.join(content, 'files'), { recursive: true });
const requestedCodes = process.argv.slice(2);
const { program, args, env } = findBrowser();
const browser = await chromium.launch({
  executablePath: program,
  args: [...args, '--allow-file-access-from-files'],
  env: { ...process.env, ...env } as Record<string, string>,
});
const page = await browser.newPage();
for (const book of readBookTexts())
  if (requestedCodes.length === 0 || requestedCodes.includes(book.code))
    writeData(path.join(content, book.code, 'made.json'), await buildBook(page, book));
await browser.close();
rmSync(work, { recursive: true });
