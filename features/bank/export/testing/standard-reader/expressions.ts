import { builtIn, type Declaration } from './declarations.ts';
import { requireAttribute, type Report } from './findings.ts';
import { mapResponse, mapResponsePoint } from './mapping.ts';
import { checkOperator, operators } from './operators.ts';
import type { ValueType } from './operators/operator.ts';
import { isBaseType, parseScalar, single, type Value } from './values.ts';
import { elementsIn, rawText, type XmlElement } from './xml.ts';

export type Declarations = ReadonlyMap<string, Declaration>;

/** The variables of one item session. */
export interface Session {
  declarations: Declarations;
  values: Map<string, Value>;
}

interface Leaf {
  check: (element: XmlElement, declarations: Declarations, report: Report) => ValueType;
  read: (element: XmlElement, session: Session) => Value;
}

const clause = 'ASI 2.11, Expressions';
const float: ValueType = { baseType: 'float', cardinality: 'single' };

function findDeclaration(element: XmlElement, declarations: Declarations, report: Report): Declaration | undefined {
  const identifier = requireAttribute(element, 'identifier', report);
  const declaration = declarations.get(identifier);
  if (declaration === undefined && !builtIn.has(identifier))
    report(clause, `<${element.name}> names ${identifier}, which is not declared`, element);
  return declaration;
}

function getDeclaration(element: XmlElement, { declarations }: Session): Declaration {
  const declaration = declarations.get(element.attributes.get('identifier') ?? '');
  if (declaration === undefined) throw new Error(`${element.attributes.get('identifier')} is not declared`);
  return declaration;
}

const readVariable = (element: XmlElement, session: Session): Value =>
  session.values.get(element.attributes.get('identifier') ?? '') ?? null;

/** A leaf that takes something from a declared variable. */
const fromVariable = (
  problem: (declaration: Declaration) => string | undefined,
  type: (declaration: Declaration) => ValueType,
  read: Leaf['read'],
): Leaf => ({
  check: (element, declarations, report) => {
    const declaration = findDeclaration(element, declarations, report);
    if (declaration === undefined) return { baseType: builtIn.get(element.attributes.get('identifier') ?? '') };
    const text = problem(declaration);
    if (text !== undefined) report(clause, `<${element.name}> of ${declaration.identifier}: ${text}`, element);
    return type(declaration);
  },
  read,
});

const ownType = ({ baseType, cardinality }: Declaration): ValueType => ({ baseType, cardinality });

const leaves: Readonly<Record<string, Leaf>> = {
  'qti-base-value': {
    check: (element, _, report) => {
      const baseType = requireAttribute(element, 'base-type', report);
      if (!isBaseType(baseType)) return {};
      if (parseScalar(baseType, rawText(element)) === undefined)
        report('ASI 2.2, BaseType', `"${rawText(element)}" is no ${baseType}`, element);
      return { baseType, cardinality: 'single' };
    },
    read: (element) => {
      const baseType = element.attributes.get('base-type');
      const item = isBaseType(baseType) ? parseScalar(baseType, rawText(element)) : undefined;
      return item === undefined || !isBaseType(baseType) ? null : single(baseType, item);
    },
  },
  'qti-null': { check: () => ({}), read: () => null },
  'qti-variable': fromVariable(() => undefined, ownType, readVariable),
  'qti-default': fromVariable(
    () => undefined,
    ownType,
    (element, session) => getDeclaration(element, session).defaultValue,
  ),
  'qti-correct': fromVariable(
    ({ correctResponse }) => (correctResponse === null ? 'it has no correct response' : undefined),
    ownType,
    (element, session) => getDeclaration(element, session).correctResponse,
  ),
  'qti-map-response': fromVariable(
    ({ mapping }) => (mapping === undefined ? 'it has no mapping' : undefined),
    () => float,
    (element, session) => mapResponse(getDeclaration(element, session), readVariable(element, session)),
  ),
  'qti-map-response-point': fromVariable(
    ({ areaMapping, baseType }) => (areaMapping === undefined || baseType !== 'point' ? 'it has no areas' : undefined),
    () => float,
    (element, session) => mapResponsePoint(getDeclaration(element, session), readVariable(element, session)),
  ),
};

/** Reports what is wrong with an expression before it is run and says its type. */
export function checkExpression(element: XmlElement, declarations: Declarations, report: Report): ValueType {
  const leaf = leaves[element.name];
  if (leaf !== undefined) return leaf.check(element, declarations, report);
  const types = elementsIn(element).map((operand) => checkExpression(operand, declarations, report));
  return checkOperator(element, types, report);
}

/** Runs an expression. Throws an Error where the engine does not know it. */
export function evaluate(element: XmlElement, session: Session): Value {
  const leaf = leaves[element.name];
  if (leaf !== undefined) return leaf.read(element, session);
  const operator = operators[element.name];
  if (operator === undefined) throw new Error(`<${element.name}> is no expression that this engine knows`);
  return operator.apply(
    elementsIn(element).map((operand) => evaluate(operand, session)),
    element,
  );
}
