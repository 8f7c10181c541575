import { optionLetter } from '@inkstone/base';
import {
  richTextBlocks,
  richTextLine,
  toInline,
  type Block,
  type FillGap,
  type ReviewLine,
} from '@inkstone/base/document';
import type * as gaps from '../blanks/type.ts';
import { blanksScoring, rightGaps } from '../blanks/scoring.ts';
import { blanks } from '../blanks/type.ts';
import type * as cut from '../complete-the-words/type.ts';
import { completeTheWordsScoring, rightWords } from '../complete-the-words/scoring.ts';
import { completeTheWords, completeWord } from '../complete-the-words/type.ts';
import type * as inline from '../inline-choice/type.ts';
import { inlineChoiceScoring } from '../inline-choice/scoring.ts';
import { inlineChoice } from '../inline-choice/type.ts';
import { messages as squareMessages } from '../insert-sentence/messages.ts';
import { insertSentenceScoring } from '../insert-sentence/scoring.ts';
import { insertSentence, type Prompt as SquarePrompt, type Square } from '../insert-sentence/type.ts';
import { messages } from '../messages.ts';
import { getReviewScore } from '../parts/review-score.ts';
import { markPassage } from '../select-text/marked-spans.ts';
import { messages as selectMessages } from '../select-text/messages.ts';
import type * as selection from '../select-text/type.ts';
import { selectTextScoring } from '../select-text/scoring.ts';
import { getSelectedText, selectText } from '../select-text/type.ts';
import type { DescribeReview, ReviewReading } from './contract.ts';
import { answerLabel, describeFrame, describeGap } from './parts.ts';

const toPassage = (html: string, fill: FillGap, { language }: ReviewReading): Block => ({
  kind: 'passage',
  blocks: richTextBlocks(html, language, fill),
});

export const describeBlanks: DescribeReview<gaps.Prompt, gaps.Key, gaps.Answer> = (question, reading) => {
  const { prompt, key, value = [] } = question;
  const rights = rightGaps(value, key, prompt);
  const fill: FillGap = (number) => {
    const [word, forms, isRight] = [value[number - 1] ?? '', key[number - 1] ?? [], rights[number - 1] ?? false];
    return describeGap({ word, forms, isRight }, reading);
  };
  return describeFrame(
    { shown: getReviewScore(blanks, blanksScoring, question) },
    [toPassage(prompt.text, fill, reading)],
    reading,
  );
};

export const describeInlineChoice: DescribeReview<inline.Prompt, inline.Key, inline.Answer> = (question, reading) => {
  const { prompt, key, value = [] } = question;
  const fill: FillGap = (number) => {
    const [word, right] = [value[number - 1] ?? '', key[number - 1] ?? ''];
    return describeGap({ word, forms: [right], isRight: word === right }, reading);
  };
  const reviewScore = getReviewScore(inlineChoice, inlineChoiceScoring, question);
  return describeFrame({ shown: reviewScore }, [toPassage(prompt.text, fill, reading)], reading);
};

export const describeCutWords: DescribeReview<cut.Prompt, cut.Key, cut.Answer> = (question, reading) => {
  const { prompt, key, value = [] } = question;
  const rights = rightWords(value, key, prompt);
  const fill: FillGap = (number) => {
    const index = number - 1;
    const word = completeWord(prompt.gaps[index], value[index]);
    return describeGap({ word, forms: key[index] ?? [], isRight: rights[index] ?? false }, reading);
  };
  const reviewScore = getReviewScore(completeTheWords, completeTheWordsScoring, question);
  return describeFrame({ shown: reviewScore }, [toPassage(prompt.text, fill, reading)], reading);
};

export const describeInsertSentence: DescribeReview<SquarePrompt, Square, Square> = (question, reading) => {
  const { prompt, key, value } = question;
  const [t, tOwn] = [reading.translate(squareMessages), reading.translate(messages)];
  const reviewScore = getReviewScore(insertSentence, insertSentenceScoring, question);
  const isRight = value === key;
  const fill: FillGap = (number) => {
    const tone = number === key ? 'right' : number === value ? 'wrong' : 'faint';
    const square = toInline(`[${optionLetter(number - 1)}] `, tone);
    return number === key ? [square, ...richTextLine(prompt.sentence, reading.language), toInline(' ')] : [square];
  };
  const toContent = (number: Square) => [toInline(t('squareName', { letter: optionLetter(number - 1) }))];
  const answer = (number: Square): ReviewLine => ({
    tone: isRight ? 'right' : 'wrong',
    label: answerLabel(reading),
    content: toContent(number),
  });
  const lines: ReviewLine[] = [
    ...(value === undefined ? [] : [answer(value)]),
    ...(isRight ? [] : [{ tone: 'right' as const, label: tOwn('key'), content: toContent(key) }]),
  ];
  const blocks: Block[] = [
    { kind: 'quote', blocks: richTextBlocks(prompt.sentence, reading.language) },
    toPassage(prompt.text, fill, reading),
    { kind: 'review', lines },
  ];
  return describeFrame({ shown: reviewScore }, blocks, reading);
};

export const describeSelectText: DescribeReview<selection.Prompt, selection.Key, selection.Answer> = (
  question,
  reading,
) => {
  const { prompt, value } = question;
  const t = reading.translate(selectMessages);
  const reviewScore = getReviewScore(selectText, selectTextScoring, question);
  const isRight = reviewScore.score !== null && reviewScore.score.earned === reviewScore.score.possible;
  const passage = markPassage(question).flatMap(({ text, tone, says }) => [
    tone === null ? toInline(text) : toInline(text, tone),
    ...(says === null ? [] : [toInline(` (${t(says)})`, 'faint')]),
  ]);
  const lines: ReviewLine[] =
    prompt.by === 'span' && value
      ? [
          {
            tone: isRight ? 'right' : 'wrong',
            label: answerLabel(reading),
            content: [toInline(getSelectedText(value, prompt))],
          },
        ]
      : [];
  const blocks: Block[] = [
    ...richTextBlocks(prompt.text, reading.language),
    { kind: 'passage', blocks: [{ kind: 'paragraph', content: passage }] },
    ...(lines.length > 0 ? [{ kind: 'review' as const, lines }] : []),
  ];
  return describeFrame({ shown: reviewScore }, blocks, reading);
};
