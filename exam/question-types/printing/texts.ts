import { optionLetter } from '@inkstone/base';
import { paragraph, richTextBlocks, toInline, type Block, type Inline, type PrintBlock } from '@inkstone/base/document';
import type { Prompt as Blanks } from '../blanks/type.ts';
import type { Prompt as CompleteTheWords } from '../complete-the-words/type.ts';
import type { Prompt as InlineChoice } from '../inline-choice/type.ts';
import type { Prompt as InsertSentence } from '../insert-sentence/type.ts';
import { toPlainText } from '../plain-text.ts';
import { splitPassage } from '../select-text/pieces.ts';
import type { Prompt as SelectText } from '../select-text/type.ts';
import { readOptions } from '../shapes.ts';
import { countSlots, type Prompt as SentenceBuild } from '../sentence-build/type.ts';
import type { DescribePrint } from './contract.ts';
import { printMessages } from './messages.ts';
import { drawGap, printNote } from './parts.ts';

export const printBlanks: DescribePrint<Blanks> = ({ text, blanks }, { language }) =>
  richTextBlocks(text, language, (number) => drawGap(number, blanks));

export const printInlineChoice: DescribePrint<InlineChoice> = ({ text, gaps }, { language }) => [
  ...richTextBlocks(text, language, (number) => drawGap(number, gaps.length)),
  ...gaps.map((words, index): PrintBlock => ({
    kind: 'options',
    ...(gaps.length > 1 && { label: `(${index + 1})` }),
    items: words.map((word, place) => ({ letter: optionLetter(place), blocks: [paragraph(word)] })),
  })),
];

/** Letters that are given, then a short line for each missing one. */
export const printCompleteTheWords: DescribePrint<CompleteTheWords> = ({ text, gaps }, { language, translate }) => [
  printNote(translate(printMessages)('cutWords')),
  ...richTextBlocks(text, language, (number) => {
    const gap = gaps[number - 1];
    return gap ? [toInline(gap.prefix), toInline('\u00a0_'.repeat(gap.missing))] : [];
  }),
];

export const printInsertSentence: DescribePrint<InsertSentence> = ({ text, sentence }, { language, translate }) => [
  ...richTextBlocks(text, language, (number) => [toInline(`[${optionLetter(number - 1)}] `, 'strong')]),
  printNote(translate(printMessages)('insert')),
  { kind: 'quote', blocks: richTextBlocks(sentence, language) },
];

/** The paragraphs of a passage whose pieces have letters. */
const printPassage = ({ passage, by }: SelectText): Block[] => {
  if (by === 'span') return passage.split(/\n+/).map((line) => paragraph(line));
  let line: Inline[] = [];
  const lines = [line];
  for (const span of splitPassage(passage)) {
    if (span.piece !== null) {
      line.push(toInline(`[${optionLetter(span.piece - 1)}] `, 'strong'), toInline(span.text, 'underline'));
    } else {
      const [first = '', ...rest] = span.text.split(/\n+/);
      line.push(toInline(first));
      for (const text of rest) {
        line = [toInline(text)];
        lines.push(line);
      }
    }
  }
  return lines.map((content) => ({ kind: 'paragraph', content }));
};

export const printSelectText: DescribePrint<SelectText> = (prompt, { language, translate }) => {
  const t = translate(printMessages);
  return [
    ...richTextBlocks(prompt.text, language),
    printNote(prompt.by === 'span' ? t('markSpan') : t('markPieces', { count: prompt.choose })),
    { kind: 'quote', blocks: printPassage(prompt) },
  ];
};

export const printSentenceBuild: DescribePrint<SentenceBuild> = (prompt, { language, translate }) => {
  const gaps = Array.from({ length: countSlots(prompt) }, () => '________').join(' ');
  const words = readOptions(prompt.options).map(({ text }) => toPlainText(text));
  return [
    ...richTextBlocks(prompt.text, language),
    paragraph(`${prompt.before} ${gaps} ${prompt.after}`.trim()),
    paragraph(translate(printMessages)('words', { words: words.join(' / ') })),
  ];
};
