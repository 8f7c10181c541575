import { escapeHtml } from '@inkstone/base';

/** A formula in LaTeX as rich text; a block stands on a line of its own. */
export const toFormula = (latex: string, isBlock: boolean): string => {
  const tag = isBlock ? 'div' : 'span';
  return `<${tag} data-math>${escapeHtml(latex.trim())}</${tag}>`;
};

// A beginning within a formula ends the search, so that a text of beginnings alone is read once; `\\[4pt]` begins none.
const formulas =
  /\$\$([^$]{1,4000}?)\$\$|(?<!\\)\\\[((?:(?!(?<!\\)\\\[)[^]){1,4000}?)\\\]|(?<!\\)\\\(((?:(?!(?<!\\)\\\()[^]){1,4000}?)\\\)/g;

/** Plain text with formulas between `\(` and `\)`, `\[` and `\]` or doubled dollar signs. */
export const readPlainText = (text: string): string => {
  let html = '';
  let from = 0;
  for (const match of text.matchAll(formulas)) {
    const [source, doubled, block, inline] = match;
    const latex = doubled ?? block ?? inline ?? '';
    html += escapeHtml(text.slice(from, match.index)) + toFormula(latex, block !== undefined);
    from = match.index + source.length;
  }
  return html + escapeHtml(text.slice(from));
};

/** Plain text as rich text: a paragraph for each block, a break for each line, formulas as in HTML. */
export const toParagraphs = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => `<p>${readPlainText(block).replaceAll('\n', '<br />')}</p>`)
    .join('');
