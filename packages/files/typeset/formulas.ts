import { prepareLatex } from '@inkstone/base';
import { tex2typst } from 'tex2typst';
import { expandChemistry } from './chemistry.ts';

// Where these stood, a text would become code.
const isUnsafe = (source: string): boolean => /[#"]/.test(source);

/** Whether a formula's texts end where they should, and its words name nothing but mathematics. */
const isMath = (source: string): boolean =>
  // A backslash at the end of a text would take its quotation mark away, and the next text would be code.
  !/\\"/.test(source) && !source.includes('#') && !/\bstd\b/.test(source.replaceAll(/"[^"]*"/g, '""'));

const convert = (latex: string): string | null => {
  const prepared = prepareLatex(latex);
  if (prepared === null || isUnsafe(prepared)) return null;
  try {
    const expanded = expandChemistry(prepared);
    if (isUnsafe(expanded)) return null;
    const source = tex2typst(expanded);
    return isMath(source) ? source : null;
  } catch {
    return null;
  }
};

/** A formula's source for the typesetter; null for what it cannot draw, which is shown as LaTeX. */
export const toTypstFormula = (latex: string, compiles: (source: string) => boolean): string | null => {
  const source = convert(latex);
  return source !== null && compiles(source) ? source : null;
};
