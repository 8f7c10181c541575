import type { Language } from '@inkstone/base';
import type { CallInput } from '@inkstone/call/web';
import { paperForms } from '@inkstone/exam/forms';
import { printParts, type PaperPrintPart, type printPaper } from '../../contract.ts';

/** What is chosen in the dialog that prints a paper. */
export interface PrintChoice {
  parts: readonly PaperPrintPart[];
  formCount: number;
  /** The class whose students get sheets; null where sheets name nobody. */
  classId: number | null;
  language: Language;
  columns: 1 | 2;
  isTwoSided: boolean;
}

export const newPrintChoice = (language: Language): PrintChoice => ({
  ...{ parts: ['booklet'], formCount: 1, classId: null, language, columns: 2, isTwoSided: false },
});

/** The parts with one of them chosen or not, in the order that they are printed. */
export const withPart = (
  parts: readonly PaperPrintPart[],
  part: PaperPrintPart,
  isChosen: boolean,
): readonly PaperPrintPart[] => printParts.filter((name) => (name === part ? isChosen : parts.includes(name)));

/** The input of the call that prints a paper. */
export const toPrintInput = (paperId: number, choice: PrintChoice): CallInput<typeof printPaper> => ({
  paperId,
  parts: [...choice.parts],
  forms: paperForms.slice(0, choice.formCount),
  language: choice.language,
  columns: choice.columns,
  ...(choice.isTwoSided && { twoSided: true }),
  ...(choice.classId !== null && choice.parts.includes('answerSheet') && { classId: choice.classId }),
});
