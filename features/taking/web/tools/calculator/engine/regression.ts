import { compile } from './compile.ts';
import { findListFunction } from './list-functions.ts';
import { fitLeastSquares } from './least-squares.ts';
import { CalculatorProblem } from './problems.ts';
import { reservedNames, type Scope } from './scope.ts';
import { freeNames, type Expression } from './syntax.ts';
import { flattenNumbers, isList, type Value } from './values.ts';

/** A fitted model: its parameters, and how much of the data's spread it explains. */
export interface Regression {
  parameters: readonly { name: string; value: number }[];
  rSquared: number;
  /** The correlation, where the model is a line. */
  correlation: number | null;
}

/** The names of a model that no line gives a value: those are fitted, but for x, y and theta, which are coordinates. */
export const listParameters = (model: Expression, isKnown: (name: string) => boolean): string[] =>
  [...freeNames(model)].filter((name) => !isKnown(name) && !reservedNames.has(name));

const readData = (value: Value): number[] => {
  if (!isList(value)) throw new CalculatorProblem('regressionData');
  return flattenNumbers(value);
};

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The correlation of the data with the only list of a model of two parameters, where it explains as much as the model. */
const findCorrelation = (
  model: Expression,
  { observed, parameters, rSquared }: { observed: readonly number[]; parameters: readonly string[]; rSquared: number },
  scope: Scope,
): number | null => {
  const names = [...freeNames(model)].filter((name) => !parameters.includes(name));
  const lists = names.map((name) => scope.findValue(name) ?? 0).filter(isList);
  const [list] = lists;
  if (!list || lists.length !== 1 || parameters.length !== 2) return null;
  const correlation = Number(findListFunction('corr')?.([list, observed]));
  return Math.abs(correlation ** 2 - rSquared) < 1e-9 ? correlation : null;
};

/** Whether a fit is worse without a parameter; one that is only rounding is not needed. */
const isNeeded = (
  { parameters, error }: { parameters: readonly number[]; error: number },
  at: number,
  residuals: (values: readonly number[]) => readonly number[],
  data: readonly number[],
): boolean => {
  const without = total(residuals(parameters.with(at, 0)).map((value) => value ** 2));
  return !(without <= error * (1 + 1e-12) + 1e-26 * total(data.map((value) => value ** 2)));
};

/** Fits a model to data. */
export const fitRegression = (
  { data, model }: { data: Expression; model: Expression },
  parameters: readonly string[],
  scope: Scope,
): Regression => {
  const observed = readData(compile(data, scope, [])([]));
  const evaluate = compile(model, scope, parameters);
  const predict = (values: readonly number[]): number[] => {
    const predicted = evaluate([...values]);
    return isList(predicted) ? flattenNumbers(predicted) : observed.map(() => Number(predicted));
  };
  const length = Math.min(observed.length, predict(parameters.map(() => 1)).length);
  if (parameters.length === 0 || length < parameters.length) throw new CalculatorProblem('regressionData');
  const points = observed.slice(0, length);
  const residuals = (values: readonly number[]): number[] =>
    predict(values)
      .slice(0, length)
      .map((value, at) => value - (points[at] ?? 0));
  const fit = fitLeastSquares(residuals, parameters.length, points);
  if (!fit) throw new CalculatorProblem('regressionFit');
  if (!fit.isSettled) throw new CalculatorProblem('regressionUnsettled');
  const settled = fit.parameters.map((value, at) => (isNeeded(fit, at, residuals, points) ? value : 0));
  const middle = total(points) / length;
  const spread = total(points.map((value) => (value - middle) ** 2));
  const rSquared = spread === 0 ? 1 : 1 - fit.error / spread;
  return {
    parameters: parameters.map((name, at) => ({ name, value: settled[at] ?? Number.NaN })),
    rSquared,
    correlation: findCorrelation(model, { observed, parameters, rSquared }, scope),
  };
};
