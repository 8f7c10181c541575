import { richTextBlocks } from '@inkstone/base/document';
import type { Prompt as Choice } from '../choice/type.ts';
import type { Prompt as MultipleChoice } from '../multiple-choice/type.ts';
import type { Prompt as NumericEntry } from '../numeric-entry/type.ts';
import type { Prompt as Ordering } from '../ordering/type.ts';
import { toPlainText } from '../plain-text.ts';
import { proseSummary, type Prompt as ProseSummary } from '../prose-summary/type.ts';
import { buildOption } from '../shapes.ts';
import type { Prompt as TrueFalse } from '../true-false/type.ts';
import type { DescribePrint } from './contract.ts';
import { printMessages } from './messages.ts';
import { printAnswerLine, printNote, printOptions } from './parts.ts';

export const printChoice: DescribePrint<Choice> = ({ text, options }, reading) => [
  ...richTextBlocks(text, reading.language),
  printOptions(options, reading),
];

export const printMultipleChoice: DescribePrint<MultipleChoice> = ({ text, options, choose }, reading) => {
  const t = reading.translate(printMessages);
  const note = printNote(choose === 0 ? t('chooseAll') : t('choose', { count: choose }));
  return [...richTextBlocks(text, reading.language), note, printOptions(options, reading)];
};

export const printTrueFalse: DescribePrint<TrueFalse> = ({ text }, reading) => {
  const t = reading.translate(printMessages);
  const options = [buildOption('true', t('true')), buildOption('false', t('false'))];
  return [...richTextBlocks(text, reading.language), printOptions(options, reading)];
};

export const printProseSummary: DescribePrint<ProseSummary> = (prompt, reading) => {
  const t = reading.translate(printMessages);
  return [
    ...richTextBlocks(prompt.text, reading.language),
    printNote(t('choose', { count: proseSummary.optionsToChoose(prompt) })),
    printOptions(prompt.options, reading),
  ];
};

export const printNumericEntry: DescribePrint<NumericEntry> = ({ text, unit = '' }, reading) => [
  ...richTextBlocks(text, reading.language),
  printAnswerLine(reading.translate(printMessages)('answer'), toPlainText(unit)),
];

export const printOrdering: DescribePrint<Ordering> = ({ text, options }, reading) => [
  ...richTextBlocks(text, reading.language),
  printOptions(options, reading),
  printAnswerLine(reading.translate(printMessages)('order')),
];
