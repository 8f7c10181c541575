import { findLatexFault, maxSpaceEms, type LatexFault } from '@inkstone/base';
import katex from 'katex';
import 'katex/contrib/mhchem';

const decodeText = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const formulas = /<(span|div)\b[^>]{0,200}?\sdata-math(?:="")?[^>]{0,200}>([^<]*)<\/\1>/g;

// Parsing finds the same errors as rendering, at a tenth of its cost; the library's types lack it.
const { __parse: read } = katex as typeof katex & {
  __parse(source: string, options: katex.KatexOptions): unknown;
};

/** Reads the formulas of a cleaned rich text, one a step: where it cannot be read, null where it can. */
export const checkFormulas = function* (html: string): Generator<LatexFault | null> {
  for (const [, , source = ''] of html.matchAll(formulas)) {
    yield findLatexFault(decodeText(source), (prepared) =>
      read(prepared, { maxSize: maxSpaceEms, trust: false, strict: 'ignore' }),
    );
  }
};
