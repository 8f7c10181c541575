import type { Angles } from './number-functions.ts';
import type { ProblemCode } from './problems.ts';
import type { Point } from './values.ts';
import type { Size, View } from './view.ts';

/** A line that is typed. */
export interface ExpressionLine {
  kind: 'expression';
  id: number;
  text: string;
  isHidden?: boolean | undefined;
  slider?: SliderRange | undefined;
}

/** A table of numbers; its heads are names of lists. */
export interface TableLine {
  kind: 'table';
  id: number;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
  isHidden?: boolean | undefined;
}

export type DocumentLine = ExpressionLine | TableLine;

export interface SliderRange {
  least: number;
  most: number;
  step: number;
}

/** What is asked of the engine: the lines and, where something is drawn, how. */
export interface CalculatorRequest {
  lines: readonly DocumentLine[];
  angles: Angles;
  /** Absent where nothing is drawn. */
  drawing?: { view: View; size: Size; hasPoints: boolean } | undefined;
  /** Lines that were stopped, by id. */
  stopped?: readonly number[] | undefined;
}

/** What a line comes to. */
export type LineResult =
  | { is: 'empty' }
  | { is: 'table' }
  | { is: 'function' }
  | { is: 'curve' }
  | { is: 'problem'; code: ProblemCode; subject: string }
  /** `isDrawn` where the number is the radius of a circle. */
  | { is: 'number'; value: number; isSlider: boolean; isDrawn?: boolean }
  | { is: 'verdict'; holds: boolean }
  | { is: 'point'; point: Point }
  | { is: 'list'; items: readonly (number | Point)[]; length: number }
  | {
      is: 'regression';
      parameters: readonly { name: string; value: number }[];
      rSquared: number;
      correlation: number | null;
    };

export type NotableKind = 'zero' | 'intercept' | 'highest' | 'lowest' | 'meeting';

export interface NotablePoint extends Point {
  kind: NotableKind;
  /** The lines that it belongs to, by id. */
  lineIds: readonly number[];
}

/** What is drawn of a line: SVG paths for the size that was asked for. */
export interface LineDrawing {
  id: number;
  strokes: string;
  isDashed: boolean;
  fill: string;
  dots: readonly Point[];
  /** Points along the curve in order, to be walked by keyboard. */
  trace: readonly Point[];
}

export interface CalculatorAnswer {
  results: readonly { id: number; result: LineResult; latex: string | null }[];
  drawings: readonly LineDrawing[];
  notable: readonly NotablePoint[];
  /** The view that shows everything; null where nothing is drawn, or where no points were asked for. */
  fit: View | null;
}

/** The step of an evaluation in which points of interest are looked for; the steps of lines are their ids. */
export const pointsStep = -1;
