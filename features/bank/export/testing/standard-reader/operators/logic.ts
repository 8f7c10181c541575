import { type Operator, boolean, singles, isTrue, strict } from './operator.ts';
import { single } from '../values.ts';

const and: Operator = {
  count: [1, Infinity],
  refuse: singles('boolean'),
  gives: () => boolean,
  apply: (operands) => {
    if (operands.some((operand) => operand !== null && !isTrue(operand))) return single('boolean', false);
    return operands.includes(null) ? null : single('boolean', true);
  },
};

const or: Operator = {
  ...and,
  apply: (operands) => {
    if (operands.some(isTrue)) return single('boolean', true);
    return operands.includes(null) ? null : single('boolean', false);
  },
};

const not: Operator = {
  ...and,
  count: [1, 1],
  apply: strict(([value]) => single('boolean', value?.items[0] === false)),
};

/** qti-any-n: true when the number of true operands is certainly in [min, max], NULL when NULLs could decide. */
const anyN: Operator = {
  ...and,
  attributes: ['min', 'max'],
  apply: (operands, element) => {
    const least = operands.filter(isTrue).length;
    const most = least + operands.filter((operand) => operand === null).length;
    const [min, max] = [Number(element.attributes.get('min')), Number(element.attributes.get('max'))];
    if (least >= min && most <= max) return single('boolean', true);
    return most < min || least > max ? single('boolean', false) : null;
  },
};

/** Operators of booleans; NULL is neither true nor false. */
export const logicOperators: Readonly<Record<string, Operator>> = {
  'qti-and': and,
  'qti-or': or,
  'qti-not': not,
  'qti-any-n': anyN,
  'qti-is-null': {
    count: [1, 1],
    refuse: () => undefined,
    gives: () => boolean,
    apply: ([value]) => single('boolean', value === null),
  },
};
