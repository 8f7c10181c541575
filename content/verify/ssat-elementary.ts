import { findFirst, mean, product, range, sum } from './count.ts';

/** Each answer in the mathematics of the SSAT Elementary mock computed again, by listing or by a second method. */
export const ssatElementaryChoices = {
  'ssat-e-q1-01': () => findFirst(0, 1000, (x) => x - 275 === 348),
  'ssat-e-q1-02': () => Math.floor(5372 / 10) % 10,
  'ssat-e-q1-03': () => sum(range(1, 6).map(() => 8)),
  'ssat-e-q1-04': () => 3 / (3 + 5),
  'ssat-e-q1-05': () => findFirst(0, 100, (x) => 43 - x === 18),
  'ssat-e-q1-06': () => 5 * (5 + 4),
  'ssat-e-q1-07': () => sum([9, 4, 9, 4]),
  'ssat-e-q1-08': () => range(1, 4).reduce((term) => term + 3, 4),
  'ssat-e-q1-09': () => 50 - 4 * 7,
  'ssat-e-q1-10': () => ((minutes: number) => `${Math.floor(minutes / 60)}:${minutes % 60}`)(2 * 60 + 45 + 90),
  'ssat-e-q1-11': () => 2 * 3 + 4,
  'ssat-e-q1-12': () => 1 / 2,
  'ssat-e-q1-13': () => findFirst(0, 56, (x) => 8 * x === 56),
  'ssat-e-q1-14': () => [438, 309, 345, 452, 496].find((x) => Math.round(x / 100) === 4) ?? Number.NaN,
  'ssat-e-q1-15': () => ([7, 12, 30].every((n) => n - 5 + 5 === n) ? 'n - 5' : ''),
  'ssat-e-q2-16': () => sum(range(1, 14).map(() => 23)),
  'ssat-e-q2-17': () => [36, 16, 18, 27, 34].find((x) => x % 3 === 0 && x % 4 === 0) ?? Number.NaN,
  'ssat-e-q2-18': () => sum([5, 3, 1]),
  'ssat-e-q2-19': () => 1 - 2 / 6 - 3 / 6,
  'ssat-e-q2-20': () => mean([6, 9, 5, 8]),
  'ssat-e-q2-21': () => findFirst(0, 18, (ben) => ben + ben / 2 === 18),
  'ssat-e-q2-22': () => (75 / 3) * 5,
  'ssat-e-q2-23': () => 20 + 3 * ((40 - 20) / 4),
  'ssat-e-q2-24': () =>
    ((most: [string, number]) => most.join(', '))(
      (['red', 'green', 'yellow'] as const)
        .map((color, at): [string, number] => [color, [5, 2, 3][at] ?? 0])
        .toSorted((a, b) => b[1] - a[1])[0] ?? ['', 0],
    ),
  'ssat-e-q2-25': () => findFirst(1, 95, (vans) => vans * 8 >= 95),
  'ssat-e-q2-26': () => range(1, 9).reduce((place, jump) => place + (jump % 2 === 1 ? 2 : -1), 0),
  'ssat-e-q2-27': () => findFirst(1, 60, (side) => 4 * side === 2 * (10 + 6)),
  'ssat-e-q2-28': () => product(range(1, 3), range(1, 4)).length,
  'ssat-e-q2-29': () => [0.5, 0.4, 0.45].toSorted((a, b) => a - b).join(',\\ '),
  'ssat-e-q2-30': () => findFirst(0, 7, (pear) => 2 * (5 - pear) + pear === 7),
  'ssat-e-x3-01': () => findFirst(0, 700, (x) => x + 264 === 700),
  'ssat-e-x3-02': () => [57, 45, 49, 52, 58].find((x) => x > 50 && x % 2 === 1) ?? Number.NaN,
  'ssat-e-x3-03': () => 2 * 3 * 5,
  'ssat-e-x3-04': () => range(1, 6).reduce((quarts) => quarts + 4, 0),
  'ssat-e-x3-05': () => findFirst(0, 20, (x) => x + x + 4 === 20),
} satisfies Record<string, () => number | string>;
