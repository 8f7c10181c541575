import type { Expression } from './syntax.ts';

const readInteger = (expression: Expression): number | null => {
  if (expression.kind === 'negation') {
    const value = readInteger(expression.operand);
    return value === null ? null : -value;
  }
  return expression.kind === 'number' && Number.isInteger(expression.value) ? expression.value : null;
};

/** A written fraction of whole numbers, as the exponent 1/3 is. */
const readFraction = (expression: Expression): { top: number; bottom: number } | null => {
  if (expression.kind === 'negation') {
    const fraction = readFraction(expression.operand);
    return fraction && { top: -fraction.top, bottom: fraction.bottom };
  }
  if (expression.kind !== 'operation' || expression.operator !== '/') return null;
  const [top, bottom] = [readInteger(expression.left), readInteger(expression.right)];
  return top === null || bottom === null ? null : { top, bottom };
};

const plainPower = (base: number, exponent: number): number => base ** exponent;

/** A power with a written exponent; a root of odd degree of a negative number is real. */
export const compilePower = (exponent: Expression): ((base: number, exponent: number) => number) => {
  const integer = readInteger(exponent);
  if (integer === 2) return (base) => base * base;
  const fraction = integer === null ? readFraction(exponent) : null;
  if (!fraction || Math.abs(fraction.bottom % 2) !== 1) return plainPower;
  return (base, value) => {
    if (base >= 0) return base ** value;
    return fraction.top % 2 === 0 ? (-base) ** value : -((-base) ** value);
  };
};
