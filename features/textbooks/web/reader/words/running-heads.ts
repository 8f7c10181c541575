import { foldCase } from '@inkstone/base';
/** The text of a page with the ends of its lines. */
export interface PageText {
  displayText: string;
  lineEnds: readonly number[];
}

interface Line {
  from: number;
  to: number;
  text: string;
}

const toLines = ({ displayText, lineEnds }: PageText): Line[] =>
  lineEnds
    .map((to, at) => ({ from: lineEnds[at - 1] ?? 0, to }))
    .map(({ from, to }) => ({ from, to, text: displayText.slice(from, to).replaceAll(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '');

const maxHeadLength = 90;
const pageNumber = /^(?:[-–—·|\s]*(?:p(?:age|\.)?\s*)?(?:\d{1,4}|[ivxlc]{1,7})[-–—·|\s]*|第?\s*\d{1,4}\s*页?)$/i;
const titleWithPageNumber = /^(?:\d{1,4}\s+\p{Lu}[^.!?。！？]*|\p{Lu}[^.!?。！？]*\s\d{1,4})$/u;

/** A running head without its page number. */
const withoutNumber = (text: string): string => foldCase(text.replaceAll(/\d+/g, ''));

const isRunningHead = ({ text }: Line, elsewhere: ReadonlySet<string>): boolean => {
  if (text.length > maxHeadLength) return false;
  if (pageNumber.test(text) || titleWithPageNumber.test(text)) return true;
  return withoutNumber(text) !== '' && elsewhere.has(withoutNumber(text));
};

// A head is one line, or two where the number is on its own line.
const maxHeadLines = 2;

/**
 * The part of a page's text between its running heads: lines at its edges that are a page number, a title with one, or the
 * same as at the edge of another page.
 */
export const findBodyRange = (page: PageText, others: readonly PageText[]): { from: number; to: number } => {
  const lines = toLines(page);
  const edges = others.flatMap((otherPage) => {
    const all = toLines(otherPage);
    return [...all.slice(0, maxHeadLines), ...all.slice(-maxHeadLines)].map(({ text }) => withoutNumber(text));
  });
  const elsewhere = new Set(edges);
  let [first, last] = [0, lines.length - 1];
  while (first < maxHeadLines && first < last && isRunningHead(lines[first] as Line, elsewhere)) first += 1;
  while (lines.length - 1 - last < maxHeadLines && last > first && isRunningHead(lines[last] as Line, elsewhere))
    last -= 1;
  return { from: lines[first]?.from ?? 0, to: lines[last]?.to ?? page.displayText.length };
};
