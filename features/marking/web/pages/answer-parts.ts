import type { AnswerFile, SubmissionDetail } from '../../contract.ts';
import { getWrittenText } from '../../rules.ts';

/** A part of an answer with files. */
export type AnswerPart =
  | { id: string; is: 'text' }
  | { id: string; is: 'recordings' }
  | { id: string; is: 'file'; file: AnswerFile };

/** The parts of an answer that are there: its files first, since they are the work, then what was written and said. */
export const listAnswerParts = ({
  value,
  files,
  recordings,
}: Pick<SubmissionDetail, 'value' | 'files' | 'recordings'>): AnswerPart[] => [
  ...files.map((file) => ({ id: file.id, is: 'file' as const, file })),
  ...(getWrittenText(value) === null ? [] : [{ id: 'text', is: 'text' as const }]),
  ...(recordings.length === 0 ? [] : [{ id: 'recordings', is: 'recordings' as const }]),
];

/** How many files the answer names that have not arrived. */
export const countMissingFiles = ({ value, files }: Pick<SubmissionDetail, 'value' | 'files'>): number => {
  const named = typeof value === 'object' && value !== null && 'files' in value ? value.files : null;
  return Array.isArray(named) ? Math.max(0, named.length - files.length) : 0;
};
