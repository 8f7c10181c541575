import { mathmlToLatex } from '@inkstone/base/formulas';

const setMath = (place: ChildNode, latex: string, isBlock: boolean): void => {
  const formula = document.createElement(isBlock ? 'div' : 'span');
  formula.dataset.math = '';
  formula.textContent = latex;
  place.replaceWith(formula);
};

/** The source of a drawn formula: LaTeX without the display style that an encyclopedia puts around it. */
const trimSource = (source: string): string =>
  source
    .trim()
    .replace(/^\{\\(?:display|text)style\s*([\s\S]*)\}$/, '$1')
    .trim();

const pictureOfFormula =
  /\/math\/render\/|equation\?tex=|codecogs\.com|latex\.php|\/latex\/|(?:^|\s)(?:mwe-math|latex|tex)(?:[-\s]|$)/i;

/** Pictures of formulas on web pages have their LaTeX as description. */
const convertFormulaPictures = (body: HTMLElement): void => {
  for (const picture of [...body.querySelectorAll('img')]) {
    const isFormula = [picture.getAttribute('src') ?? '', picture.className].some((text) =>
      pictureOfFormula.test(text),
    );
    if (!isFormula) continue;
    const source = trimSource(picture.alt);
    if (picture.closest('.mwe-math-element')?.querySelector('math')) picture.remove();
    else if (source !== '') setMath(picture, source, false);
  }
};

/** Renderers draw a formula beside its MathML or its source: one of them is kept, the drawing goes. */
const keepSources = (body: HTMLElement): void => {
  for (const drawn of body.querySelectorAll('.katex-mathml ~ .katex-html, .MathJax_Preview, .MathJax_Display > script'))
    drawn.remove();
  for (const drawn of [...body.querySelectorAll<HTMLElement>('.MathJax, mjx-container')]) {
    const math = drawn.querySelector('math');
    const markup = drawn.dataset.mathml;
    const script = drawn.nextElementSibling;
    if (math) drawn.replaceWith(math);
    else if (markup) drawn.outerHTML = markup;
    else if (script?.matches('script[type^="math/tex"]'))
      setMath(drawn, (script.textContent ?? '').trim(), /mode=display/.test(script.getAttribute('type') ?? ''));
  }
};

/** Converts formulas of web pages to the product's own, once each. */
export const convertFormulas = (body: HTMLElement): void => {
  keepSources(body);
  convertFormulaPictures(body);
  for (const math of [...body.querySelectorAll('math, m\\:math, mml\\:math')]) {
    const latex = trimSource(mathmlToLatex(math));
    const isBlock = math.getAttribute('display') === 'block' && math.closest('p, li, td, th') === null;
    if (latex === '') math.remove();
    else setMath(math, latex, isBlock);
  }
};
