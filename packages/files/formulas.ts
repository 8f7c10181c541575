import { findLatexFault, mostEms, type LatexFault } from '@inkstone/base';
import katex from 'katex';
import 'katex/contrib/mhchem';

const decodeText = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const formulas = /<(span|div)\b[^>]{0,200}?\sdata-math(?:="")?[^>]{0,200}>([^<]*)<\/\1>/g;

/** The first place of a cleaned rich text where a formula cannot be read; null where all formulas can. */
export const findFormulaFault = (html: string): LatexFault | null => {
  for (const [, , source = ''] of html.matchAll(formulas)) {
    const fault = findLatexFault(decodeText(source), (prepared) =>
      katex.renderToString(prepared, { maxSize: mostEms, trust: false }),
    );
    if (fault) return fault;
  }
  return null;
};
