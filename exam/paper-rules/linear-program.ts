/** A linear condition on whole numbers: the sum of `coefficients[j] * x[j]` is within `from` and `to`. */
export interface Row {
  coefficients: readonly number[];
  from: number;
  to: number;
}

/** Bounds of the variables. */
export interface Bounds {
  from: readonly number[];
  to: readonly number[];
}

const tolerance = 1e-7;
/** After so many steps the first possible column enters instead of the best one, so that no step repeats for ever. */
const greedySteps = 2000;
const refactorEvery = 40;

/**
 * Finds numbers within bounds that meet all rows, whole or not: the first phase of the simplex method with bounded
 * variables. Each row has a variable of its own, its sum, which starts in the basis.
 */
class Simplex {
  private readonly rows: readonly Row[];
  private readonly size: number;
  private readonly count: number;
  private readonly low: number[];
  private readonly high: number[];
  private readonly value: number[];
  private readonly basis: number[];
  private readonly isBasic: boolean[];
  private inverse: number[][] = [];

  constructor(rows: readonly Row[], bounds: Bounds) {
    this.rows = rows;
    this.size = rows.length;
    this.count = bounds.from.length;
    this.low = [...bounds.from, ...rows.map(({ from }) => from)];
    this.high = [...bounds.to, ...rows.map(({ to }) => to)];
    this.value = [...bounds.from, ...rows.map(() => 0)];
    this.basis = rows.map((_, index) => this.count + index);
    this.isBasic = this.low.map((_, index) => index >= this.count);
    this.inverse = rows.map((_, index) => rows.map((_row, at) => (at === index ? -1 : 0)));
    this.computeBasicValues();
  }

  private entry(row: number, column: number): number {
    if (column >= this.count) return column - this.count === row ? -1 : 0;
    return this.rows[row]?.coefficients[column] ?? 0;
  }

  private at(list: readonly number[], index: number): number {
    return list[index] ?? 0;
  }

  private computeBasicValues(): void {
    const sums = this.rows.map((row, index) => {
      let sum = 0;
      for (let column = 0; column < this.count; column += 1) {
        if (!this.isBasic[column]) sum -= this.at(row.coefficients, column) * this.at(this.value, column);
      }
      const own = this.count + index;
      return this.isBasic[own] ? sum : sum + this.at(this.value, own);
    });
    this.basis.forEach((column, index) => {
      this.value[column] = (this.inverse[index] ?? []).reduce((sum, part, at) => sum + part * this.at(sums, at), 0);
    });
  }

  /** -1, 1 or 0 where a variable is below, above or within its bounds. */
  private side(column: number): number {
    const value = this.at(this.value, column);
    if (value < this.at(this.low, column) - tolerance) return -1;
    return value > this.at(this.high, column) + tolerance ? 1 : 0;
  }

  /** The column by which the bounds that are broken come nearer, with its direction. */
  private chooseEntering(isGreedy: boolean): { column: number; direction: number } | null {
    const prices = this.rows.map((_, at) =>
      this.basis.reduce((sum, column, index) => sum + this.side(column) * this.at(this.inverse[index] ?? [], at), 0),
    );
    let best: { column: number; direction: number } | null = null;
    let gain = tolerance;
    for (let column = 0; column < this.count + this.size; column += 1) {
      if (this.isBasic[column] || this.low[column] === this.high[column]) continue;
      let slope = 0;
      for (let row = 0; row < this.size; row += 1) slope -= this.at(prices, row) * this.entry(row, column);
      const isLow = this.value[column] === this.low[column];
      const gained = isLow ? -slope : slope;
      if (gained <= gain) continue;
      best = { column, direction: isLow ? 1 : -1 };
      gain = gained;
      if (!isGreedy) break;
    }
    return best;
  }

  /** How far a basic variable lets the entering one go, and the bound that it reaches. */
  private findLimit(column: number, change: number): { distance: number; bound: number } | null {
    if (Math.abs(change) < 1e-9) return null;
    const side = this.side(column);
    const [low, high] = [this.at(this.low, column), this.at(this.high, column)];
    const bound = change > 0 ? (side < 0 ? low : high) : side > 0 ? high : low;
    if ((change > 0 && side > 0) || (change < 0 && side < 0) || !Number.isFinite(bound)) return null;
    return { distance: Math.max(0, (bound - this.at(this.value, column)) / change), bound };
  }

  private step({ column, direction }: { column: number; direction: number }): void {
    const moves = this.inverse.map((line) =>
      line.reduce((sum, part, row) => (part === 0 ? sum : sum + part * this.entry(row, column)), 0),
    );
    let [distance, leaving, bound] = [this.at(this.high, column) - this.at(this.low, column), -1, 0];
    moves.forEach((move, index) => {
      const limit = this.findLimit(this.at(this.basis, index), -direction * move);
      if (!limit) return;
      const isLarger = leaving >= 0 && Math.abs(move) > Math.abs(this.at(moves, leaving));
      if (limit.distance < distance - 1e-12 || (limit.distance <= distance + 1e-12 && isLarger)) {
        [distance, leaving, bound] = [limit.distance, index, limit.bound];
      }
    });
    this.basis.forEach((basic, index) => {
      this.value[basic] = this.at(this.value, basic) - direction * distance * this.at(moves, index);
    });
    if (leaving < 0) {
      this.value[column] = this.at(direction > 0 ? this.high : this.low, column);
      return;
    }
    this.value[column] = this.at(this.value, column) + direction * distance;
    this.pivot(leaving, moves);
    const previous = this.at(this.basis, leaving);
    this.value[previous] = bound;
    this.isBasic[previous] = false;
    this.isBasic[column] = true;
    this.basis[leaving] = column;
  }

  private pivot(leaving: number, moves: readonly number[]): void {
    const pivot = this.at(moves, leaving);
    const line = (this.inverse[leaving] ?? []).map((part) => part / pivot);
    this.inverse = this.inverse.map((old, index) =>
      index === leaving ? line : old.map((part, at) => part - this.at(moves, index) * this.at(line, at)),
    );
  }

  /** The numbers; null where none meet the rows. */
  solve(): number[] | null {
    for (let steps = 0; steps < greedySteps * 10; steps += 1) {
      if (steps % refactorEvery === refactorEvery - 1) this.computeBasicValues();
      if (this.basis.every((column) => this.side(column) === 0)) return this.value.slice(0, this.count);
      const entering = this.chooseEntering(steps < greedySteps);
      if (!entering) return null;
      this.step(entering);
    }
    throw new Error('The linear program did not end.');
  }
}

/** Numbers within bounds, whole or not, that meet all rows; null where there are none. */
export const solveLinear = (rows: readonly Row[], bounds: Bounds): number[] | null => new Simplex(rows, bounds).solve();
