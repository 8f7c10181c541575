import { estimateSlope, type NumberMap } from './calculus.ts';

const samples = 800;

/** Halves an interval at whose ends a function has different signs. */
export const bisect = (apply: NumberMap, from: number, to: number): number => {
  let [low, high] = [from, to];
  const isLowNegative = apply(low) < 0;
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    const value = apply(middle);
    if (value === 0) return middle;
    if (value < 0 === isLowNegative) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};

interface Sampled {
  at: number;
  value: number;
}

const sampleRange = (apply: NumberMap, from: number, to: number): Sampled[] =>
  Array.from({ length: samples + 1 }, (_, index) => {
    const at = from + ((to - from) * index) / samples;
    return { at, value: apply(at) };
  });

const isFiniteSample = ({ value }: Sampled): boolean => Number.isFinite(value);

/** Where a function has a turning point; the derivative changes its sign there, and the function does not leap. */
export const findExtrema = (apply: NumberMap, from: number, to: number, height: number): Sampled[] => {
  const slope: NumberMap = (at) => estimateSlope(apply, at);
  const grid = sampleRange(apply, from, to);
  const width = (to - from) / samples;
  return grid.slice(1, -1).flatMap((middle, index) => {
    const [before, after] = [grid[index], grid[index + 2]];
    if (!before || !after || ![before, middle, after].every(isFiniteSample)) return [];
    const [rise, fall] = [middle.value - before.value, after.value - middle.value];
    const isTurning = (rise > 0 && fall <= 0) || (rise < 0 && fall >= 0);
    if (!isTurning) return [];
    const at = bisect(slope, before.at, after.at);
    const value = apply(at);
    const isSmooth = [-1, 1].every((side) => Math.abs(apply(at + (side * width) / 1000) - value) < height / 50);
    const isExtreme = rise > 0 ? value >= middle.value - 1e-9 * height : value <= middle.value + 1e-9 * height;
    return Number.isFinite(value) && isSmooth && isExtreme ? [{ at, value }] : [];
  });
};

/** Where a function is zero, also where it only touches the axis; none where it is zero all along. */
export const findRoots = (apply: NumberMap, from: number, to: number): number[] => {
  const grid = sampleRange(apply, from, to);
  if (grid.filter(({ value }) => value === 0).length > samples / 10) return [];
  const largest = Math.max(...grid.filter(isFiniteSample).map(({ value }) => Math.abs(value)), 1e-300);
  const crossings = grid.slice(1).flatMap((after, index) => {
    const before = grid[index];
    if (after.value === 0) return [after.at];
    if (!before || !isFiniteSample(before) || !isFiniteSample(after)) return [];
    if (!(before.value * after.value < 0)) return before.value === 0 && index === 0 ? [before.at] : [];
    const root = bisect(apply, before.at, after.at);
    return Math.abs(apply(root)) <= Math.max(Math.abs(before.value), Math.abs(after.value)) ? [root] : [];
  });
  const touches = findExtrema(apply, from, to, largest).filter(
    ({ value }) => Math.abs(value) < 1e-9 * Math.min(largest, 1),
  );
  const near = (to - from) / samples;
  const apart = touches.filter(({ at }) => !crossings.some((root) => Math.abs(root - at) < near));
  return [...crossings, ...apart.map(({ at }) => at)].toSorted((first, second) => first - second);
};

type PairMap = (first: number, second: number) => readonly [number, number];

/** Newton's method for two equations with two unknowns; null where it does not settle. */
export const solvePair = (apply: PairMap, first: number, second: number): readonly [number, number] | null => {
  let [left, right] = [first, second];
  for (let round = 0; round < 40; round += 1) {
    const [height, depth] = apply(left, right);
    const [leftStep, rightStep] = [1e-6 * Math.max(1, Math.abs(left)), 1e-6 * Math.max(1, Math.abs(right))];
    const alongLeft = pairSlope((value) => apply(value, right), left, leftStep);
    const alongRight = pairSlope((value) => apply(left, value), right, rightStep);
    const determinant = alongLeft[0] * alongRight[1] - alongRight[0] * alongLeft[1];
    const moveLeft = (height * alongRight[1] - depth * alongRight[0]) / determinant;
    const moveRight = (depth * alongLeft[0] - height * alongLeft[1]) / determinant;
    if (!Number.isFinite(moveLeft) || !Number.isFinite(moveRight)) return null;
    [left, right] = [left - moveLeft, right - moveRight];
    const size = Math.abs(left) + Math.abs(right) + 1;
    if (Math.abs(moveLeft) + Math.abs(moveRight) < 1e-13 * size) return [left, right];
  }
  const [height, depth] = apply(left, right);
  return Math.abs(height) + Math.abs(depth) < 1e-9 ? [left, right] : null;
};

const pairSlope = (
  apply: (value: number) => readonly [number, number],
  at: number,
  step: number,
): readonly [number, number] => {
  const [above, below] = [apply(at + step), apply(at - step)];
  return [(above[0] - below[0]) / (2 * step), (above[1] - below[1]) / (2 * step)];
};
