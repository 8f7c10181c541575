import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from '@playwright/test';

/** The selectable text of each page of a PDF, with normalized white space. */
export const readPageTexts = async (bytes: Uint8Array): Promise<string[]> => {
  const task = getDocument({ data: new Uint8Array(bytes) });
  const pdf = await task.promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => (await pdf.getPage(at + 1)).getTextContent()),
  );
  await task.destroy();
  return pages.map(({ items }) => {
    const texts = items.map((item) => ('str' in item ? item.str : ''));
    return texts.join(' ').replaceAll(/\s+/g, ' ');
  });
};

/** The selectable text of a printed page, with normalized white space. */
export const printedText = async (page: Page): Promise<string> => (await readPageTexts(await page.pdf())).join(' ');
