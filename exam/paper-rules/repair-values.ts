import type { Row } from './linear-program.ts';

/** Steps after which a repair is given up. */
const maxSteps = 80;

/** Weights by which rows of large coefficients count as much as those of small ones. */
const listWeights = (rows: readonly Row[]): number[] =>
  rows.map(({ coefficients }) => {
    let largest = 1;
    for (const coefficient of coefficients) largest = Math.max(largest, Math.abs(coefficient));
    return 1 / largest;
  });

/** Whole numbers near a solution of the linear program, and the sums of the rows. */
class Repair {
  private readonly rows: readonly Row[];
  private readonly weights: readonly number[];
  private readonly caps: readonly number[];
  private readonly values: number[];
  private readonly sums: number[];

  constructor(rows: readonly Row[], caps: readonly number[], start: readonly number[]) {
    this.rows = rows;
    this.weights = listWeights(rows);
    this.caps = caps;
    this.values = start.map((value, index) => Math.min(caps[index] ?? 0, Math.round(value)));
    this.sums = rows.map(({ coefficients }) =>
      this.values.reduce((sum, value, index) => sum + value * (coefficients[index] ?? 0), 0),
    );
  }

  /** By how much the rows are missed when one unit of a variable goes and one of another comes; -1: none. */
  private measureMiss(leaving: number, entering: number): number {
    let miss = 0;
    for (let row = 0; row < this.rows.length; row += 1) {
      const { coefficients, from, to } = this.rows[row] as Row;
      const sum = (this.sums[row] ?? 0) - (coefficients[leaving] ?? 0) + (coefficients[entering] ?? 0);
      const apart = sum < from ? from - sum : sum > to ? sum - to : 0;
      miss += apart * (this.weights[row] ?? 1);
    }
    return miss;
  }

  private move(index: number, change: 1 | -1): void {
    if (index < 0) return;
    this.values[index] = (this.values[index] ?? 0) + change;
    this.rows.forEach(({ coefficients }, row) => {
      this.sums[row] = (this.sums[row] ?? 0) + change * (coefficients[index] ?? 0);
    });
  }

  /** Makes the exchange that brings the rows nearest; false where none does. */
  private improve(miss: number): boolean {
    const leaving = [-1, ...this.values.flatMap((value, index) => (value > 0 ? [index] : []))];
    const entering = [-1, ...this.values.flatMap((value, index) => (value < (this.caps[index] ?? 0) ? [index] : []))];
    let best = { miss: miss - 1e-9, leaving: -1, entering: -1 };
    for (const out of leaving) {
      for (const into of entering) {
        const next = this.measureMiss(out, into);
        if (next < best.miss) best = { miss: next, leaving: out, entering: into };
        if (next === 0) break;
      }
    }
    this.move(best.leaving, -1);
    this.move(best.entering, 1);
    return best.leaving !== best.entering;
  }

  run(): number[] | null {
    for (let steps = 0; steps < maxSteps; steps += 1) {
      const miss = this.measureMiss(-1, -1);
      if (miss === 0) return this.values;
      if (!this.improve(miss)) return null;
    }
    return null;
  }
}

/**
 * Rounds numbers that meet the rows and exchanges single units until the whole numbers meet them too; null where that
 * leads nowhere, which does not say that there are none.
 */
export const repairValues = (
  rows: readonly Row[],
  caps: readonly number[],
  start: readonly number[],
): number[] | null => new Repair(rows, caps, start).run();
