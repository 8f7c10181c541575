import { charactersToLatex, nameToLatex, wordsToLatex, type MarkupElement } from './mathml-to-latex.ts';

// Word formulas (ECMA-376-1, 22.1), parsed as HTML: names keep their prefix, in lower case.
const findByName = (element: MarkupElement, name: string): MarkupElement | undefined =>
  Array.from(element.children).find(({ localName }) => localName === `m:${name}`);

const toInnerLatex = (element: MarkupElement | undefined): string => (element ? childrenToLatex(element) : '');
const group = (element: MarkupElement, name: string): string => `{${toInnerLatex(findByName(element, name)).trim()}}`;

/** A property of an element: `<m:dPr><m:begChr m:val="["/>`; undefined where it is not set. */
const property = (element: MarkupElement, properties: string, name: string): string | undefined => {
  const node = findByName(element, properties);
  return (node && findByName(node, name))?.getAttribute('m:val') ?? undefined;
};

const fence = (sign: string): string => charactersToLatex(sign).trim() || '.';

const delimitersToLatex = (element: MarkupElement): string => {
  const open = property(element, 'dpr', 'begchr') ?? '(';
  const close = property(element, 'dpr', 'endchr') ?? ')';
  const separator = property(element, 'dpr', 'sepchr') ?? '|';
  const inner = Array.from(element.children)
    .filter(({ localName }) => localName === 'm:e')
    .map(childrenToLatex);
  return `\\left${fence(open)}${inner.join(charactersToLatex(separator))}\\right${fence(close)}`;
};

const operator = (element: MarkupElement): string => {
  const sign = charactersToLatex(property(element, 'narypr', 'chr') ?? '∫').trim();
  const [below, above] = [toInnerLatex(findByName(element, 'sub')), toInnerLatex(findByName(element, 'sup'))];
  const limits = `${below.trim() ? `_{${below.trim()}}` : ''}${above.trim() ? `^{${above.trim()}}` : ''}`;
  return `${sign}${limits} ${toInnerLatex(findByName(element, 'e'))}`;
};

const root = (element: MarkupElement): string => {
  const degree = toInnerLatex(findByName(element, 'deg')).trim();
  return `\\sqrt${degree ? `[${degree}]` : ''}${group(element, 'e')}`;
};

const fraction = (element: MarkupElement): string => {
  const [over, under] = [group(element, 'num'), group(element, 'den')];
  const type = property(element, 'fpr', 'type');
  if (type === 'lin' || type === 'skw') return `${over}/${under}`;
  // One above the other without a line between them, as in a combination.
  return type === 'nobar' || type === 'noBar'
    ? `\\begin{matrix}${over.slice(1, -1)} \\\\ ${under.slice(1, -1)}\\end{matrix}`
    : `\\frac${over}${under}`;
};

const groupCommands = new Map([
  ['⏞', '\\overbrace'],
  ['→', '\\overrightarrow'],
  ['←', '\\overleftarrow'],
]);

/** A brace or arrow along a group. */
const groupCharacterToLatex = (element: MarkupElement): string => {
  const sign = property(element, 'groupchrpr', 'chr') ?? '⏟';
  return `${groupCommands.get(sign) ?? '\\underbrace'}${group(element, 'e')}`;
};

const accents = new Map(
  Object.entries({
    ...{ '\u0305': '\\overline', '\u0304': '\\bar', '\u20d7': '\\vec', '\u0302': '\\hat', '\u0307': '\\dot' },
    ...{ '\u0308': '\\ddot', '\u0303': '\\tilde', '\u030c': '\\check', '\u0301': '\\acute', '\u0300': '\\grave' },
    ...{ '\u0306': '\\breve', '\u20d6': '\\overleftarrow', '\u20e1': '\\overleftrightarrow' },
  }),
);

const matrix = (element: MarkupElement): string => {
  const rows = Array.from(element.children).filter(({ localName }) => localName === 'm:mr');
  const cells = rows.map((row) => Array.from(row.children).map(childrenToLatex).join(' & '));
  return `\\begin{matrix}${cells.join(' \\\\ ')}\\end{matrix}`;
};

const lines = (element: MarkupElement): string => {
  const rows = Array.from(element.children)
    .filter(({ localName }) => localName === 'm:e')
    .map(childrenToLatex);
  return `\\begin{aligned}${rows.join(' \\\\ ')}\\end{aligned}`;
};

const functionName = /^(?:sin|cos|tan|cot|sec|csc|log|ln|exp|lim|max|min|gcd|det|arcsin|arccos|arctan)$/;

const faces = new Map(
  Object.entries({
    ...{ p: '\\mathrm', b: '\\mathbf', bi: '\\boldsymbol', 'double-struck': '\\mathbb', script: '\\mathcal' },
    ...{ fraktur: '\\mathfrak', 'sans-serif': '\\mathsf', monospace: '\\mathtt' },
  }),
);

/** A run of characters; one that Word marks as ordinary text stays text, and letters keep their face. */
const run = (element: MarkupElement): string => {
  const text = element.textContent ?? '';
  const properties = findByName(element, 'rpr');
  if (properties && findByName(properties, 'nor')) return wordsToLatex(text);
  const face = faces.get(property(element, 'rpr', 'scr') ?? '') ?? faces.get(property(element, 'rpr', 'sty') ?? '');
  return text
    .split(/([a-zA-Z]+)/)
    .map((piece) => {
      if (functionName.test(piece)) return nameToLatex(piece);
      return face !== undefined && /^[a-zA-Z]/.test(piece) ? `${face}{${piece}}` : charactersToLatex(piece);
    })
    .join('');
};

const elements: Readonly<Record<string, (element: MarkupElement) => string>> = {
  r: run,
  f: fraction,
  ssup: (element) => `${group(element, 'e')}^${group(element, 'sup')}`,
  ssub: (element) => `${group(element, 'e')}_${group(element, 'sub')}`,
  ssubsup: (element) => `${group(element, 'e')}_${group(element, 'sub')}^${group(element, 'sup')}`,
  spre: (element) => `{}_${group(element, 'sub')}^${group(element, 'sup')}${group(element, 'e')}`,
  rad: root,
  d: delimitersToLatex,
  nary: operator,
  func: (element) => `${toInnerLatex(findByName(element, 'fname')).trim()} ${group(element, 'e')}`,
  limlow: (element) => `${toInnerLatex(findByName(element, 'e')).trim()}_${group(element, 'lim')}`,
  limupp: (element) => `${toInnerLatex(findByName(element, 'e')).trim()}^${group(element, 'lim')}`,
  bar: (element) =>
    `${property(element, 'barpr', 'pos') === 'bot' ? '\\underline' : '\\overline'}${group(element, 'e')}`,
  groupchr: groupCharacterToLatex,
  borderbox: (element) => `\\boxed${group(element, 'e')}`,
  acc: (element) => `${accents.get(property(element, 'accpr', 'chr') ?? '̂') ?? '\\hat'}${group(element, 'e')}`,
  m: matrix,
  eqarr: lines,
};

const toLatex = (element: MarkupElement): string => {
  const name = element.localName.replace(/^m:/, '');
  if (name.endsWith('pr')) return '';
  const convert = Object.hasOwn(elements, name) ? elements[name] : undefined;
  return (convert ?? childrenToLatex)(element);
};

const childrenToLatex = (element: MarkupElement): string =>
  element.children.length === 0
    ? charactersToLatex(element.textContent ?? '')
    : Array.from(element.children).map(toLatex).join('');

/** LaTeX of one formula in Word's markup, an element `m:oMath` whose names are in lower case with their prefix. */
export const ommlToLatex = (math: MarkupElement): string => childrenToLatex(math).replaceAll(/\s+/g, ' ').trim();
