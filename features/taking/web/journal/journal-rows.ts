import type { DeviceSchema } from '@inkstone/device';
import type { JournalEntry, BaseTexts } from '@inkstone/exam/attempt';

/** The journal of one attempt without its entries, as the device keeps it. */
export interface JournalHead {
  attemptId: number;
  /** The page that may write: each page that opens the attempt puts itself in. */
  writer: string;
  holder: number;
  acked: number;
  savedAt: number | null;
  /** What the unsent answers belong to, for the screens that speak of them. */
  title: string;
  /** True from the press of hand in until the server has it: whoever delivers the rest hands in as well. */
  handsIn: boolean;
  /** What the server holds stays on the device too, for a page that is opened anew without a network. */
  keepsHeld?: boolean;
}

/** An entry under its attempt, the page that wrote it and its number: written without reading first, nothing collides. */
export type EntryRow = JournalEntry & { attemptId: number; writer: string };

/** What a page says of its own journal with every write. */
export interface WriterRow {
  attemptId: number;
  writer: string;
  /** The last number that was given: it stays taken where its entry is lost. */
  lastSeq: number;
  handsIn: boolean;
}

/** A long text as the server has it by this device's journal: what the patches among the entries build on. */
export type BaseRow = BaseTexts[number] & { attemptId: number; questionId: number };

/** A row that could not be read, or was written by a page that the attempt no longer belonged to, as it was kept. */
export interface UnreadRow {
  attemptId: number;
  /** What the attempt is called; empty where that could not be read either. */
  title: string;
  store: 'heads' | 'entries';
  row: unknown;
}

/** A file of an answer as the device keeps it, until the server has it. */
export interface KeptFile {
  id: string;
  attemptId: number;
  questionId: number;
  name: string;
  mime: string;
  /** Not a Blob: Safari keeps none in a private window. */
  bytes: ArrayBuffer;
  /** Which file of its attempt, in the order added. */
  order: number;
  /** A picture of a student's own program, which has an entrance of its own. */
  isCode?: boolean;
  /** The journal names it: from then on it is part of the answer. */
  isNamed: boolean;
  /** Taken out of the answer; only the server has still to hear so. */
  isRemoved: boolean;
  /** The server's words where it refused the file: it stays here and is not sent again by itself. */
  refusedWords?: string;
}

/** A file's row, which an earlier build wrote with a Blob. */
export type FileRow = Omit<KeptFile, 'bytes'> & { bytes: ArrayBuffer | Blob };

/** A recording as the device keeps it; its row stays, without sound, after the server has it. */
export interface KeptTake {
  id: string;
  attemptId: number;
  questionId: number;
  mime: string;
  /** The programme of its work; absent in what was kept before takes said so. */
  programme?: string;
  /** Which take of its attempt, from 0. */
  order: number;
  /** Pieces kept so far, sent ones too. */
  pieces: number;
  /** `no` while one speaks; `broken` where a crash or a plug ended it, so that it may go on as another part. */
  ended: 'no' | 'stopped' | 'broken';
  /** The server has it whole. */
  isDone: boolean;
  /** The server's words where it refused the recording: it stays here and is not sent again by itself. */
  refusedWords?: string;
}

/** One piece that the server does not have. */
export interface KeptPiece {
  recordingId: string;
  index: number;
  bytes: ArrayBuffer;
}

/** Bytes that belong to entries of the journal and are written in one transaction with them. */
export interface Attachments {
  files?: readonly KeptFile[];
  takes?: readonly KeptTake[];
  pieces?: readonly KeptPiece[];
}

/** The stores of a person's work on this device. */
export interface JournalSchema extends DeviceSchema {
  /** Whether it was handed in its page says itself, with every write. */
  heads: { key: number; value: Omit<JournalHead, 'handsIn'> };
  entries: { key: [number, string, number]; value: EntryRow; indexes: { attemptId: number } };
  writers: { key: [number, string]; value: WriterRow; indexes: { attemptId: number } };
  bases: { key: [number, number]; value: BaseRow; indexes: { attemptId: number } };
  /** What the server holds of heads that keep it, since the start that is kept beside them. */
  held: { key: [number, number]; value: JournalEntry & { attemptId: number } };
  /** What could not be read, until a person lets go of it. */
  aside: { key: number; value: UnreadRow; indexes: { attemptId: number } };
  files: { key: string; value: FileRow; indexes: { attemptId: number } };
  takes: { key: string; value: KeptTake; indexes: { attemptId: number } };
  pieces: { key: [string, number]; value: KeptPiece; indexes: { recordingId: string } };
}
