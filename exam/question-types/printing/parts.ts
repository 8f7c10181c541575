import { optionLetter } from '@inkstone/base';
import { paragraph, richTextBlocks, toInline, type Inline, type PrintBlock } from '@inkstone/base/document';
import { readOptions, type Option } from '../shapes.ts';
import type { PrintReading } from './contract.ts';

/** A gap to write a word into; numbered where a text has several. */
export const drawGap = (number: number, count: number): Inline[] => [
  ...(count > 1 ? [toInline(`(${number})`, 'strong')] : []),
  toInline('__________'),
];

/** Options with their letters, in the order of the prompt. */
export const printOptions = (options: readonly Option[], { language }: PrintReading): PrintBlock => ({
  kind: 'options',
  items: readOptions(options).map(({ text }, index) => ({
    letter: optionLetter(index),
    blocks: richTextBlocks(text, language),
  })),
});

/** A note in the language of the headings. */
export const printNote = (text: string): PrintBlock => ({ kind: 'paragraph', content: [toInline(text, 'emphasis')] });

/** A place for a short answer after its name. */
export const printAnswerLine = (name: string, after = ''): PrintBlock =>
  paragraph(`${name} ____________________ ${after}`.trim());
