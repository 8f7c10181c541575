import path from 'node:path/posix';
import { itemNamespace, matchCorrect } from '../names.ts';
import { getAttribute, getText, listAll, listElements, listNamed, type XmlElement } from './xml-tree.ts';

/**
 * Rules of "QTI 3.0: Assessment, Section and Item Information Model" and of its packaging, as far as an export may break
 * them. Each gives what it finds wrong.
 */

const ncName = /^[\p{L}_][\p{L}\p{N}._-]*$/u;

const mathNamespace = 'http://www.w3.org/1998/Math/MathML';

/** Children of an item in the order of the model (2.3.1, AssessmentItem). */
const itemOrder = [
  'qti-response-declaration',
  'qti-outcome-declaration',
  'qti-assessment-stimulus-ref',
  'qti-item-body',
  'qti-response-processing',
  'qti-modal-feedback',
];

const blocks = new Set(
  'pre p ol ul blockquote table div math audio qti-rubric-block qti-choice-interaction qti-order-interaction qti-match-interaction qti-gap-match-interaction qti-hottext-interaction qti-extended-text-interaction qti-upload-interaction'.split(
    ' ',
  ),
);
const contentTags = new Set(
  'b i p br blockquote pre code em strong sub sup ol ul li table caption thead tbody tfoot tr th td img span div audio'.split(
    ' ',
  ),
);
const itemTags = new Set(
  `qti-assessment-item qti-value qti-default-value qti-correct-response qti-mapping qti-map-entry qti-prompt qti-content-body
  qti-simple-choice qti-inline-choice qti-gap qti-gap-text qti-hottext qti-simple-match-set qti-simple-associable-choice
  qti-text-entry-interaction qti-inline-choice-interaction qti-response-condition qti-response-if qti-response-else
  qti-set-outcome-value qti-variable qti-correct qti-base-value qti-map-response qti-match qti-equal qti-or qti-ordered
  qti-sum qti-subtract qti-divide qti-max qti-truncate`
    .split(/\s+/)
    .concat([...itemOrder, ...blocks]),
);

interface Binding {
  baseTypes: readonly string[];
  cardinalities: readonly string[];
}

/** Which variables an interaction may be bound to (section 2.8, Interactions). */
const bindings: Readonly<Record<string, Binding>> = {
  'qti-choice-interaction': { baseTypes: ['identifier'], cardinalities: ['single', 'multiple'] },
  'qti-order-interaction': { baseTypes: ['identifier'], cardinalities: ['ordered'] },
  'qti-match-interaction': { baseTypes: ['directedPair'], cardinalities: ['single', 'multiple'] },
  'qti-gap-match-interaction': { baseTypes: ['directedPair'], cardinalities: ['single', 'multiple'] },
  'qti-inline-choice-interaction': { baseTypes: ['identifier'], cardinalities: ['single'] },
  'qti-hottext-interaction': { baseTypes: ['identifier'], cardinalities: ['single', 'multiple'] },
  'qti-text-entry-interaction': { baseTypes: ['string', 'integer', 'float'], cardinalities: ['single'] },
  'qti-extended-text-interaction': { baseTypes: ['string'], cardinalities: ['single', 'multiple', 'ordered'] },
  'qti-upload-interaction': { baseTypes: ['file'], cardinalities: ['single'] },
};

const isInteraction = ({ name }: XmlElement): boolean => Object.hasOwn(bindings, name);

const choiceNames = [
  'qti-simple-choice',
  'qti-inline-choice',
  'qti-gap',
  'qti-gap-text',
  'qti-hottext',
  'qti-simple-associable-choice',
];

const findRepeats = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
];

const checkNames = (item: XmlElement): string[] =>
  listAll(item)
    .filter(({ namespace, name }) => namespace !== mathNamespace && !itemTags.has(name) && !contentTags.has(name))
    .map(({ name }) => `unknown element ${name}`)
    .concat(
      listAll(item)
        .filter(({ namespace }) => namespace !== mathNamespace && namespace !== itemNamespace)
        .map(({ name }) => `namespace of ${name}`),
    );

const checkOrder = (item: XmlElement): string[] => {
  const places = listElements(item).map(({ name }) => itemOrder.indexOf(name));
  const isInOrder = places.every((place, index) => place >= (places[index - 1] ?? 0));
  return isInOrder ? [] : ['order of the children of the item'];
};

const checkBody = (item: XmlElement): string[] =>
  listNamed(item, 'qti-item-body', 'qti-content-body', 'qti-stimulus-body').flatMap(({ children, name }) =>
    children
      .filter((child) => (typeof child === 'string' ? child.trim() !== '' : !blocks.has(child.name)))
      .map((child) => `not a block in ${name}: ${typeof child === 'string' ? child : child.name}`),
  );

const checkIdentifiers = (item: XmlElement): string[] => {
  const declarations = listNamed(item, 'qti-response-declaration', 'qti-outcome-declaration');
  const names = [...declarations, ...listNamed(item, ...choiceNames)].map((named) => getAttribute(named, 'identifier'));
  // The words of several inline choices are told apart by their interactions.
  const distinct = listAll(item)
    .filter(isInteraction)
    .flatMap((interaction) =>
      findRepeats(listNamed(interaction, ...choiceNames).map((choice) => getAttribute(choice, 'identifier'))),
    );
  return [
    ...names.filter((name) => !ncName.test(name)).map((name) => `not an identifier: ${name}`),
    ...findRepeats(declarations.map((declaration) => getAttribute(declaration, 'identifier'))).map(
      (name) => `declared twice: ${name}`,
    ),
    ...distinct.map((name) => `choice twice: ${name}`),
  ];
};

const checkInteraction = (interaction: XmlElement, declaration: XmlElement | undefined): string[] => {
  const { name } = interaction;
  if (!declaration) return [`${name} without a declared response`];
  const binding = bindings[name];
  const [cardinality, baseType] = [getAttribute(declaration, 'cardinality'), getAttribute(declaration, 'base-type')];
  const most = interaction.attributes['max-choices'] ?? '1';
  const isSingle = name === 'qti-choice-interaction' || name === 'qti-hottext-interaction';
  const problems: string[] = [];
  if (!binding?.baseTypes.includes(baseType)) problems.push(`${name} bound to ${baseType}`);
  if (!binding?.cardinalities.includes(cardinality)) problems.push(`${name} bound to ${cardinality}`);
  if (isSingle && most !== '1' && cardinality === 'single') problems.push(`${name} of ${most} bound to single`);
  const choices = new Set(listNamed(interaction, ...choiceNames).map((choice) => getAttribute(choice, 'identifier')));
  const keys = listNamed(declaration, 'qti-correct-response').flatMap(listElements).map(getText);
  if (cardinality === 'single' && keys.length > 1) problems.push('several values of a single response');
  const mapped = listNamed(declaration, 'qti-map-entry').map((entry) => getAttribute(entry, 'map-key'));
  if (baseType === 'identifier' || baseType === 'directedPair')
    for (const value of [...keys, ...mapped].flatMap((key) => key.split(' ')))
      if (!choices.has(value)) problems.push(`key without its choice: ${value}`);
  if (baseType === 'directedPair' && [...keys, ...mapped].some((key) => key.split(' ').length !== 2))
    problems.push('not a pair');
  return problems;
};

const checkResponses = (item: XmlElement): string[] => {
  const declarations = listNamed(item, 'qti-response-declaration');
  const interactions = listAll(item).filter(isInteraction);
  const bound = interactions.map((interaction) => getAttribute(interaction, 'response-identifier'));
  const find = (name: string) => declarations.find((declaration) => getAttribute(declaration, 'identifier') === name);
  return [
    ...interactions.flatMap((interaction) =>
      checkInteraction(interaction, find(getAttribute(interaction, 'response-identifier'))),
    ),
    ...findRepeats(bound).map((name) => `bound twice: ${name}`),
    ...declarations
      .map((declaration) => getAttribute(declaration, 'identifier'))
      .filter((name) => !bound.includes(name))
      .map((name) => `response without an interaction: ${name}`),
    ...(interactions.length === 0 ? ['no interaction'] : []),
  ];
};

const checkScoring = (item: XmlElement): string[] => {
  const declared = new Map(
    listNamed(item, 'qti-response-declaration', 'qti-outcome-declaration').map((declaration) => [
      getAttribute(declaration, 'identifier'),
      declaration,
    ]),
  );
  const problems: string[] = [];
  for (const used of listNamed(item, 'qti-variable', 'qti-correct', 'qti-map-response', 'qti-set-outcome-value'))
    if (!declared.has(getAttribute(used, 'identifier')))
      problems.push(`not declared: ${getAttribute(used, 'identifier')}`);
  for (const used of listNamed(item, 'qti-map-response')) {
    const declaration = declared.get(getAttribute(used, 'identifier'));
    if (declaration && listNamed(declaration, 'qti-mapping').length === 0) problems.push('no mapping');
  }
  const [processing] = listNamed(item, 'qti-response-processing');
  const response = declared.get('RESPONSE');
  if (processing && getAttribute(processing, 'template') === matchCorrect) {
    if (!response || listNamed(response, 'qti-correct-response').length === 0) problems.push('template without a key');
  } else if (processing && listElements(processing).length === 0) problems.push('empty response processing');
  const isHuman = getAttribute(declared.get('SCORE') ?? item, 'external-scored') === 'human';
  if (!processing && !isHuman) problems.push('neither scored nor marked by a person');
  for (const feedback of listNamed(item, 'qti-modal-feedback'))
    if (!declared.has(getAttribute(feedback, 'outcome-identifier'))) problems.push('feedback of no outcome');
  return problems;
};

/** What is wrong in an item. */
export const checkItem = (item: XmlElement): string[] => [
  ...checkNames(item),
  ...checkOrder(item),
  ...checkBody(item),
  ...checkIdentifiers(item),
  ...checkResponses(item),
  ...checkScoring(item),
];

/** The files that the elements of a file name, by their places in the package. */
const listReferences = (name: string, root: XmlElement): string[] => {
  const at = (address: string) => path.join(path.dirname(name), address);
  return [
    ...listNamed(root, 'img', 'audio').map((media) => at(getAttribute(media, 'src'))),
    ...listNamed(root, 'qti-assessment-stimulus-ref', 'qti-assessment-item-ref').map((reference) =>
      at(getAttribute(reference, 'href')),
    ),
  ];
};

/** What is wrong in a package: its list, and what its files refer to. */
export const checkPackage = (names: ReadonlySet<string>, roots: ReadonlyMap<string, XmlElement>): string[] => {
  const manifest = roots.get('imsmanifest.xml');
  if (!manifest) return ['no manifest'];
  const resources = listNamed(manifest, 'resource');
  const identifiers = resources.map((resource) => getAttribute(resource, 'identifier'));
  const listed = resources.flatMap((resource) => listNamed(resource, 'file').map((file) => getAttribute(file, 'href')));
  const dependencies = listNamed(manifest, 'dependency').map((entry) => getAttribute(entry, 'identifierref'));
  const unlisted = [...names].filter((name) => name !== 'imsmanifest.xml' && !listed.includes(name));
  return [
    ...findRepeats(identifiers).map((name) => `resource twice: ${name}`),
    ...identifiers.filter((name) => !ncName.test(name)).map((name) => `not an identifier: ${name}`),
    ...listed.filter((name) => !names.has(name)).map((name) => `missing file: ${name}`),
    ...unlisted.map((name) => `file that is not listed: ${name}`),
    ...dependencies.filter((name) => !identifiers.includes(name)).map((name) => `missing dependency: ${name}`),
    ...resources
      .filter(
        (resource) =>
          roots.get(getAttribute(resource, 'href'))?.attributes['identifier'] !== getAttribute(resource, 'identifier'),
      )
      .map((resource) => `resource with another name: ${getAttribute(resource, 'identifier')}`),
    ...[...roots].flatMap(([name, root]) =>
      listReferences(name, root)
        .filter((address) => !names.has(address))
        .map((address) => `missing: ${address}`),
    ),
    ...[...roots]
      .filter(([, root]) => root.name === 'qti-assessment-item')
      .flatMap(([name, root]) => checkItem(root).map((problem) => `${name}: ${problem}`)),
  ];
};
