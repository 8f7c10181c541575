import type { AnyQuestionType } from '../question-types/type.ts';

/** Question types by id, as the registry gives them. */
export type TypeRegistry = Readonly<Record<string, AnyQuestionType>>;

/** What marking one question needs: as stored, pinned to the attempt's revision. */
export interface KeyedQuestion {
  prompt: unknown;
  key: unknown;
}

/** What one answer came to. `toBeMarked` waits for a teacher; `notChosen` is one of several prompts left out. */
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
  /** It is shown and never counted. */
  unscored: boolean;
  by: 'machine' | 'teacher';
}

/** One section added up, over its counted questions; points are hundredths. */
export interface SectionScore {
  sectionId: string;
  earned: number;
  possible: number;
  right: number;
  wrong: number;
  partial: number;
  blank: number;
  toBeMarked: number;
  /** Share of the possible in percent times its weight; null where the programme gives none or marks are missing. */
  weightedPercent: number | null;
}

/** A reported score in whole units; null while marks are missing. A span where the table gives one. */
export interface ScaledScore {
  id: string;
  score: number | null;
  low: number | null;
  high: number | null;
  least: number;
  most: number;
  /** Shown as an estimate, always. */
  estimate: boolean;
}

/** Everything that an attempt amounts to. */
export interface AttemptScore {
  questions: readonly QuestionScore[];
  sections: readonly SectionScore[];
  scales: readonly ScaledScore[];
  total: ScaledScore;
  /** Scores shown beside the total. */
  means: readonly ScaledScore[];
  /** Hundredths, without conversion. */
  earned: number;
  possible: number;
  toBeMarked: number;
}
