import { choose, count, digits, divisors, gcd, isSquare, lcm, pairings, product, range, sum, zeroOf } from './count.ts';

const modPower = (base: number, exponent: number, modulus: number): number =>
  range(1, exponent).reduce((power) => (power * base) % modulus, 1);

const cubeReturns = (): number => {
  const steps = product(...Array.from({ length: 6 }, () => [1, 2, 4]));
  return count(steps, (walk) => walk.reduce((vertex, edge) => vertex ^ edge, 0) === 0) / 3 ** 6;
};

const crease = (): number => {
  // Corners (0,0) and (12,5) meet: the crease is where the distances to them are equal.
  const onEdge = (y: number): number => zeroOf((x) => Math.hypot(x, y) - Math.hypot(12 - x, 5 - y), 0, 12);
  return Math.hypot(onEdge(0) - onEdge(5), 5);
};

const trapezoid = (): number => {
  const height = (81 * 2) / 18 / (18 / 28);
  return ((18 + 10) / 2) * height;
};

const coinPlacements = (): number =>
  count(choose(range(0, 15), 3), (cells) => {
    const rows = new Set(cells.map((cell) => Math.floor(cell / 4)));
    const columns = new Set(cells.map((cell) => cell % 4));
    return rows.size === 3 && columns.size === 3;
  });

const fifthTerm = (): number => {
  const found = product(range(1, 81), range(1, 7)).filter(
    ([a = 0, d = 0]) => (a + 3 * d) ** 2 === a * (a + 12 * d) && a + 12 * d === 81,
  );
  return found.length === 1 ? (found[0]?.[0] ?? 0) + 4 * (found[0]?.[1] ?? 0) : -1;
};

/** Each AMC 10 answer computed again, by listing or by a second method. */
export const amc10 = {
  'amc10-1-01': () => (2 ** 26 + 2 ** 25) / (2 ** 26 - 2 ** 24),
  'amc10-1-02': () => {
    const trueMinutes = zeroOf((minutes) => (minutes * 55) / 60 - 11 * 60, 0, 1440);
    return `${(8 + Math.round(trueMinutes) / 60) % 12}:00 p.m.`;
  },
  'amc10-1-03': () => zeroOf((water) => 0.12 - 60 / (400 + water), 0, 1000),
  'amc10-1-04': () => range(-100, 100).find((n) => 4 * n + 12 === 3 * (n + 6) + 14) ?? -1,
  'amc10-1-05': () => zeroOf((r) => r - Math.hypot(4, 8 - r), 0, 8),
  'amc10-2-06': () =>
    count(range(0, 9999), (code) => {
      const four = digits(code + 10000).slice(1);
      const steps = [0, 1, 2].map((at) => (four[at + 1] ?? 0) - (four[at] ?? 0));
      return steps.every((step) => step > 0) || steps.every((step) => step < 0);
    }),
  'amc10-2-07': () => count(range(1, 100), (n) => (n * n + n) % 12 === 0),
  'amc10-2-08': () => {
    const [a = 0, b = 0] =
      product(range(1, 10), range(-20, 20)).find(([p = 0, q = 0]) => p * p === 4 && p * q + q === 9) ?? [];
    return a * 5 + b;
  },
  'amc10-2-09': () => (6 * 0.5 * 2 * 2 * Math.sin(Math.PI / 3)) / 9,
  'amc10-2-10': () => count(choose(range(1, 10), 2), ([a = 0, b = 0]) => Math.abs(a - b) >= 4) / 45,
  'amc10-3-11': () => sum(range(1, 100).filter((k) => range(1, k - 1).some((r) => r * (k - r) === 24))),
  'amc10-3-12': () => 1 / ((1 / 4 - 1 / 6) / 2),
  'amc10-3-13': () => {
    const inradius = (9 * 12) / 2 / ((9 + 12 + 15) / 2);
    return Math.hypot(inradius, inradius);
  },
  'amc10-3-14': () => {
    const base = range(7, 200).find((b) => b * b + 3 * b + 4 === 2 * (6 * b + 2)) ?? 0;
    return Number.parseInt('134', base);
  },
  'amc10-3-15': coinPlacements,
  'amc10-4-16': () =>
    count(divisors(2 ** 4 * 3 ** 3 * 5 ** 2), (item) => isSquare(item) || Math.round(Math.cbrt(item)) ** 3 === item),
  'amc10-4-17': fifthTerm,
  'amc10-4-18': trapezoid,
  'amc10-4-19': () =>
    count(product(range(1, 6), range(1, 6), range(1, 6)), (dice) => 2 * Math.max(...dice) === sum(dice)) / 216,
  'amc10-4-20': () => (modPower(7, 2026, 100) + modPower(9, 2026, 100)) % 100,
  'amc10-5-21': () => {
    const x = zeroOf((item) => item ** 3 + (6 - item) ** 3 - 72, 3, 6);
    return x ** 4 + (6 - x) ** 4;
  },
  'amc10-5-22': () => pairings(range(0, 7), (left, right) => ![1, 7].includes(Math.abs(left - right))),
  'amc10-5-23': crease,
  'amc10-5-24': () =>
    count(product(range(1, 200), range(1, 200)), ([a = 0, b = 0]) => gcd(a, b) + lcm(a, b) === a + b + 12),
  'amc10-5-25': cubeReturns,
} satisfies Record<string, () => number | string>;
