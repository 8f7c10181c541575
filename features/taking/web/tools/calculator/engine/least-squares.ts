/** Solves a linear least-squares problem by Householder reflections; columns that depend on others get zero. */
export const solveLeastSquares = (matrix: readonly (readonly number[])[], target: readonly number[]): number[] => {
  const rows = matrix.map((row) => [...row]);
  const right = [...target];
  const width = rows[0]?.length ?? 0;
  const diagonal: number[] = [];
  for (let column = 0; column < width; column += 1) diagonal.push(reflectColumn(rows, right, column, width));
  return substituteBack(rows, right, diagonal);
};

const cell = (rows: readonly (readonly number[])[], row: number, column: number): number => rows[row]?.[column] ?? 0;

/** Applies the reflection that clears a column below its diagonal, and returns the diagonal. */
const reflectColumn = (rows: number[][], right: number[], column: number, width: number): number => {
  const length = Math.hypot(...rows.slice(column).map((row) => row[column] ?? 0));
  if (length === 0) return 0;
  const head = cell(rows, column, column);
  const diagonal = head > 0 ? -length : length;
  const mirror = rows.map((row, at) => (at < column ? 0 : (row[column] ?? 0) - (at === column ? diagonal : 0)));
  const norm = mirror.reduce((sum, value) => sum + value * value, 0);
  if (norm === 0) return diagonal;
  const reflect = (read: (at: number) => number, write: (at: number, value: number) => void): void => {
    const factor = (2 * mirror.reduce((sum, value, at) => sum + value * read(at), 0)) / norm;
    mirror.forEach((value, at) => write(at, read(at) - factor * value));
  };
  for (let later = column; later < width; later += 1) {
    reflect(
      (at) => cell(rows, at, later),
      (at, value) => {
        const row = rows[at];
        if (row) row[later] = value;
      },
    );
  }
  reflect(
    (at) => right[at] ?? 0,
    (at, value) => {
      right[at] = value;
    },
  );
  return diagonal;
};

const substituteBack = (rows: readonly number[][], right: readonly number[], diagonal: readonly number[]): number[] => {
  const solution = diagonal.map(() => 0);
  const largest = Math.max(...diagonal.map(Math.abs));
  for (let row = diagonal.length - 1; row >= 0; row -= 1) {
    const known = solution.reduce((sum, value, at) => (at > row ? sum + cell(rows, row, at) * value : sum), 0);
    const pivot = diagonal[row] ?? 0;
    solution[row] = Math.abs(pivot) <= 1e-14 * largest ? 0 : ((right[row] ?? 0) - known) / pivot;
  }
  return solution;
};

type Residuals = (parameters: readonly number[]) => readonly number[];

const sumOfSquares = (values: readonly number[]): number => values.reduce((sum, value) => sum + value * value, 0);

/** The columns of differences: how each residual changes with each parameter. */
const differences = (residuals: Residuals, parameters: readonly number[]): number[][] => {
  const columns = parameters.map((parameter, at) => {
    const step = 1e-5 * Math.max(1, Math.abs(parameter));
    const above = residuals(parameters.with(at, parameter + step));
    const below = residuals(parameters.with(at, parameter - step));
    return above.map((value, row) => (value - (below[row] ?? 0)) / (2 * step));
  });
  return (columns[0] ?? []).map((_, row) => columns.map((column) => column[row] ?? 0));
};

const tryStep = (jacobian: readonly number[][], values: readonly number[], damping: number): number[] => {
  const scales = (jacobian[0] ?? []).map((_, column) => Math.hypot(...jacobian.map((row) => row[column] ?? 0)) || 1);
  const scaled = jacobian.map((row) => row.map((value, column) => value / (scales[column] ?? 1)));
  const damped = scales.map((_, row) => scales.map((_scale, column) => (row === column ? Math.sqrt(damping) : 0)));
  const rows = damping > 0 ? [...scaled, ...damped] : scaled;
  const target = [...values.map((value) => -value), ...(damping > 0 ? scales.map(() => 0) : [])];
  return solveLeastSquares(rows, target).map((value, column) => value / (scales[column] ?? 1));
};

interface Fit {
  parameters: readonly number[];
  error: number;
  /** Whether no step from the parameters makes the error noticeably smaller. */
  isSettled: boolean;
}

/** Whether the best step from the parameters would take away less than a millionth of the error, and is a small one. */
const isSettledAt = (residuals: Residuals, parameters: readonly number[], dataSize: number): boolean => {
  const values = residuals(parameters);
  const error = sumOfSquares(values);
  if (error <= 1e-18 * dataSize) return true;
  const jacobian = differences(residuals, parameters);
  if (!jacobian.flat().every(Number.isFinite)) return false;
  const step = tryStep(jacobian, values, 0);
  const gain = sumOfSquares(jacobian.map((row) => row.reduce((sum, value, at) => sum + value * (step[at] ?? 0), 0)));
  const isSmall = step.every((move, at) => Math.abs(move) <= 0.01 * Math.max(1, Math.abs(parameters[at] ?? 0)));
  return gain <= 1e-6 * error && isSmall;
};

/** Levenberg and Marquardt's method from one beginning. */
const fitFrom = (residuals: Residuals, beginning: readonly number[], dataSize: number): Fit => {
  let parameters = beginning;
  let values = residuals(parameters);
  let error = sumOfSquares(values);
  let damping = 1e-3;
  for (let round = 0; round < 200 && Number.isFinite(error) && damping < 1e12; round += 1) {
    const jacobian = differences(residuals, parameters);
    if (!jacobian.flat().every(Number.isFinite)) break;
    const step = tryStep(jacobian, values, damping < 1e-9 ? 0 : damping);
    const nextParameters = parameters.map((parameter, at) => parameter + (step[at] ?? 0));
    const nextValues = residuals(nextParameters);
    const nextError = sumOfSquares(nextValues);
    if (nextError <= error) {
      const isAtRest = damping < 1e-9 && error - nextError <= 1e-15 * error;
      [parameters, values, error] = [nextParameters, nextValues, nextError];
      damping /= 10;
      if (isAtRest) break;
    } else {
      damping *= 10;
    }
  }
  return { parameters, error, isSettled: Number.isFinite(error) && isSettledAt(residuals, parameters, dataSize) };
};

/** The parameters with the least sum of squared residuals, tried from several beginnings; null where none has values. */
export const fitLeastSquares = (residuals: Residuals, count: number, data: readonly number[]): Fit | null => {
  const beginnings = [1, 0.5, 2, -1, 0.1].map((value) => Array.from({ length: count }, () => value));
  const mixed = Array.from({ length: count }, (_, at) => (at === 0 ? 10 : 0.9));
  const fits = [...beginnings, mixed].map((beginning) => fitFrom(residuals, beginning, sumOfSquares(data)));
  const finite = fits.filter(({ error }) => Number.isFinite(error));
  return finite.toSorted((first, second) => first.error - second.error)[0] ?? null;
};
