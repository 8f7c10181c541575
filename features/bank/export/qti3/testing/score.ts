import { matchCorrect } from '../names.ts';
import { getAttribute, getText, listElements, listNamed, type XmlElement } from './xml-tree.ts';

/** What a candidate answered, by response; none where it was left out. */
export type Responses = ReadonlyMap<string, readonly string[]>;

type Value = readonly string[] | number | boolean;

/** An item with what was answered. */
interface Session {
  declarations: ReadonlyMap<string, XmlElement>;
  responses: Responses;
}

const asNumber = (value: Value = 0): number =>
  typeof value === 'number' ? value : Number((value as readonly string[])[0]);

const asList = (value: Value = []): readonly string[] => value as readonly string[];

const getCorrect = ({ declarations }: Session, name: string): string[] => {
  const declaration = declarations.get(name);
  return declaration ? listNamed(declaration, 'qti-correct-response').flatMap(listElements).map(getText) : [];
};

/** Whether two lists are equal; without a value nothing is. Only ordered responses have an order. */
const isSame = ({ declarations }: Session, first: readonly string[], second: readonly string[]): boolean => {
  if (first.length === 0 || first.length !== second.length) return false;
  const isOrdered = [...declarations.values()].some((entry) => getAttribute(entry, 'cardinality') === 'ordered');
  const [left, right] = isOrdered ? [first, second] : [first.toSorted(), second.toSorted()];
  return left.every((value, index) => value === right[index]);
};

const mapResponse = ({ declarations, responses }: Session, name: string): number => {
  const declaration = declarations.get(name);
  const entries = declaration ? listNamed(declaration, 'qti-map-entry') : [];
  const isEntry = (entry: XmlElement, value: string): boolean => {
    const key = getAttribute(entry, 'map-key');
    return getAttribute(entry, 'case-sensitive') === 'false'
      ? key.toLowerCase() === value.toLowerCase()
      : key === value;
  };
  const [mapping] = declaration ? listNamed(declaration, 'qti-mapping') : [];
  const lowerBound = mapping ? getAttribute(mapping, 'lower-bound') : '';
  const total = [...new Set(responses.get(name) ?? [])]
    .map((value) => entries.find((entry) => isEntry(entry, value)))
    .reduce((sum, entry) => sum + (entry ? Number(getAttribute(entry, 'mapped-value')) : 0), 0);
  return lowerBound === '' ? total : Math.max(Number(lowerBound), total);
};

const operators: Readonly<Record<string, (parts: readonly Value[], session: Session) => Value>> = {
  'qti-ordered': (parts) => parts.flatMap(asList),
  'qti-match': ([first, second], session) => isSame(session, asList(first), asList(second)),
  'qti-equal': ([first, second]) => asNumber(first) === asNumber(second),
  'qti-or': (parts) => parts.includes(true),
  'qti-sum': (parts) => parts.map(asNumber).reduce((sum, value) => sum + value, 0),
  'qti-subtract': ([first, second]) => asNumber(first) - asNumber(second),
  'qti-divide': ([first, second]) => asNumber(first) / asNumber(second),
  'qti-max': (parts) => Math.max(...parts.map(asNumber)),
  'qti-truncate': ([value]) => Math.trunc(asNumber(value)),
};

const evaluate = (session: Session, expression: XmlElement): Value => {
  const name = getAttribute(expression, 'identifier');
  if (expression.name === 'qti-variable') return session.responses.get(name) ?? [];
  if (expression.name === 'qti-correct') return getCorrect(session, name);
  if (expression.name === 'qti-map-response') return mapResponse(session, name);
  if (expression.name === 'qti-base-value')
    return getAttribute(expression, 'base-type') === 'float' ? Number(getText(expression)) : [getText(expression)];
  const operator = operators[expression.name];
  if (!operator) throw new Error(`not an expression: ${expression.name}`);
  return operator(
    listElements(expression).map((part) => evaluate(session, part)),
    session,
  );
};

/** The score that a rule sets; undefined where it sets none. */
const runRule = (session: Session, rule: XmlElement): number | undefined => {
  const [first, otherwise] = listElements(rule);
  if (!first) return undefined;
  if (rule.name === 'qti-set-outcome-value') return asNumber(evaluate(session, first));
  const [condition, ...rules] = listElements(first);
  const isTrue = condition !== undefined && evaluate(session, condition) === true;
  const chosen = isTrue ? rules : otherwise ? listElements(otherwise) : [];
  return chosen.map((inner) => runRule(session, inner)).at(-1);
};

/** Scores an item as a player of the standard does: from 0 to 1. Written from the standard, apart from the writer. */
export const scoreItem = (item: XmlElement, responses: Responses): number => {
  const declarations = listNamed(item, 'qti-response-declaration').map(
    (declaration) => [getAttribute(declaration, 'identifier'), declaration] as const,
  );
  const session = { declarations: new Map(declarations), responses };
  const [processing] = listNamed(item, 'qti-response-processing');
  if (!processing) throw new Error('a person marks it');
  if (getAttribute(processing, 'template') === matchCorrect)
    return isSame(session, responses.get('RESPONSE') ?? [], getCorrect(session, 'RESPONSE')) ? 1 : 0;
  return (
    listElements(processing)
      .map((rule) => runRule(session, rule))
      .at(-1) ?? 0
  );
};
