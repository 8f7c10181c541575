import type { LocalizedText } from '@inkstone/base';

/** Points for one question in hundredths. `right` is used where the paper sets no other. */
export interface AnswerRule {
  right: number;
  wrong: number;
  blank: number;
  /** True where the exam fixes the points of each question, regardless of the bank. */
  fixed?: boolean;
}

/** Converts points into a score. Rows go down from the highest `atLeast`; a row may give a range [low, high]. */
export type Conversion =
  | { by: 'raw' }
  | { by: 'percent' }
  /** Even steps between two scores; rounded to `step`. */
  | { by: 'linear'; least: number; most: number; step: number; estimate: boolean; source?: string }
  | {
      by: 'table';
      /** Raw points, the mean per question on the rubric's scale, or points scaled to `stretchTo` and rounded. */
      input: 'raw' | 'mean';
      stretchTo?: number;
      rows: readonly (readonly [atLeast: number, low: number, high?: number])[];
      estimate: boolean;
      /**
       * Below this input the exam's owner publishes nothing and the rows are our own estimate; absent: as `estimate`
       * says.
       */
      estimateBelow?: number;
      source?: string;
    };

/** Input of a conversion. */
export interface ScaleTest {
  sections: readonly string[];
  /** Only these parts of the sections. */
  parts?: readonly string[];
  /** `points` adds them; `parts` averages the shares of the parts, by their weights if they have any. */
  joined?: 'points' | 'parts';
  conversion: Conversion;
}

/** One reported score of some sections, converted separately and combined. In whole units, not hundredths. */
export interface ScaleRule {
  id: string;
  name: LocalizedText;
  /** Each group of sections (or parts) is converted by itself; the results are added. */
  tests: readonly ScaleTest[];
  /** The sum of the tests is multiplied by this (SAT on paper: 10); absent: 1. */
  times?: number;
  least: number;
  most: number;
  /** Smallest difference shown; null: none fixed. */
  step: number | null;
  /** True where `most` is the total of the paper's questions, for raw points. */
  mostIsPoints?: boolean;
  /** True where it is called as its section is, which the paper may name. */
  isNamedBySection?: boolean;
  /** Highest score on a route of an adaptive section. */
  caps?: readonly { section: string; part: string; most: number }[];
}

/** How the reported scores make the total. */
export interface TotalRule {
  /** `weighted`: each section's weight times its share of points, in percent, then the cuts if there are any. */
  combine: 'sum' | 'mean' | 'single' | 'weighted';
  /** Ids of the scales that count. */
  of: readonly string[];
  least: number;
  most: number;
  step: number | null;
  /** The exam's name for its total; absent where it is plain points. */
  name?: LocalizedText;
  /** Unit of the total where it is not points. */
  unit?: 'band';
  /** For `weighted`: the total is the first score whose percentage is reached. */
  cuts?: readonly { score: number; atLeastPercent: number }[];
  estimate: boolean;
}

/** All rules from answers to the reported scores. */
export interface ScoringRule {
  answers: AnswerRule;
  scales: readonly ScaleRule[];
  total: TotalRule;
  /** True where results are also grouped by the domains of the bank. */
  byDomain?: boolean;
  /** Further scores: means of some scales (Duolingo's literacy, ACT's STEM). */
  means?: readonly { id: string; name: LocalizedText; of: readonly string[]; step: number }[];
}

/** Description of one level. */
export interface Level {
  /** Hundredths. */
  points: number;
  says: LocalizedText;
}

/** One criterion of a teacher's mark, in hundredths. */
export interface Criterion {
  id: string;
  name: LocalizedText;
  least: number;
  most: number;
  step: number;
  /** From the highest down; a mark between two levels counts as the lower one. */
  levels: readonly Level[];
}

/**
 * How a teacher marks a question type in a programme. Criteria are added (`sum`) or averaged (`mean`); `holistic` gives
 * one mark by `levels`, and the criteria only describe strengths and weaknesses.
 */
export interface Rubric {
  id: string;
  name: LocalizedText;
  types: readonly string[];
  /** Sections, or parts as `section/part`, that it is for; absent: wherever its types occur. */
  of?: readonly string[];
  joined: 'sum' | 'mean' | 'holistic';
  criteria: readonly Criterion[];
  /** Levels of a holistic mark, from the highest down. */
  levels?: readonly Level[];
}
