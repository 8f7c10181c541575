import { choose, count, digits, mean, polygonArea, product, range, sum } from './count.ts';

const found = (from: number, to: number, holds: (x: number) => boolean): number =>
  range(from, to).find(holds) ?? Number.NaN;
const near = (left: number, right: number): boolean => Math.abs(left - right) < 1e-9;
const isPrime = (number: number): boolean => count(range(1, number), (item) => number % item === 0) === 2;
const starred = (a: number, b: number): number => a * a - 2 * b;
const odd = range(-25, 25).filter((number) => number % 2 !== 0);
const forOdd: Readonly<Record<string, (n: number) => number>> = {
  'n^2': (n) => n * n,
  'n + 2': (n) => n + 2,
  '3n': (n) => 3 * n,
  'n^2 + n': (n) => n * n + n,
  '2n + 1': (n) => 2 * n + 1,
};

/** Each answer of the SSAT's mathematics computed again, by listing or by a second method. */
export const ssatChoices = {
  'ssat-q1-01': () => found(0, 4000, (x) => x + 1278 === 3005),
  'ssat-q1-02': () => 3 / 8,
  'ssat-q1-03': () => (6 / 4) * 10,
  'ssat-q1-04': () => found(-50, 50, (n) => 4 * n + 7 === 31) ** 2,
  'ssat-q1-05': () => found(1, 180, (angle) => angle + 48 + 67 === 180),
  'ssat-q1-06': () => found(0, 100, (x) => (54 + x) / 5 === 14),
  'ssat-q1-07': () => 60 - 60 * 0.35,
  'ssat-q1-08': () => found(3, 100, (x) => x % 5 === 2 && x % 6 === 2),
  'ssat-q1-09': () => found(0, 39, (omar) => omar + 2 * omar + 3 === 39),
  'ssat-q1-10': () => found(1, 22, (width) => 2 * (14 + width) === 46) * 14,
  'ssat-q1-11': () => (1 - 1 / 3) * (1 - 2 / 5),
  'ssat-q1-12': () => (5 + 3) / (5 + 4 + 3),
  'ssat-q1-13': () => range(2, 40).reduce((term) => term + 3, 5),
  'ssat-q2-14': () => (range(-9, 9).every((x) => 3 * (2 * x - 5) - 2 * (x - 4) === 4 * x - 7) ? '4x - 7' : ''),
  'ssat-q2-15': () => (3.6 * 250) / 1000,
  'ssat-q2-16': () => `(${mean([-3, 7])}, ${mean([5, -1])})`,
  'ssat-q2-17': () => found(1, 100, (percent) => near(400 * (1 + percent / 100), 460)),
  'ssat-q2-18': () => found(0, 60, (adults) => 8 * adults + 5 * (60 - adults) === 396),
  'ssat-q2-19': () =>
    polygonArea([
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ]) -
    Math.PI * 5 ** 2,
  'ssat-q2-20': () => Object.keys(forOdd).find((name) => odd.every((n) => (forOdd[name]?.(n) ?? 1) % 2 === 0)) ?? '',
  'ssat-q2-21': () => found(12, 20, (x) => mean([7, 12, x, 20, 25]) === x),
  'ssat-q2-22': () => starred(starred(3, 2), 1),
  'ssat-q2-23': () => 1 / (1 / 6 + 1 / 3),
  'ssat-q2-24': () => 9 + 12 + Math.hypot(9, 12),
  'ssat-q2-25': () =>
    count(
      range(100, 999),
      (number) => new Set(digits(number)).size === 3 && digits(number).every((item) => item % 2 === 1),
    ),
  'ssat-q3-01': () => (48 / 6) * 2 - 3 ** 2,
  'ssat-q3-02': () => 2 + 1 / 4 - (1 + 2 / 3),
  'ssat-q3-03': () => found(1, 100, (x) => near(x * 0.45, 18)),
  'ssat-q3-04': () => found(-50, 50, (x) => 7 * x - 12 === 3 * x + 24),
  'ssat-q3-05': () => found(1, 90, (x) => 3 * x + 10 + 2 * x + 20 === 180),
  'ssat-q3-06': () => 24 + found(1, 200, (girls) => near(24 / girls, 3 / 5)),
  'ssat-q3-07': () => [51, 57, 61, 63, 69].find(isPrime) ?? Number.NaN,
  'ssat-q3-08': () => found(0, 100, (x) => mean([82, 90, 76, 88, x]) === 86),
  'ssat-q3-09': () => found(0, 50, (miles) => 3 + 2 * miles === 19),
  'ssat-q3-10': () => sum(choose([5, 4, 3], 2).map(([a = 0, b = 0]) => 2 * a * b)),
  'ssat-q3-11': () => 15 ** 2 - 14 ** 2,
  'ssat-q3-12': () => count(product(range(1, 6), range(1, 6)), (dice) => sum(dice) === 9) / 36,
  'ssat-q3-13': () => (210 / (2.5 * 60)) * 40,
  'ssat-q4-14': () => (-3) ** 2 * 2 - -3 * 2 ** 2,
  'ssat-q4-15': () => 150 * 1.2 * 0.8,
  'ssat-q4-16': () => (3 - 7) / (6 - -2),
  'ssat-q4-17': () => found(0, 80, (x) => x % 2 === 0 && x + (x - 2) + (x - 4) === 78),
  'ssat-q4-18': () => (1.5 ** 2 - 1) * 100,
  'ssat-q4-19': () => range(1, 20).reduce((digit) => (digit * 3) % 10, 1),
  'ssat-q4-20': () => found(0, 100, (x) => (8 * 15 - x) / 7 === 13),
  'ssat-q4-21': () => found(0, 20, (x) => 2 ** x * 8 === 64),
  'ssat-q4-22': () => ((8 - 2) * 180) / 8,
  'ssat-q4-23': () => found(1, 20, (days) => 12 * days === 8 * 6),
  'ssat-q4-24': () => count(choose(range(1, 11), 2), (pair) => count(pair, (item) => item <= 6) === 1),
  'ssat-q4-25': () => sum(range(1, 40)),
  'ssat-x3-01': () => [0.6, 0.65, 0.7, 0.76, 0.8].find((x) => x > 2 / 3 && x < 3 / 4) ?? Number.NaN,
  'ssat-x3-02': () => found(-50, 50, (x) => x / 3 - 2 === 5),
  'ssat-x3-03': () =>
    polygonArea([
      [0, 0],
      [16, 0],
      [3, 9],
    ]),
  'ssat-x3-04': () => count([...'BANANA'], (letter) => letter === 'A') / 6,
  'ssat-x3-05': () => range(2, 5).reduce((term) => term * 3, 2),
  'ssat-p3-01': () => found(1, 100, (percent) => near((48 * percent) / 100, 12)),
  'ssat-p3-02': () => 250 * 0.3,
  'ssat-p3-03': () => found(1, 400, (price) => near(price * 0.75, 90)),
  'ssat-p3-04': () => (180 / sum([2, 3, 4])) * 2,
  'ssat-p3-05': () => 100 / (100 * (5 / 5 / 5)),
  'ssat-p3-06': () => ((300 * 0.2) / (300 + 100)) * 100,
  'ssat-p3-07': () => (1.1 * 1.1 - 1) * 100,
  'ssat-p3-08': () => (90 * 1000) / (60 * 60),
} satisfies Record<string, () => number | string>;
