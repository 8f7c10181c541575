import katex from 'katex';
import 'katex/dist/katex.min.css';

/** Draws the LaTeX that an element holds as its text, into the element; wrong LaTeX stays readable as it was written. */
export const renderMath = (element: HTMLElement): void => {
  if (element.dataset.drawn) return;
  const source = element.textContent ?? '';
  element.dataset.drawn = 'true';
  const isBlock = element.tagName === 'DIV';
  katex.render(source, element, {
    displayMode: isBlock,
    throwOnError: false,
    errorColor: 'currentColor',
    output: 'htmlAndMathml',
    trust: false,
  });
  if (!isBlock && source.length <= shortFormula) keepPunctuation(element);
};

const closing = /^[,.;:!?)\]”’，。；：！？、）】」』》]+/;

/** Characters of LaTeX that surely stand on one line of a narrow screen. */
const shortFormula = 36;

/** A formula is a box, after which a line may break: the punctuation behind it is tied to it. */
const keepPunctuation = (formula: HTMLElement): void => {
  const after = formula.nextSibling;
  const found = after instanceof Text ? closing.exec(after.data)?.[0] : undefined;
  if (!(after instanceof Text) || !found) return;
  after.splitText(found.length);
  const tied = document.createElement('span');
  tied.style.whiteSpace = 'nowrap';
  formula.before(tied);
  tied.append(formula, after);
};
