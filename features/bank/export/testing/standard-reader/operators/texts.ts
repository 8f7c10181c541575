import { compilePattern } from '../xsd-pattern.ts';
import { type Operator, boolean, singles, toText, strict } from './operator.ts';
import { parseScalar, single } from '../values.ts';

const stringMatch: Operator = {
  count: [2, 2],
  attributes: ['case-sensitive'],
  refuse: singles('string'),
  gives: () => boolean,
  apply: strict((operands, element) => {
    const cased = parseScalar('boolean', element.attributes.get('case-sensitive') ?? '') === true;
    const [first = '', second = ''] = operands.map((operand) =>
      cased ? toText(operand) : toText(operand).toLowerCase(),
    );
    const isPart = parseScalar('boolean', element.attributes.get('substring') ?? 'false') === true;
    return single('boolean', isPart ? first.includes(second) : first === second);
  }),
};

/** qti-substring: whether the first text stands in the second. */
const substring: Operator = {
  ...stringMatch,
  apply: strict((operands, element) => {
    const cased = parseScalar('boolean', element.attributes.get('case-sensitive') ?? '') === true;
    const [first = '', second = ''] = operands.map((operand) =>
      cased ? toText(operand) : toText(operand).toLowerCase(),
    );
    return single('boolean', second.includes(first));
  }),
};

const patternMatch: Operator = {
  count: [1, 1],
  attributes: ['pattern'],
  refuse: singles('string'),
  gives: () => boolean,
  apply: strict(([text], element) =>
    single('boolean', text !== undefined && compilePattern(element.attributes.get('pattern') ?? '').test(toText(text))),
  ),
};

/** Operators of strings. */
export const textOperators: Readonly<Record<string, Operator>> = {
  'qti-string-match': stringMatch,
  'qti-substring': substring,
  'qti-pattern-match': patternMatch,
};
