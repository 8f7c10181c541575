export type ComparisonOperator = '<' | '>' | '<=' | '>=' | '=';

/** A chain of comparisons, as 0 < x < 2. */
export interface Condition {
  operands: readonly Expression[];
  operators: readonly ComparisonOperator[];
}

export interface PiecewiseCase {
  condition: Condition;
  value: Expression;
}

/** A typed expression. */
export type Expression =
  | { kind: 'number'; value: number; text: string }
  | { kind: 'name'; name: string }
  /** `inverseOf` is the function whose power −1 was typed. */
  | { kind: 'call'; name: string; parameters: readonly Expression[]; inverseOf?: string }
  | { kind: 'operation'; operator: '+' | '-' | '*' | '/' | '^'; left: Expression; right: Expression }
  | { kind: 'negation'; operand: Expression }
  | { kind: 'factorial'; operand: Expression }
  | { kind: 'point'; x: Expression; y: Expression }
  | { kind: 'coordinate'; point: Expression; axis: 'x' | 'y' }
  | { kind: 'list'; items: readonly Expression[] }
  | { kind: 'range'; from: Expression; next: Expression | null; to: Expression }
  | { kind: 'element'; list: Expression; index: Expression }
  | { kind: 'piecewise'; cases: readonly PiecewiseCase[]; otherwise: Expression | null }
  | { kind: 'derivative'; variable: string; body: Expression }
  | { kind: 'derivativeAt'; name: string; order: number; at: Expression }
  | {
      kind: 'accumulation';
      operation: 'integral' | 'sum' | 'product';
      variable: string;
      from: Expression;
      to: Expression;
      body: Expression;
    };

/** A line: one expression, a comparison of several, or a regression. */
export type Line =
  | { kind: 'expression'; value: Expression }
  | { kind: 'comparison'; condition: Condition }
  | { kind: 'regression'; data: Expression; model: Expression };

const conditionParts = ({ operands }: Condition): readonly Expression[] => operands;

/** The direct parts of an expression. */
export const childrenFor = (expression: Expression): readonly Expression[] => {
  switch (expression.kind) {
    case 'number':
    case 'name':
      return [];
    case 'call':
      return expression.parameters;
    case 'operation':
      return [expression.left, expression.right];
    case 'negation':
    case 'factorial':
      return [expression.operand];
    case 'point':
      return [expression.x, expression.y];
    case 'coordinate':
      return [expression.point];
    case 'list':
      return expression.items;
    case 'range':
      return [expression.from, ...(expression.next ? [expression.next] : []), expression.to];
    case 'element':
      return [expression.list, expression.index];
    case 'piecewise':
      return [
        ...expression.cases.flatMap(({ condition, value }) => [...conditionParts(condition), value]),
        ...(expression.otherwise ? [expression.otherwise] : []),
      ];
    case 'derivative':
      return [expression.body];
    case 'derivativeAt':
      return [expression.at];
    case 'accumulation':
      return [expression.from, expression.to, expression.body];
  }
};

/** The names that an expression reads and does not bind itself; names of called functions are not among them. */
export const freeNames = (expression: Expression): ReadonlySet<string> => {
  if (expression.kind === 'name') return new Set([expression.name]);
  if (expression.kind === 'accumulation') {
    const inner = [...freeNames(expression.body)].filter((name) => name !== expression.variable);
    return new Set([...freeNames(expression.from), ...freeNames(expression.to), ...inner]);
  }
  return new Set(childrenFor(expression).flatMap((child) => [...freeNames(child)]));
};

/** Whether some part of an expression passes a test. */
export const hasPart = (expression: Expression, test: (part: Expression) => boolean): boolean =>
  test(expression) || childrenFor(expression).some((child) => hasPart(child, test));

/** The names free in several expressions. */
export const freeNamesOfAll = (expressions: readonly Expression[]): ReadonlySet<string> =>
  new Set(expressions.flatMap((expression) => [...freeNames(expression)]));
