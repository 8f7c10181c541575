import { requireAttribute, requireUnique, type Report } from './findings.ts';
import type { Declaration } from './declarations.ts';
import { identifierPattern, type Scalar } from './values.ts';
import { elementsIn, type XmlElement } from './xml.ts';

/** Something that a candidate can choose, drag, mark or point at. */
export interface Choice {
  identifier: string;
  /** What the candidate reads on it. */
  text: string;
  element: XmlElement;
}

/** An interaction as a candidate meets it. */
export interface Interaction {
  /** Name of the element, as "qti-choice-interaction". */
  name: string;
  response: string;
  declaration?: Declaration;
  prompt: string;
  /** Choices in document order: the sources of pairs for matches and gap matches. */
  choices: readonly Choice[];
  /** The second set of a match, the gaps of a gap match, the areas of a graphic gap match; empty otherwise. */
  targets: readonly Choice[];
  element: XmlElement;
}

const clause = 'ASI 2.7, interactions';

const readCount = (element: XmlElement, name: string): number | undefined => {
  const text = element.attributes.get(name);
  return text === undefined ? undefined : Number(text);
};

/** Whether the value can come about: choices for identifiers, a pair of choices for associations, source and target otherwise. */
function canAnswer({ name, choices, targets }: Interaction, item: Scalar): boolean {
  const has = (list: readonly { identifier: string }[], identifier: string | undefined) =>
    list.some((choice) => choice.identifier === identifier);
  const [first, second] = String(item).split(' ');
  if (second === undefined) return has(choices, first);
  const ends = name.endsWith('associate-interaction') ? choices : targets;
  return has(choices, first) && has(ends, second);
}

function checkKey(interaction: Interaction, report: Report): void {
  const { declaration } = interaction;
  const keys = (declaration?.mapping?.entries ?? []).map(({ key }) => key);
  for (const item of [...(declaration?.correctResponse?.items ?? []), ...keys])
    if (!canAnswer(interaction, item))
      report(clause, `${interaction.response} expects "${item}", which no candidate can answer`, interaction.element);
}

/** At most max-choices or max-associations (0 is no bound; 1 by default, orders have none), and a key that keeps to them. */
function checkBounds({ declaration, element, choices }: Interaction, report: Report): void {
  const counted = /match|associate/u.test(element.name) ? 'associations' : 'choices';
  const least = readCount(element, `min-${counted}`);
  const most = readCount(element, `max-${counted}`) ?? (element.name.includes('order') ? 0 : 1);
  if ([least, most].some((count) => count !== undefined && (!Number.isInteger(count) || count < 0)))
    report('XML binding', `<${element.name}> has a bound that is no number`, element);
  if (most > 0 && (least ?? 0) > most) report(clause, `<${element.name}> asks for more than it allows`, element);
  if (declaration === undefined) return;
  const keyed = declaration.correctResponse?.items.length ?? 0;
  if (most > 0 && keyed > most && declaration.cardinality !== 'ordered')
    report(clause, `The key of ${declaration.identifier} has ${keyed} values where ${most} may be chosen`, element);
  if (declaration.cardinality === 'single' && most !== 1)
    report(clause, `${declaration.identifier} is single where several may be chosen`, element);
  if (choices.length < (least ?? 0)) report(clause, `<${element.name}> asks for more than it has`, element);
}

/** Reports choices without text, repeated or impossible identifiers, and keys that name no choice. */
export function reportChoices(interaction: Interaction, report: Report): void {
  const { choices, targets, element } = interaction;
  const identifiers = [...choices, ...targets].map(({ identifier }) => identifier);
  requireUnique(identifiers, 'ASI 2.7, choices', (place, message) => report(place, message, element));
  for (const identifier of identifiers)
    if (!identifierPattern.test(identifier)) report('ASI 2.7, choices', `"${identifier}" is no identifier`, element);
  if (choices.length === 0) report('XML binding', `<${element.name}> has no choice`, element);
  if (element.name === 'qti-match-interaction' && elementsIn(element, 'qti-simple-match-set').length !== 2)
    report('XML binding', 'A match interaction has two sets', element);
  if (element.name.includes('gap-match') && targets.length === 0) report('XML binding', 'There is no gap', element);
  for (const target of targets) requireAttribute(target.element, 'identifier', report);
  checkKey(interaction, report);
  if (element.name !== 'qti-inline-choice-interaction' && !element.name.includes('gap-match'))
    checkBounds(interaction, report);
}
