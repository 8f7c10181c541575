/** The integers from `first` to `last`. */
export const range = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

/** How many of the items pass. */
export const count = <Item>(items: readonly Item[], passes: (item: Item) => boolean): number =>
  items.filter(passes).length;

/** The sum of the numbers. */
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, item) => total + item, 0);

/** Every tuple with one entry from each list. */
export const product = <Item>(...lists: readonly (readonly Item[])[]): Item[][] =>
  lists.reduce<Item[][]>((tuples, list) => tuples.flatMap((tuple) => list.map((item) => [...tuple, item])), [[]]);

/** Every order of the items. */
export const permutations = <Item>(items: readonly Item[]): Item[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));

/** Every subset, the empty one included. */
export const subsets = <Item>(items: readonly Item[]): Item[][] =>
  items.reduce<Item[][]>((found, item) => [...found, ...found.map((subset) => [...subset, item])], [[]]);

/** Every subset of a size. */
export const choose = <Item>(items: readonly Item[], size: number): Item[][] =>
  subsets(items).filter((subset) => subset.length === size);

/** The positive divisors. */
export const divisors = (number: number): number[] => range(1, number).filter((item) => number % item === 0);

/** Greatest common divisor. */
export const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** Least common multiple. */
export const lcm = (a: number, b: number): number => (a / gcd(a, b)) * b;

/** True for 0, 1, 4, 9, ... */
export const isSquare = (number: number): boolean => Math.round(Math.sqrt(number)) ** 2 === number;

/** Decimal digits, most significant first. */
export const digits = (number: number): number[] => [...String(number)].map(Number);

/** The zero of a growing function between two bounds. */
export const zeroOf = (growing: (x: number) => number, low: number, high: number): number => {
  let [from, to] = [low, high];
  for (let step = 0; step < 200; step += 1) {
    const middle = (from + to) / 2;
    if (growing(middle) < 0) from = middle;
    else to = middle;
  }
  return from;
};

/** Area of a polygon from its corners in order. */
export const polygonArea = (corners: readonly (readonly [number, number])[]): number =>
  Math.abs(
    sum(
      corners.map(([x, y], index) => {
        const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [0, 0];
        return x * nextY - nextX * y;
      }),
    ),
  ) / 2;

/** How many splits of the people into pairs pass for every pair. */
export const pairings = (people: readonly number[], allowed: (first: number, second: number) => boolean): number => {
  const [first, ...others] = people;
  if (first === undefined) return 1;
  return sum(
    others
      .filter((other) => allowed(first, other))
      .map((other) =>
        pairings(
          others.filter((person) => person !== other),
          allowed,
        ),
      ),
  );
};

/** The first integer of a span that fulfils a condition. */
export const findFirst = (first: number, last: number, holds: (x: number) => boolean): number =>
  range(first, last).find(holds) ?? Number.NaN;

/** The mean of the numbers. */
export const mean = (numbers: readonly number[]): number => sum(numbers) / numbers.length;
