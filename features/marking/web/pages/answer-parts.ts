import type { AnswerFile, SubmissionDetail } from '../../contract.ts';
import { getWrittenText } from '../../rules.ts';

/** A part of an answer with files. */
export type AnswerPart =
  | { id: string; is: 'text' }
  | { id: string; is: 'recordings' }
  | { id: string; is: 'file'; file: AnswerFile };

/** The parts of an answer: files first, as they are the main content, then text and recordings. */
export const listAnswerParts = ({
  value,
  files,
  recordings,
}: Pick<SubmissionDetail, 'value' | 'files' | 'recordings'>): AnswerPart[] => [
  ...files.map((file) => ({ id: file.id, is: 'file' as const, file })),
  ...(getWrittenText(value) === null ? [] : [{ id: 'text', is: 'text' as const }]),
  ...(recordings.length === 0 ? [] : [{ id: 'recordings', is: 'recordings' as const }]),
];

/** Number of files named in the answer that have not arrived. */
export const countMissingFiles = ({ value, files }: Pick<SubmissionDetail, 'value' | 'files'>): number => {
  const named = typeof value === 'object' && value !== null && 'files' in value ? value.files : null;
  return Array.isArray(named) ? Math.max(0, named.length - files.length) : 0;
};
