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
  if (!isBlock) keepPunctuation(element);
};

const closing = /^[,.;:!?)\]”’，。；：！？、）】」』》]+/;

/** A formula is a row of boxes, after each of which a line may break: the punctuation behind it is tied to the last. */
const keepPunctuation = (formula: HTMLElement): void => {
  const after = formula.nextSibling;
  const found = after instanceof Text ? closing.exec(after.data)?.[0] : undefined;
  const last = formula.querySelector('.katex-html')?.lastElementChild;
  if (!(after instanceof Text) || !found || !last) return;
  after.splitText(found.length);
  // No line breaks between two neighbours that must not break themselves.
  for (const one of [last, after]) {
    const tied = document.createElement('span');
    tied.style.whiteSpace = 'nowrap';
    one.before(tied);
    tied.append(one);
  }
};
