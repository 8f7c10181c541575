import type { Option, RichText } from './bank-types.ts';

const escaped = (latex: string): string =>
  latex.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const withMath = (source: string): RichText =>
  source
    .replace(/(?<!\\)\$([^$]+)\$/g, (_, latex: string) => `<span data-math>${escaped(latex)}</span>`)
    .replaceAll('\\$', '$');

/** Paragraphs written with `$…$` around LaTeX (`\$` is a dollar sign), parted by an empty line; a line that is a picture becomes its own paragraph. */
export const prose = (strings: TemplateStringsArray): RichText =>
  withMath((strings.raw[0] ?? '').trim())
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replace(/\s*\n\s*/g, ' ')}</p>`)
    .join('');

/** Options lettered from A, written with `$…$` around LaTeX. */
export const lettered = (...texts: readonly string[]): Option[] =>
  texts.map((text, index) => ({ id_option: String.fromCharCode(65 + index), text: withMath(text) }));

/** Options that are LaTeX throughout, lettered from A. */
export const formulas = (...latex: readonly string[]): Option[] => lettered(...latex.map((one) => `$${one}$`));
