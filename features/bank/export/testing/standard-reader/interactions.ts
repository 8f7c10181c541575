import { readArea } from './declarations.ts';
import type { Declarations } from './expressions.ts';
import { type Choice, type Interaction, reportChoices } from './choices.ts';
import { requireAttribute, type Report } from './findings.ts';
import type { BaseType, Cardinality } from './values.ts';
import { descendants, elementsIn, visibleText, type XmlElement } from './xml.ts';

/** What the information model says of a kind of interaction. */
interface Kind {
  baseTypes: readonly BaseType[];
  cardinalities: readonly Cardinality[];
  isInline?: boolean;
  /** Names of the elements that hold the choices. */
  choices?: readonly string[];
  /** Attributes that the binding requires besides response-identifier. */
  attributes?: readonly string[];
  /** Attributes that the binding requires of the choices besides identifier. */
  choiceAttributes?: readonly string[];
  hasNoPrompt?: boolean;
  hasPicture?: boolean;
}

const setOfIdentifiers = { baseTypes: ['identifier'], cardinalities: ['single', 'multiple'] } as const;
const orderedIdentifiers = { baseTypes: ['identifier'], cardinalities: ['ordered'] } as const;
const pairs = { baseTypes: ['pair'], cardinalities: ['single', 'multiple'] } as const;
const directedPairs = { baseTypes: ['directedPair'], cardinalities: ['single', 'multiple'] } as const;
const file = { baseTypes: ['file'], cardinalities: ['single'] } as const;
const points = { baseTypes: ['point'], cardinalities: ['single', 'multiple'] } as const;
const anyBase = [
  'boolean',
  'directedPair',
  'duration',
  'file',
  'float',
  'identifier',
  'integer',
  'pair',
  'point',
  'string',
  'uri',
] as const;
const anyCardinality = ['single', 'multiple', 'ordered', 'record'] as const;

/** ASI information model 2.7, interactions: "must be bound to a response variable with …". */
export const interactionKinds: Readonly<Record<string, Kind>> = {
  'qti-choice-interaction': { ...setOfIdentifiers, choices: ['qti-simple-choice'] },
  'qti-order-interaction': { ...orderedIdentifiers, choices: ['qti-simple-choice'] },
  'qti-associate-interaction': { ...pairs, choices: ['qti-simple-associable-choice'], choiceAttributes: ['match-max'] },
  'qti-match-interaction': {
    ...directedPairs,
    choices: ['qti-simple-associable-choice'],
    choiceAttributes: ['match-max'],
  },
  'qti-gap-match-interaction': {
    ...directedPairs,
    choices: ['qti-gap-text', 'qti-gap-img'],
    choiceAttributes: ['match-max'],
  },
  'qti-inline-choice-interaction': {
    baseTypes: ['identifier'],
    cardinalities: ['single'],
    isInline: true,
    choices: ['qti-inline-choice'],
  },
  'qti-text-entry-interaction': {
    baseTypes: ['string', 'integer', 'float'],
    cardinalities: ['single', 'record'],
    isInline: true,
    hasNoPrompt: true,
  },
  'qti-extended-text-interaction': { baseTypes: ['string', 'integer', 'float'], cardinalities: anyCardinality },
  'qti-hottext-interaction': { ...setOfIdentifiers, choices: ['qti-hottext'] },
  'qti-hotspot-interaction': {
    ...setOfIdentifiers,
    choices: ['qti-hotspot-choice'],
    choiceAttributes: ['shape', 'coords'],
    hasPicture: true,
  },
  'qti-graphic-order-interaction': {
    ...orderedIdentifiers,
    choices: ['qti-hotspot-choice'],
    choiceAttributes: ['shape', 'coords'],
    hasPicture: true,
  },
  'qti-graphic-associate-interaction': {
    ...pairs,
    choices: ['qti-associable-hotspot'],
    choiceAttributes: ['shape', 'coords', 'match-max'],
    hasPicture: true,
  },
  'qti-graphic-gap-match-interaction': {
    ...directedPairs,
    choices: ['qti-gap-text', 'qti-gap-img'],
    choiceAttributes: ['match-max'],
    hasPicture: true,
  },
  'qti-select-point-interaction': { ...points, attributes: ['max-choices'], hasPicture: true },
  'qti-slider-interaction': {
    baseTypes: ['integer', 'float'],
    cardinalities: ['single'],
    attributes: ['lower-bound', 'upper-bound'],
  },
  'qti-media-interaction': { baseTypes: ['integer'], cardinalities: ['single'], attributes: ['autostart'] },
  'qti-drawing-interaction': { ...file, hasPicture: true },
  'qti-upload-interaction': file,
  'qti-end-attempt-interaction': {
    baseTypes: ['boolean'],
    cardinalities: ['single'],
    attributes: ['title'],
    isInline: true,
    hasNoPrompt: true,
  },
  'qti-custom-interaction': { baseTypes: anyBase, cardinalities: anyCardinality, hasNoPrompt: true },
  'qti-portable-custom-interaction': {
    baseTypes: anyBase,
    cardinalities: anyCardinality,
    attributes: ['custom-interaction-type-identifier'],
    hasNoPrompt: true,
  },
};

const toChoice = (element: XmlElement): Choice => ({
  identifier: element.attributes.get('identifier') ?? '',
  text: visibleText(element),
  element,
});

function splitChoices(element: XmlElement, kind: Kind): Pick<Interaction, 'choices' | 'targets'> {
  const named = (names: readonly string[], within: XmlElement) =>
    descendants(within)
      .filter(({ name }) => names.includes(name))
      .map(toChoice);
  const sets = elementsIn(element, 'qti-simple-match-set');
  if (element.name === 'qti-match-interaction')
    return {
      choices: sets[0] ? named(kind.choices ?? [], sets[0]) : [],
      targets: sets[1] ? named(kind.choices ?? [], sets[1]) : [],
    };
  return {
    choices: named(kind.choices ?? [], element),
    targets: named(['qti-gap', 'qti-associable-hotspot'], element),
  };
}

function checkBinding(interaction: Interaction, kind: Kind, report: Report): void {
  const { declaration, element, response } = interaction;
  const clause = 'ASI 2.7, interactions';
  if (declaration?.kind !== 'response') {
    report(clause, `<${element.name}> is bound to ${response}, which is no declared response variable`, element);
    return;
  }
  const { baseType, cardinality } = declaration;
  const fits =
    kind.cardinalities.includes(cardinality) && (baseType === undefined || kind.baseTypes.includes(baseType));
  if (!fits) report(clause, `<${element.name}> may not be bound to a ${cardinality} ${baseType}`, element);
}

function checkSelf({ element }: Interaction, kind: Kind, report: Report): void {
  for (const name of kind.attributes ?? []) requireAttribute(element, name, report);
  const prompts = elementsIn(element, 'qti-prompt');
  if (prompts.length > 1 || (kind.hasNoPrompt && prompts.length > 0))
    report('XML binding', `<${element.name}> has too many prompts`, element);
  if (prompts.length === 1 && elementsIn(element)[0] !== prompts[0])
    report('XML binding', `The prompt of <${element.name}> is not its first part`, element);
  const pictures = elementsIn(element).filter(({ name }) => ['object', 'img', 'picture'].includes(name));
  if (kind.hasPicture && pictures.length !== 1) report('XML binding', `<${element.name}> has one picture`, element);
}

/** Reads an interaction and reports where it does not fit its declaration or the binding. */
export function readInteraction(element: XmlElement, declarations: Declarations, report: Report): Interaction {
  const kind = interactionKinds[element.name] ?? { baseTypes: [], cardinalities: [] };
  const response = requireAttribute(element, 'response-identifier', report);
  const [prompt] = elementsIn(element, 'qti-prompt');
  const interaction: Interaction = {
    name: element.name,
    response,
    declaration: declarations.get(response),
    prompt: prompt === undefined ? '' : visibleText(prompt),
    ...splitChoices(element, kind),
    element,
  };
  checkBinding(interaction, kind, report);
  checkSelf(interaction, kind, report);
  for (const { element: choice } of interaction.choices) {
    for (const name of ['identifier', ...(kind.choiceAttributes ?? [])]) requireAttribute(choice, name, report);
    if (kind.choiceAttributes?.includes('shape')) readArea(choice, report);
  }
  if (kind.choices !== undefined) reportChoices(interaction, report);
  return interaction;
}
