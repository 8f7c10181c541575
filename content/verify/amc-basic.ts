import { count, digits, product, range, sum } from './count.ts';

const found = (from: number, to: number, holds: (x: number) => boolean): number =>
  range(from, to).find(holds) ?? Number.NaN;
const week = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Each answer of the basic paper computed again, by listing or by a second method. */
export const amcBasicChoices = {
  'amcb-1-01': () => sum(range(1, 36).map(() => 25)),
  'amcb-1-02': () => count(range(1, 199), (place) => place % 25 === 0),
  'amcb-1-03': () => week[(week.indexOf('Wednesday') + 100) % 7] ?? '',
  'amcb-1-04': () => found(1, 50, (side) => 4 * side === 3 * 12),
  'amcb-1-05': () => found(1, 100, (x) => x / 2 + x / 3 === 20),
  'amcb-1-06': () => count(range(10, 99), (number) => sum(digits(number)) === 5),
  'amcb-1-07': () => (6 * 8 + 15) / 7,
  'amcb-1-08': () => count(range(0, 60), (meter) => meter % 3 === 0),
  'amcb-2-09': () => sum(range(1, 4).map((side) => (5 - side) ** 2)),
  'amcb-2-10': () => (8 / 4) * 9,
  'amcb-2-11': () => 8 + 6 + (8 - 2) + 2 + 2 + (6 - 2),
  'amcb-2-12': () => count(product(range(0, 6), range(0, 3)), ([fives = 0, tens = 0]) => 5 * fives + 10 * tens === 30),
  'amcb-2-13': () => found(1, 50, (daughter) => 4 * daughter + 20 === 2 * (daughter + 20)),
  'amcb-2-14': () => found(1, 100, (sumOf) => ((sumOf - 1) / 2) * ((sumOf + 1) / 2) === 272),
  'amcb-2-15': () =>
    count(product(range(1, 3), range(1, 3), range(1, 3)), (place) => count(place, (item) => item !== 2) === 2),
} satisfies Record<string, () => number | string>;
