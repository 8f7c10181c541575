import { checkAttributes } from './content-attributes.ts';
import type { Report } from './findings.ts';
import { interactionKinds } from './interactions.ts';
import { elementsIn, type XmlElement } from './xml.ts';

export const asiNamespace = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0';
const mathNamespace = 'http://www.w3.org/1998/Math/MathML';
const speechNamespace = 'http://www.w3.org/2001/10/synthesis';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

// XML binding, the HTML elements of the ASI namespace: u, s, del, ins, mark and font are not among them.
const inlineHtml = words(
  'a abbr acronym audio b bdi bdo big br cite code dfn em i img kbd label object picture q ruby samp small span strong sub ' +
    'sup tt var video',
);
const blockHtml = words(
  'address article aside audio blockquote details div dl figure footer h1 h2 h3 h4 h5 h6 header hr nav ol p pre section ' +
    'table ul video',
);
/** ItemBodyDType has no details. */
const bodyHtml = new Set([...blockHtml].filter((name) => name !== 'details'));
const blockQti = words('qti-feedback-block qti-template-block qti-rubric-block qti-position-object-stage');
const inlineQti = words('qti-feedback-inline qti-template-inline qti-printed-variable qti-hottext qti-gap');

/** Elements whose children are these alone. */
const structured: Readonly<Record<string, ReadonlySet<string>>> = {
  ul: words('li'),
  ol: words('li'),
  dl: words('dt dd'),
  table: words('caption col colgroup thead tfoot tbody'),
  thead: words('tr'),
  tbody: words('tr'),
  tfoot: words('tr'),
  tr: words('th td'),
  colgroup: words('col'),
  picture: words('source img'),
  audio: words('source track'),
  video: words('source track'),
  br: new Set(),
  hr: new Set(),
  img: new Set(),
  'qti-feedback-block': words('qti-stylesheet qti-content-body qti-catalog-info'),
  'qti-template-block': words('qti-stylesheet qti-content-body qti-catalog-info'),
  'qti-rubric-block': words('qti-stylesheet qti-content-body qti-catalog-info'),
  'qti-modal-feedback': words('qti-stylesheet qti-content-body qti-catalog-info'),
  'qti-simple-match-set': words('qti-simple-associable-choice'),
  'qti-choice-interaction': words('qti-prompt qti-simple-choice'),
  'qti-order-interaction': words('qti-prompt qti-simple-choice'),
  'qti-associate-interaction': words('qti-prompt qti-simple-associable-choice'),
  'qti-match-interaction': words('qti-prompt qti-simple-match-set'),
  'qti-inline-choice-interaction': words('qti-label qti-inline-choice'),
  'qti-text-entry-interaction': new Set(),
  'qti-extended-text-interaction': words('qti-prompt'),
  'qti-upload-interaction': words('qti-prompt'),
  'qti-slider-interaction': words('qti-prompt'),
  'qti-media-interaction': words('qti-prompt object audio video'),
  'qti-drawing-interaction': words('qti-prompt object img picture'),
  'qti-hotspot-interaction': words('qti-prompt object img picture qti-hotspot-choice'),
  'qti-graphic-order-interaction': words('qti-prompt object img picture qti-hotspot-choice'),
  'qti-graphic-associate-interaction': words('qti-prompt object img picture qti-associable-hotspot'),
  'qti-graphic-gap-match-interaction': words(
    'qti-prompt object img picture qti-gap-text qti-gap-img qti-associable-hotspot',
  ),
  'qti-select-point-interaction': words('qti-prompt object img picture'),
  'qti-gap-img': words('object img picture'),
  'qti-hotspot-choice': new Set(),
  'qti-associable-hotspot': new Set(),
  'qti-gap': new Set(),
  'qti-portable-custom-interaction': words(
    'qti-interaction-modules qti-interaction-markup qti-template-variable qti-context-variable qti-stylesheet qti-catalog-info',
  ),
  'qti-interaction-modules': words('qti-interaction-module'),
};

/** Elements whose parts have an order; each name may be repeated unless it is in once. */
const sequences: Readonly<Record<string, { order: readonly string[]; once: ReadonlySet<string>; needs?: string }>> = {
  table: {
    order: ['caption', 'col', 'colgroup', 'thead', 'tfoot', 'tbody'],
    once: words('caption thead tfoot'),
    needs: 'tbody',
  },
};

/** Elements that hold text and what stands in a line. */
const holdsInline = words(
  'p h1 h2 h3 h4 h5 h6 pre address dt abbr acronym b bdo big cite code dfn em i kbd q samp small strong sub sup tt var ' +
    'qti-inline-choice qti-gap-text qti-hottext rb rt rp summary qti-feedback-inline qti-template-inline',
);
/** Elements that hold text, lines and blocks. */
const holdsFlow = words(
  'div li td th dd caption figcaption figure article aside header footer nav section blockquote details object a span label ' +
    'ruby bdi qti-prompt qti-simple-choice qti-simple-associable-choice qti-content-body qti-interaction-markup',
);
/** No interaction may stand in these, at any depth (static content). */
const isStatic = words(
  'qti-prompt qti-simple-choice qti-simple-associable-choice qti-inline-choice qti-gap-text qti-hottext qti-rubric-block ' +
    'qti-feedback-block qti-feedback-inline qti-stimulus-body qti-modal-feedback',
);

const isBlock = (name: string) =>
  blockHtml.has(name) || blockQti.has(name) || (name in interactionKinds && interactionKinds[name]?.isInline !== true);
const isInline = (name: string) =>
  inlineHtml.has(name) || inlineQti.has(name) || interactionKinds[name]?.isInline === true;

const extras: Readonly<Record<string, ReadonlySet<string>>> = {
  figure: words('figcaption'),
  details: words('summary'),
  ruby: words('rb rt rp'),
  object: words('param'),
};

function mayHold(parent: XmlElement, name: string): boolean {
  const list = structured[parent.name];
  if (list !== undefined) return list.has(name);
  if (parent.name === 'qti-item-body') return isBlock(name) && (bodyHtml.has(name) || !blockHtml.has(name));
  if (parent.name === 'qti-stimulus-body') return isBlock(name) || isInline(name);
  if (parent.name === 'qti-gap-match-interaction')
    return isBlock(name) || name === 'qti-prompt' || name === 'qti-gap-text' || name === 'qti-gap-img';
  if (parent.name === 'qti-hottext-interaction') return isBlock(name) || name === 'qti-prompt';
  if (extras[parent.name]?.has(name)) return true;
  if (holdsInline.has(parent.name)) return isInline(name);
  return holdsFlow.has(parent.name) && (isInline(name) || isBlock(name));
}

const mayHoldText = ({ name }: XmlElement): boolean =>
  holdsInline.has(name) || holdsFlow.has(name) || name === 'qti-stimulus-body';

function checkSequence(element: XmlElement, report: Report): void {
  const sequence = sequences[element.name];
  if (sequence === undefined) return;
  const names = elementsIn(element).map(({ name }) => name);
  const ranks = names.map((name) => sequence.order.indexOf(name));
  const isOrdered = ranks.every((rank, index) => rank >= (ranks[index - 1] ?? 0));
  const isRepeated = names.some((name, index) => sequence.once.has(name) && names.indexOf(name) < index);
  if (!isOrdered || isRepeated || (sequence.needs !== undefined && !names.includes(sequence.needs)))
    report('XML binding', `<${element.name}> may not hold ${names.join(', ')} in this order`, element);
}

/** Reports what the content models of the binding do not allow, below this element. */
export function checkContent(element: XmlElement, report: Report, ancestors: readonly string[] = []): void {
  const path = [...ancestors, element.name];
  checkSequence(element, report);
  for (const child of element.children) {
    if (typeof child !== 'string') checkChild(element, child, path, report);
    else if (child.trim() !== '' && !mayHoldText(element))
      report('XML binding', `Text stands directly in <${element.name}>: ${child.trim().slice(0, 30)}`, element);
  }
}

function checkChild(parent: XmlElement, child: XmlElement, path: readonly string[], report: Report): void {
  if (child.namespace === mathNamespace || child.namespace === speechNamespace) {
    if (!mayHoldText(parent) && parent.name !== 'qti-item-body')
      report('XML binding', `<${child.name}> may not stand in <${parent.name}>`, child);
    return;
  }
  if (child.namespace !== asiNamespace) {
    report('XML binding', `<${child.name}> is of the namespace "${child.namespace}"`, child);
    return;
  }
  if (!mayHold(parent, child.name)) report('XML binding', `<${child.name}> may not stand in <${parent.name}>`, child);
  if (child.name in interactionKinds && path.some((name) => isStatic.has(name)))
    report('XML binding', `<${child.name}> stands in static content`, child);
  if (child.name in interactionKinds && path.some((name) => name in interactionKinds))
    report('XML binding', `<${child.name}> stands in an interaction`, child);
  checkAttributes(child, report);
  if (child.name === 'qti-custom-interaction') return;
  checkContent(child, report, path);
}

/** Gaps stand in gap matches, hot texts in hot text interactions, and rubric blocks not in each other. */
export function checkNesting(element: XmlElement, report: Report, ancestors: readonly string[] = []): void {
  const home: Readonly<Record<string, string>> = {
    'qti-gap': 'qti-gap-match-interaction',
    'qti-hottext': 'qti-hottext-interaction',
  };
  const needed = home[element.name];
  if (needed !== undefined && !ancestors.includes(needed))
    report('XML binding', `<${element.name}> stands outside <${needed}>`, element);
  if (element.name === 'qti-rubric-block' && ancestors.includes(element.name))
    report('XML binding', 'A rubric block stands in another', element);
  for (const child of elementsIn(element)) checkNesting(child, report, [...ancestors, element.name]);
}
