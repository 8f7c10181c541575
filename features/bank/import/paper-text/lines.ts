import type { Note } from '../format.ts';
import { readPlainText } from '../plain-text.ts';
import type { SectionKind } from './markers.ts';

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
  /** The kind of questions that it announces by a rule of the school; absent: what its words say. */
  announces?: NonNullable<SectionKind>;
  /** True where a rule of the school leaves it out; absent: it is read. */
  isLeftOut?: true;
}

/** The sign that stands for a picture or formula in the text of a line. */
export const objectSign = '\ufffc';

/** A sign without width before what looks like a mark of the paper and is none; it is no part of the text. */
export const guardSign = '\u2060';

const withoutGuards = (text: string): string => text.replaceAll(guardSign, '');

/** Letters, digits and spaces of full width in the usual width, sign for sign. */
export const foldWidth = (text: string): string =>
  text
    .replaceAll(/[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g, (sign) =>
      String.fromCharCode(sign.charCodeAt(0) - 0xfee0),
    )
    .replaceAll(/[\u00a0\u3000\u2002-\u200a\t]/g, ' ');

const mapSigns = (from: string, to: string): ReadonlyMap<string, string> =>
  new Map([...from].map((sign, index) => [sign, [...to][index] ?? sign]));
const raisedSigns = mapSigns('0123456789+-−n', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻ⁿ');
const loweredSigns = mapSigns('0123456789+-−', '₀₁₂₃₄₅₆₇₈₉₊₋₋');

const findSigns = ({ tags }: Span): ReadonlyMap<string, string> | undefined =>
  tags.includes('sup') ? raisedSigns : tags.includes('sub') ? loweredSigns : undefined;

/** The characters of a span: digits above and below the line as such, since 10² is not 102. */
const toCharacters = (span: Span): string => {
  const signs = findSigns(span);
  return signs ? [...foldWidth(span.text)].map((sign) => signs.get(sign) ?? sign).join('') : span.text;
};

/** Whether plain text can say what a span shows. */
const isPlain = (span: Span): boolean => {
  const signs = findSigns(span);
  return (
    span.html === undefined && (!signs || [...foldWidth(span.text)].every((sign) => sign === ' ' || signs.has(sign)))
  );
};

export const toLine = (spans: readonly Span[]): PaperLine => ({
  text: foldWidth(spans.map(toCharacters).join('')),
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
  const pieces: Span[] = [];
  for (const span of spans) {
    const last = pieces.at(-1);
    if (last && last.html === undefined && span.html === undefined && haveSameTags(last, span))
      pieces[pieces.length - 1] = { ...last, text: last.text + span.text };
    else pieces.push(span);
  }
  return pieces;
};

const spanToHtml = ({ text, tags, html }: Span): string =>
  html ?? tags.reduce((inner, tag) => `<${tag}>${inner}</${tag}>`, readPlainText(withoutGuards(text)));

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
  withoutGuards(
    withoutSigns(table?.rows.map((row) => row.join('\t')).join('\n') ?? '') +
      spans.map((span) => span.words ?? toCharacters(span)).join(''),
  );

/** Text without the signs that stand for pictures and formulas. */
export const withoutSigns = (text: string): string => text.replaceAll(objectSign, '');

/**
 * The words of a line of answers, of the usual width: `objectSign` follows what plain text cannot say. Words that could be
 * read as the number of an answer are left out.
 */
export const toKeyWords = ({ spans }: PaperLine): string =>
  foldWidth(
    spans
      .map((span) => {
        if (isPlain(span)) return toCharacters(span);
        const words = span.words ?? toCharacters(span);
        return (/[\s;；,，]\d/.test(words) ? '' : words) + objectSign;
      })
      .join(''),
  );

/** Whether plain text can say what lines show. */
export const arePlain = (lines: readonly PaperLine[]): boolean =>
  lines.every(({ spans, table }) => !table && spans.every(isPlain));

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
