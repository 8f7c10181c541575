import * as z from 'zod';
import { answerRecordingsAtMost } from '../../fields.ts';
import { maxTextLength } from './written-answer.ts';

/** The most files that an answer may have. */
export const maxFiles = 20;

/** The most bytes of one file that is handed in. */
export const maxFileBytes = 30 * 1024 * 1024;

/** A file as an answer names it; who reads it goes by what the server found in its bytes. */
export const AnswerFile = z.object({
  /** Made by the browser. */
  id: z.uuid().lowercase(),
  /** As the student's device called it. */
  name: z.string().min(1).max(200),
  mime: z.string().max(100),
  bytes: z.int().min(0),
});
export type AnswerFile = z.infer<typeof AnswerFile>;

/** The answer of a question that takes files: any of a text, files and recordings; what is left out is empty. */
export const FileAnswer = z.object({
  text: z.string().max(maxTextLength, 'tooLong').default(''),
  files: z.array(AnswerFile).max(maxFiles).default([]),
  /** Ids of the parts of what was spoken, in the order made. */
  recordings: z.array(z.uuid()).max(answerRecordingsAtMost).default([]),
});
export type FileAnswer = z.infer<typeof FileAnswer>;

/** An answer with nothing in it. */
export const emptyFileAnswer: FileAnswer = { text: '', files: [], recordings: [] };

/** Any stored value as a whole answer; what cannot be one is empty. */
export const toFileAnswer = (value: unknown): FileAnswer => {
  const parsed = FileAnswer.safeParse(value ?? {});
  return parsed.success ? parsed.data : emptyFileAnswer;
};

/** True when nothing was handed in. */
export const isEmptyFileAnswer = ({ text, files, recordings }: FileAnswer): boolean =>
  text.trim() === '' && files.length === 0 && recordings.length === 0;

/** The answer with one file more; a file that it has already is named once. */
export const withFile = (value: unknown, file: AnswerFile): FileAnswer => {
  const before = toFileAnswer(value);
  return { ...before, files: [...before.files.filter(({ id }) => id !== file.id), file] };
};

/** The answer without a file. */
export const withoutFile = (value: unknown, id: string): FileAnswer => {
  const before = toFileAnswer(value);
  return { ...before, files: before.files.filter((file) => file.id !== id) };
};
