import type { Language } from '@inkstone/base';
import type { NoteDraft } from '../../contract.ts';

/** A file of the answer as the document shows it. */
export interface DocFile {
  fileId: number;
  name: string;
  mime: string;
}

/** A note as the document says it. */
export type DocNote = Pick<NoteDraft, 'id' | 'place' | 'code' | 'text'> & { codeName: string; isSpoken: boolean };

/** Everything that a marked answer's document says, in the reader's language. */
export interface DocContent {
  language: Language;
  title: string;
  studentName: string;
  /** Where the question stands: part and number, in words. */
  question: string;
  /** The task in plain words. */
  task: string;
  handedInAt: string;
  /** Null where nobody has marked it yet. */
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
