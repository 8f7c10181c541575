import type { CalculatorRequest, LineResult } from '../document.ts';
import { evaluateDocument } from '../evaluate.ts';

type Options = Partial<Pick<CalculatorRequest, 'angles' | 'drawing'>>;

/** A drawing of the usual part of the plane. */
export const usualDrawing = {
  view: { left: -10, right: 10, bottom: -10, top: 10 },
  size: { width: 400, height: 400 },
  hasPoints: true,
};

/** Evaluates typed lines, with a graph. */
export const evaluateLines = (lines: readonly string[], options: Options = {}) =>
  evaluateDocument({
    lines: lines.map((text, id) => ({ kind: 'expression', id, text })),
    angles: 'radians',
    drawing: usualDrawing,
    ...options,
  });

/** What the last line comes to. */
export const readLast = (lines: readonly string[], options: Options = {}): LineResult =>
  evaluateLines(lines, options).results.at(-1)?.result ?? { is: 'empty' };

/** The number that the last line is, with twelve digits; null where it is none. */
export const readNumber = (lines: readonly string[], options: Options = {}): number | null => {
  const result = readLast(lines, options);
  return result.is === 'number' ? Number(result.value.toPrecision(12)) : null;
};

/** The problem of the last line with its subject; null where it has none. */
export const readProblem = (lines: readonly string[], options: Options = {}): string | null => {
  const result = readLast(lines, options);
  return result.is === 'problem' ? `${result.code} ${result.subject}`.trim() : null;
};
