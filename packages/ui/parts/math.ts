import katex from 'katex';
import 'katex/dist/katex.min.css';
import { findLatexFault, maxSpaceEms, prepareLatex, type LatexFault } from '@inkstone/base';

// Far deeper than any real formula; deeper ones break a page.
const maxDepth = 400;

/** How deep the elements of a rendered formula nest, counted up to the limit. */
const isDeep = (drawing: Element): boolean => {
  let level: Element[] = [drawing];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) return true;
    level = level.flatMap((parent) => [...parent.children]);
  }
  return false;
};

/** The rendered formula; null where it would be too large for a page. */
const renderFormula = (source: string, isBlock: boolean): HTMLElement | null => {
  const prepared = prepareLatex(source);
  if (prepared === null) return null;
  const drawing = document.createElement('div');
  try {
    katex.render(prepared, drawing, {
      displayMode: isBlock,
      throwOnError: false,
      errorColor: 'currentColor',
      output: 'htmlAndMathml',
      maxSize: maxSpaceEms,
      trust: false,
      strict: 'ignore',
    });
  } catch {
    // Invalid LaTeX does not get here: its groups nest deeper than can be parsed.
    return null;
  }
  return isDeep(drawing) ? null : drawing;
};

/** Whether a formula is written as chemistry: `\\ce{H2O}`, `\\pu{1 mol}`. */
const isChemistry = (source: string): boolean => /\\(?:ce|pu)(?![a-zA-Z])/.test(source);

/** Loads the chemistry extension where some formula needs it; to be awaited before rendering. */
export const fetchChemistry = async (sources: readonly string[]): Promise<void> => {
  if (sources.some(isChemistry)) await import('katex/contrib/mhchem');
};

/** The first position where a formula cannot be parsed; null where it can. */
export const findFormulaFault = (source: string): LatexFault | null =>
  findLatexFault(source, (prepared) =>
    katex.renderToString(prepared, { maxSize: maxSpaceEms, trust: false, strict: 'ignore' }),
  );

/** Renders the LaTeX text of an element into it; LaTeX that is invalid or too large stays readable as written. */
export const renderMath = (element: HTMLElement): void => {
  if (element.dataset.drawn) return;
  element.dataset.drawn = 'true';
  const isBlock = element.tagName === 'DIV';
  const drawing = renderFormula(element.textContent ?? '', isBlock);
  if (!drawing) return;
  element.replaceChildren(...drawing.childNodes);
  if (!isBlock) keepPunctuation(element);
};

const closing = /^[,.;:!?)\]”’，。；：！？、）】」』》]+/;

/**
 * A formula is a row of boxes with a possible line break after each: the punctuation behind it is tied to the last box.
 */
const keepPunctuation = (formula: HTMLElement): void => {
  const after = formula.nextSibling;
  const punctuation = after instanceof Text ? closing.exec(after.data)?.[0] : undefined;
  const last = formula.querySelector('.katex-html')?.lastElementChild;
  if (!(after instanceof Text) || !punctuation || !last) return;
  after.splitText(punctuation.length);
  // No line break between two neighbours that must not break themselves.
  for (const node of [last, after]) {
    const tied = document.createElement('span');
    tied.style.whiteSpace = 'nowrap';
    node.before(tied);
    tied.append(node);
  }
};
