import type { PrintBlock } from '@inkstone/base/document';
import { getQuestionType, type QuestionTypeId } from '../logic.ts';
import * as choices from './choices.ts';
import type { DescribePrint, PrintReading } from './contract.ts';
import * as freeAnswers from './free-answers.ts';
import * as tables from './tables.ts';
import * as texts from './texts.ts';

export type { PrintReading } from './contract.ts';
export { describeKey } from './describe-key.ts';

/** How each question type is printed; a type without a description does not compile. */
const descriptions = {
  choice: choices.printChoice,
  'multiple-choice': choices.printMultipleChoice,
  'true-false': choices.printTrueFalse,
  blanks: texts.printBlanks,
  'inline-choice': texts.printInlineChoice,
  'select-text': texts.printSelectText,
  'numeric-entry': choices.printNumericEntry,
  ordering: choices.printOrdering,
  'insert-sentence': texts.printInsertSentence,
  'prose-summary': choices.printProseSummary,
  'category-table': tables.printCategoryTable,
  'matching-table': tables.printMatchingTable,
  'complete-the-words': texts.printCompleteTheWords,
  'sentence-build': texts.printSentenceBuild,
  'sentence-analysis': tables.printSentenceAnalysis,
  dictation: freeAnswers.printDictation,
  'timed-speech': freeAnswers.printSpeech,
  repeat: freeAnswers.printSpeech,
  'interview-answer': freeAnswers.printSpeech,
  translation: freeAnswers.printTranslation,
  essay: freeAnswers.printEssay,
  'short-answer': freeAnswers.printShortAnswer,
  'file-upload': freeAnswers.printUpload,
  'code-picture': freeAnswers.printCodePicture,
} satisfies Record<QuestionTypeId, DescribePrint<never>>;

/** A question of any type as a booklet prints it. */
export const describePrint = (kind: QuestionTypeId, prompt: unknown, reading: PrintReading): PrintBlock[] => {
  // Parsed with the type's own schema; only the registry knows that they match.
  const describe = descriptions[kind] as DescribePrint<unknown>;
  return describe(getQuestionType(kind).prompt.parse(prompt), reading);
};
