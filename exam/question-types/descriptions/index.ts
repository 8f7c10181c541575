import type { Block } from '@inkstone/base/document';
import { getQuestionType, type QuestionTypeId } from '../logic.ts';
import * as choices from './choices.ts';
import type { DescribeReview, ReviewedQuestion, ReviewReading } from './contract.ts';
import * as freeAnswers from './free-answers.ts';
import * as tables from './tables.ts';
import * as texts from './texts.ts';

export type { ReviewedFile, ReviewReading } from './contract.ts';
export { describeDelay } from './files.ts';
export { toRecordedScore } from '../parts/review-score.ts';
export { getRoleName } from './roles.ts';

/** How each question type describes a reviewed answer; a type without a description does not compile. */
const descriptions = {
  choice: choices.describeChoice,
  'multiple-choice': choices.describeMultipleChoice,
  'true-false': choices.describeTrueFalse,
  blanks: texts.describeBlanks,
  'inline-choice': texts.describeInlineChoice,
  'select-text': texts.describeSelectText,
  'numeric-entry': choices.describeNumericEntry,
  ordering: choices.describeOrdering,
  'insert-sentence': texts.describeInsertSentence,
  'prose-summary': choices.describeProseSummary,
  'category-table': tables.describeCategoryTable,
  'matching-table': tables.describeMatchingTable,
  'complete-the-words': texts.describeCutWords,
  'sentence-build': choices.describeSentenceBuild,
  'sentence-analysis': tables.describeSentenceAnalysis,
  dictation: freeAnswers.describeDictation,
  'timed-speech': freeAnswers.describeSpeech,
  repeat: freeAnswers.describeRepeat,
  'interview-answer': freeAnswers.describeSpeech,
  translation: freeAnswers.describeTranslation,
  essay: freeAnswers.describeEssay,
  'short-answer': freeAnswers.describeEssay,
  'file-upload': freeAnswers.describeUpload,
  'code-picture': freeAnswers.describeUpload,
} satisfies Record<QuestionTypeId, DescribeReview<never, never, never>>;

/** A reviewed question of any type as blocks of a document: its text, the outcome, the answer and the key. */
export const describeReview = (
  kind: QuestionTypeId,
  question: ReviewedQuestion<unknown, unknown, unknown>,
  reading: ReviewReading,
): Block[] => {
  const type = getQuestionType(kind);
  const answer = type.answer.safeParse(question.value);
  // Parsed with the type's own schemas; only the registry knows that they match.
  const describe = descriptions[kind] as DescribeReview<unknown, unknown, unknown>;
  const value = answer.success ? answer.data : undefined;
  return describe({ prompt: type.prompt.parse(question.prompt), key: type.key.parse(question.key), value }, reading);
};
