export { getFormSeed } from './form-seed.ts';
export { buildForm, findPrintedLetter, paperForms } from './build-form.ts';
export type { FormQuestion, PaperForm, PaperFormLetter } from './build-form.ts';
export { toFormPaper } from './form-paper.ts';
export type { FormPaper, FormPaperQuestion, FormPaperSet } from './form-paper.ts';
export { toPrintedPrompt } from './printed-prompt.ts';
