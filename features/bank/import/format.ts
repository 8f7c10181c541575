import type { LocalizedText } from '@inkstone/base';
import type { ExchangedSet } from '../contract/exchange.ts';
import type { ReadingRule } from '../reading-rules.ts';
import type { ImportFormatId, NoteCode, Outcome } from './vocabulary.ts';

export type { NoteCode, Outcome };

/** A file that a teacher imports: one of text, or an archive that is unpacked when it is read. */
export interface SourceFile {
  name: string;
  bytes: Uint8Array;
}

/** One sentence of the receipt. */
export interface Note {
  code: NoteCode;
  /** The word, tag or value that is meant, as the source has it; empty where there is none. */
  detail: string;
}

/** A question in the bank's own shape, before it is checked like one of the editor. */
export interface ReadQuestion {
  /** Id of a question type. */
  type: string;
  prompt: unknown;
  key: unknown;
  /** Why the key is right, as rich text; empty where the source does not say it. */
  explanation: string;
  /** Hundredths of a point. */
  points: number;
  /** What the product's own files say besides, its explanation in both languages among it; absent: another's file. */
  details?: Omit<ExchangedSet['questions'][number], 'type' | 'prompt' | 'key' | 'points'>;
}

/** One question of the source with what became of it. */
export interface ReadItem {
  /** What the source calls it: the same file imported again is recognised by it; null where the source has no name. */
  identifier: string | null;
  /** The source of the question as text, to be shown beside the player's view; cut by whoever shows it. */
  source: string;
  notes: Note[];
  /** Null where it is dropped. */
  question: ReadQuestion | null;
}

/** A question set of the product's own, as its files say. */
export interface OwnSet {
  title: string;
  titleZh: string | null;
  /** Null where the file has another passage by now. */
  stimulus: ExchangedSet['stimulus'] | null;
}

/** Questions that belong together: those of one passage, or of one category or section of the source. */
export interface ReadGroup {
  /** The title that the source gives; empty where it gives none. */
  title: string;
  /** The passage as rich text; empty where the questions stand alone. */
  passage: string;
  /** Number of a recording or picture of `files` that belongs to the passage; absent where there is none. */
  passageFiles?: readonly number[];
  /** The question set that they were; absent: another's file. */
  own?: OwnSet;
  items: ReadItem[];
}

/** A picture or recording of the source. */
export interface ReadMedia {
  /** Its number, by which rich texts name it in `data-file`. */
  id: number;
  name: string;
  bytes: Uint8Array;
}

/** What was read of a file. */
export interface ReadSource {
  groups: ReadGroup[];
  files: ReadMedia[];
}

/** Why a file cannot be read at all. */
export class SourceError extends Error {
  readonly code: 'unreadable' | 'broken' | 'bomb' | 'empty' | 'tooMany';
  constructor(code: SourceError['code']) {
    super(code);
    this.code = code;
  }
}

/** An import format: a folder here. It reads bytes alone, in a process of its own, and touches neither network nor disk. */
export interface ImportFormat {
  /** The folder's name. */
  id: ImportFormatId;
  name: LocalizedText;
  /** Ends of file names, with their dots; only a hint, the content decides. */
  extensions: readonly string[];
  /** Whether the content is of this format; formats are asked in the order of the registry. */
  recognises(file: SourceFile, rules?: readonly ReadingRule[]): boolean | Promise<boolean>;
  /**
   * Reads the file; the rules of the school are for formats that are read as a paper. Throws `SourceError` where the file
   * cannot be read at all.
   */
  read(file: SourceFile, rules?: readonly ReadingRule[]): ReadSource | Promise<ReadSource>;
}

const doubtful: ReadonlySet<NoteCode> = new Set([
  ...([
    'keyUnclear',
    'keyFromTable',
    'typeGuessed',
    'numberUnclear',
    'optionsUnclear',
    'formulaUnclear',
    'pictureMissing',
  ] as const),
]);

/** What became of a question, by its notes. */
export const getOutcome = ({ question, notes }: Pick<ReadItem, 'question' | 'notes'>): Outcome => {
  if (question === null) return 'dropped';
  if (notes.some(({ code }) => doubtful.has(code))) return 'doubtful';
  return notes.length > 0 ? 'changed' : 'exact';
};
