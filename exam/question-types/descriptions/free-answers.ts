import { countWords } from '@inkstone/base';
import { paragraph, toInline, type Block, type Inline } from '@inkstone/base/document';
import { messages as dictationMessages } from '../dictation/messages.ts';
import type * as heard from '../dictation/type.ts';
import { dictationScoring } from '../dictation/scoring.ts';
import { alignToNearestReference } from '../dictation/scoring.ts';
import { dictation } from '../dictation/type.ts';
import type { Alignment } from '../../scoring/alignment.ts';
import { fileMessages } from '../parts/files/messages.ts';
import { isEmptyFileAnswer, toFileAnswer, type FileAnswer } from '../parts/handed.ts';
import { writingMessages } from '../parts/messages.ts';
import type { RecordedAnswer } from '../parts/recorded-answer.ts';
import { recorderMessages } from '../parts/recorder/messages.ts';
import { getReviewScore } from '../parts/review-score.ts';
import type { WrittenAnswer } from '../parts/written-answer.ts';
import { messages as translationMessages } from '../translation/messages.ts';
import type * as translation from '../translation/type.ts';
import type { DescribeReview, ReviewReading } from './contract.ts';
import { describeFiles, describeRecordings } from './files.ts';
import { describeFrame, describeModel, describeText } from './parts.ts';

const describeWritten = (
  { text, value = '', model }: { text: string; value: string | undefined; model: string },
  reading: ReviewReading,
): Block[] => {
  const reviewScore = { score: null, isBlank: value.trim() === '' };
  const blocks = [
    ...describeText(value, countWords(value), reading),
    ...describeModel(reading.translate(writingMessages)('model'), model, reading),
  ];
  return describeFrame({ text, shown: reviewScore }, blocks, reading);
};

interface SpokenReview {
  text: string;
  recordings: readonly string[];
  model: { title: string; html: string };
}

const describeSpoken = ({ text, recordings, model }: SpokenReview, reading: ReviewReading): Block[] => {
  const blocks = [...describeRecordings(recordings, reading), ...describeModel(model.title, model.html, reading)];
  return describeFrame({ text, shown: { score: null, isBlank: recordings.length === 0 } }, blocks, reading);
};

/** An answer written at length, with its model. */
export const describeEssay: DescribeReview<{ text: string }, { model: string }, WrittenAnswer> = (
  { prompt, key, value },
  reading,
) => describeWritten({ text: prompt.text, value, model: key.model }, reading);

/** A spoken answer, with its model. */
export const describeSpeech: DescribeReview<{ text: string }, { model: string }, RecordedAnswer> = (
  { prompt, key, value },
  reading,
) => {
  const model = { title: reading.translate(recorderMessages)('model'), html: key.model };
  return describeSpoken({ text: prompt.text, recordings: value?.recordings ?? [], model }, reading);
};

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A repeated sentence, and the sentence itself. */
export const describeRepeat: DescribeReview<{ text: string }, { reference: string }, RecordedAnswer> = (
  { prompt, key: { reference }, value },
  reading,
) => {
  const html = reference === '' ? '' : `<p>${escapeHtml(reference)}</p>`;
  const model = { title: reading.translate(recorderMessages)('reference'), html };
  return describeSpoken({ text: prompt.text, recordings: value?.recordings ?? [], model }, reading);
};

export const describeTranslation: DescribeReview<translation.Prompt, translation.Key, translation.TranslationAnswer> = (
  { prompt, key, value },
  reading,
) => {
  if (prompt.by === 'text') {
    return describeWritten({ text: prompt.text, value: value?.text, model: key.model }, reading);
  }
  const model = { title: reading.translate(translationMessages)('model'), html: key.model };
  return describeSpoken({ text: prompt.text, recordings: value?.recordings ?? [], model }, reading);
};

/** Files with text and recordings, and a model answer. */
export const describeUpload: DescribeReview<{ text: string }, { model: string }, FileAnswer> = (
  { prompt, key, value },
  reading,
) => {
  const { text, files, recordings, ...rest } = toFileAnswer(value);
  const reviewScore = { score: null, isBlank: isEmptyFileAnswer({ text, files, recordings, ...rest }) };
  const blocks = [
    ...describeText(text, countWords(text), reading),
    ...describeFiles(files, reading),
    ...describeRecordings(recordings, reading),
    ...describeModel(reading.translate(fileMessages)('model'), key.model, reading),
  ];
  return describeFrame({ text: prompt.text, shown: reviewScore }, blocks, reading);
};

/** Word by word: right, changed, missing and extra words, with the count of each. */
const describeAlignment = (title: string, alignment: Alignment, { translate }: ReviewReading): Block[] => {
  const t = translate(dictationMessages);
  const { steps, hits, substitutions, deletions, insertions } = alignment;
  const slips = steps.filter((step) => step.is === 'substituted' && step.slip).length;
  const words = steps.flatMap((step): Inline[] => {
    if (step.is === 'hit') return [toInline(`${step.heard} `)];
    if (step.is === 'substituted') {
      return [toInline(step.heard, 'wrong', 'strike'), toInline(' '), toInline(step.reference, 'key'), toInline(' ')];
    }
    if (step.is === 'deleted') {
      return [toInline(step.reference, 'key'), toInline(` ${t('wordMissing')} `, 'faint')];
    }
    return [toInline(step.heard, 'wrong', 'strike'), toInline(` ${t('wordExtra')} `, 'faint')];
  });
  const counts = [
    t('hits', { count: hits }),
    ...(substitutions > 0 ? [t(slips > 0 ? 'changedSlips' : 'changed', { count: substitutions, slips })] : []),
    ...(deletions > 0 ? [t('missing', { count: deletions })] : []),
    ...(insertions > 0 ? [t('extra', { count: insertions })] : []),
  ];
  return [
    { kind: 'paragraph', content: [toInline(title)], look: 'label' },
    { kind: 'passage', blocks: [{ kind: 'paragraph', content: words }] },
    paragraph(counts.join('   '), 'small'),
  ];
};

export const describeDictation: DescribeReview<heard.Prompt, heard.Key, heard.Answer> = (question, reading) => {
  const { prompt, key, value = '' } = question;
  const t = reading.translate(dictationMessages);
  const reviewScore = getReviewScore(dictation, dictationScoring, { prompt, key, value });
  const { reference, alignment } = alignToNearestReference(value, key);
  const title = t(reading.whose === 'own' ? 'ownWords' : 'studentWords');
  const blocks: Block[] = [
    ...(reviewScore.isBlank ? [] : describeAlignment(title, alignment, reading)),
    { kind: 'paragraph', content: [toInline(t('said'))], look: 'label' },
    { kind: 'passage', blocks: [paragraph(reference)] },
  ];
  return describeFrame({ text: prompt.text, shown: reviewScore }, blocks, reading);
};
