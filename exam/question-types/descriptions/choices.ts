import { toInline, richTextBlocks, type Block, type ReviewLine } from '@inkstone/base/document';
import { buildOption, getOptionText } from '../shapes.ts';
import { choiceScoring } from '../choice/scoring.ts';
import type { Answer as Choice, Key as ChoiceKey, Prompt as ChoicePrompt } from '../choice/type.ts';
import { choice } from '../choice/type.ts';
import { messages } from '../messages.ts';
import type * as multiple from '../multiple-choice/type.ts';
import { multipleChoiceScoring } from '../multiple-choice/scoring.ts';
import { multipleChoice } from '../multiple-choice/type.ts';
import type * as numeric from '../numeric-entry/type.ts';
import { numericEntryScoring } from '../numeric-entry/scoring.ts';
import { numericEntry } from '../numeric-entry/type.ts';
import { messages as orderingMessages } from '../ordering/messages.ts';
import { orderingScoring } from '../ordering/scoring.ts';
import { ordering, type Order, type Prompt as OrderingPrompt } from '../ordering/type.ts';
import { getReviewScore } from '../parts/review-score.ts';
import type * as summary from '../prose-summary/type.ts';
import { proseSummaryScoring } from '../prose-summary/scoring.ts';
import { proseSummary } from '../prose-summary/type.ts';
import { messages as buildMessages } from '../sentence-build/messages.ts';
import type * as sentence from '../sentence-build/type.ts';
import { sentenceBuildScoring } from '../sentence-build/scoring.ts';
import { buildSentence, sentenceBuild } from '../sentence-build/type.ts';
import { getOptionLetter } from '../spelling.ts';
import { messages as truthMessages } from '../true-false/messages.ts';
import { trueFalseScoring } from '../true-false/scoring.ts';
import { trueFalse, type Prompt as TruthPrompt, type Truth } from '../true-false/type.ts';
import type { DescribeReview } from './contract.ts';
import { answerLabel, describeFrame, describeOptions, toLine } from './parts.ts';

export const describeChoice: DescribeReview<ChoicePrompt, ChoiceKey, Choice> = (question, reading) => {
  const { prompt, key, value } = question;
  const options = { options: prompt.options, chosen: value === undefined ? [] : [value], keyed: [key] };
  const reviewScore = getReviewScore(choice, choiceScoring, question);
  return describeFrame({ text: prompt.text, shown: reviewScore }, [describeOptions(options, reading)], reading);
};

export const describeMultipleChoice: DescribeReview<multiple.Prompt, multiple.Key, multiple.Answer> = (
  question,
  reading,
) => {
  const { prompt, key, value } = question;
  const options = { options: prompt.options, chosen: value ?? [], keyed: key };
  const reviewScore = getReviewScore(multipleChoice, multipleChoiceScoring, question);
  return describeFrame({ text: prompt.text, shown: reviewScore }, [describeOptions(options, reading)], reading);
};

export const describeTrueFalse: DescribeReview<TruthPrompt, Truth, Truth> = (question, reading) => {
  const { prompt, key, value } = question;
  const t = reading.translate(truthMessages);
  const options = {
    options: (['true', 'false'] as const).map((id) => buildOption(id, t(id))),
    chosen: value === undefined ? [] : [String(value)],
    keyed: [String(key)],
  };
  const reviewScore = getReviewScore(trueFalse, trueFalseScoring, question);
  return describeFrame({ text: prompt.text, shown: reviewScore }, [describeOptions(options, reading)], reading);
};

export const describeProseSummary: DescribeReview<summary.Prompt, summary.Key, summary.Answer> = (
  question,
  reading,
) => {
  const { prompt, key, value = [] } = question;
  const blocks: Block[] = [
    { kind: 'passage', blocks: richTextBlocks(prompt.text, reading.language) },
    describeOptions({ options: prompt.options, chosen: value, keyed: key }, reading),
  ];
  return describeFrame({ shown: getReviewScore(proseSummary, proseSummaryScoring, question) }, blocks, reading);
};

export const describeNumericEntry: DescribeReview<numeric.Prompt, numeric.Key, numeric.Answer> = (
  question,
  reading,
) => {
  const { prompt, key, value = '' } = question;
  const reviewScore = getReviewScore(numericEntry, numericEntryScoring, question);
  const isRight = (reviewScore.score?.earned ?? 0) > 0;
  const toNumber = (text: string) => [toInline(prompt.unit ? `${text} ${prompt.unit}` : text)];
  const answer: ReviewLine = {
    tone: isRight ? 'right' : 'wrong',
    label: answerLabel(reading),
    content: toNumber(value),
  };
  const keyLine: ReviewLine = {
    tone: 'right',
    label: reading.translate(messages)('key'),
    content: toNumber(key.accepted.join(' / ')),
  };
  const lines = reviewScore.isBlank ? [keyLine] : [answer, keyLine];
  return describeFrame({ text: prompt.text, shown: reviewScore }, [{ kind: 'review', lines }], reading);
};

export const describeOrdering: DescribeReview<OrderingPrompt, Order, Order> = (question, reading) => {
  const { prompt, key, value = [] } = question;
  const t = reading.translate(orderingMessages);
  const reviewScore = getReviewScore(ordering, orderingScoring, question);
  const isRight = reviewScore.score?.earned === reviewScore.score?.possible;
  const toContent = (id: string) => [
    toInline(`${getOptionLetter(prompt.options, id)} `, 'strong'),
    ...toLine(getOptionText(prompt.options, id), reading),
  ];
  const answer = value.map((id, index): ReviewLine => {
    const place = key.indexOf(id);
    const label = place === index ? t('atPlace') : t('place', { place: place + 1 });
    return { tone: place === index ? 'right' : 'wrong', label, content: toContent(id) };
  });
  const blocks: Block[] = [];
  if (!reviewScore.isBlank) blocks.push({ kind: 'review', title: answerLabel(reading), lines: answer });
  if (!isRight) {
    const lines = key.map((id): ReviewLine => ({ tone: 'right', content: toContent(id) }));
    blocks.push({ kind: 'review', title: t('keyOrder', { order: ordering.spellKey(key, prompt) }), lines });
  }
  return describeFrame({ text: prompt.text, shown: reviewScore }, blocks, reading);
};

export const describeSentenceBuild: DescribeReview<sentence.Prompt, sentence.Key, sentence.Order> = (
  question,
  reading,
) => {
  const { prompt, key, value = [] } = question;
  const t = reading.translate(buildMessages);
  const reviewScore = getReviewScore(sentenceBuild, sentenceBuildScoring, question);
  const isRight = reviewScore.score?.earned === reviewScore.score?.possible;
  const answer: ReviewLine = {
    tone: isRight ? 'right' : 'wrong',
    label: answerLabel(reading),
    content: [toInline(buildSentence(prompt, value))],
  };
  const keys = key.map((order, index): ReviewLine => ({
    tone: 'right',
    label: t(index === 0 ? 'right' : 'alsoRight'),
    content: [toInline(buildSentence(prompt, order))],
  }));
  const lines = [...(reviewScore.isBlank ? [] : [answer]), ...(isRight ? [] : keys)];
  return describeFrame({ text: prompt.text, shown: reviewScore }, [{ kind: 'review', lines }], reading);
};
