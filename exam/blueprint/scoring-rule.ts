import type { LocalizedText } from '@inkstone/base';

/** Hundredths for one question. `right` is what a full answer earns where the paper says nothing else. */
export interface AnswerRule {
  right: number;
  wrong: number;
  blank: number;
  /** True where the exam itself says what each question is worth, whatever the bank says. */
  fixed?: boolean;
}

/** What turns points into a score. Rows run from the highest `atLeast` down; a row may give a span [low, high]. */
export type Conversion =
  | { by: 'raw' }
  | { by: 'percent' }
  /** Even steps between two scores; rounded to `step`. */
  | { by: 'linear'; least: number; most: number; step: number; estimate: boolean; source?: string }
  | {
      by: 'table';
      /** Points, mean per question on the rubric's scale, or points stretched to `stretchTo` and rounded. */
      input: 'raw' | 'mean';
      stretchTo?: number;
      rows: readonly (readonly [atLeast: number, low: number, high?: number])[];
      estimate: boolean;
      /** Below this input the owner publishes nothing and the rows are our own; absent: everywhere as `estimate` says. */
      estimateBelow?: number;
      source?: string;
    };

/** What a conversion is fed with. */
export interface ScaleTest {
  sections: readonly string[];
  /** Only these parts of them. */
  parts?: readonly string[];
  /** `points` adds them up; `parts` takes the mean of the parts' shares, by the parts' weights where they have some. */
  joined?: 'points' | 'parts';
  conversion: Conversion;
}

/** One reported score: of some sections together, converted apart and joined. Scores are in whole units, not hundredths. */
export interface ScaleRule {
  id: string;
  name: LocalizedText;
  /** Each group of sections (or of some of their parts) is converted by itself; several are added. */
  tests: readonly ScaleTest[];
  /** The sum of the tests is multiplied by this (SAT on paper: 10); absent: 1. */
  times?: number;
  least: number;
  most: number;
  /** Smallest difference shown; null: none fixed. */
  step: number | null;
  /** True where `most` is what the questions of the day are worth together, for raw points. */
  mostIsPoints?: boolean;
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
  /** What the exam calls its total; absent where it is points and no more. */
  name?: LocalizedText;
  /** What the total is where it is no number of points. */
  unit?: 'band';
  /** For `weighted`: the total is the first score whose percentage is reached. */
  cuts?: readonly { score: number; atLeastPercent: number }[];
  estimate: boolean;
}

/** Everything between answers and the number on the report. */
export interface ScoringRule {
  answers: AnswerRule;
  scales: readonly ScaleRule[];
  total: TotalRule;
  /** True where results are gathered by the domains of the bank's tree too. */
  byDomain?: boolean;
  /** Further scores shown beside: means of some scales (Duolingo's literacy, ACT's STEM). */
  means?: readonly { id: string; name: LocalizedText; of: readonly string[]; step: number }[];
}

/** What work of a certain level is like. */
export interface Level {
  /** Hundredths. */
  points: number;
  says: LocalizedText;
}

/** One yardstick of a teacher's mark, in hundredths. */
export interface Criterion {
  id: string;
  name: LocalizedText;
  least: number;
  most: number;
  step: number;
  /** From the highest down; between two levels the lower one holds. */
  levels: readonly Level[];
}

/**
 * How a teacher marks a type in a programme. Criteria are added (`sum`) or averaged (`mean`); `holistic` gives one mark for
 * the whole by `levels`, and the criteria only say where it is strong or weak.
 */
export interface Rubric {
  id: string;
  name: LocalizedText;
  types: readonly string[];
  /** Sections, or parts as `section/part`, that it is for; absent: wherever its types occur. */
  of?: readonly string[];
  joined: 'sum' | 'mean' | 'holistic';
  criteria: readonly Criterion[];
  /** Levels of the whole, from the highest down; only where the mark is one. */
  levels?: readonly Level[];
}
