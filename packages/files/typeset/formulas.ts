import { prepareLatex } from '@inkstone/base';
import { expandChemistry } from './chemistry.ts';
import { drawLatex } from './draw-math.ts';

/** How deep braces and `\left` stand in one another in a formula. */
const measureNesting = (latex: string): number => {
  let depth = 0;
  let deepest = 0;
  for (const [sign] of latex.matchAll(/\\(?:left|right)(?![a-zA-Z])|\\.|[{}]/gs)) {
    if (sign === '{' || sign === '\\left') depth += 1;
    else if (sign === '}' || sign === '\\right') depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
};

// Deeper ones end the typesetter's process, and with it the whole document. No formula that is read comes near.
const maxNesting = 64;

/** A formula's source for the typesetter; null for what the screen cannot read either, which is shown as LaTeX. */
export const toTypstFormula = (latex: string, compiles: (source: string) => boolean): string | null => {
  const prepared = prepareLatex(latex);
  if (prepared === null || measureNesting(prepared) > maxNesting) return null;
  try {
    const source = drawLatex(expandChemistry(prepared));
    return compiles(source) ? source : null;
  } catch {
    return null;
  }
};
