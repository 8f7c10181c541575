import type { NumberMap } from './calculus.ts';

/** A derivative, with the error that its own approximations and rounding let expect. */
interface Estimate {
  value: number;
  error: number;
  /** What the error is measured by: the derivative, or how far the values lie apart for the step. */
  size: number;
  rounding: number;
  step: number;
}

/** A place of a function, and which derivative is wanted there. */
interface Place {
  apply: NumberMap;
  at: number;
  middle: number;
  order: number;
}

/** The central difference of an order, for a step. */
const takeDifference = ({ apply, at, middle, order }: Place, step: number): Estimate => {
  let [sum, weight, largest, spread] = [0, 1, Math.abs(middle), 0];
  for (let index = 0; index <= order; index += 1) {
    const height = apply(at + (order / 2 - index) * 2 * step);
    sum += weight * height;
    weight *= -(order - index) / (index + 1);
    largest = Math.max(largest, Math.abs(height));
    spread = Math.max(spread, Math.abs(height - middle));
  }
  const power = (2 * step) ** order;
  const value = sum / power;
  const rounding = (4e-16 * 2 ** order * (largest + Math.abs(at) * spread)) / power;
  return { value, error: Infinity, size: Math.max(Math.abs(value), spread / power), rounding, step };
};

const steps = 12;
const fewestSteps = 4;

/** The value; what is not more than its error is zero. */
const settleValue = ({ value, error, size }: Estimate): number =>
  Math.abs(value) <= Math.max(error, 1e-13 * size) ? 0 : value;

const isExact = ({ error, size, rounding }: Estimate, share: number): boolean => error <= share * size + 2 * rounding;

/** Ridders' method: differences for steps that are halved, extrapolated to the step zero; the best by its error. */
const extrapolate = (place: Place, width: number): Estimate | null => {
  let previousRow: readonly number[] = [];
  let best: Estimate | null = null;
  for (let index = 0; index < steps; index += 1) {
    const difference = takeDifference(place, width / 2 ** index);
    const row = [difference.value];
    for (const [column, before] of previousRow.entries()) {
      const latest = row[column] ?? Number.NaN;
      const value = latest + (latest - before) / (4 ** (column + 1) - 1);
      const error = Math.max(Math.abs(value - latest), Math.abs(value - before)) + difference.rounding;
      if (error < (best?.error ?? Infinity)) best = { ...difference, value, error };
      row.push(value);
    }
    previousRow = row;
    if (index >= fewestSteps && best && isExact(best, 1e-11)) break;
  }
  return best;
};

/** Whether the differences of both sides of a place come together there, and at the value. */
const isSmooth = ({ apply, at, middle }: Place, { value, step, size, rounding }: Estimate): boolean => {
  const narrow = Math.min(1e-7 * Math.max(1, Math.abs(at)), step / 16);
  const sides = [narrow, 2 * narrow].map((width) => {
    const [above, below] = [apply(at + width), apply(at - width)];
    return {
      slope: (above - below) / (2 * width),
      bend: Math.abs(above - 2 * middle + below) / width,
      rounding: (1e-15 * (Math.abs(middle) + Math.abs(above) + Math.abs(at) * size)) / width,
    };
  });
  const [inner, outer] = sides;
  if (!inner || !outer) return false;
  const allowed = 1e-4 * Math.max(Math.abs(value), size) + inner.rounding + rounding;
  if (!(Math.abs(inner.slope - value) <= 10 * allowed)) return false;
  return inner.bend <= allowed || inner.bend < 0.9 * outer.bend;
};

/**
 * The derivative of an order at a place, by Ridders' method with steps from the size of the place down to a millionth
 * of it; NaN where its error would exceed a millionth, and where the function leaps or has a corner.
 */
export const differentiate = (apply: NumberMap, at: number, order = 1): number => {
  if (order === 0) return apply(at);
  const place: Place = { apply, at, middle: apply(at), order };
  if (!Number.isFinite(place.middle)) return Number.NaN;
  const scale = Math.max(1, Math.abs(at));
  const usual = takeDifference(place, scale / 1000).size;
  let best: Estimate | null = null;
  for (let width = scale / 2; width > 1e-7 * scale; width /= 64) {
    const candidate = extrapolate(place, width);
    if (!candidate) continue;
    // Where the slope itself is nearly zero, the error is measured by the function near the place.
    const estimate = Number.isFinite(usual) ? { ...candidate, size: Math.max(candidate.size, usual) } : candidate;
    if (order === 1 && !isSmooth(place, estimate)) continue;
    if (isExact(estimate, 1e-10)) return settleValue(estimate);
    if (estimate.error < (best?.error ?? Infinity)) best = estimate;
  }
  return best && isExact(best, 1e-6) ? settleValue(best) : Number.NaN;
};
