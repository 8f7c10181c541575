import { maxSpaceEms } from '@inkstone/base';
import katex from 'katex';
import 'katex/contrib/mhchem';

/** An element of MathML. */
export interface MathElement {
  type: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly MathNode[];
}

/** A part of a formula as the screen draws it: an element, its text, a space in ems, or several parts in a row. */
export type MathNode =
  | MathElement
  | { text: string | undefined }
  | { character: string | undefined; width: number }
  | { children: readonly MathNode[] };

/** Whether a part is an element, of the given type where one is named. */
export const isElement = (node: MathNode | undefined, type?: string): node is MathElement =>
  node !== undefined && 'type' in node && (type === undefined || node.type === type);

/** The text of a part without what is invisible. */
export const getMathText = (node: MathNode): string => {
  if ('text' in node) return (node.text ?? '').replaceAll(/[\u200b\u2060-\u2064]/g, '').replaceAll('\u00a0', ' ');
  return 'children' in node ? node.children.map(getMathText).join('') : '';
};

/** The parts of a part; an element that only wraps gives what it wraps. */
export const listParts = (node: MathNode): readonly MathNode[] => ('children' in node ? node.children : []);

// The library's types lack it; it is what the screen draws from.
const { __renderToDomTree: build } = katex as unknown as {
  __renderToDomTree(source: string, options: katex.KatexOptions): MathNode;
};

/** A formula as the screen reads it; throws where the screen cannot read it. */
export const readMath = (latex: string): MathNode => {
  const options = { output: 'mathml', maxSize: maxSpaceEms, trust: false, strict: 'ignore' } as const;
  try {
    return build(latex, { ...options, displayMode: false });
  } catch {
    // Numbered and aligned equations are read as displayed ones only.
    return build(latex, { ...options, displayMode: true });
  }
};
