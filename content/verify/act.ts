import { choose, count, polygonArea, range, zeroOf } from './count.ts';

const found = (from: number, to: number, holds: (x: number) => boolean): number =>
  range(from, to).find(holds) ?? Number.NaN;
const near = (left: number, right: number): boolean => Math.abs(left - right) < 1e-9;
const most = (numbers: readonly number[]): number => Math.max(...numbers);
/** The mean of the two numbers in the middle of an even count. */
const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return ((sorted[sorted.length / 2 - 1] ?? Number.NaN) + (sorted[sorted.length / 2] ?? Number.NaN)) / 2;
};
const share = (all: readonly (readonly number[])[], holds: (item: readonly number[]) => boolean): number =>
  count(all, holds) / all.length;

/** Each answer of the ACT mock's mathematics computed again, by listing or by a second method. */
export const actChoices = {
  'act-m1-01': () => Math.abs(3 - 8) - Math.abs(2 - 6),
  'act-m1-02': () => (18 / 45) * 120,
  'act-m1-03': () => found(-50, 50, (x) => 5 * (x - 2) === 3 * x + 8),
  'act-m1-04': () => found(1, 200, (price) => near(price * 0.8, 96)),
  'act-m1-05': () =>
    range(-9, 9).every((x) => (2 * x - 3) * (x + 4) === 2 * x * x + 5 * x - 12) ? '2x^2 + 5x - 12' : '',
  'act-m1-06': () => found(0, 100, (x) => (78 + 85 + 91 + 82 + x) / 5 === 85),
  'act-m1-07': () => Math.max(40, (140 / 7) * 3, (140 / 7) * 4),
  'act-m1-08': () => [2 * 2 + 1].map((y) => y * y - 3 * y)[0] ?? Number.NaN,
  'act-m1-09': () => (6 * 3 - 10) / 4 - (6 * 2 - 10) / 4,
  'act-m1-10': () => 14 * 11 - 12 * 9,
  'act-m1-11': () => (range(-50, 50).every((x) => 7 - 2 * x < 13 === x > -3) ? 'x &gt; -3' : ''),
  'act-m1-12': () => (5 + 8) / (5 + 7 + 8),
  'act-m1-13': () => [0.6, 0.65, 0.67, 0.7].find((x) => x > 5 / 8 && x < 2 / 3) ?? Number.NaN,
  'act-m1-14': () => found(1, 13, (height) => height * height + 25 === 169),
  'act-m1-15': () =>
    near(
      range(101, 150).reduce((cost) => cost + 0.08, 15),
      15 + 0.08 * (150 - 100),
    )
      ? '15 + 0.08(m - 100)'
      : '',
  'act-m2-16': () => found(0, 90, (x) => 8 * x + 13 * (90 - x) === 945),
  'act-m2-17': () => (8 / 27) ** (-2 / 3),
  'act-m2-18': () => 2 * 3 - -2 + (2 * -1 - 5),
  'act-m2-19': () => Math.sin(Math.atan2(8, 15)),
  'act-m2-20': () => median([3, 4, 5, 6, 2].flatMap((students, books) => range(1, students).map(() => books))),
  'act-m2-21': () =>
    range(4, 9).every((x) => near((x * x - x - 6) / (x * x - 9), (x + 2) / (x + 3))) ? '\\frac{x + 2}{x + 3}' : '',
  'act-m2-22': () => Math.round((24 / (12 / 16 + 12 / 12)) * 10) / 10,
  'act-m2-23': () => found(1, 60, (x) => 3 * x + 10 + 2 * x + 20 === 180),
  'act-m2-24': () => `${range(1, 12 / 3).reduce((cells) => cells * 2, 400) / 1000}`.replace('.', '{,}') + '00',
  'act-m2-25': () => found(-20, 20, (k) => 2 * 4 - 3 * k === -7),
  'act-m2-26': () => zeroOf((x) => 2 * x * x - 7 * x - 15, 2, 20) + zeroOf((x) => 15 + 7 * x - 2 * x * x, -20, 0),
  'act-m2-27': () => share(choose(range(1, 4), 2), (cards) => cards.reduce((sum, item) => sum + item) % 2 === 0),
  'act-m2-28': () => (Math.PI * 9 * 5) / (Math.PI * 4),
  'act-m2-29': () => `(${found(-20, 20, (x) => x + 3 === 2)}, ${5 - 4})`,
  'act-m2-30': () => count(range(-50, 50), (x) => Math.abs(2 * x - 5) <= 7),
  'act-m3-31': () => 3 * 3 - 2 * 2 * -1,
  'act-m3-32': () => zeroOf((x) => x * x - 6 * x + 16 - 32 - 11, 3, 50) - 3,
  'act-m3-33': () => (near(1.25 * 0.8, 1) ? 'the same' : ''),
  'act-m3-34': () => Math.cos(Math.PI - Math.asin(3 / 5)),
  'act-m3-35': () => zeroOf((x) => 2 * x * Math.log(3) + (x + 1) * Math.log(9) - 2 * Math.log(81), 0, 5),
  'act-m3-36': () =>
    polygonArea([
      [0, 8],
      [8, 4],
      [0, 0],
    ]),
  'act-m3-37': () => (12 * 20 - 8 - 42) / 10,
  'act-m3-38': () => most(range(0, 400).map((step) => -16 * (step / 100) ** 2 + 64 * (step / 100) + 5)),
  'act-m3-39': () => range(1, 83).reduce((digit) => (digit * 7) % 10, 1),
  'act-m3-40': () => `${(1.5 ** 2 - 1) * 100}%`,
  'act-m3-41': () => count(range(-50, 50), (k) => k * k - 36 < 0),
  'act-m3-42': () => found(3, 50, (x) => near(Math.log2(x) + Math.log2(x - 2), 3)),
  'act-m3-43': () => share(choose(range(1, 9), 3), (three) => three.some((item) => item <= 4)),
  'act-m3-44': () => zeroOf((b) => 4 * 5 * (b * b - 20) - (4 * b) ** 2, 5, 15),
  'act-m3-45': () => Math.hypot(3 + found(-20, 20, (k) => 3 * k - 24 === 0), -4 + 6),
} satisfies Record<string, () => number | string>;
