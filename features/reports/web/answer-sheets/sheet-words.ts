import type { CallOutput } from '@inkstone/call/web';
import type { SheetQuestion } from '@inkstone/exam/answer-sheet';
import type { Tone } from '@inkstone/ui';
import type { listAnswerSheets } from '../../contract/answer-sheets.ts';

export type SheetList = CallOutput<typeof listAnswerSheets>;
export type SheetPageRow = SheetList['sheets'][number];
export type FormQuestion = SheetList['forms'][number]['questions'][number];
export type ReadQuestion = SheetPageRow['questions'][number];

export const stateTones: Readonly<Record<SheetPageRow['state'], Tone>> = {
  read: 'teal',
  entered: 'jade',
  doubtful: 'amber',
  unidentified: 'amber',
  duplicate: 'amber',
  wrongPaper: 'cinnabar',
  unreadable: 'cinnabar',
};

/** Whether somebody has to decide about a page before its answers can be entered. */
export const isOpen = ({ state }: Pick<SheetPageRow, 'state'>): boolean => state !== 'read' && state !== 'entered';

/** A question as the reader of pictures lays it out. */
export const toSheetQuestion = ({ kind, label, options, columns, minus }: FormQuestion): SheetQuestion => {
  if (kind === 'numeric') return { kind, label, columns, minus };
  return kind === 'single' || kind === 'multiple' ? { kind, label, options } : { kind, label };
};

/** Letters that a question can be answered with, and what they are printed as. */
export const listLetters = ({ options, columns }: FormQuestion): { value: string; print: string }[] => {
  if (columns > 0) return [];
  if (options > 0)
    return Array.from({ length: options }, (_, position) => {
      const value = String.fromCodePoint(65 + position);
      return { value, print: value };
    });
  return [
    { value: 'A', print: 'T' },
    { value: 'B', print: 'F' },
  ];
};

/** What counts of a question: decided, or read surely; null while somebody has to look. */
export const getChoice = ({ chosen, isSure, values }: ReadQuestion): readonly string[] | null =>
  chosen ?? (isSure ? values : null);

/** Students all of whose pages are read. */
export const listReady = ({ sheets }: Pick<SheetList, 'sheets'>): number[] => {
  const ids = new Set(
    sheets.flatMap(({ state, studentId }) => (state === 'read' && studentId !== null ? [studentId] : [])),
  );
  return [...ids].filter((id) => !sheets.some((sheet) => sheet.studentId === id && isOpen(sheet)));
};
