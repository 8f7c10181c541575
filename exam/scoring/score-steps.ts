import type { TotalRule } from '../blueprint/index.ts';
import type { ConversionStep, Points } from './convert.ts';
import type { ScaledScore, SectionScore } from './types.ts';

/** The points of some sections or parts, and how they were converted. */
export interface TestStep extends Points {
  sections: readonly string[];
  /** Only these parts of the sections; null for all. */
  parts: readonly string[] | null;
  /** The points are the mean of the parts' shares, not their sum. */
  isAveraged: boolean;
  /** What wrong answers took away, in hundredths: below zero or zero. */
  deducted: number;
  /** Marks are missing, or nothing was taken. */
  isOpen: boolean;
  /** Null while the score is open. */
  conversion: ConversionStep | null;
}

/** How a reported score came about: each test is converted, the sum multiplied and kept within its ends. */
export interface ScaleSteps {
  id: string;
  tests: readonly TestStep[];
  times: number;
  /** The highest score of the route that was taken; null where there is none. */
  cap: number | null;
  score: ScaledScore;
}

/** How an additional score came about: the mean of some scales. */
export interface MeanSteps {
  of: readonly string[];
  score: ScaledScore;
}

/** How the total came about. */
export interface TotalSteps {
  combine: TotalRule['combine'];
  /** The scales that count. */
  of: readonly string[];
  /** The percentage of all weights of a weighted total; null for other totals, and while it is open. */
  percent: number | null;
  /** The line that the percentage reached; null where there are none, or none was reached. */
  cut: { score: number; atLeastPercent: number } | null;
  score: ScaledScore;
}

/** Every step from the points of the questions to the reported scores. */
export interface ScoreSteps {
  sections: readonly SectionScore[];
  scales: readonly ScaleSteps[];
  means: readonly MeanSteps[];
  total: TotalSteps;
}
