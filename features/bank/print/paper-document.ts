import { localizedName } from '@inkstone/base';
import type { PrintDocument, PrintPart } from '@inkstone/base/document';
import type { PaperFormLetter } from '@inkstone/exam/forms';
import type { PaperPrintPart } from '../contract.ts';
import { printMessages } from '../messages/print.ts';
import { buildAnswerSheets, type AnswerSheets, type SheetStudent } from './answer-sheet.ts';
import { buildBooklet } from './booklet.ts';
import { buildKeySheet } from './key-sheet.ts';
import { buildPrintedForm, type PaperDetail, type PaperReading } from './printed-form.ts';

/** What is printed of a paper. */
export interface PrintChoice {
  forms: readonly PaperFormLetter[];
  parts: readonly PaperPrintPart[];
  columns: 1 | 2;
  isTwoSided: boolean;
  /** Whose answer sheets are printed; null: sheets that name nobody. */
  students: readonly SheetStudent[] | null;
}

const noSheets: AnswerSheets = { frames: [], sheets: [] };

/** A paper for a printer: the booklets of all forms, then the answer sheets, then the key sheets. */
export const buildPaperDocument = (
  detail: PaperDetail,
  { forms, parts, columns, isTwoSided, students }: PrintChoice,
  reading: PaperReading,
): PrintDocument => {
  const { language, translate, school } = reading;
  const letters = [...new Set(forms)].toSorted();
  const printed = letters.map((letter) => buildPrintedForm(detail, letter));
  const isFormNamed = letters.length > 1 || !letters.includes('A');
  const { frames, sheets } = parts.includes('answerSheet')
    ? buildAnswerSheets(printed, students, { detail, reading })
    : noSheets;
  const booklets = printed.map((form) => buildBooklet(detail, form, reading, { columns, isFormNamed }));
  const keys = printed.map((form) => buildKeySheet(detail, form, reading, { isFormNamed }));
  return {
    ...{ language, school, isTwoSided, frames },
    title: localizedName(language, detail.paper.title, detail.paper.titleZh),
    pageOf: translate(printMessages)('pageOf'),
    parts: [
      ...(parts.includes('booklet') ? booklets : []),
      ...sheets.map((pages): PrintPart => ({ kind: 'sheets', pages })),
      ...(parts.includes('key') ? keys : []),
    ],
  };
};
