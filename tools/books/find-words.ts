import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import type { BookMark, MarkText } from '@inkstone/content';

type Box = readonly [x: number, y: number, width: number, height: number];

interface Word {
  text: string;
  box: Box;
}

const attribute = (name: string, tag: string): number => Number(new RegExp(`${name}="([\\d.]+)"`).exec(tag)?.[1]);
const plain = (text: string): string =>
  text
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'");

/** The words of each page with their boxes as shares of the page; needs Poppler's pdftotext. */
export const readWords = (file: string): Word[][] => {
  const html = execFileSync('pdftotext', ['-bbox', file, '-'], { encoding: 'utf8', maxBuffer: 2 ** 28 });
  return html.split('<page ').flatMap((page, index) => {
    if (index === 0) return [];
    const [width, height] = [attribute('width', page), attribute('height', page)];
    const words = [...page.matchAll(/<word ([^>]+)>(.*?)<\/word>/g)].map(([, tag = '', text = '']) => {
      const [left, top] = [attribute('xMin', tag) / width, attribute('yMin', tag) / height];
      const box: Box = [left, top, attribute('xMax', tag) / width - left, attribute('yMax', tag) / height - top];
      return { text: plain(text), box };
    });
    return [words];
  });
};

const shares = (numbers: readonly number[]): number[] => numbers.map((number) => Math.round(number * 10_000) / 10_000);
const toPoint = (x: number, y: number): readonly [number, number] => {
  const [left = 0, top = 0] = shares([Math.min(Math.max(x, 0), 1), Math.min(Math.max(y, 0), 1)]);
  return [left, top];
};

const bare = (text: string): string => text.replaceAll(/[“”‘’'".,;:?!()]/g, '').toLowerCase();

/** The position of a quotation: its page and one box for each of its lines. Throws where no page contains it. */
const findQuote = (quote: string, pages: readonly Word[][], only?: number): { page: number; lines: Box[] } => {
  const quoteWords = quote.split(/\s+/).map(bare);
  for (const [index, words] of pages.entries()) {
    if (only !== undefined && index + 1 !== only) continue;
    const from = words.findIndex((_, at) =>
      quoteWords.every((number, next) => bare(words[at + next]?.text ?? '') === number),
    );
    if (from !== -1) return { page: index + 1, lines: groupLines(words.slice(from, from + quoteWords.length)) };
  }
  throw new Error(`“${quote}” stands on no page.`);
};

const groupLines = (words: readonly Word[]): Box[] => {
  const lines: Box[] = [];
  for (const { box } of words) {
    const last = lines.at(-1);
    const isSame = last && Math.abs(last[1] - box[1]) < 0.006 && box[0] > last[0];
    if (!last || !isSame) lines.push(box);
    else lines[lines.length - 1] = [last[0], last[1], box[0] + box[2] - last[0], Math.max(last[3], box[3])];
  }
  return lines;
};

/** The unevenness of handwriting, equal each time. */
const wobble = (seed: number): number => Math.sin(seed * 12.9898) * 0.0022;

const penPath = (shape: 'circle' | 'underline' | 'bracket', lines: readonly Box[]): (readonly [number, number])[] => {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return [];
  const left = Math.min(...lines.map(([x]) => x));
  const right = Math.max(...lines.map(([x, , width]) => x + width));
  const [top, bottom] = [first[1], last[1] + last[3]];
  if (shape === 'underline')
    return Array.from({ length: 13 }, (_, at) =>
      toPoint(last[0] + (last[2] * at) / 12, bottom + 0.001 + wobble(at + last[0])),
    );
  if (shape === 'bracket')
    return [
      toPoint(left - 0.015, top),
      ...Array.from({ length: 9 }, (_, at) => toPoint(left - 0.03 + wobble(at), top + ((bottom - top) * at) / 8)),
      toPoint(left - 0.015, bottom),
    ];
  return Array.from({ length: 27 }, (_, at) => {
    const angle = (at / 25) * 2 * Math.PI - 2;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return toPoint(
      x + Math.cos(angle) * ((right - left) / 2 + 0.014) + wobble(at),
      y + Math.sin(angle) * ((bottom - top) / 2 + 0.006) + wobble(at + 3) / 2,
    );
  });
};

const markId = (name: string): string => {
  const hex = createHash('sha256').update(name).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
};

/** A teacher's marks, placed on the pages where their texts occur. */
export const buildMarks = (code: string, marks: readonly MarkText[], pages: readonly Word[][]): BookMark[] =>
  marks.map((mark, at): BookMark => {
    const id = markId(`${code} ${at}`);
    const words = 'beside' in mark ? mark.beside : mark.on;
    const { page, lines } = findQuote(words, pages, mark.page);
    if ('beside' in mark) return { id, page, kind: 'note', at: toPoint(0.93, lines[0]?.[1] ?? 0), note: mark.note };
    if ('pen' in mark)
      return { id, page, kind: 'pen', colour: mark.colour, width: 0.004, path: penPath(mark.pen, lines) };
    const rects = lines.map((line): Box => {
      const [x = 0, y = 0, width = 0, height = 0] = shares(line);
      return [x, y, width, height];
    });
    return { id, page, kind: 'highlight', colour: mark.colour, rects, quote: mark.on, note: mark.note ?? '' };
  });
