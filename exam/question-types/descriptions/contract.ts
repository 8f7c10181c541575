import type { FindTranslation, Language } from '@inkstone/base';
import type { Block } from '@inkstone/base/document';
import type { Score } from '../type.ts';

/** A submitted file or recording as its reader gets it; a recording without an address has not arrived. */
export interface ReviewedFile {
  id: string;
  name?: string | undefined;
  mime: string;
  bytes?: number | undefined;
  /** The stored file, where it is a picture that can be drawn. */
  fileId?: number | undefined;
  url: string | null;
  late?: { minutes: number; after?: 'clock' | undefined } | null | undefined;
}

/** Whose answer is read, in which language, and what came with it. */
export interface ReviewReading {
  /** Whose answer is shown: the reader's own, or a student's to a teacher. */
  whose: 'own' | 'student';
  language: Language;
  translate: FindTranslation;
  recordings: readonly ReviewedFile[];
  files: readonly ReviewedFile[];
  /** The recorded score of the answer; null or absent: the outcome is that of the type's default rule. */
  recordedScore?: Score | null | undefined;
}

/** A question with its key and the answer to it. */
export interface ReviewedQuestion<Prompt, Key, Answer> {
  prompt: Prompt;
  key: Key;
  value: Answer | undefined;
}

/** Describes a reviewed question as blocks of a document. */
export type DescribeReview<Prompt, Key, Answer> = (
  question: ReviewedQuestion<Prompt, Key, Answer>,
  reading: ReviewReading,
) => Block[];
