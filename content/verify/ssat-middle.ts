import { choose, count, digits, findFirst, mean, polygonArea, product, range, sum } from './count.ts';

/** Each answer in the mathematics of the SSAT Middle mock computed again, by listing or by a second method. */
export const ssatMiddleChoices = {
  'ssat-m-q1-01': () => findFirst(0, 6004, (x) => x + 2837 === 6004),
  'ssat-m-q1-02': () => Math.max(3 / 4, 5 / 8, 2 / 3, 7 / 12, 1 / 2),
  'ssat-m-q1-03': () => findFirst(-50, 50, (n) => 5 * n - 8 === 27),
  'ssat-m-q1-04': () => (6 / 4) * 10,
  'ssat-m-q1-05': () => 80 * 0.85,
  'ssat-m-q1-06': () => findFirst(1, 60, (x) => 3 * x + 60 === 180),
  'ssat-m-q1-07': () => findFirst(0, 20, (x) => mean([7, 9, 6, 10, x]) === 8),
  'ssat-m-q1-08': () => [182, 234, 252, 254, 262].find((x) => x % 36 === 0) ?? Number.NaN,
  'ssat-m-q1-09': () => findFirst(0, 96, (ravi) => ravi + ravi / 3 === 96),
  'ssat-m-q1-10': () => findFirst(1, 56, (w) => 2 * (w + 3 * w) === 56) ** 2 * 3,
  'ssat-m-q1-11': () => (1 - 2 / 5) * (1 - 1 / 3),
  'ssat-m-q1-12': () => range(2, 30).reduce((term) => term + 5, 4),
  'ssat-m-q1-13': () => (4 + 5) / (4 + 6 + 5),
  'ssat-m-q2-14': () => (range(-9, 9).every((x) => 4 * (x + 3) - 2 * (x - 1) === 2 * x + 14) ? '2x + 14' : ''),
  'ssat-m-q2-15': () => (18 / 45) * 120,
  'ssat-m-q2-16': () =>
    polygonArea([
      [0, 0],
      [10, 0],
      [10, 3],
      [4, 3],
      [4, 8],
      [0, 8],
    ]),
  'ssat-m-q2-17': () => (24 / 0.3) * 0.45,
  'ssat-m-q2-18': () => findFirst(0, 12, (children) => 9 * (12 - children) + 5 * children === 80),
  'ssat-m-q2-19': () => `(${-2 + 4 - 4}, ${3 + -1 - 3})`,
  'ssat-m-q2-20': () => findFirst(0, 6, (rest) => range(0, 50).every((n) => (3 * (7 * n + 4)) % 7 === rest)),
  'ssat-m-q2-21': () => findFirst(0, 30, (x) => [12, 5, 20, x, 9].toSorted((a, b) => a - b)[2] === 11),
  'ssat-m-q2-22': () => ((round: (a: number, b: number) => number) => round(5, round(4, 2)))((a, b) => a * a - 3 * b),
  'ssat-m-q2-23': () => findFirst(1, 50, (edge) => 6 * edge * edge === 150) ** 3,
  'ssat-m-q2-24': () =>
    count(
      range(10, 99),
      (n) => new Set(digits(n)).size === 2 && digits(n).every((digit) => [0, 2, 5, 6, 9].includes(digit)),
    ),
  'ssat-m-q2-25': () => Math.round(1 / (1 / 4 + 1 / 12)),
  'ssat-m-q3-01': () => 36 / 4 + 5 * 2,
  'ssat-m-q3-02': () => 1 + 3 / 4 + 2 + 5 / 6,
  'ssat-m-q3-03': () => Math.max(30, 45, 20, 35, 25) - Math.min(30, 45, 20, 35, 25),
  'ssat-m-q3-04': () => findFirst(1, 200, (percent) => (60 * percent) / 100 === 45),
  'ssat-m-q3-05': () => findFirst(1, 179, (angle) => angle + 35 + 80 === 180),
  'ssat-m-q3-06': () => findFirst(0, 100, (x) => x / 4 + 3 === 11),
  'ssat-m-q3-07': () => findFirst(0, 40, (girls) => (40 - girls) * 5 === girls * 3),
  'ssat-m-q3-08': () => findFirst(2, 200, (x) => [4, 5, 6].every((d) => x % d === 1)),
  'ssat-m-q3-09': () => findFirst(0, 40, (pia) => pia + 6 + pia + 4 + 6 === 40),
  'ssat-m-q3-10': () =>
    polygonArea([
      [0, 0],
      [8, 0],
      [3, 5],
    ]),
  'ssat-m-q3-11': () => 6 / (3 / 8),
  'ssat-m-q3-12': () => 2 * 3 ** 2 - 3 * -2,
  'ssat-m-q3-13': () =>
    count(product([0, 1], [0, 1], range(1, 6)), ([a, b, die = 1]) => a === 1 && b === 1 && die % 2 === 0) / 24,
  'ssat-m-q4-14': () => Math.round(0.04 * 0.3 * 1000),
  'ssat-m-q4-15': () => findFirst(-50, 100, (x) => (6 * 14 - x) / 5 === 13),
  'ssat-m-q4-16': () => findFirst(1, 179, (angle) => angle + 68 + 68 === 180),
  'ssat-m-q4-17': () =>
    ((colors: string[]) => `${colors[82]}, ${count(colors, (color) => color === 'blue')}`)(
      range(0, 82).map((n) => ['red', 'red', 'blue', 'green', 'blue'][n % 5] ?? ''),
    ),
  'ssat-m-q4-18': () => Math.round(1.2 * 0.75 * 100),
  'ssat-m-q4-19': () => 2 * findFirst(-50, 50, (x) => 3 * (2 * x - 1) === 4 * x + 9),
  'ssat-m-q4-20': () => Math.PI * (12 / 2) ** 2,
  'ssat-m-q4-21': () => (7 / 2) * 15,
  'ssat-m-q4-22': () => choose(range(1, 5), 2).length,
  'ssat-m-q4-23': () => findFirst(15, 200, (pencils) => (pencils - 5) / 7 === (pencils - 14) / 6),
  'ssat-m-q4-24': () => sum(range(0, 9).filter((a) => (502 + 10 * a) % 6 === 0)),
  'ssat-m-q4-25': () =>
    count(
      product(range(1, 4), range(1, 5), range(1, 6)),
      ([x = 1, y = 1, z = 1]) => x > 1 && x < 4 && y > 1 && y < 5 && z > 1 && z < 6,
    ),
  'ssat-m-x3-01': () => mean([1 / 4, 1 / 2]),
  'ssat-m-x3-02': () => (6 / 100) * 250,
  'ssat-m-x3-03': () => findFirst(1, 50, (side) => 3 * side === 4 * 9),
  'ssat-m-x3-04': () =>
    range(0, 20)
      .map((n) => 3 * 2 ** n)
      .find((term) => term > 500) ?? Number.NaN,
  'ssat-m-x3-05': () => count(range(1, 20), (n) => n % 3 === 0) / 20,
} satisfies Record<string, () => number | string>;
