import { getMathText, isElement, listParts, readMath, type MathNode } from '@inkstone/files/math-nodes';

const scripts = new Set(['msup', 'msub', 'msubsup', 'munder', 'mover', 'munderover']);
const rows = new Set(['math', 'semantics', 'mrow', 'mstyle', 'mpadded']);
const silent = new Set(['annotation', 'mspace']);

const describeParts = (parts: readonly MathNode[]): string => parts.map(describeNode).join('');

/** Characters that are drawn the same. */
const foldSigns = (text: string): string =>
  text
    .replaceAll(/[\s\u00a0\u2061-\u2064]/g, '')
    .replaceAll('∣', '|')
    .replaceAll('∥', '‖')
    .replaceAll('−', '-');

const describeNode = (node: MathNode): string => {
  if (!isElement(node)) return 'children' in node ? describeParts(listParts(node)) : foldSigns(getMathText(node));
  const { type, attributes, children } = node;
  if (silent.has(type)) return '';
  if (rows.has(type)) return describeParts(children);
  if (type === 'mi' || type === 'mtext') {
    const variant = attributes.mathvariant ?? '';
    const text = foldSigns(getMathText(node));
    // A name such as "lcm" is drawn like its letters in upright face.
    if (type === 'mi' && /^[a-z]{2,}$/i.test(text)) return [...text].map((letter) => `normal:${letter}`).join('');
    return type === 'mi' && /^\p{L}$/u.test(text) && variant !== '' ? `${variant}:${text}` : text;
  }
  if (type === 'mo' || type === 'mn') return foldSigns(getMathText(node));
  // What stands above and below is the same whether it is drawn beside its sign or not.
  const name = scripts.has(type) ? `script${children.length}${/sub|under/.test(type) ? 'low' : 'high'}` : type;
  const isStack = type === 'mfrac' && attributes.linethickness === '0px';
  const shownName = isStack || type === 'mtable' ? 'table' : name;
  if (type === 'mtr' || (isStack && children.length > 0)) {
    const cells = children.map(describeNode).join(isStack ? '\n' : '&');
    return isStack ? `table(${cells}\n)` : `${cells}\n`;
  }
  return type === 'mtd'
    ? describeParts(children)
    : `${shownName}(${children.map(describeNode).join(type === 'mtable' ? '' : ',')})`;
};

/** What a formula draws, in one form for all that draw the same; null where it cannot be read. */
export const describeMath = (latex: string): string | null => {
  try {
    return describeNode(readMath(latex)).replaceAll(/\n(?=\))/g, '');
  } catch {
    return null;
  }
};
