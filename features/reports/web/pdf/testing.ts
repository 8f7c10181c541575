import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { createTranslator, dayText, instantText, type Language } from '@inkstone/base';
import type { ReportDocument } from '@inkstone/base/document';
import type { DocumentReading } from '../../document/reading.ts';

interface OutlineItem {
  title: string;
  items: OutlineItem[];
}

/** A PDF as a reader finds it: its pages' heads and texts, and its bookmarks. */
export interface ReadPdf {
  /** The text of each page between head and foot, without spaces. */
  bodies: readonly string[];
  /** The single runs of text between head and foot, without spaces. */
  runs: readonly string[];
  /** The text above the rule of each page. */
  heads: readonly string[];
  /** The titles of the bookmarks, deeper ones after an arrow. */
  bookmarks: readonly string[];
}

/** Text without spaces: where a line breaks is not the same on the screen and on paper. */
export const withoutSpaces = (text: string): string =>
  text.normalize('NFKC').replaceAll(/[\s\u200b\u2060\u00ad]+/g, '');

const listTitles = (items: readonly OutlineItem[], depth = ''): string[] =>
  items.flatMap(({ title, items: inner }) => [`${depth}${title}`, ...listTitles(inner, `${depth}> `)]);

// In points from the lower edge: above the first is the head, below the second the number of the page.
const [headFrom, footTo] = [792, 45];

/** Reads a PDF back. */
export const readPdf = async (bytes: Uint8Array): Promise<ReadPdf> => {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const [bodies, heads, all]: [string[], string[], string[]] = [[], [], []];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const runs = items.flatMap((item) => ('str' in item ? [{ text: item.str, y: Number(item.transform[5]) }] : []));
    const join = (isThere: (y: number) => boolean): string =>
      withoutSpaces(
        runs
          .filter(({ y }) => isThere(y))
          .map(({ text }) => text)
          .join(' '),
      );
    const isBody = (y: number): boolean => y <= headFrom && y >= footTo;
    heads.push(join((y) => y > headFrom));
    bodies.push(join(isBody));
    all.push(...runs.flatMap(({ text, y }) => (isBody(y) ? [withoutSpaces(text)] : [])));
  }
  const bookmarks = listTitles(((await pdf.getOutline()) ?? []) as OutlineItem[]);
  await task.destroy();
  return { bodies, heads, runs: all.filter((text) => text !== ''), bookmarks };
};

const unprinted = '.no-print, [aria-hidden="true"], .vh, script, style, audio, input';

/** The texts of a rendered screen that are printed, each as a piece without spaces; formulas are left out. */
export const listPrintedTexts = (page: Element): string[] => {
  const copy = page.cloneNode(true) as Element;
  for (const element of copy.querySelectorAll(`${unprinted}, [data-math]`)) element.remove();
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(withoutSpaces(node.nodeValue ?? ''));
  return texts.filter((text) => text !== '');
};

/** Words of four letters or more, Chinese text and numbers of a PDF that the screen lacks; shorter words also occur in formulas. */
export const listForeignWords = ({ runs }: ReadPdf, page: Element): string[] => {
  const labels = [...page.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label'));
  const screen = withoutSpaces([page.textContent, ...labels].join(' '));
  const words = runs.flatMap((run) => run.match(/\p{L}{4,}|\p{Script=Han}+|\d+([.:]\d+)+|\d{2,}/gu) ?? []);
  return words.filter((word) => !screen.includes(word));
};

const zone = { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };

/** How a test's reader reads a report. */
export const buildReading = (language: Language, isOwn = true): DocumentReading => ({
  ...{ language, isOwn, translate: createTranslator(language) },
  instant: (at) => instantText(at, language, zone),
  day: (at) => dayText(at, language, zone),
});

interface TypesetTask {
  facts: unknown;
  files: readonly { fileId: number; bytes: Uint8Array }[];
}

/** A document as a PDF, read back; `typeset` draws it, in tests alone. */
export const makePdf = async (
  typeset: (task: TypesetTask) => Promise<Uint8Array>,
  document: ReportDocument,
): Promise<ReadPdf> => readPdf(await typeset({ facts: { ...document, author: document.school }, files: [] }));
