import { paragraph, richTextBlocks, type PrintBlock } from '@inkstone/base/document';
import type { Prompt as Essay } from '../essay/type.ts';
import type { Prompt as FileUpload } from '../file-upload/type.ts';
import type { Prompt as Translation } from '../translation/type.ts';
import type { DescribePrint } from './contract.ts';
import { printMessages } from './messages.ts';
import { printNote } from './parts.ts';

/** Lines for a text of so many words. */
const countLines = (leastWords: number): number => Math.min(40, Math.max(12, Math.ceil(leastWords / 8) + 4));

const printLines = (lines: number): PrintBlock => ({ kind: 'writing', lines });

export const printEssay: DescribePrint<Essay> = ({ text, leastWords, mail }, { language, translate }) => {
  const t = translate(printMessages);
  return [
    ...richTextBlocks(text, language),
    ...(leastWords > 0 ? [printNote(t('leastWords', { count: leastWords }))] : []),
    ...(mail ? [paragraph(t('mailTo', { to: mail.to })), paragraph(t('mailSubject', { subject: mail.subject }))] : []),
    printLines(countLines(leastWords)),
  ];
};

/** A short answer, or what is heard: a few lines. */
export const printShortAnswer: DescribePrint<{ text: string }> = ({ text }, { language }) => [
  ...richTextBlocks(text, language),
  printLines(6),
];

export const printDictation: DescribePrint<{ text: string }> = ({ text }, { language }) => [
  ...richTextBlocks(text, language),
  printLines(4),
];

export const printSpeech: DescribePrint<{ text: string }> = ({ text }, { language, translate }) => [
  ...richTextBlocks(text, language),
  printNote(translate(printMessages)('speak')),
];

export const printTranslation: DescribePrint<Translation> = (prompt, reading) =>
  prompt.by === 'voice' ? printSpeech(prompt, reading) : printShortAnswer(prompt, reading);

export const printUpload: DescribePrint<FileUpload> = ({ text, accepts, leastWords }, { language, translate }) => [
  ...richTextBlocks(text, language),
  ...(accepts.includes('text')
    ? [printLines(countLines(leastWords))]
    : [printNote(translate(printMessages)(accepts.includes('files') ? 'handIn' : 'speak'))]),
];

export const printCodePicture: DescribePrint<{ text: string }> = ({ text }, { language, translate }) => [
  ...richTextBlocks(text, language),
  printNote(translate(printMessages)('handIn')),
];
