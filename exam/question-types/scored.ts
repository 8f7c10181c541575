import { blanksScoring } from './blanks/scoring.ts';
import { categoryTableScoring } from './category-table/scoring.ts';
import { choiceScoring } from './choice/scoring.ts';
import { completeTheWordsScoring } from './complete-the-words/scoring.ts';
import { dictationScoring } from './dictation/scoring.ts';
import { inlineChoiceScoring } from './inline-choice/scoring.ts';
import { insertSentenceScoring } from './insert-sentence/scoring.ts';
import { matchingTableScoring } from './matching-table/scoring.ts';
import { multipleChoiceScoring } from './multiple-choice/scoring.ts';
import { numericEntryScoring } from './numeric-entry/scoring.ts';
import { orderingScoring } from './ordering/scoring.ts';
import { proseSummaryScoring } from './prose-summary/scoring.ts';
import { selectTextScoring } from './select-text/scoring.ts';
import { sentenceAnalysisScoring } from './sentence-analysis/scoring.ts';
import { sentenceBuildScoring } from './sentence-build/scoring.ts';
import { trueFalseScoring } from './true-false/scoring.ts';
import { getQuestionType, isQuestionTypeId, questionTypeIds } from './logic.ts';
import type { QuestionTypeId } from './logic.ts';
import type { AnyQuestionType, Score, Scoring } from './type.ts';

/** A question type with how its answers are scored; null where a teacher marks it. */
export interface ScoredQuestionType extends AnyQuestionType {
  scoring: Scoring<unknown, unknown, unknown> | null;
}

const scorings: Partial<Record<QuestionTypeId, Scoring<unknown, unknown, unknown>>> = {
  blanks: blanksScoring,
  'category-table': categoryTableScoring,
  choice: choiceScoring,
  'complete-the-words': completeTheWordsScoring,
  dictation: dictationScoring,
  'inline-choice': inlineChoiceScoring,
  'insert-sentence': insertSentenceScoring,
  'matching-table': matchingTableScoring,
  'multiple-choice': multipleChoiceScoring,
  'numeric-entry': numericEntryScoring,
  ordering: orderingScoring,
  'prose-summary': proseSummaryScoring,
  'select-text': selectTextScoring,
  'sentence-analysis': sentenceAnalysisScoring,
  'sentence-build': sentenceBuildScoring,
  'true-false': trueFalseScoring,
};

/** Every question type with its scoring, by id: for the server, and for pages that score without it. */
export const scoredQuestionTypes = Object.fromEntries(
  questionTypeIds.map((id) => [id, { ...getQuestionType(id), scoring: scorings[id] ?? null }]),
) as Record<QuestionTypeId, ScoredQuestionType>;

/** Marks one stored answer by machine; null and undefined are blank. Null where a teacher marks the type. */
export const scoreAnswer = (
  question: { type: string; prompt: unknown; key: unknown },
  value: unknown,
  rule?: string,
): Score | null => {
  if (!isQuestionTypeId(question.type)) throw new Error(`There is no question type ${question.type}.`);
  const { scoring, answer, key, prompt } = scoredQuestionTypes[question.type];
  if (scoring === null) return null;
  const parsed = value === null || value === undefined ? undefined : answer.parse(value);
  return scoring.score(parsed, key.parse(question.key), prompt.parse(question.prompt), rule);
};
