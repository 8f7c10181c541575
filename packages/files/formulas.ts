import { findLatexFault, maxSpaceEms, prepareLatex, type LatexFault } from '@inkstone/base';
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

const mathElement = /<math\b[^]*<\/math>/;
const annotationElement = /<annotation\b[^>]*>[^<]*<\/annotation>/;

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * A formula as MathML with its LaTeX as an annotation, well-formed as XML; null for one that cannot be read, or that is
 * too large to be drawn.
 */
export const latexToMathml = (source: string, isBlock: boolean): string | null => {
  const prepared = prepareLatex(source);
  if (prepared === null) return null;
  try {
    const html = katex.renderToString(prepared, {
      displayMode: isBlock,
      output: 'mathml',
      maxSize: maxSpaceEms,
      trust: false,
      strict: 'ignore',
    });
    const annotation = `<annotation encoding="application/x-tex">${escapeText(source)}</annotation>`;
    const [math = null] = mathElement.exec(html) ?? [];
    return math && math.replaceAll('&nbsp;', '\u00a0').replace(annotationElement, () => annotation);
  } catch {
    // Whoever asks shows the LaTeX as it is written.
    return null;
  }
};
