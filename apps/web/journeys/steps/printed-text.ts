import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from '@playwright/test';

/** The selectable text of a printed page, with normalized white space. */
export const printedText = async (page: Page): Promise<string> => {
  const task = getDocument({ data: new Uint8Array(await page.pdf()) });
  const pdf = await task.promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => (await pdf.getPage(at + 1)).getTextContent()),
  );
  await task.destroy();
  const texts = pages.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : '')));
  return texts.join(' ').replaceAll(/\s+/g, ' ');
};
