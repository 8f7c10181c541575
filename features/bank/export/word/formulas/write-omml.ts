import { escapeHtml } from '@inkstone/base';
import {
  getMathText,
  isElement,
  listParts,
  readMath,
  type MathElement,
  type MathNode,
} from '@inkstone/files/math-nodes';

// Formulas of Word (ECMA-376-1, 22.1) from the MathML that the screen draws.

const wrap = (name: string, content: string): string => `<m:${name}>${content}</m:${name}>`;
const value = (name: string, text: string): string =>
  `<m:${name} m:val="${escapeHtml(text).replaceAll('"', '&quot;')}"/>`;

const faces: Readonly<Record<string, string>> = {
  normal: value('sty', 'p'),
  bold: value('sty', 'b'),
  'bold-italic': value('sty', 'bi'),
  'double-struck': value('scr', 'double-struck'),
  script: value('scr', 'script'),
  fraktur: value('scr', 'fraktur'),
  'sans-serif': value('scr', 'sans-serif'),
  monospace: value('scr', 'monospace'),
};

const writeRun = (text: string, properties = ''): string =>
  text === ''
    ? ''
    : wrap('r', `${properties && wrap('rPr', properties)}<m:t xml:space="preserve">${escapeHtml(text)}</m:t>`);

const rows = new Set(['math', 'semantics', 'mrow', 'mstyle', 'mpadded', 'mtd']);

/** The parts of a row without what only wraps; a row of its own with delimiters stays one. */
const flatten = (parts: readonly MathNode[]): MathNode[] =>
  parts.flatMap((part) => {
    if (!isElement(part)) return 'children' in part ? flatten(part.children) : [part];
    if (part.type === 'annotation') return [];
    return rows.has(part.type) && !findFences(part.children) ? flatten(part.children) : [part];
  });

const readFence = (part: MathNode | undefined): string | null =>
  isElement(part, 'mo') && part.attributes.fence === 'true' ? getMathText(part) : null;

/** The delimiters of a row that grow with it; null where it has none. */
const findFences = (parts: readonly MathNode[]): { open: string; close: string; inner: readonly MathNode[] } | null => {
  const [open, close] = [readFence(parts[0]), parts.length > 1 ? readFence(parts.at(-1)) : null];
  if (open === null && close === null) return null;
  return {
    ...{ open: open ?? '', close: close ?? '' },
    inner: parts.slice(open === null ? 0 : 1, close === null ? undefined : -1),
  };
};

const writeFenced = (open: string, close: string, content: string): string =>
  wrap('d', `${wrap('dPr', value('begChr', open) + value('endChr', close))}${wrap('e', content)}`);

const bigOperators = /^[∑∏∐∫∬∭∮⋃⋂⋁⋀⨁⨂]$/;

interface Operator {
  sign: string;
  below: MathNode | undefined;
  above: MathNode | undefined;
  isBeside: boolean;
}

/** A sign such as that of a sum, with what stands above and below it. */
const readOperator = (part: MathNode): Operator | null => {
  if (isElement(part, 'mo') && bigOperators.test(getMathText(part)))
    return { sign: getMathText(part), below: undefined, above: undefined, isBeside: true };
  if (!isElement(part)) return null;
  const [base, first, second] = part.children;
  const sign = base ? getMathText(base) : '';
  if (!bigOperators.test(sign)) return null;
  const isBeside = part.type.startsWith('msu');
  if (part.type === 'msubsup' || part.type === 'munderover') return { sign, below: first, above: second, isBeside };
  if (part.type === 'msub' || part.type === 'munder') return { sign, below: first, above: undefined, isBeside };
  return part.type === 'msup' || part.type === 'mover' ? { sign, below: undefined, above: first, isBeside } : null;
};

/** Where what an operator stands before ends: at a sign of relation or a sum outside of it. */
const isEnd = (part: MathNode): boolean => isElement(part, 'mo') && /^[=<>≤≥≠≈≡→⇒,;+−-]$/.test(getMathText(part));

const writeOperator = ({ sign, below, above, isBeside }: Operator, operand: string): string => {
  const properties =
    value('chr', sign) +
    value('limLoc', isBeside ? 'subSup' : 'undOvr') +
    (below ? '' : value('subHide', '1')) +
    (above ? '' : value('supHide', '1'));
  return wrap(
    'nary',
    wrap('naryPr', properties) + writePart('sub', below) + writePart('sup', above) + wrap('e', operand),
  );
};

const writeRow = (parts: readonly MathNode[]): string => {
  const list = flatten(parts);
  let xml = '';
  for (let at = 0; at < list.length; at += 1) {
    const part = list[at] as MathNode;
    const operator = readOperator(part);
    if (!operator) xml += writeNode(part);
    else {
      const rest = list.slice(at + 1);
      const end = rest.findIndex(isEnd);
      const operand = end === -1 ? rest : rest.slice(0, end);
      xml += writeOperator(operator, writeRow(operand));
      at += operand.length;
    }
  }
  return xml;
};

const writeContent = (node: MathNode | undefined): string => (node ? writeRow([node]) : '');
const writePart = (name: string, node: MathNode | undefined): string => wrap(name, writeContent(node));

const accents = new Map([
  ...[...'ˉ¯'].map((sign) => [sign, '\u0304'] as const),
  ...['^', 'ˆ'].map((sign) => [sign, '\u0302'] as const),
  ...['→', '⃗'].map((sign) => [sign, '\u20d7'] as const),
  ...['~', '˜', '∼'].map((sign) => [sign, '\u0303'] as const),
  ['˙', '\u0307'] as const,
  ['¨', '\u0308'] as const,
  ['ˇ', '\u030c'] as const,
  ['´', '\u0301'] as const,
  ['ˊ', '\u0301'] as const,
  ['`', '\u0300'] as const,
  ['ˋ', '\u0300'] as const,
  ['˘', '\u0306'] as const,
]);

const writeBar = (position: string, base: MathNode | undefined): string =>
  wrap('bar', wrap('barPr', value('pos', position)) + writePart('e', base));

const writeBrace = (sign: string, position: string, base: MathNode | undefined): string =>
  wrap(
    'groupChr',
    wrap(
      'groupChrPr',
      value('chr', sign) + value('pos', position) + value('vertJc', position === 'top' ? 'bot' : 'top'),
    ) + writePart('e', base),
  );

const writeOver = ({ children: [base, over] }: MathElement): string => {
  const sign = over ? getMathText(over) : '';
  const accent = accents.get(sign);
  if (sign === '‾' || sign === '―') return writeBar('top', base);
  if (sign === '⏞') return writeBrace(sign, 'top', base);
  return accent
    ? wrap('acc', wrap('accPr', value('chr', accent)) + writePart('e', base))
    : wrap('limUpp', writePart('e', base) + writePart('lim', over));
};

const writeUnder = ({ children: [base, under] }: MathElement): string => {
  const sign = under ? getMathText(under) : '';
  if (sign === '‾' || sign === '―') return writeBar('bot', base);
  if (sign === '⏟') return writeBrace(sign, 'bot', base);
  return wrap('limLow', writePart('e', base) + writePart('lim', under));
};

const writeTable = ({ children }: MathElement): string =>
  wrap(
    'm',
    children
      .map((row) =>
        wrap(
          'mr',
          listParts(row)
            .map((cell) => wrap('e', writeContent(cell)))
            .join(''),
        ),
      )
      .join(''),
  );

const writeIdentifier = (element: MathElement): string => {
  const text = getMathText(element).replaceAll('∣', '|').replaceAll('∥', '‖');
  const isUpright = text.length > 1 && element.attributes.mathvariant === undefined;
  return writeRun(text, isUpright ? faces.normal : faces[element.attributes.mathvariant ?? '']);
};

const elements: Readonly<Record<string, (element: MathElement) => string>> = {
  mi: writeIdentifier,
  mo: (element) => writeRun(getMathText(element)),
  mn: (element) => writeRun(getMathText(element), faces[element.attributes.mathvariant ?? '']),
  mtext: (element) => writeRun(getMathText(element), getMathText(element).trim() === '' ? '' : '<m:nor/>'),
  mspace: () => writeRun(' '),
  mfrac: ({ attributes, children: [top, bottom] }) =>
    wrap(
      'f',
      (attributes.linethickness === '0px' ? wrap('fPr', value('type', 'noBar')) : '') +
        writePart('num', top) +
        writePart('den', bottom),
    ),
  msup: ({ children: [base, above] }) => wrap('sSup', writePart('e', base) + writePart('sup', above)),
  msub: ({ children: [base, below] }) => wrap('sSub', writePart('e', base) + writePart('sub', below)),
  msubsup: ({ children: [base, below, above] }) =>
    wrap('sSubSup', writePart('e', base) + writePart('sub', below) + writePart('sup', above)),
  msqrt: ({ children }) =>
    wrap('rad', `${wrap('radPr', value('degHide', '1'))}<m:deg/>${wrap('e', writeRow(children))}`),
  mroot: ({ children: [base, degree] }) => wrap('rad', writePart('deg', degree) + writePart('e', base)),
  mover: writeOver,
  munder: writeUnder,
  munderover: ({ children: [base, below, above] }) =>
    wrap('limUpp', wrap('e', wrap('limLow', writePart('e', base) + writePart('lim', below))) + writePart('lim', above)),
  mtable: writeTable,
  menclose: ({ children }) => wrap('borderBox', wrap('e', writeRow(children))),
  mphantom: ({ children }) => wrap('phant', wrap('phantPr', value('show', '0')) + wrap('e', writeRow(children))),
};

const writeNode = (node: MathNode): string => {
  if (!isElement(node)) return 'children' in node ? writeRow(node.children) : writeRun(getMathText(node));
  const fences = rows.has(node.type) ? findFences(node.children) : null;
  if (fences) return writeFenced(fences.open, fences.close, writeRow(fences.inner));
  return (elements[node.type] ?? (({ children }: MathElement) => writeRow(children)))(node);
};

/** A formula as an element of Word; null where it cannot be read. */
export const writeOmml = (latex: string): string | null => {
  try {
    return wrap('oMath', writeRow([readMath(latex)]));
  } catch {
    return null;
  }
};
