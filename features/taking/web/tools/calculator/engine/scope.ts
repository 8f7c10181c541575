import { CalculatorProblem } from './problems.ts';
import { radiansPer, type Angles } from './number-functions.ts';
import type { Expression } from './syntax.ts';
import type { Evaluator, Value } from './values.ts';

/** A function that a line defines. */
export interface UserFunction {
  parameters: readonly string[];
  body: Expression;
  /** Compiles the body, once. */
  evaluator(): Evaluator;
}

/** What the names of an expression mean. */
export interface Scope {
  angles: Angles;
  /** The value that a line gives a name; undefined where none does. */
  findValue(name: string): Value | undefined;
  findFunction(name: string): UserFunction | undefined;
  /** How many calls of users' functions are open. */
  calls: { depth: number };
}

const deepest = 150;

/** Runs a call of a user's function unless too many are open, as where one calls itself without end. */
export const enterCall = <Result>({ calls }: Scope, run: () => Result): Result => {
  if (calls.depth >= deepest) throw new CalculatorProblem('tooDeep');
  calls.depth += 1;
  try {
    return run();
  } finally {
    calls.depth -= 1;
  }
};

/** The constant with a name, if there is one. */
export const findConstant = (name: string, angles: Angles): number | undefined => {
  switch (name) {
    case 'pi':
      return Math.PI;
    case 'e':
      return Math.E;
    case 'tau':
      return 2 * Math.PI;
    case 'infinity':
      return Infinity;
    case 'degree':
      return Math.PI / 180 / radiansPer(angles);
    default:
      return undefined;
  }
};

/** Names that no line can define. */
export const reservedNames: ReadonlySet<string> = new Set(['x', 'y', 'e', 'pi', 'tau', 'infinity', 'degree', 'theta']);
