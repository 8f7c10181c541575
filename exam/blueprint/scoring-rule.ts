import type { Pair } from '@inkstone/base';

/** Hundredths for one question. `right` is what a full answer earns where the paper says nothing else. */
export interface AnswerRule {
  right: number;
  wrong: number;
  blank: number;
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
  name: Pair;
  /** Each group of sections (or of some of their parts) is converted by itself; several are added. */
  tests: readonly ScaleTest[];
  /** The sum of the tests is multiplied by this (SAT on paper: 10); absent: 1. */
  times?: number;
  least: number;
  most: number;
  /** Smallest difference shown; null: none fixed. */
  step: number | null;
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
  /** For `weighted`: the total is the first score whose percentage is reached. */
  cuts?: readonly { score: number; atLeastPercent: number }[];
  estimate: boolean;
}

/** Everything between answers and the number on the report. */
export interface ScoringRule {
  answers: AnswerRule;
  scales: readonly ScaleRule[];
  total: TotalRule;
  /** Further scores shown beside: means of some scales (Duolingo's literacy, ACT's STEM). */
  means?: readonly { id: string; name: Pair; of: readonly string[]; step: number }[];
}

/** One yardstick of a teacher's mark, in hundredths. */
export interface Criterion {
  id: string;
  name: Pair;
  least: number;
  most: number;
  step: number;
}

/** How a teacher marks a type in a programme; several criteria are added, or averaged where `joined` says so. */
export interface Rubric {
  id: string;
  name: Pair;
  types: readonly string[];
  joined: 'sum' | 'mean' | 'holistic';
  criteria: readonly Criterion[];
}
