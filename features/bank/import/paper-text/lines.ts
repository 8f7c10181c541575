import type { Note } from '../format.ts';
import { readPlainText } from '../to-rich-text.ts';

export type InlineTag = 'strong' | 'em' | 'u' | 's' | 'sub' | 'sup';

/** A piece of a line in one face. */
export interface Span {
  /** Its characters; for a picture or formula one sign that stands for it. */
  text: string;
  tags: readonly InlineTag[];
  /** What a picture or formula is called where only text can stand. */
  words?: string;
  /** Markup of a picture or formula; empty where it cannot be shown. */
  html?: string;
  /** What is doubtful about it. */
  note?: Note;
  /** Whether it stands out by highlight or in red. */
  isMarked?: boolean;
}

/** A line of a paper. */
export interface PaperLine {
  /** Its characters as they are compared: of the usual width, one for each of the spans. */
  text: string;
  spans: readonly Span[];
  /** The cells of a table, as text; `html` is the whole table. */
  table?: { rows: readonly (readonly string[])[]; html: string; notes: readonly Note[] };
}

/** The sign that stands for a picture or formula in the text of a line. */
export const objectSign = '\ufffc';

/** Letters, digits and spaces of full width in the usual width, sign for sign. */
export const foldWidth = (text: string): string =>
  text
    .replaceAll(/[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g, (sign) =>
      String.fromCharCode(sign.charCodeAt(0) - 0xfee0),
    )
    .replaceAll(/[\u00a0\u3000\u2002-\u200a\t]/g, ' ');

export const toLine = (spans: readonly Span[]): PaperLine => ({
  text: foldWidth(spans.map(({ text }) => text).join('')),
  spans,
});

export const toTextLine = (text: string): PaperLine => toLine([{ text, tags: [] }]);

/** A part of a line by the offsets of its text. */
export const sliceLine = (line: PaperLine, from: number, to = line.text.length): PaperLine => {
  let at = 0;
  const spans = line.spans.flatMap((span) => {
    const text = span.text.slice(Math.max(0, from - at), Math.max(0, to - at));
    at += span.text.length;
    return text === '' ? [] : [{ ...span, text }];
  });
  return toLine(spans);
};

const trimLine = (line: PaperLine): PaperLine => {
  const from = line.text.length - line.text.trimStart().length;
  return sliceLine(line, from, line.text.trimEnd().length);
};

const haveSameTags = (span: Span, next: Span): boolean => span.tags.join() === next.tags.join();

/** Neighbours of one face as one. */
const joinSpans = (spans: readonly Span[]): Span[] => {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && last.html === undefined && span.html === undefined && haveSameTags(last, span))
      joined[joined.length - 1] = { ...last, text: last.text + span.text };
    else joined.push(span);
  }
  return joined;
};

const spanToHtml = ({ text, tags, html }: Span): string =>
  html ?? tags.reduce((inner, tag) => `<${tag}>${inner}</${tag}>`, readPlainText(text));

/** The content of a line as rich text, without a paragraph around it. */
export const toInlineHtml = (line: PaperLine): string => joinSpans(trimLine(line).spans).map(spanToHtml).join('');

/** Lines as rich text: a paragraph for each. */
export const toHtml = (lines: readonly PaperLine[]): string =>
  lines
    .map((line) => {
      if (line.table) return line.table.html;
      const html = toInlineHtml(line);
      return html === '' ? '' : `<p>${html}</p>`;
    })
    .join('');

/** The words of a line, those of pictures and formulas among them. */
export const toWords = ({ spans, table }: PaperLine): string =>
  table?.rows.map((row) => row.join('\t')).join('\n') ?? spans.map(({ words, text }) => words ?? text).join('');

/** The words of lines, joined by line breaks. */
export const toText = (lines: readonly PaperLine[]): string => foldWidth(lines.map(toWords).join('\n')).trim();

/** What is doubtful about the pieces of lines. */
export const listNotes = (lines: readonly PaperLine[]): Note[] =>
  lines.flatMap(({ spans, table }) => [...spans.flatMap((span) => span.note ?? []), ...(table?.notes ?? [])]);

/** Whether a line stands out as a whole by underline, highlight or in red. */
export const isMarkedLine = ({ spans }: PaperLine): boolean => {
  const words = spans.filter(({ text }) => text.trim() !== '');
  return words.length > 0 && words.every(({ tags, isMarked }) => isMarked === true || tags.includes('u'));
};

/** A line without underline. */
export const withoutUnderline = (line: PaperLine): PaperLine => ({
  ...line,
  spans: line.spans.map((span) => ({ ...span, tags: span.tags.filter((tag) => tag !== 'u') })),
});
