import { optionLetter } from '@inkstone/base';
import {
  richTextBlocks,
  richTextLine,
  toInline,
  type Block,
  type Inline,
  type ReviewLine,
  type Tone,
} from '@inkstone/base/document';
import { messages } from '../messages.ts';
import { writingMessages } from '../parts/messages.ts';
import { hasVisibleContent, readOptions, type Option } from '../shapes.ts';
import type { Score } from '../type.ts';
import type { ReviewReading } from './contract.ts';

/** The outcome in words; nothing where a teacher marks. */
const describeVerdict = (
  reviewScore: { score: Score | null; isBlank: boolean },
  { translate, recordedScore }: ReviewReading,
): Block[] => {
  const t = translate(messages);
  const { isBlank } = reviewScore;
  const score = reviewScore.score && (recordedScore ?? reviewScore.score);
  if (isBlank) return [{ kind: 'verdict', tone: 'plain', text: t('blank') }];
  if (score === null) return [];
  if (score.earned >= score.possible) return [{ kind: 'verdict', tone: 'right', text: t('right') }];
  if (score.earned <= 0) return [{ kind: 'verdict', tone: 'wrong', text: t('wrong') }];
  const parts = { earned: score.earned / 100, possible: score.possible / 100 };
  return [{ kind: 'verdict', tone: 'plain', text: t('partly', parts) }];
};

interface Frame {
  /** Question text; absent where the answer is inside it. */
  text?: string;
  shown: { score: Score | null; isBlank: boolean };
}

/** A reviewed question: text, outcome, and the lines with answer and key. */
export const describeFrame = ({ text, shown }: Frame, blocks: readonly Block[], reading: ReviewReading): Block[] => [
  ...(text === undefined ? [] : richTextBlocks(text, reading.language)),
  ...describeVerdict(shown, reading),
  ...blocks,
];

/** A label such as "Your answer", by whose answer it is. */
export const answerLabel = ({ whose, translate }: ReviewReading): string =>
  translate(messages)(whose === 'own' ? 'ownAnswer' : 'studentAnswer');

/** The content of a rich text on one line. */
export const toLine = (html: string, { language }: ReviewReading): Inline[] => richTextLine(html, language);

interface OptionsReview {
  options: readonly Option[];
  chosen: readonly string[];
  keyed: readonly string[];
}

/** All options of a question with the chosen and the right ones marked. */
export const describeOptions = ({ options, chosen, keyed }: OptionsReview, reading: ReviewReading): Block => {
  const t = reading.translate(messages);
  const isOwn = reading.whose === 'own';
  const getLabel = (isChosen: boolean, isKey: boolean, letter: string): string | undefined => {
    if (isChosen && isKey) return t(isOwn ? 'ownChoseRight' : 'studentChoseRight', { letter });
    if (isChosen) return t(isOwn ? 'ownChose' : 'studentChose', { letter });
    if (isKey) return t(chosen.length > 0 && keyed.length > 1 ? 'keyMissed' : 'keyLetter', { letter });
    return undefined;
  };
  const lines = readOptions(options).map(({ id, text }, index): ReviewLine => {
    const [isChosen, isKey] = [chosen.includes(id), keyed.includes(id)];
    const tone: Tone = isKey ? 'right' : isChosen ? 'wrong' : 'plain';
    const letter = optionLetter(index);
    return { tone, letter, label: getLabel(isChosen, isKey, letter), content: toLine(text, reading) };
  });
  return { kind: 'review', lines };
};

/** One gap: the answer, and the key where it is wrong. */
export const describeGap = (
  { word, forms, isRight }: { word: string; forms: readonly string[]; isRight: boolean },
  { translate }: ReviewReading,
): Inline[] => {
  const t = translate(messages);
  const answer = word.trim() === '' ? toInline(t('leftEmpty'), 'faint') : toInline(word, isRight ? 'right' : 'wrong');
  const key = isRight ? [] : [toInline(' '), toInline(forms.join(' / '), 'key')];
  return [toInline(isRight ? '✓\u00a0' : '✗\u00a0', isRight ? 'right' : 'wrong'), answer, ...key];
};

/** A titled rich text such as a model answer; nothing where it is empty. */
export const describeModel = (title: string, html: string, { language }: ReviewReading): Block[] =>
  hasVisibleContent(html)
    ? [
        { kind: 'paragraph', content: [toInline(title)], look: 'label' },
        { kind: 'passage', blocks: richTextBlocks(html, language) },
      ]
    : [];

/** Plain text with its line breaks. */
export const toTextBlocks = (text: string): Block[] =>
  text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ kind: 'paragraph', content: [toInline(line)] }));

/** A written answer with its word count; nothing where it is blank. */
export const describeText = (text: string, words: number, { whose, translate }: ReviewReading): Block[] => {
  const t = translate(writingMessages);
  if (text.trim() === '') return [];
  const title = [
    toInline(t(whose === 'own' ? 'yours' : 'students')),
    toInline(` ${t('words', { count: words })}`, 'faint'),
  ];
  return [
    { kind: 'paragraph', content: title, look: 'label' },
    { kind: 'passage', blocks: toTextBlocks(text) },
  ];
};
