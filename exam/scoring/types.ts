import type { ScoredQuestionType } from '../question-types/scored.ts';

/** Question types with their scoring, by id. */
export type TypeRegistry = Readonly<Record<string, ScoredQuestionType>>;

/** Data needed to mark one question, as stored in the attempt's revision. */
export interface KeyedQuestion {
  prompt: unknown;
  key: unknown;
}

/**
 * Outcome of one answer. `toBeMarked` waits for a teacher; `notChosen` is one of several prompts that was not chosen.
 */
export type Outcome = 'right' | 'partial' | 'wrong' | 'blank' | 'toBeMarked' | 'notChosen';

/** One question of the report; points are hundredths. */
export interface QuestionScore {
  questionId: number;
  sectionId: string;
  partId: string;
  outcome: Outcome;
  /** Null while it waits for a teacher. */
  earned: number | null;
  possible: number;
  /** Shown but never counted. */
  unscored: boolean;
  by: 'machine' | 'teacher';
}

/** Totals of one section over its counted questions; points are hundredths. */
export interface SectionScore {
  sectionId: string;
  earned: number;
  possible: number;
  right: number;
  wrong: number;
  partial: number;
  blank: number;
  toBeMarked: number;
  /** Percentage of the points times its weight; null where the programme has no weight or marks are missing. */
  weightedPercent: number | null;
}

/** A reported score in whole units; null while marks are missing. A range where the table gives one. */
export interface ScaledScore {
  id: string;
  score: number | null;
  low: number | null;
  high: number | null;
  least: number;
  most: number;
  /** Always shown as an estimate. */
  estimate: boolean;
}

/** All scores of an attempt. */
export interface AttemptScore {
  questions: readonly QuestionScore[];
  sections: readonly SectionScore[];
  scales: readonly ScaledScore[];
  total: ScaledScore;
  /** Additional scores. */
  means: readonly ScaledScore[];
  /** Hundredths, without conversion. */
  earned: number;
  possible: number;
  toBeMarked: number;
}
