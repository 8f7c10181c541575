import type { JSONContent } from '@tiptap/react';

/**
 * A long text as it is stored: plain text, a line a paragraph, whose formatting is said by the marks that people write
 * by hand as well: `## heading`, `- item`, `1. item`, `> quotation`, `**strong**`, `*stressed*`. What has none of them is
 * the same text with and without formatting, so that an essay can be written either way.
 */
type Kind = 'heading' | 'bulletList' | 'orderedList' | 'blockquote' | 'paragraph';

interface Line {
  kind: Kind;
  words: string;
  /** The number of an item of an ordered list. */
  number: number;
}

const heads: readonly (readonly [Kind, RegExp])[] = [
  ['heading', /^## (?=\S)/],
  ['bulletList', /^- (?=\S)/],
  ['orderedList', /^(\d{1,3})\. (?=\S)/],
  ['blockquote', /^> (?=\S)/],
];

const lineOf = (text: string): Line => {
  for (const [kind, head] of heads) {
    const found = head.exec(text);
    if (found) return { kind, words: text.slice(found[0].length), number: Number(found[1] ?? 0) };
  }
  return { kind: 'paragraph', words: text, number: 0 };
};

const emphasis = /(\*{1,3})(?=[^\s*])([^*]*[^\s*])\1/g;

const run = (text: string, signs: string): JSONContent[] => {
  if (text === '') return [];
  const marks = [
    ...(signs.length >= 2 ? [{ type: 'bold' }] : []),
    ...(signs.length % 2 === 1 ? [{ type: 'italic' }] : []),
  ];
  return [{ type: 'text', text, ...(marks.length > 0 && { marks }) }];
};

const inlineOf = (words: string): JSONContent[] => {
  const found = [...words.matchAll(emphasis)];
  const runs = found.flatMap(({ index, 1: signs = '', 2: inner = '' }, at) => {
    const before = found[at - 1];
    const from = before ? before.index + before[0].length : 0;
    return [...run(words.slice(from, index), ''), ...run(inner, signs)];
  });
  const last = found.at(-1);
  return [...runs, ...run(words.slice(last ? last.index + last[0].length : 0), '')];
};

const paragraph = (words: string): JSONContent => {
  const content = inlineOf(words);
  return { type: 'paragraph', ...(content.length > 0 && { content }) };
};

const item = ({ words }: Line): JSONContent => ({ type: 'listItem', content: [paragraph(words)] });

/** Lines that make one block: items of one list in their order, lines of one quotation. */
const goesOn = (before: Line, line: Line): boolean =>
  before.kind === line.kind &&
  (line.kind === 'bulletList' ||
    line.kind === 'blockquote' ||
    (line.kind === 'orderedList' && line.number === before.number + 1));

const blockOf = (lines: readonly [Line, ...Line[]]): JSONContent => {
  const [{ kind, words, number }] = lines;
  switch (kind) {
    case 'heading':
      return { type: kind, attrs: { level: 2 }, content: inlineOf(words) };
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

/** A stored text as a document to write in. */
export const documentOf = (text: string): JSONContent => {
  const groups: [Line, ...Line[]][] = [];
  for (const line of text.split('\n').map(lineOf)) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group && before && goesOn(before, line)) group.push(line);
    else groups.push([line]);
  }
  return { type: 'doc', content: groups.map(blockOf) };
};

/** Marks stand at words: blanks at the ends of what is marked stay outside. */
const saidOf = ({ text = '', marks = [] }: JSONContent): string => {
  const has = (name: string) => marks.some(({ type }) => type === name);
  const signs = `${has('bold') ? '**' : ''}${has('italic') ? '*' : ''}`;
  const words = text.trim();
  if (signs === '' || words === '') return text;
  const at = text.indexOf(words);
  return `${text.slice(0, at)}${signs}${words}${signs}${text.slice(at + words.length)}`;
};

const wordsOf = ({ content = [] }: JSONContent): string => content.map(saidOf).join('');

const linesOf = (block: JSONContent): string[] => {
  const { type, attrs, content = [] } = block;
  const start = Number(attrs?.['start'] ?? 1);
  switch (type) {
    case 'heading':
      return [`## ${wordsOf(block)}`];
    case 'blockquote':
      return content.flatMap(linesOf).map((line) => `> ${line}`);
    case 'bulletList':
      return content.flatMap(({ content: inner = [] }) => inner.flatMap(linesOf).map((line) => `- ${line}`));
    case 'orderedList':
      return content.map(({ content: inner = [] }, at) => `${start + at}. ${inner.flatMap(linesOf).join(' ')}`);
    default:
      return [wordsOf(block)];
  }
};

/** A document as the text that is stored. */
export const textOf = ({ content = [] }: JSONContent): string => content.flatMap(linesOf).join('\n');
