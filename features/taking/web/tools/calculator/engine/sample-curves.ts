import type { NumberMap } from './calculus.ts';
import type { Point } from './values.ts';
import type { Polyline, Size, View } from './view.ts';

interface Sample {
  at: number;
  value: number;
}

/** What one curve may cost. */
const evaluationBudget = 20_000;
const deepest = 12;
const usualJump = 4;

/** Collects the polylines of a curve from samples in order. */
class CurveSampler {
  private line: Sample[] = [];
  readonly lines: Sample[][] = [];
  private evaluations = 0;
  private readonly apply: NumberMap;
  private readonly range: { low: number; high: number };
  /** How many pixels a unit of the value has. */
  private readonly scale: number;

  constructor(apply: NumberMap, range: { low: number; high: number }, scale: number) {
    this.apply = apply;
    this.range = range;
    this.scale = scale;
  }

  evaluate(at: number): Sample {
    this.evaluations += 1;
    return { at, value: this.apply(at) };
  }

  /** Adds what lies between two samples, and the second one. */
  join(from: Sample, to: Sample, depth: number, firstJump: number): void {
    const [isFrom, isTo] = [Number.isFinite(from.value), Number.isFinite(to.value)];
    if (!isFrom && !isTo) return;
    if (!isFrom || !isTo) return this.joinBorder(from, to, isFrom);
    if (this.line.length === 0) this.line.push(from);
    const jump = Math.abs(to.value - from.value) * this.scale;
    const isOutside =
      Math.min(from.value, to.value) > this.range.high || Math.max(from.value, to.value) < this.range.low;
    if (jump <= usualJump || isOutside || this.evaluations > evaluationBudget) return this.add(to);
    if (depth === 0) {
      // A continuous curve rises less and less over ever smaller steps; a jump stays.
      if (jump > firstJump / 2) this.lift();
      return this.add(to);
    }
    const middle = this.evaluate((from.at + to.at) / 2);
    this.join(from, middle, depth - 1, firstJump);
    this.join(middle, to, depth - 1, firstJump);
  }

  /** Ends or begins a line where the curve begins to have values. */
  private joinBorder(from: Sample, to: Sample, isFrom: boolean): void {
    let [inside, outside] = isFrom ? [from, to] : [to, from];
    for (let step = 0; step < 30 && this.evaluations < evaluationBudget; step += 1) {
      const middle = this.evaluate((inside.at + outside.at) / 2);
      if (Number.isFinite(middle.value)) inside = middle;
      else outside = middle;
    }
    if (isFrom) {
      if (this.line.length === 0) this.line.push(from);
      this.add(inside);
      this.lift();
    } else {
      this.lift();
      this.line.push(inside);
      this.add(to);
    }
  }

  private add(sample: Sample): void {
    this.line.push(sample);
  }

  /** Ends the present line. */
  lift(): void {
    if (this.line.length > 1) this.lines.push(this.line);
    this.line = [];
  }
}

/** The polylines of y = f(x), or of x = f(y), over the visible range. */
export const sampleExplicit = (apply: NumberMap, axis: 'x' | 'y', view: View, size: Size): Polyline[] => {
  const isUpward = axis === 'y';
  const [from, to, low, high] = isUpward
    ? [view.left, view.right, view.bottom, view.top]
    : [view.bottom, view.top, view.left, view.right];
  const [across, along] = isUpward ? [size.width, size.height] : [size.height, size.width];
  const count = Math.max(200, Math.min(900, Math.round(across)));
  const sampler = new CurveSampler(apply, { low, high }, along / (high - low));
  let before = sampler.evaluate(from);
  for (let index = 1; index <= count; index += 1) {
    const next = sampler.evaluate(from + ((to - from) * index) / count);
    sampler.join(before, next, deepest, Math.abs(next.value - before.value) * (along / (high - low)));
    before = next;
  }
  sampler.lift();
  return sampler.lines.map((line) =>
    line.map(({ at, value }): Point => (isUpward ? { x: at, y: value } : { x: value, y: at })),
  );
};

const parametricSamples = 1200;

/** The polylines of a curve by a parameter. */
export const sampleParametric = (apply: (parameter: number) => Point, from: number, to: number): Polyline[] => {
  const lines: Point[][] = [];
  let line: Point[] = [];
  for (let index = 0; index <= parametricSamples; index += 1) {
    const point = apply(from + ((to - from) * index) / parametricSamples);
    if (Number.isFinite(point.x) && Number.isFinite(point.y)) {
      line.push(point);
    } else if (line.length > 0) {
      lines.push(line);
      line = [];
    }
  }
  return [...lines, line].filter(({ length }) => length > 1);
};
