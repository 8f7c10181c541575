import type { Angles } from '../number-functions.ts';
import type { View } from '../view.ts';

/** A task of the kind that an exam sets to a calculator. */
export interface ExamTask {
  exam: 'AP' | 'SAT' | 'ACT';
  title: string;
  lines: readonly string[];
  /** What is read: the value of the last line, the fitted parameters, or x and y of the points of a kind. */
  reads: 'value' | 'fit' | 'meeting' | 'zero' | 'intercept' | 'highest' | 'lowest';
  /** The command of Maxima 5.46 (Debian) that gave the right values, after load(descriptive)$ load(lsquares)$. */
  maxima: string;
  expected: readonly number[];
  angles?: Angles;
  /** Relative to the value; 1e-9 where it is absent. */
  tolerance?: number;
  view?: View;
}
