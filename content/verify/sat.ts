import { count, mean, range, sum, zeroOf } from './count.ts';

const found = (from: number, to: number, holds: (x: number) => boolean): number =>
  range(from, to).find(holds) ?? Number.NaN;
const near = (left: number, right: number): boolean => Math.abs(left - right) < 1e-9;
const most = (numbers: readonly number[]): number => Math.max(...numbers);
const sorted = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);
/** The least value of a function with one valley, looked for step by step. */
const least = (f: (x: number) => number): number => Math.min(...range(-20_000, 20_000).map((step) => f(step / 1000)));
const degrees = (angle: number): number => (angle * Math.PI) / 180;

/** Each answer of the SAT mock's mathematics computed again, by listing or by a second method. */
export const satChoices = {
  'sat-m1-01': () => 2 * found(-50, 50, (x) => 4 * x - 7 === 21) + 1,
  'sat-m1-02': () => 80 - (80 * 15) / 100,
  'sat-m1-04': () => mean([6, 9, 9, 12, 14]) - (sorted([6, 9, 9, 12, 14])[2] ?? 0),
  'sat-m1-05': () => Math.PI * ((12 * Math.PI) / (2 * Math.PI)) ** 2,
  'sat-m1-06': () => found(-50, 50, (y) => 5 + y + y === 13),
  'sat-m1-07': () => found(0, 60, (k) => near(2 ** 12 / 2 ** k, 2 ** 4)),
  'sat-m1-09': () => found(1, 50, (x) => x * x - 5 * x - 14 === 0),
  'sat-m1-10': () => 1.8 * 15 + 12 - (1.8 * 10 + 12),
  'sat-m1-11': () => found(-20, 20, (b) => [2, 6].every((x, at) => ((9 - 1) / (6 - 2)) * x + b === [1, 9][at])),
  'sat-m1b-12': () => found(1, 20, (leg) => leg * leg + 25 === 169) / 5,
  'sat-m1b-13': () => range(1, 12 / 4).reduce((cells) => cells * 2, 300),
  'sat-m1b-15': () => 9 / (9 + 10),
  'sat-m1b-16': () => count(range(1, 100), (boxes) => 70 + 24 * boxes <= 640),
  'sat-m1b-18': () => found(-50, 50, (k) => 6 * 10 - 4 * k === 0),
  'sat-m1b-19': () => {
    const right = zeroOf((x) => x * x + 9 - 4 * x - 18 - 12, 2, 20);
    return right - 2;
  },
  'sat-m1b-21': () => found(-20, 20, (a) => 8 + 4 * a - 8 - 12 === 0),
  'sat-m2h-01': () => found(-50, 50, (x) => 3 * (x - 4) === 5 * x + 2),
  'sat-m2h-03': () => found(4, 50, (x) => (x + 5) / (x - 3) === 3),
  'sat-m2h-04': () => 1 - 3 * (-1 / (3 / 4)),
  'sat-m2h-05': () => mean([...range(1, 12).map(() => 81), ...range(1, 18).map(() => 76)]),
  'sat-m2h-07': () => 24 * Math.sqrt(25 / 9),
  'sat-m2h-08': () => 100 - 100 * 0.96 * 0.96,
  'sat-m2h-10': () => most(range(-20, 20).flatMap((x) => (x * x - 3 === 2 * x + 5 ? [2 * x + 5] : []))),
  'sat-m2h-11': () => Math.round(6000 * (0.55 + 0.03)),
  'sat-m2hb-12': () => {
    const y = (x: number): number => -1 + Math.sqrt(20 - (x - 3) ** 2);
    return Math.round(((y(5.0001) - y(4.9999)) / 0.0002) * 1e5) / 1e5;
  },
  'sat-m2hb-14': () => found(-20, 20, (x) => near(3 ** (2 * x + 1) / 27 ** (x - 1), 1)),
  'sat-m2hb-15': () => (Math.PI * 6 * 6 * 5) / (Math.PI * 2 * 2 * 10),
  'sat-m2hb-17': () => sum(range(-50, 50).filter((x) => Math.abs(x - 4) <= 3)),
  'sat-m2hb-18': () => most(range(-50, 50).filter((k) => k !== 0 && 12 * 12 - 4 * k * 9 > 0)),
  'sat-m2hb-19': () => found(1, 100, (x) => near(0.3 * x + 0.6 * 10, 0.4 * (x + 10))),
  'sat-m2hb-21': () => Math.round(least((x) => (x - 3 - 2) * (x - 3 + 6) + 5) * 1e4) / 1e4,
  'sat-working-1': () => found(-20, 20, (x) => x * x - 6 * x + 5 === least((item) => item * item - 6 * item + 5)),
  'sat-m2e-01': () => found(0, 100, (x) => x / 3 === 12),
  'sat-m2e-02': () => (150 / 100) * 20,
  'sat-m2e-04': () => 2 * 6 - 5,
  'sat-m2e-05': () => found(1, 26, (width) => 2 * (width + 8) === 26),
  'sat-m2e-06': () => mean([40, 55, 35, 70]),
  'sat-m2e-08': () => found(1, 49, (x) => x * x === 49) + 1,
  'sat-m2e-09': () => found(1, 19, (pen) => 3 * pen + 2 * 5 === 19),
  'sat-m2e-10': () => found(1, 180, (angle) => 40 + 75 + angle === 180),
  'sat-m2e-11': () => 3 * (2 + 4) - 2,
  'sat-m2eb-13': () => range(1, 4).reduce((power) => power * 3, 1),
  'sat-m2eb-14': () => (6 / 100) * 350,
  'sat-m2eb-15': () => 4 * (0 + 2) + 3,
  'sat-m2eb-17': () => found(-50, 50, (x) => near(x + (2 * (x - 1)) / 3, 11)),
  'sat-m2eb-18': () => found(-50, 50, (x) => 2 * x + 5 > 17),
  'sat-m2eb-19': () => [1, 2].reduce((worth) => worth - worth / 10, 250),
  'sat-m2eb-21': () => found(1, 50, (side) => side * side === 8 * 8 + 15 * 15),
  'sat-m2eb-22': () => (-2 + 1) ** 2 - 4,
} satisfies Record<string, () => number | string>;

/** The numbers that are typed. */
export const satTyped = {
  'sat-m1-03': () => String([0, 1, 2, 3].reduce((value) => value + 3, 5)),
  'sat-m1-08': () => String(found(0, 50, (km) => near(3.5 + 2.25 * km, 21.5))),
  'sat-m1b-14': () => String(sum(range(-50, 50).filter((x) => Math.abs(2 * x - 6) === 10))),
  'sat-m1b-17': () => String(Math.round(least((x) => x * x - 6 * x + 11))),
  'sat-m1b-20': () => String(found(1, 100, (price) => near(price * 1.2 * 0.9, 54))),
  'sat-m1b-22': () => String(Math.round(least((x) => x * x - 4 * x + 14 - 2 * x))),
  'sat-m2h-02': () => String((3.5 * 88) / 56),
  'sat-m2h-06': () => String(Math.round((2 * Math.sqrt(4 * 4 - 5)) ** 2)),
  'sat-m2h-09': () => String(found(4, 100, (x) => Math.sqrt(2 * x + 7) === x - 4)),
  'sat-m2hb-13': () => String(6 - 3 * 3 + 3 * 4),
  'sat-m2hb-16': () => String(found(1, 89, (x) => near(Math.sin(degrees(x)), Math.cos(degrees(2 * x + 15))))),
  'sat-m2hb-20': () => String((81 * 80) / 360),
  'sat-m2hb-22': () => {
    const [p, q] = [2, 5].map((item) => item * (21 / 7));
    return `${(p ?? 0) / 3}/${(q ?? 0) / 3}`;
  },
  'sat-working-2': () => String(sum(range(-50, 50).filter((x) => x * x - 6 * x + 5 === x - 5))),
  'sat-working-3': () => String(Math.round(-least((x) => x * x - 6 * x + 5))),
  'sat-m2e-03': () => String(found(-50, 50, (x) => 5 * x + 3 === 38)),
  'sat-m2e-07': () => String(sum(range(1, 7).map(() => 25))),
  'sat-m2eb-12': () => {
    const [blue, all] = [8, 12 + 8];
    return `${blue / 4}/${all / 4}`;
  },
  'sat-m2eb-16': () => String(range(1, 6).reduce((volume) => volume + 4 * 5, 0)),
  'sat-m2eb-20': () => String(most(range(-50, 50).filter((x) => x * x - 9 * x + 20 === 0))),
} satisfies Record<string, () => string>;
