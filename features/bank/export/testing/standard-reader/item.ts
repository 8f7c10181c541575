import { asiNamespace, checkContent, checkNesting } from './content.ts';
import { type Declaration, initialValue, readDeclaration } from './declarations.ts';
import type { Session } from './expressions.ts';
import { type Report, requireAttribute, requireUnique } from './findings.ts';
import type { Interaction } from './choices.ts';
import { interactionKinds, readInteraction } from './interactions.ts';
import { checkProcessing, runProcessing } from './processing.ts';
import { makeValue, parseScalar, type Scalar, type Value } from './values.ts';
import { descendants, elementsIn, visibleText, type XmlElement } from './xml.ts';
import { compilePattern } from './xsd-pattern.ts';

/** What a candidate answers: the items of each response variable; a variable that is absent stays NULL. */
export type Responses = Readonly<Record<string, readonly Scalar[]>>;

/** An assessment item that a candidate can answer and that scores what is answered. */
export interface StandardItem {
  identifier: string;
  title: string;
  declarations: ReadonlyMap<string, Declaration>;
  /** In document order. */
  interactions: readonly Interaction[];
  /** What a candidate reads, each interaction as "[its response identifier]"; without rubric and feedback blocks. */
  text: string;
  /** Paths of stimuli, relative to the item. */
  stimuli: readonly string[];
  /** Who scores the item where it says that no processing does: "human" or "externalMachine". */
  externalScored?: string;
  hasProcessing: boolean;
  /** Default value of MAXSCORE. */
  maxScore?: number;
  /** Runs response processing; the outcome variables by name. Throws an Error where this engine cannot. */
  score: (responses: Responses) => ReadonlyMap<string, Value>;
  element: XmlElement;
}

const itemParts = [
  'qti-context-declaration',
  'qti-response-declaration',
  'qti-outcome-declaration',
  'qti-template-declaration',
  'qti-template-processing',
  'qti-assessment-stimulus-ref',
  'qti-companion-materials-info',
  'qti-stylesheet',
  'qti-item-body',
  'qti-catalog-info',
  'qti-response-processing',
  'qti-modal-feedback',
];
const once = new Set([
  'qti-template-processing',
  'qti-companion-materials-info',
  'qti-item-body',
  'qti-catalog-info',
  'qti-response-processing',
]);
const itemAttributes = new Set('identifier title label tool-name tool-version adaptive time-dependent'.split(' '));

/** AssessmentItemDType: the parts of an item in their order, some once at most, and its attributes. */
function checkItem(root: XmlElement, report: Report): void {
  if (root.name !== 'qti-assessment-item') report('XML binding', `<${root.name}> is no item`, root);
  if (root.namespace !== asiNamespace) report('XML binding', `The namespace is "${root.namespace}"`, root);
  for (const name of ['identifier', 'title', 'time-dependent']) requireAttribute(root, name, report);
  for (const name of ['adaptive', 'time-dependent'])
    if (parseScalar('boolean', root.attributes.get(name) ?? 'false') === undefined)
      report('XML binding', `${name} is true or false`, root);
  for (const name of root.attributes.keys())
    if (!itemAttributes.has(name) && !name.startsWith('data-'))
      report('XML binding', `An item has no attribute ${name}`, root);
  const parts = elementsIn(root);
  const order = parts.map(({ name }) => itemParts.indexOf(name));
  parts.forEach((part, index) => {
    const rank = order[index] ?? -1;
    const isRepeated = once.has(part.name) && order.indexOf(rank) < index;
    if (rank === -1 || rank < Math.max(...order.slice(0, index)) || isRepeated)
      report('XML binding', `<${part.name}> may not stand here in the item`, part);
  });
  if (parts.some(({ name }) => name === 'qti-template-processing'))
    report('this engine', 'Template processing is not run', root);
}

function checkOutcomes(declarations: ReadonlyMap<string, Declaration>, report: Report): void {
  const clause = 'ASI 2.5, OutcomeDeclaration';
  const score = declarations.get('SCORE');
  if (score?.kind !== 'outcome') report(clause, 'There is no outcome SCORE');
  for (const name of ['SCORE', 'MAXSCORE']) {
    const declaration = declarations.get(name);
    if (declaration && (declaration.baseType !== 'float' || declaration.cardinality !== 'single'))
      report(clause, `${name} needs to be a single float`, declaration.element);
  }
  const maxScore = declarations.get('MAXSCORE');
  if (maxScore && maxScore.defaultValue === null) report(clause, 'MAXSCORE has no value', maxScore.element);
}

/** "Each response variable declared may be bound to one and only one interaction." */
function checkUse(interactions: readonly Interaction[], declarations: Iterable<Declaration>, report: Report): void {
  requireUnique(
    interactions.map(({ response }) => response),
    'ASI 2.5, ResponseDeclaration',
    report,
  );
  for (const { kind, identifier, element } of declarations)
    if (kind === 'response' && !interactions.some(({ response }) => response === identifier))
      report('ASI 2.5, ResponseDeclaration', `No interaction sets ${identifier}`, element);
}

/** Feedback is shown by an outcome of identifiers (ASI 2.7, feedback). */
function checkFeedback(root: XmlElement, declarations: ReadonlyMap<string, Declaration>, report: Report): void {
  for (const element of descendants(root)) {
    const outcome = element.attributes.get('outcome-identifier');
    if (outcome === undefined || !element.name.includes('feedback')) continue;
    const declaration = declarations.get(outcome);
    if (declaration?.kind !== 'outcome' || declaration.baseType !== 'identifier')
      report('ASI 2.7, feedback', `${outcome} is no outcome of identifiers`, element);
    requireAttribute(element, 'identifier', report);
  }
  for (const feedback of elementsIn(root, 'qti-modal-feedback')) {
    requireAttribute(feedback, 'outcome-identifier', report);
    checkContent(feedback, report);
  }
}

function checkPatterns(root: XmlElement, report: Report): void {
  for (const element of [root, ...descendants(root)]) {
    const pattern = element.attributes.get('pattern') ?? element.attributes.get('pattern-mask');
    if (pattern === undefined) continue;
    try {
      compilePattern(pattern);
    } catch (error) {
      report('XML Schema part 2, appendix F', `The pattern ${pattern}: ${String(error)}`, element);
    }
  }
}

function readDeclarations(root: XmlElement, report: Report): Map<string, Declaration> {
  const declarations = (['response', 'outcome', 'template'] as const).flatMap((kind) =>
    elementsIn(root, `qti-${kind}-declaration`).map((element) => readDeclaration(element, kind, report)),
  );
  requireUnique(
    declarations.map(({ identifier }) => identifier),
    'ASI 2.5, variable declarations',
    report,
  );
  return new Map(declarations.map((declaration) => [declaration.identifier, declaration]));
}

const aside = new Set(['qti-rubric-block', 'qti-feedback-block', 'qti-feedback-inline']);

function bodyText(body: XmlElement): string {
  return visibleText(body, (element) => {
    if (aside.has(element.name)) return '';
    return element.name in interactionKinds ? ` [${element.attributes.get('response-identifier')}] ` : undefined;
  });
}

function toValue(declaration: Declaration, items: readonly Scalar[]): Value {
  const { baseType, cardinality, identifier } = declaration;
  if (baseType === undefined) throw new Error(`${identifier} is a record, which this engine does not run`);
  if (cardinality === 'single' && items.length > 1) throw new Error(`${identifier} holds one value`);
  const typed = items.map((item) => parseScalar(baseType, String(item)));
  if (typed.includes(undefined)) throw new Error(`${items.join(', ')} is no ${baseType}`);
  return makeValue(
    baseType,
    cardinality,
    typed.filter((item) => item !== undefined),
  );
}

function startSession(declarations: ReadonlyMap<string, Declaration>, responses: Responses): Session {
  const values = new Map<string, Value>();
  for (const declaration of declarations.values()) values.set(declaration.identifier, initialValue(declaration));
  for (const [identifier, items] of Object.entries(responses)) {
    const declaration = declarations.get(identifier);
    if (declaration?.kind !== 'response') throw new Error(`${identifier} is no response variable`);
    values.set(identifier, toValue(declaration, items));
  }
  return { declarations, values };
}

/** Reads an item and reports every departure from the standard that this engine knows of. */
export function readItem(root: XmlElement, report: Report): StandardItem {
  checkItem(root, report);
  const declarations = readDeclarations(root, report);
  const [body] = elementsIn(root, 'qti-item-body');
  const [processing] = elementsIn(root, 'qti-response-processing');
  const interactions = (body ? descendants(body) : [])
    .filter(({ name }) => name in interactionKinds)
    .map((element) => readInteraction(element, declarations, report));
  if (body === undefined) report('XML binding', 'The item has no body', root);
  else {
    checkContent(body, report);
    checkNesting(body, report);
  }
  if (interactions.length === 0) report('ASI 2.7, interactions', 'The item asks nothing', root);
  checkOutcomes(declarations, report);
  checkUse(interactions, declarations.values(), report);
  checkFeedback(root, declarations, report);
  checkPatterns(root, report);
  if (processing) checkProcessing(processing, declarations, report);
  const externalScored = declarations.get('SCORE')?.externalScored;
  if (processing === undefined && externalScored === undefined)
    report('ASI 2.9, response processing', 'Nothing scores the item', root);
  const maximum = declarations.get('MAXSCORE')?.defaultValue?.items[0];
  return {
    identifier: root.attributes.get('identifier') ?? '',
    title: root.attributes.get('title') ?? '',
    declarations,
    interactions,
    text: body ? bodyText(body) : '',
    stimuli: elementsIn(root, 'qti-assessment-stimulus-ref').map((element) =>
      requireAttribute(element, 'href', report),
    ),
    externalScored,
    hasProcessing: processing !== undefined,
    maxScore: typeof maximum === 'number' ? maximum : undefined,
    score: (responses) => {
      const session = startSession(declarations, responses);
      if (processing) runProcessing(processing, session);
      return new Map([...session.values].filter(([name]) => declarations.get(name)?.kind === 'outcome'));
    },
    element: root,
  };
}
