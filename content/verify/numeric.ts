import { range } from './count.ts';

/** The derivative of a function at a place, by a small difference. */
export const slope = (f: (x: number) => number, x: number): number => (f(x + 1e-5) - f(x - 1e-5)) / 2e-5;

/** Simpson's rule, fine enough for nine figures of what is smooth. */
export const integral = (f: (x: number) => number, from: number, to: number, steps = 20_000): number => {
  const width = (to - from) / steps;
  const at = (index: number): number =>
    f(from + index * width) * (index === 0 || index === steps ? 1 : index % 2 ? 4 : 2);
  return (width / 3) * range(0, steps).reduce((sum, index) => sum + at(index), 0);
};
