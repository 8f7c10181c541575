import { prepareLatex } from '@inkstone/base';
import { expandChemistry } from './chemistry.ts';
import { drawLatex } from './draw-math.ts';

/** A formula's source for the typesetter; null for what the screen cannot read either, which is shown as LaTeX. */
export const toTypstFormula = (latex: string, compiles: (source: string) => boolean): string | null => {
  const prepared = prepareLatex(latex);
  if (prepared === null) return null;
  try {
    const source = drawLatex(expandChemistry(prepared));
    return compiles(source) ? source : null;
  } catch {
    return null;
  }
};
