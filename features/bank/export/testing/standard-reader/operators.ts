import type { Report } from './findings.ts';
import { areaOperators } from './operators/areas.ts';
import { containerOperators } from './operators/containers.ts';
import { logicOperators } from './operators/logic.ts';
import { numberOperators } from './operators/numbers.ts';
import type { Operator, ValueType } from './operators/operator.ts';
import { textOperators } from './operators/texts.ts';
import type { XmlElement } from './xml.ts';

/** The operators that this engine runs. */
export const operators: Readonly<Record<string, Operator>> = {
  ...areaOperators,
  ...containerOperators,
  ...logicOperators,
  ...numberOperators,
  ...textOperators,
};

/** Reports what can be said of an operator before it is run. */
export function checkOperator(element: XmlElement, types: readonly ValueType[], report: Report): ValueType {
  const operator = operators[element.name];
  if (operator === undefined) {
    report('ASI 2.11, Expressions', `<${element.name}> is no expression that this engine knows`, element);
    return {};
  }
  const [least, most] = operator.count;
  if (types.length < least || types.length > most)
    report('ASI 2.11, Expressions', `<${element.name}> has ${types.length} operands`, element);
  for (const name of operator.attributes ?? [])
    if (!element.attributes.has(name)) report('XML binding', `<${element.name}> lacks the attribute ${name}`, element);
  const refusal = operator.refuse(types);
  if (refusal !== undefined) report('ASI 2.11, Expressions', `<${element.name}> ${refusal}`, element);
  return operator.gives(types, element);
}
