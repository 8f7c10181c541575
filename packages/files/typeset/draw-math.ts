import { getMathText, isElement, listParts, readMath, type MathElement, type MathNode } from './math-nodes.ts';
import { findAccent, findBrace, findColor, quoteText, toSign } from './math-signs.ts';

/** Two names are parted by a space; a space beside a text in quotation marks would be seen. */
const join = (row: string, next: string): string =>
  /[\p{L}\p{N}]$/u.test(row) && /^[\p{L}\p{N}]/u.test(next) ? `${row} ${next}` : row + next;

/** Draws parts side by side; a pair of delimiters around them grows with them. */
const drawRow = (parts: readonly MathNode[]): string => {
  const row = parts.map((part) => drawFence(part) ?? drawPart(part)).reduce(join, '');
  const isFenced = [parts[0], parts.at(-1)].some((part) => part !== undefined && drawFence(part) !== null);
  return isFenced ? `lr(${row})` : row;
};

/** An empty group stays, since a sign beside it is spaced as between two numbers. */
const drawPart = (part: MathNode): string => drawMath(part) || (isElement(part, 'mrow') ? '""' : '');

/** A delimiter that grows; null for other parts. */
const drawFence = (part: MathNode): string | null =>
  isElement(part, 'mo') && part.attributes.fence === 'true' && getMathText(part) !== ''
    ? toSign(getMathText(part))
    : null;

const group = (part: MathNode | undefined): string => (part && drawMath(part)) || '""';

const variants: Readonly<Record<string, (sign: string) => string>> = {
  normal: (sign) => `upright(${sign})`,
  bold: (sign) => `bold(upright(${sign}))`,
  italic: (sign) => `italic(${sign})`,
  'bold-italic': (sign) => `bold(italic(${sign}))`,
  'double-struck': (sign) => `bb(${sign})`,
  script: (sign) => `cal(${sign})`,
  fraktur: (sign) => `frak(${sign})`,
  'sans-serif': (sign) => `sans(${sign})`,
  'bold-sans-serif': (sign) => `bold(sans(${sign}))`,
  'sans-serif-italic': (sign) => `italic(sans(${sign}))`,
  monospace: (sign) => `mono(${sign})`,
};

const drawToken = (node: MathElement): string => {
  if (node.children.some((part) => isElement(part))) return drawRow(node.children);
  const text = getMathText(node);
  if (text === '') return '';
  if (node.type === 'mtext' && text.trim() === '') return '#h(0.33em)';
  // A bar is a delimiter, or divides like a sign of relation.
  if (text === '∣' || text === '∥') {
    return node.type === 'mi' || node.attributes.stretchy ? `class("normal", ${toSign(text)})` : text;
  }
  const sign = node.type === 'mtext' ? quoteText(text) : toSign(text);
  if (node.attributes.minsize) return `lr(size: #${node.attributes.minsize}, ${sign})`;
  const variant = node.type === 'mo' ? undefined : variants[node.attributes.mathvariant ?? ''];
  return variant ? variant(sign) : sign;
};

/** A name such as `sin`, which is followed by a sign that says so. */
const drawOperator = (parts: readonly MathNode[]): string | null => {
  const [name, sign] = parts;
  if (parts.length !== 2 || !isElement(name, 'mi') || !isElement(sign, 'mo') || getMathText(sign) !== '') return null;
  return `op(${quoteText(getMathText(name))})`;
};

const drawScripts = (base: string, bottom: MathNode | undefined, top: MathNode | undefined): string =>
  `attach(${base}${top ? `, t: ${group(top)}` : ''}${bottom ? `, b: ${group(bottom)}` : ''})`;

/** What stands over and under a part: an arrow with words, an accent, a brace, or limits. */
const drawLimits = (node: MathElement, bottom: MathNode | undefined, top: MathNode | undefined): string => {
  const [base] = node.children;
  if (isElement(base, 'mo') && base.attributes.stretchy === 'true') {
    return drawScripts(`limits(stretch(${toSign(getMathText(base))}, size: #200%))`, bottom, top);
  }
  const over = top ?? bottom;
  if (over && !(top && bottom) && isElement(over, 'mo')) {
    const text = getMathText(over);
    const brace = findBrace(text, top !== undefined);
    if (brace) return `${brace}(${group(base)})`;
    const accent = top && findAccent(text);
    if (accent) return `accent(${group(base)}, ${accent})`;
  }
  return drawScripts(`limits(${group(base)})`, bottom, top);
};

const linesAt = (lines: string | undefined): string =>
  (lines ?? '')
    .split(/\s+/)
    .flatMap((line, index) => (line === '' || line === 'none' ? [] : [`${index + 1},`]))
    .join(' ');

const drawTable = ({ attributes, children }: MathElement): string => {
  const aligns = (attributes.columnalign ?? '').split(/\s+/);
  const rows = children.map((row) =>
    listParts(row).map((cell, index) => {
      const [drawn, align] = [group(cell), aligns[index]];
      if (align === 'right') return `${drawn} &`;
      return align === 'left' ? `& ${drawn}` : drawn;
    }),
  );
  const width = Math.max(1, ...rows.map((row) => row.length));
  const cells = rows.map((row) => [...row, ...Array<string>(width - row.length).fill('""')].join(', ')).join('; ');
  const [across, down] = [linesAt(attributes.rowlines), linesAt(attributes.columnlines)];
  const lines = across || down ? `, augment: #(hline: (${across}), vline: (${down}))` : '';
  const rowGap = 0.2 + (Number.parseFloat(attributes.rowspacing ?? '') || 0);
  const gaps = `, row-gap: #${rowGap}em${attributes.columnspacing === '0em' ? ', column-gap: #0pt' : ''}`;
  return `mat(delim: #none${gaps}${lines}, ${cells})`;
};

const strikes: Readonly<Record<string, string>> = {
  updiagonalstrike: 'cancel(',
  downdiagonalstrike: 'cancel(inverted: #true, ',
  horizontalstrike: 'cancel(angle: #90deg, ',
};

const drawEnclosed = ({ attributes, children }: MathElement): string => {
  const inner = drawRow(children) || '""';
  const notations = (attributes.notation ?? '').split(/\s+/);
  const stroke = notations.some((name) => name === 'box' || name === 'roundedbox') ? '0.5pt' : 'none';
  const fill = findColor(attributes.mathbackground);
  if (stroke !== 'none' || fill) {
    const style = `stroke: ${stroke}${fill ? `, fill: rgb("${fill}")` : ''}`;
    return `#box(${style}, inset: 0.25em, baseline: 0.25em, $${inner}$)`;
  }
  if (notations.includes('phasorangle')) return `underline(∠ ${inner})`;
  if (notations.includes('actuarial')) return `overline(${inner}) bar.v`;
  return notations.reduce((drawn, name) => (strikes[name] ? `${strikes[name]}${drawn})` : drawn), inner);
};

const toEms = (width: string | number | undefined): string => {
  const ems = typeof width === 'number' ? width : Number.parseFloat(width ?? '');
  return Number.isFinite(ems) && ems !== 0 ? `#h(${ems}em)` : '';
};

const drawStyled = ({ attributes, children }: MathElement): string => {
  const inner = drawRow(children);
  const color = findColor(attributes.mathcolor);
  const colored = color && inner ? `text(fill: #rgb("${color}"), ${inner})` : inner;
  if (inner === '' || attributes.scriptlevel === undefined) return colored;
  if (attributes.scriptlevel !== '0') return `${attributes.scriptlevel === '1' ? 'script' : 'sscript'}(${colored})`;
  return attributes.displaystyle === 'true' ? `display(${colored})` : `inline(${colored})`;
};

const drawFraction = ({ attributes, children }: MathElement): string => {
  const [top, bottom] = children.map(group);
  return attributes.linethickness === '0px' ? `mat(delim: #none, ${top}; ${bottom})` : `frac(${top}, ${bottom})`;
};

const elements: Readonly<Record<string, (node: MathElement) => string>> = {
  mi: drawToken,
  mn: drawToken,
  mo: drawToken,
  mtext: drawToken,
  ms: drawToken,
  mspace: ({ attributes }) => (attributes.linebreak === 'newline' ? '#linebreak()' : toEms(attributes.width)),
  mphantom: ({ children }) => `#hide($${drawRow(children) || '""'}$)`,
  mfrac: drawFraction,
  msqrt: ({ children }) => `sqrt(${drawRow(children) || '""'})`,
  mroot: ({ children: [inner, degree] }) => `root(${group(degree)}, ${group(inner)})`,
  msup: ({ children: [base, top] }) => drawScripts(group(base), undefined, top),
  msub: ({ children: [base, bottom] }) => drawScripts(group(base), bottom, undefined),
  msubsup: ({ children: [base, bottom, top] }) => drawScripts(group(base), bottom, top),
  mover: (node) => drawLimits(node, undefined, node.children[1]),
  munder: (node) => drawLimits(node, node.children[1], undefined),
  munderover: (node) => drawLimits(node, node.children[1], node.children[2]),
  mtable: drawTable,
  menclose: drawEnclosed,
  mstyle: drawStyled,
  semantics: ({ children: [drawn] }) => group(drawn),
};

const drawMath = (node: MathNode): string => {
  if ('text' in node) return node.text ? quoteText(node.text) : '';
  if (!('children' in node)) return toEms(node.width);
  const draw = isElement(node) ? elements[node.type] : undefined;
  if (draw && isElement(node)) return draw(node);
  return drawOperator(node.children) ?? drawRow(node.children);
};

/**
 * A formula in the typesetter's notation, drawn from what the screen reads: every text stands in quotation marks, so
 * that none becomes code. Throws where the screen cannot read it.
 */
export const drawLatex = (latex: string): string => drawMath(readMath(latex));
