import { CalculatorProblem } from './problems.ts';
import type { Expression, PiecewiseCase } from './syntax.ts';
import type { TokenReader } from './token-reader.ts';

const unit: Expression = { kind: 'number', value: 1, text: '1' };

/** Parses a list or a range after its opening bracket: [1, 2, 3], [1...10], [1, 3...9]. */
export const parseSquareBrackets = (reader: TokenReader): Expression => {
  const items: Expression[] = [];
  if (reader.takeSign(']')) return { kind: 'list', items };
  for (;;) {
    items.push(reader.grammar.parseSum(reader));
    const isRange = reader.takeSign('...');
    const [from, next = null] = items;
    if (isRange && from && items.length <= 2) {
      const to = reader.grammar.parseSum(reader);
      reader.close(']');
      return { kind: 'range', from, next, to };
    }
    if (isRange) throw new CalculatorProblem('unreadable', '...');
    if (reader.takeSign(',')) continue;
    reader.close(']');
    return { kind: 'list', items };
  }
};

/** Parses cases after their opening brace: {x < 0: -x, x}; a condition alone restricts and is worth one. */
export const parseBraces = (reader: TokenReader): Expression => {
  const cases: PiecewiseCase[] = [];
  let otherwise: Expression | null = null;
  do {
    const condition = reader.grammar.parseCondition(reader);
    const [value] = condition.operands;
    if (condition.operators.length > 0) {
      cases.push({ condition, value: reader.takeSign(':') ? reader.grammar.parseSum(reader) : unit });
    } else {
      otherwise = value ?? null;
    }
  } while (otherwise === null && reader.takeSign(','));
  reader.close('}');
  return { kind: 'piecewise', cases, otherwise };
};
