import type { Language } from '@inkstone/base';
import type { NoteDraft } from '../../contract.ts';

/** A file of the answer as the document shows it. */
export interface DocFile {
  fileId: number;
  name: string;
  mime: string;
}

/** A note as the document prints it. */
export type DocNote = Pick<NoteDraft, 'id' | 'place' | 'code' | 'text'> & { codeName: string; isSpoken: boolean };

/** Content of the PDF of a marked answer, in the reader's language. */
export interface DocContent {
  language: Language;
  title: string;
  studentName: string;
  /** Where the question is: part and number, as text. */
  question: string;
  /** The task as plain text. */
  task: string;
  handedInAt: string;
  /** Null while the answer is not marked. */
  mark: {
    markerName: string;
    isReleased: boolean;
    score: string;
    criteria: readonly { name: string; score: string }[];
    comment: string;
    suggested: string;
    notes: readonly DocNote[];
  } | null;
  text: string | null;
  recordings: number;
  files: readonly DocFile[];
}
