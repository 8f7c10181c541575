export { mathmlToLatex, type MarkupElement } from './mathml-to-latex.ts';
export { ommlToLatex } from './omml-to-latex.ts';
