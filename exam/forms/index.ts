export { buildForm, findPrintedLetter, paperForms } from './build-form.ts';
export type { FormQuestion, PaperForm, PaperFormLetter } from './build-form.ts';
export { getFormSeed, toFormPaper, orderOptions } from './form-paper.ts';
export type { FormPaper, FormPaperQuestion, FormPaperSet } from './form-paper.ts';
