import { choose, count, divisors, permutations, product, range, subsets } from './count.ts';
import type { Answer } from '../types/bank.ts';

const lettersWhere = (passes: readonly boolean[]): string[] =>
  passes.flatMap((pass, index) => (pass ? [String.fromCharCode(65 + index)] : []));

const lettersBy = (values: readonly number[]): string[] =>
  values
    .map((value, index) => ({ value, letter: String.fromCharCode(65 + index) }))
    .toSorted((left, right) => left.value - right.value)
    .map(({ letter }) => letter);

const isRight = (squares: readonly number[]): boolean => {
  const [a = 0, b = 0, c = 0] = squares.toSorted((left, right) => left - right);
  return a + b === c;
};

const heron = (a: number, b: number, c: number): number => {
  const half = (a + b + c) / 2;
  return Math.sqrt(half * (half - a) * (half - b) * (half - c));
};

const fraction = (part: number, whole: number): string => {
  const common = Math.max(...divisors(part).filter((item) => whole % item === 0));
  return `${part / common}/${whole / common}`;
};

const ballPairs = choose(
  ['g', 'g', 'g', 'g', 'y', 'y', 'y', 'y', 'y', 'y'].map((color, n) => color + n),
  2,
);
const colors = (pair: readonly string[]): string => pair.map((ball) => ball[0]).join('');

const throws = product(range(1, 6), range(1, 6));
const afterEven = throws.filter(([red = 0]) => red % 2 === 0);

const regularArea = (sides: number): number => 144 / (4 * sides * Math.tan(Math.PI / sides));

/** Each homework answer computed again, by listing or by a second method. */
export const homework = {
  'hw-numbers-1': () => lettersWhere([1296, 2034, 4716, 5544, 7362].map((n) => n % 36 === 0)),
  'hw-numbers-2': () => range(1, 1000).every((n) => n % 6 !== 0 || n % 4 !== 0 || n % 24 === 0),
  'hw-numbers-3': () => {
    const [a = 0, b = 0, p = 0] =
      product(range(0, 9), range(0, 6), [2, 3, 5, 7, 11]).find(
        ([x = 0, y = 0, z = 0]) => 2 ** x * 3 ** y * 5 * z === 1260 && z > 5,
      ) ?? [];
    return [a, b, p].map(String);
  },
  'hw-numbers-4': () => String(range(1, 105).find((n) => n % 3 === 2 && n % 5 === 3 && n % 7 === 4)),
  'hw-numbers-5': () => lettersBy([30, 49, 36, 16, 18].map((n) => divisors(n).length)),
  'hw-geometry-1': () => String(4 * Math.hypot(24 / 2, 10 / 2)),
  'hw-geometry-2': () => heron(29, 29, 98 - 29 - 29) !== heron(37, 37, 98 - 37 - 37),
  'hw-geometry-3': () =>
    lettersWhere([
      isRight([8, 15, 17].map((side) => side ** 2)),
      isRight([9, 12, 16].map((side) => side ** 2)),
      isRight([12, 35, 37].map((side) => side ** 2)),
      isRight([20, 21, 29].map((side) => side ** 2)),
      isRight([2, 3, 5]),
    ]),
  'hw-geometry-4': () => [String((180 * (12 - 2)) / 12), String(choose(range(1, 12), 2).length - 12)],
  'hw-geometry-5': () => lettersBy([9, 144 / (4 * Math.PI), regularArea(3), regularArea(6)]),
  'hw-counting-1': () => String(new Set(permutations([...'LEVEL']).map((letters) => letters.join(''))).size),
  'hw-counting-2': () => {
    const groups = choose(range(1, 7), 3);
    return [groups.length, count(groups, (group) => group.includes(1) !== group.includes(2))].map(String);
  },
  // The same statement with 4 people and 3 months, every case of it.
  'hw-counting-3': () =>
    product(...Array.from({ length: 4 }, () => [1, 2, 3])).every((months) => new Set(months).size < months.length),
  'hw-counting-4': () => {
    const of = (size: number, from: number): number => choose(range(1, from), size).length;
    return lettersWhere(
      [of(5, 8), 8 * 7 * 6, of(2, 7) + of(3, 7), 40320 / (6 * 120), 8 ** 3].map((value) => value === of(3, 8)),
    );
  },
  'hw-counting-5': () =>
    String(
      count(
        product(range(0, 3), range(0, 3), range(0, 4), range(0, 4)),
        ([t = 0, b = 0, l = 0, r = 0]) => t < b && l < r,
      ),
    ),
  'hw-algebra-1': () =>
    (product(range(1, 11), range(1, 11)).find(([x = 0, y = 0]) => x > y && x + y === 11 && x * y === 24) ?? []).map(
      String,
    ),
  'hw-algebra-2': () => {
    const x = 2 + Math.sqrt(3);
    return String(Math.round(x ** 3 + 1 / x ** 3));
  },
  'hw-algebra-3': () => product(range(-50, 50), range(-50, 50)).every(([a = 0, b = 0]) => (a + b) ** 2 >= 4 * a * b),
  'hw-algebra-4': () => lettersBy([5n ** 30n, 2n ** 60n, 7n ** 20n, 3n ** 40n].map((power) => Number(power))),
  'hw-algebra-5': () => {
    const functions = [
      (x: number) => 6 - x,
      (x: number) => 2 * x,
      (x: number) => 3 / x,
      (x: number) => x - 1,
      (x: number) => x ** 2,
    ];
    return lettersWhere(functions.map((f) => [1.5, 2.5, -4].every((x) => Math.abs(f(f(x)) - x) < 1e-9)));
  },
  'hw-probability-1': () => {
    const runs = product(...Array.from({ length: 6 }, () => ['h', 't'])).filter(
      (run) => run.slice(0, 5).join('') === 'hhhhh',
    );
    return count(runs, (run) => run[5] === 't') > count(runs, (run) => run[5] === 'h');
  },
  'hw-probability-2': () =>
    fraction(
      count(afterEven, ([red = 0, blue = 0]) => red + blue === 8),
      afterEven.length,
    ),
  'hw-probability-3': () => [
    fraction(
      count(ballPairs, (pair) => colors(pair) === 'gg'),
      ballPairs.length,
    ),
    fraction(
      count(ballPairs, (pair) => colors(pair) === 'gy'),
      ballPairs.length,
    ),
  ],
  'hw-probability-4': () =>
    lettersBy([
      count(range(2, 20), (n) => divisors(n).length === 2) / 20,
      count(throws, (pair) => pair.includes(6)) / 36,
      4 / 52,
      count(subsets([1, 2, 3]), (heads) => heads.length === 2) / 8,
    ]),
  'hw-words-1': () => String(range(1, 1000).find((pages) => pages - pages / 3 - (pages - pages / 3) / 2 === 64)),
  'hw-words-2': () => String(((420 + 180) / 30) * 3.6),
  'hw-words-3': () =>
    (
      product(range(0, 28), range(0, 28)).find(
        ([goats = 0, ducks = 0]) => goats + ducks === 28 && 4 * goats + 2 * ducks === 80,
      ) ?? []
    ).map(String),
  'hw-words-4': () =>
    lettersWhere([1, 2, 4, 5, 6].map((adults) => range(0, 10).some((children) => 45 * adults + 30 * children === 300))),
  'hw-words-5': () => lettersBy([12 / 45, 5 / 20, (4 * 60) / 1000, 3 / 11]),
} satisfies Record<string, () => Answer>;
