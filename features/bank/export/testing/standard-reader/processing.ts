import type { Declaration } from './declarations.ts';
import { checkExpression, type Declarations, evaluate, type Session } from './expressions.ts';
import { requireAttribute, type Report } from './findings.ts';
import { isNumeric, makeValue, type Value } from './values.ts';
import { elementsIn, parseXml, type XmlElement } from './xml.ts';

const clause = 'ASI 2.9, response processing';
const asiNamespace = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0';

const matchCorrect = `<qti-response-condition>
  <qti-response-if>
    <qti-match><qti-variable identifier="RESPONSE"/><qti-correct identifier="RESPONSE"/></qti-match>
    <qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">1</qti-base-value></qti-set-outcome-value>
  </qti-response-if>
  <qti-response-else>
    <qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">0</qti-base-value></qti-set-outcome-value>
  </qti-response-else>
</qti-response-condition>`;

const mapWith = (expression: string) => `<qti-response-condition>
  <qti-response-if>
    <qti-is-null><qti-variable identifier="RESPONSE"/></qti-is-null>
    <qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">0</qti-base-value></qti-set-outcome-value>
  </qti-response-if>
  <qti-response-else>
    <qti-set-outcome-value identifier="SCORE"><${expression} identifier="RESPONSE"/></qti-set-outcome-value>
  </qti-response-else>
</qti-response-condition>`;

/** Implementation guide, standard response processing templates: what each of them stands for. */
const templates: Readonly<Record<string, string>> = {
  match_correct: matchCorrect,
  map_response: mapWith('qti-map-response'),
  map_response_point: mapWith('qti-map-response-point'),
};

const templateAddress =
  /^https?:\/\/(?:purl\.imsglobal\.org\/spec\/qti\/v3p0|www\.imsglobal\.org\/question\/qti_v3p0)\/rptemplates\/(\w+)(?:\.xml)?$/u;

function expandTemplate(element: XmlElement): XmlElement[] | undefined {
  const name = templateAddress.exec(element.attributes.get('template') ?? '')?.[1];
  const template = templates[name ?? ''];
  return template === undefined
    ? undefined
    : elementsIn(parseXml(`<rules xmlns="${asiNamespace}">${template}</rules>`));
}

/** The rules of response processing; own rules go before a named template (ASI 2.9). */
function rulesIn(element: XmlElement): readonly XmlElement[] {
  const own = elementsIn(element);
  return own.length > 0 ? own : (expandTemplate(element) ?? []);
}

function checkAssignment(element: XmlElement, declarations: Declarations, report: Report): void {
  const identifier = requireAttribute(element, 'identifier', report);
  const declaration = declarations.get(identifier);
  const isOutcome = declaration?.kind === 'outcome' || identifier === 'completionStatus';
  if (!isOutcome) report(clause, `${identifier} is no declared outcome variable`, element);
  const [expression, ...rest] = elementsIn(element);
  if (expression === undefined || rest.length > 0) {
    report(clause, `<${element.name}> has one expression`, element);
    return;
  }
  const type = checkExpression(expression, declarations, report);
  if (declaration === undefined || element.name !== 'qti-set-outcome-value') return;
  const fits =
    type.baseType === undefined ||
    type.baseType === declaration.baseType ||
    (type.baseType === 'integer' && declaration.baseType === 'float');
  if (!fits || (type.cardinality ?? declaration.cardinality) !== declaration.cardinality)
    report(clause, `${type.cardinality} ${type.baseType} is assigned to ${identifier}`, element);
}

const branches = ['qti-response-if', 'qti-response-else-if', 'qti-response-else'] as const;

function checkCondition(element: XmlElement, declarations: Declarations, report: Report): void {
  const names = elementsIn(element).map(({ name }) => name);
  const order = names.map((name) => branches.findIndex((branch) => branch === name));
  const isOrdered = order.every((place, index) => place >= (order[index - 1] ?? 0) && place !== -1);
  const isOnce =
    order[0] === 0 && order.lastIndexOf(0) === 0 && names.indexOf(branches[2]) === names.lastIndexOf(branches[2]);
  if (!isOrdered || !isOnce) report('XML binding', 'A condition is one if, any else-if, at most one else', element);
  for (const branch of elementsIn(element)) checkBranch(branch, declarations, report);
}

function checkBranch(branch: XmlElement, declarations: Declarations, report: Report): void {
  const parts = elementsIn(branch);
  if (branch.name === branches[2]) return checkRules(parts, declarations, report);
  const [test, ...rules] = parts;
  if (test === undefined) return report('XML binding', `<${branch.name}> has no expression`, branch);
  const type = checkExpression(test, declarations, report);
  if ((type.baseType ?? 'boolean') !== 'boolean' || (type.cardinality ?? 'single') !== 'single')
    report(clause, `<${branch.name}> asks something that is no single boolean`, branch);
  checkRules(rules, declarations, report);
}

function checkRules(rules: readonly XmlElement[], declarations: Declarations, report: Report): void {
  for (const rule of rules) {
    if (rule.name === 'qti-response-condition') checkCondition(rule, declarations, report);
    else if (rule.name === 'qti-response-processing-fragment') checkRules(elementsIn(rule), declarations, report);
    else if (rule.name === 'qti-set-outcome-value' || rule.name === 'qti-lookup-outcome-value')
      checkAssignment(rule, declarations, report);
    else if (rule.name !== 'qti-exit-response')
      report(clause, `<${rule.name}> is no rule that this engine knows`, rule);
  }
}

/** Reports what is wrong with response processing before it is run. */
export function checkProcessing(element: XmlElement, declarations: Declarations, report: Report): void {
  const template = element.attributes.get('template');
  const hasRules = elementsIn(element).length > 0;
  if (template === undefined && !hasRules)
    report(clause, 'Response processing has neither rules nor a template', element);
  if (template !== undefined && expandTemplate(element) === undefined)
    report(clause, `The template ${template} is not of the standard`, element);
  checkRules(rulesIn(element), declarations, report);
}

/** Thrown by qti-exit-response. */
class ExitResponse extends Error {}

function convert(declaration: Declaration, value: Value): Value {
  if (value === null || value.baseType === declaration.baseType) return value;
  if (declaration.baseType === 'float' && isNumeric(value.baseType)) return { ...value, baseType: 'float' };
  throw new Error(`${value.baseType} is assigned to ${declaration.identifier}`);
}

function lookUp({ element, identifier, baseType, cardinality }: Declaration, value: Value): Value {
  const source = Number(value?.items[0]);
  const [table] = elementsIn(element).filter(({ name }) => name.endsWith('-table'));
  if (table === undefined || baseType === undefined) throw new Error(`${identifier} has no table`);
  const entry = elementsIn(table).find((row) => {
    const edge = Number(row.attributes.get('source-value'));
    if (table.name === 'qti-match-table') return edge === source;
    return row.attributes.get('include-boundary') === 'false' ? source > edge : source >= edge;
  });
  const target = Number(entry?.attributes.get('target-value') ?? table.attributes.get('default-value') ?? Number.NaN);
  return value === null || Number.isNaN(target) ? null : makeValue(baseType, cardinality, [target]);
}

function assign(rule: XmlElement, session: Session): void {
  const identifier = rule.attributes.get('identifier') ?? '';
  const declaration = session.declarations.get(identifier);
  const [expression] = elementsIn(rule);
  const value = expression === undefined ? null : evaluate(expression, session);
  if (declaration === undefined) session.values.set(identifier, value);
  else if (rule.name === 'qti-lookup-outcome-value') session.values.set(identifier, lookUp(declaration, value));
  else session.values.set(identifier, convert(declaration, value));
}

/** Runs the first branch whose expression is true; NULL is not true. */
function runCondition(condition: XmlElement, session: Session): void {
  for (const branch of elementsIn(condition)) {
    const [test, ...rules] = elementsIn(branch);
    if (branch.name === branches[2]) return runRules(elementsIn(branch), session);
    if (test !== undefined && evaluate(test, session)?.items[0] === true) return runRules(rules, session);
  }
}

function runRules(rules: readonly XmlElement[], session: Session): void {
  for (const rule of rules) {
    if (rule.name === 'qti-response-condition') runCondition(rule, session);
    else if (rule.name === 'qti-response-processing-fragment') runRules(elementsIn(rule), session);
    else if (rule.name === 'qti-exit-response') throw new ExitResponse();
    else if (rule.name.endsWith('-outcome-value')) assign(rule, session);
    else throw new Error(`<${rule.name}> is no rule that this engine knows`);
  }
}

/** Runs response processing on the variables of a session. Throws an Error where the engine does not know something. */
export function runProcessing(element: XmlElement, session: Session): void {
  try {
    runRules(rulesIn(element), session);
  } catch (error) {
    if (!(error instanceof ExitResponse)) throw error;
  }
}
