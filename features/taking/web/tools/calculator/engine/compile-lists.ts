import { CalculatorProblem } from './problems.ts';
import { checkLength, isList, toNumber, type Evaluator, type Value } from './values.ts';

/** Compiles [from, next ... to]; the step is one, or minus one downwards, where no second item is given. */
export const compileRange =
  (from: Evaluator, next: Evaluator | null, to: Evaluator): Evaluator =>
  (frame) => {
    const [first, last] = [toNumber(from(frame)), toNumber(to(frame))];
    const step = next ? toNumber(next(frame)) - first : Math.sign(last - first) || 1;
    const length = Math.floor((last - first) / step + 1e-9) + 1;
    if (!(length >= 0)) throw new CalculatorProblem('undefinedValue');
    checkLength(length);
    return Array.from({ length }, (_, at) => first + at * step);
  };

/** The items of a list at one index or several, counted from one. */
export const pickElement = (list: Value, index: Value): Value => {
  if (!isList(list)) throw new CalculatorProblem('wrongKind');
  if (isList(index)) return index.map((at) => pickElement(list, at));
  return list[Math.round(toNumber(index)) - 1] ?? Number.NaN;
};
