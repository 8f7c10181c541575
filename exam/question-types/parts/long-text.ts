import type { JSONContent } from '@tiptap/react';

/**
 * A long text is stored as plain text with one paragraph per line. Formatting uses common text marks: `## heading`, `-
 * item`, `1. item`, `> quotation`, `**strong**`, `*stressed*`. Text without marks is identical in both forms, so an
 * essay can be written either way.
 */
type LineKind = 'heading' | 'bulletList' | 'orderedList' | 'blockquote' | 'paragraph';

interface Line {
  kind: LineKind;
  words: string;
  /** The number of an item of an ordered list. */
  number: number;
}

const linePatterns: readonly (readonly [LineKind, RegExp])[] = [
  ['heading', /^## (?=\S)/],
  ['bulletList', /^- (?=\S)/],
  ['orderedList', /^(\d{1,3})\. (?=\S)/],
  ['blockquote', /^> (?=\S)/],
];

const parseLine = (text: string): Line => {
  for (const [kind, head] of linePatterns) {
    const match = head.exec(text);
    if (match) return { kind, words: text.slice(match[0].length), number: Number(match[1] ?? 0) };
  }
  return { kind: 'paragraph', words: text, number: 0 };
};

const emphasis = /(\*{1,3})(?=[^\s*])([^*]*[^\s*])\1/g;

const toTextRuns = (text: string, signs: string): JSONContent[] => {
  if (text === '') return [];
  const marks = [
    ...(signs.length >= 2 ? [{ type: 'bold' }] : []),
    ...(signs.length % 2 === 1 ? [{ type: 'italic' }] : []),
  ];
  return [{ type: 'text', text, ...(marks.length > 0 && { marks }) }];
};

const parseInline = (words: string): JSONContent[] => {
  const matches = [...words.matchAll(emphasis)];
  const runs = matches.flatMap(({ index, 1: signs = '', 2: inner = '' }, at) => {
    const before = matches[at - 1];
    const from = before ? before.index + before[0].length : 0;
    return [...toTextRuns(words.slice(from, index), ''), ...toTextRuns(inner, signs)];
  });
  const last = matches.at(-1);
  return [...runs, ...toTextRuns(words.slice(last ? last.index + last[0].length : 0), '')];
};

const paragraph = (words: string): JSONContent => {
  const content = parseInline(words);
  return { type: 'paragraph', ...(content.length > 0 && { content }) };
};

const item = ({ words }: Line): JSONContent => ({ type: 'listItem', content: [paragraph(words)] });

/** Whether a line continues the block before: items of one list in order, lines of one quotation. */
const continuesBlock = (before: Line, line: Line): boolean =>
  before.kind === line.kind &&
  (line.kind === 'bulletList' ||
    line.kind === 'blockquote' ||
    (line.kind === 'orderedList' && line.number === before.number + 1));

const buildBlock = (lines: readonly [Line, ...Line[]]): JSONContent => {
  const [{ kind, words, number }] = lines;
  switch (kind) {
    case 'heading':
      return { type: kind, attrs: { level: 2 }, content: parseInline(words) };
    case 'bulletList':
      return { type: kind, content: lines.map(item) };
    case 'orderedList':
      return { type: kind, attrs: { start: number }, content: lines.map(item) };
    case 'blockquote':
      return { type: kind, content: lines.map((line) => paragraph(line.words)) };
    case 'paragraph':
      return paragraph(words);
  }
};

/** Converts a stored text to an editor document. */
export const toDocument = (text: string): JSONContent => {
  const groups: [Line, ...Line[]][] = [];
  for (const line of text.split('\n').map(parseLine)) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group && before && continuesBlock(before, line)) group.push(line);
    else groups.push([line]);
  }
  return { type: 'doc', content: groups.map(buildBlock) };
};

/** Marks touch words: whitespace at the ends of a marked range stays outside. */
const serializeText = ({ text = '', marks = [] }: JSONContent): string => {
  const has = (name: string) => marks.some(({ type }) => type === name);
  const signs = `${has('bold') ? '**' : ''}${has('italic') ? '*' : ''}`;
  const words = text.trim();
  if (signs === '' || words === '') return text;
  const at = text.indexOf(words);
  return `${text.slice(0, at)}${signs}${words}${signs}${text.slice(at + words.length)}`;
};

const serializeInline = ({ content = [] }: JSONContent): string => content.map(serializeText).join('');

const serializeBlock = (block: JSONContent): string[] => {
  const { type, attrs, content = [] } = block;
  const start = Number(attrs?.['start'] ?? 1);
  switch (type) {
    case 'heading':
      return [`## ${serializeInline(block)}`];
    case 'blockquote':
      return content.flatMap(serializeBlock).map((line) => `> ${line}`);
    case 'bulletList':
      return content.flatMap(({ content: inner = [] }) => inner.flatMap(serializeBlock).map((line) => `- ${line}`));
    case 'orderedList':
      return content.map(({ content: inner = [] }, at) => `${start + at}. ${inner.flatMap(serializeBlock).join(' ')}`);
    default:
      return [serializeInline(block)];
  }
};

/** Converts an editor document to the stored text. */
export const serializeDocument = ({ content = [] }: JSONContent): string => content.flatMap(serializeBlock).join('\n');
