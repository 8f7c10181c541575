import type { AnswerFile, PieceDetail } from '../../contract.ts';
import { textIn } from '../../rules.ts';

/** A part of an answer with files. */
export type Part =
  | { id: string; is: 'text' }
  | { id: string; is: 'recordings' }
  | { id: string; is: 'file'; file: AnswerFile };

/** The parts of an answer that are there: its files first, since they are the work, then what was written and said. */
export const partsOf = ({ value, files, recordings }: Pick<PieceDetail, 'value' | 'files' | 'recordings'>): Part[] => [
  ...files.map((file) => ({ id: file.id, is: 'file' as const, file })),
  ...(textIn(value) === null ? [] : [{ id: 'text', is: 'text' as const }]),
  ...(recordings.length === 0 ? [] : [{ id: 'recordings', is: 'recordings' as const }]),
];

/** How many files the answer names that have not arrived. */
export const missingIn = ({ value, files }: Pick<PieceDetail, 'value' | 'files'>): number => {
  const named = typeof value === 'object' && value !== null && 'files' in value ? value.files : null;
  return Array.isArray(named) ? Math.max(0, named.length - files.length) : 0;
};
