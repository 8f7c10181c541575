export { buildForm, findPrintedLetter, paperForms } from './build-form.ts';
export type { FormQuestion, PaperForm, PaperFormLetter } from './build-form.ts';
export { currentFormRules, getFormSeed, toFormPaper, orderOptions } from './form-paper.ts';
export type { FormPaper, FormRules, FormPaperQuestion, FormPaperSet } from './form-paper.ts';
