import { choose, count, isSquare, lcm, permutations, product, range, subsets, sum, zeroOf } from './count.ts';

type Complex = readonly [number, number];
const times = ([a, b]: Complex, [c, d]: Complex): Complex => [a * c - b * d, a * d + b * c];
const power = (base: Complex, exponent: number): Complex =>
  range(1, exponent).reduce<Complex>((value) => times(value, base), [1, 0]);

const involution = (x: number): number => (x + 1) / (x - 1);

const nearPairs = (): number => {
  const grid = range(0, 799).map((cell) => (cell + 0.5) / 200);
  const near = sum(grid.map((x) => count(grid, (y) => Math.abs(x - y) <= 1)));
  return near / grid.length ** 2;
};

const bisector = (): number => {
  // The vertex at the origin, the side of length 8 along the axis, the side of length 5 at the angle of the law of cosines.
  const angle = Math.acos((25 + 64 - 49) / 80);
  const share = 5 / 13;
  const foot = [5 * Math.cos(angle) * (1 - share) + 8 * share, 5 * Math.sin(angle) * (1 - share)];
  return Math.hypot(...foot);
};

const headsFirst = (): number => {
  let [head, tail, tails, won] = [0.5, 0.5, 0, 0];
  for (let toss = 0; toss < 400; toss += 1) {
    won += head / 2;
    [head, tail, tails] = [(tail + tails) / 2, head / 2, tail / 2];
  }
  return won;
};

const regionArea = (): number => {
  const grid = range(-500, 499).map((cell) => (cell + 0.5) / 100);
  const inside = sum(grid.map((x) => count(grid, (y) => Math.abs(x) + Math.abs(y) + Math.abs(x + y) <= 8)));
  return Math.round(inside / 10_000);
};

const cyclicDiagonal = (): number => {
  // AC by the law of cosines: the angles at B and D add up to 180 degrees.
  const cosine = (7 ** 2 + 15 ** 2 - 20 ** 2 - 24 ** 2) / (2 * (7 * 15 + 20 * 24));
  return Math.sqrt(7 ** 2 + 15 ** 2 - 2 * 7 * 15 * cosine);
};

const rootProduct = (): number => {
  // Newton's sums of the roots would do; here the real root and the sum and product of the other two.
  const r = zeroOf((x) => x ** 3 - 6 * x ** 2 + 5 * x - 7, 4, 10);
  const [others, theirProduct] = [6 - r, 7 / r];
  return others * (r * r + r * others + theirProduct);
};

const rows = (): number =>
  count(permutations(range(1, 8)), (row) =>
    row.every((card, at) => at === 0 || row.slice(0, at).some((item) => Math.abs(item - card) === 1)),
  );

const middle = (left: readonly number[], right: readonly number[]): number[] =>
  left.map((value, at) => (value + (right[at] ?? 0)) / 2);

const leastValue = (): number => {
  // Solves f(x) + 2 f(1 - x) = A and f(1 - x) + 2 f(x) = B by Cramer's rule on a fine grid.
  const value = (x: number): number => {
    const [a, b] = [x ** 2 + 3, (1 - x) ** 2 + 3];
    return (a * 1 - 2 * b) / (1 * 1 - 2 * 2);
  };
  return Math.min(...range(-1000, 1000).map((step) => value(step / 100)));
};

const divisorsOf72 = [1, 2, 3, 4, 6, 8, 9, 12, 18, 24, 36, 72];

/** Each AMC 12 answer computed again, by listing or by a second method. */
export const amc12 = {
  'amc12-1-01': () => (Math.log(32) / Math.log(4)) * (Math.log(16) / Math.log(8)),
  'amc12-1-02': () => Math.PI * (Math.hypot(24 / 3, 24 / 4) / 2) ** 2,
  'amc12-1-03': () => involution(involution(involution(5))),
  'amc12-1-04': () => {
    const [plus, minus] = [power([1, 1], 10), power([1, -1], 10)];
    return `${plus[0] - minus[0] === 0 ? '' : 'not imaginary'}${plus[1] - minus[1]}i`;
  },
  'amc12-1-05': () => range(1, 49).reduce((term, n) => term + 2 * n, 2),
  'amc12-2-06': () => {
    const theta = zeroOf((angle) => 1 / 3 - Math.sin(angle) - Math.cos(angle), Math.PI / 4, Math.PI);
    return Math.sin(theta) ** 3 + Math.cos(theta) ** 3;
  },
  'amc12-2-07': () =>
    count(product(...Array.from({ length: 5 }, () => ['A', 'B', 'C'])), (letters) => new Set(letters).size === 3),
  'amc12-2-08': () => Math.hypot(1, 1, 1) ** 3,
  'amc12-2-09': () => Math.round(zeroOf((x) => Math.log2(x) * (1 + 1 / 2 + 1 / 3) - 11, 1, 1000)),
  'amc12-2-10': () => Math.round(nearPairs() * 16) / 16,
  'amc12-3-11': rootProduct,
  'amc12-3-12': bisector,
  'amc12-3-13': () => {
    const differences = product(range(0, 1014), range(0, 1014)).map(([a = 0, b = 0]) => a * a - b * b);
    return new Set(differences.filter((item) => item >= 1 && item <= 2026)).size;
  },
  'amc12-3-14': () => (6 / 2) * 64 ** (1 / 3) * Math.sin(Math.PI / 3),
  'amc12-3-15': () => {
    const teams = choose(range(0, 11), 4);
    return count(teams, (team) => new Set(team.map((child) => Math.floor(child / 2))).size === 4) / teams.length;
  },
  'amc12-4-16': leastValue,
  'amc12-4-17': () => {
    // Every second corner of a cube; its face diagonal is the edge of length 6.
    const a = 6 / Math.SQRT2;
    const [left, right] = [middle([0, 0, 0], [a, a, 0]), middle([a, 0, a], [0, a, a])];
    return Math.hypot(...left.map((value, at) => value - (right[at] ?? 0)));
  },
  'amc12-4-18': () => sum(range(1, 1000).filter((n) => isSquare(n * n + 60 * n))),
  'amc12-4-19': headsFirst,
  'amc12-4-20': () => sum(range(1, 44).map((n) => Math.sin((2 * n * Math.PI) / 180) ** 2)),
  'amc12-5-21': regionArea,
  'amc12-5-22': rows,
  'amc12-5-23': () =>
    count(product(divisorsOf72, divisorsOf72, divisorsOf72), ([a = 1, b = 1, c = 1]) => lcm(lcm(a, b), c) === 72),
  'amc12-5-24': cyclicDiagonal,
  'amc12-5-25': () =>
    count(subsets(range(1, 12)), (set) => !set.some((item) => set.includes(item + 2) || set.includes(item + 4))),
} satisfies Record<string, () => number | string>;
