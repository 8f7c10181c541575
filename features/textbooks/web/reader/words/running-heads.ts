/** The text of a page with the ends of its lines. */
export interface PageText {
  shown: string;
  lineEnds: readonly number[];
}

interface Line {
  from: number;
  to: number;
  text: string;
}

const linesIn = ({ shown, lineEnds }: PageText): Line[] =>
  lineEnds
    .map((to, at) => ({ from: lineEnds[at - 1] ?? 0, to }))
    .map(({ from, to }) => ({ from, to, text: shown.slice(from, to).replaceAll(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '');

const longestHead = 90;
const pageNumber = /^(?:[-–—·|\s]*(?:p(?:age|\.)?\s*)?(?:\d{1,4}|[ivxlc]{1,7})[-–—·|\s]*|第?\s*\d{1,4}\s*页?)$/i;
const withPageNumber = /^(?:\d{1,4}\s+\p{Lu}[^.!?。！？]*|\p{Lu}[^.!?。！？]*\s\d{1,4})$/u;

/** What stays the same of a head from page to page. */
const withoutNumber = (text: string): string =>
  text.replaceAll(/\d+/g, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();

const isHead = ({ text }: Line, elsewhere: ReadonlySet<string>): boolean => {
  if (text.length > longestHead) return false;
  if (pageNumber.test(text) || withPageNumber.test(text)) return true;
  return withoutNumber(text) !== '' && elsewhere.has(withoutNumber(text));
};

// A head is one line, or two where the number stands apart from the title.
const mostLines = 2;

/**
 * The part of a page's text between its running heads: lines at its edges that are a page number, a title with one, or the
 * same as at the edge of another page.
 */
export const bodyWithin = (page: PageText, others: readonly PageText[]): { from: number; to: number } => {
  const lines = linesIn(page);
  const edges = others.flatMap((other) => {
    const all = linesIn(other);
    return [...all.slice(0, mostLines), ...all.slice(-mostLines)].map(({ text }) => withoutNumber(text));
  });
  const elsewhere = new Set(edges);
  let [first, last] = [0, lines.length - 1];
  while (first < mostLines && first < last && isHead(lines[first] as Line, elsewhere)) first += 1;
  while (lines.length - 1 - last < mostLines && last > first && isHead(lines[last] as Line, elsewhere)) last -= 1;
  return { from: lines[first]?.from ?? 0, to: lines[last]?.to ?? page.shown.length };
};
