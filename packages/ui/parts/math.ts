import katex from 'katex';
import 'katex/dist/katex.min.css';

/** Draws the LaTeX that an element holds as its text, into the element; wrong LaTeX stays readable as it was written. */
export const renderMath = (element: HTMLElement): void => {
  if (element.dataset.drawn) return;
  const source = element.textContent ?? '';
  element.dataset.drawn = 'true';
  katex.render(source, element, {
    displayMode: element.tagName === 'DIV',
    throwOnError: false,
    errorColor: 'currentColor',
    output: 'htmlAndMathml',
    trust: false,
  });
};
