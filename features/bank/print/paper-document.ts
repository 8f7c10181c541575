import { localizedName } from '@inkstone/base';
import type { PrintDocument, PrintPart } from '@inkstone/base/document';
import type { PaperFormLetter } from '@inkstone/exam/forms';
import type { PaperPrintPart } from '../contract.ts';
import { printMessages } from '../messages/print.ts';
import { buildBooklet } from './booklet.ts';
import { buildKeySheet } from './key-sheet.ts';
import type { PaperReading } from './print-reading.ts';
import { buildPrintedForm, type PaperDetail, type PrintedForm } from './printed-form.ts';

/** What is printed of a paper. */
export interface PrintChoice {
  forms: readonly PaperFormLetter[];
  parts: readonly PaperPrintPart[];
  columns: 1 | 2;
  isTwoSided: boolean;
}

/** A paper for a printer: the booklets of all forms, then their key sheets. */
export const buildPaperDocument = (detail: PaperDetail, choice: PrintChoice, reading: PaperReading): PrintDocument => {
  const { language, translate, school } = reading;
  const letters = [...new Set(choice.forms)].toSorted();
  const forms = letters.map((letter) => buildPrintedForm(detail, letter));
  const isFormNamed = letters.length > 1 || !letters.includes('A');
  const builders: Record<PaperPrintPart, (form: PrintedForm) => PrintPart> = {
    booklet: (form) => buildBooklet(detail, form, reading, { columns: choice.columns, isFormNamed }),
    key: (form) => buildKeySheet(detail, form, reading, { isFormNamed }),
  };
  const parts = (['booklet', 'key'] as const).filter((part) => choice.parts.includes(part));
  return {
    language,
    school,
    title: localizedName(language, detail.paper.title, detail.paper.titleZh),
    pageOf: translate(printMessages)('pageOf'),
    isTwoSided: choice.isTwoSided,
    parts: parts.flatMap((part) => forms.map(builders[part])),
  };
};
