import { prepareLatex } from '@inkstone/base';
import { tex2typst } from 'tex2typst';

// Where these stood, a text would become code.
const isUnsafe = (source: string): boolean => /[#"]/.test(source);

const convert = (latex: string): string | null => {
  const prepared = prepareLatex(latex);
  if (prepared === null || isUnsafe(prepared)) return null;
  try {
    const source = tex2typst(prepared);
    return source.includes('#') ? null : source;
  } catch {
    return null;
  }
};

/** A formula's source for the typesetter; null for what it cannot draw, which is shown as LaTeX. */
export const toTypstFormula = (latex: string, compiles: (source: string) => boolean): string | null => {
  const source = convert(latex);
  return source !== null && compiles(source) ? source : null;
};
