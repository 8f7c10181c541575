import { count, digits, divisors, permutations, polygonArea, product, range, sum, zeroOf } from './count.ts';

const sequence = (index: number): number => {
  let term = 7;
  for (let at = 1; at < index; at += 1) term = term % 2 === 0 ? term / 2 : term + 5;
  return term;
};

const spotsOfStairs = [0, 1, 2, 3].flatMap((column) => range(0, column).map((row) => `${column},${row}`));

const stairsPerimeter = (): number => {
  const filled = new Set(spotsOfStairs);
  const open = [...filled].flatMap((spot) => {
    const [column = 0, row = 0] = spot.split(',').map(Number);
    return [`${column + 1},${row}`, `${column - 1},${row}`, `${column},${row + 1}`, `${column},${row - 1}`];
  });
  return 2 * count(open, (spot) => !filled.has(spot));
};

const largestWithModeThree = (): number => {
  const lists = (length: number, least: number, total: number): number[][] => {
    if (length === 0) return total === 0 ? [[]] : [];
    return range(least, Math.floor(total / length)).flatMap((first) =>
      lists(length - 1, first, total - first).map((rest) => [first, ...rest]),
    );
  };
  const fits = (list: readonly number[]): boolean => {
    const times = (value: number): number => count(list, (item) => item === value);
    return list[3] === 7 && list.every((value) => value === 3 || times(value) < times(3));
  };
  return Math.max(
    ...lists(7, 1, 42)
      .filter(fits)
      .map((list) => list[6] ?? 0),
  );
};

const ridgeRoutes = (): number =>
  count(product(...Array.from({ length: 7 }, () => ['R', 'U'])), (steps) => {
    const at = (length: number): string => {
      const ups = count(steps.slice(0, length), (step) => step === 'U');
      return `${length - ups},${ups}`;
    };
    return at(7) === '4,3' && at(3) !== '2,1';
  });

const frogPaths = (): number =>
  count(product(...Array.from({ length: 6 }, () => [1, -1])), (jumps) => {
    const places = range(1, 6).map((length) => sum(jumps.slice(0, length)));
    return places[5] === 0 && places.every((place) => place >= 0);
  });

const grazed = (): number => {
  const step = 0.01;
  const cells = range(-700, 700);
  const reach = (x: number, y: number): number => {
    const straight = Math.hypot(x, y);
    const blocked = x > 0 && y > 0;
    if (!blocked) return straight;
    return Math.min(4 + Math.hypot(x, y - 4), 8 + Math.hypot(x - 8, y));
  };
  const inside = (x: number, y: number): boolean => x > 0 && x < 8 && y > 0 && y < 4;
  return (
    sum(
      cells.map((column) =>
        count(cells, (row) => {
          const [x, y] = [(column + 0.5) * step, (row + 0.5) * step];
          return !inside(x, y) && reach(x, y) <= 6;
        }),
      ),
    ) *
    step ** 2
  );
};

const apexAngle = (): number => {
  const [b, a] = [
    { x: 0, y: 0 },
    { x: Math.sin(Math.PI / 9), y: Math.cos(Math.PI / 9) },
  ];
  const base = 2 * a.x;
  const onSide = (t: number): { x: number; y: number } => ({ x: base + t * (a.x - base), y: t * a.y });
  const t = zeroOf((share) => Math.hypot(onSide(share).x, onSide(share).y) - base, 0.2, 1);
  const d = onSide(t);
  return ((Math.atan2(a.y - b.y, a.x - b.x) - Math.atan2(d.y, d.x)) * 180) / Math.PI;
};

/** Each AMC 8 answer computed again, by listing or by a second method. */
export const amc8 = {
  'amc8-1-01': () => sum(range(1, 20).map((n) => (n % 2 === 0 ? n : -n))) * 26,
  'amc8-1-02': () => range(0, 60).filter((wait) => (75 + wait) % 12 === 0)[0] ?? -1,
  'amc8-1-03': () => (100 * (150 * 0.4 - 30)) / (150 - 30),
  'amc8-1-04': stairsPerimeter,
  'amc8-1-05': () => range(0, 90).find((removed) => (5 * 18 - removed) / 4 === 16) ?? -1,
  'amc8-2-06': () =>
    range(1, 50)
      .filter((k) => 3 * k + 8 === 5 * k)
      .map((k) => 8 * k + 8)[0] ?? -1,
  'amc8-2-07': () => count(range(10, 99), (n) => sum(digits(n)) % 7 === 0),
  'amc8-2-08': () => 2 * (48 / 4 + 48 / 16),
  'amc8-2-09': () => count(product([1, 2, 3], [4, 5, 6, 7]), ([a = 0, b = 0]) => (a * b) % 4 === 0) / 12,
  'amc8-2-10': () => zeroOf((d) => d / 4 + d / 12 - 40 / 60, 0, 100),
  'amc8-3-11': apexAngle,
  'amc8-3-12': () =>
    count(product(range(1, 3), range(1, 4), range(1, 5)), ([x = 0, y = 0, z = 0]) => {
      const outside = [x === 1, x === 3, y === 1, y === 4, z === 1, z === 5];
      return count(outside, Boolean) === 2;
    }),
  'amc8-3-13': () => 10 ** 2 - 9 - (6 ** 2 - 9),
  'amc8-3-14': () => Math.round(grazed() / Math.PI) * Math.PI,
  'amc8-3-15': ridgeRoutes,
  'amc8-4-16': () => (range(1, 99).find((n) => n % 4 === 3 && n % 5 === 4 && n % 6 === 5) ?? 0) % 9,
  'amc8-4-17': () => count(divisors(360), (divisor) => divisor % 6 === 0),
  'amc8-4-18': () => sequence(2027),
  'amc8-4-19': largestWithModeThree,
  'amc8-4-20': () =>
    count(permutations(['A', 'B', 'C', 'D', 'E']), (row) => {
      return row[2] === 'C' && Math.abs(row.indexOf('A') - row.indexOf('B')) > 1;
    }),
  'amc8-5-21': () => 1 / ((1 / 20 + 1 / 15 + 1 / 12) / 2 - 1 / 20),
  'amc8-5-22': () => {
    // AE is y = 16x/9 and DB is y = 8 - 8x/9: they meet where 24x/9 = 8.
    const x = 3;
    return polygonArea([
      [9, 0],
      [9, 8],
      [4.5, 8],
      [x, (16 * x) / 9],
    ]);
  },
  'amc8-5-23': () =>
    count(range(100, 999), (n) => {
      return n % 15 === 0 && new Set(digits(n)).size === 3 && !digits(n).includes(0);
    }),
  'amc8-5-24': () => frogPaths() / 64,
  'amc8-5-25': () =>
    count(product(...Array.from({ length: 5 }, () => ['r', 'w', 'b'])), (row) => !row.join('').includes('rr')),
} satisfies Record<string, () => number | string>;
