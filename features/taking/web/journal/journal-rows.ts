import type { DeviceSchema } from '@inkstone/device';
import type { JournalEntry, BaseTexts } from '@inkstone/exam/attempt';

/** The stored journal head of one attempt, without entries. */
export interface JournalHead {
  attemptId: number;
  /** The page that may write: each page that opens the attempt sets its own id. */
  writer: string;
  writerEpoch: number;
  acknowledgedSeq: number;
  savedAt: number | null;
  /** The title of the attempt, for screens that list unsent answers. */
  title: string;
  /** True from submission until the server has it: the page that delivers the rest also submits. */
  isSubmitting: boolean;
  /** Acknowledged entries stay on the device, for opening the attempt offline. */
  keepsAcknowledged?: boolean;
}

/** An entry, keyed by attempt, writer page and number, so that it can be written without reading first. */
export type EntryRow = JournalEntry & { attemptId: number; writer: string };

/** The writer row that a page updates with every write. */
export interface WriterRow {
  attemptId: number;
  writer: string;
  /** The last sequence number used; it stays used even if its entry is lost. */
  lastSeq: number;
  isSubmitting: boolean;
}

/** An acknowledged long text that the patches among the entries build on. */
export type BaseRow = BaseTexts[number] & { attemptId: number; questionId: number };

/** A stored row that could not be read, or was written by a page that was no longer the writer. */
export interface UnreadRow {
  attemptId: number;
  /** The title of the attempt; empty where it could not be read either. */
  title: string;
  store: 'journals' | 'entries';
  row: unknown;
}

/** A stored file of an answer, until the server has it. */
export interface StoredAnswerFile {
  id: string;
  attemptId: number;
  questionId: number;
  name: string;
  mime: string;
  /** Not a Blob: Safari cannot store one in a private window. */
  bytes: ArrayBuffer;
  /** The position of the file within its attempt. */
  order: number;
  /** A picture of the student's own program, which has its own upload call. */
  isCode?: boolean;
  /** Whether the journal refers to it: it is part of the answer then. */
  isReferenced: boolean;
  /** Removed from the answer; the server does not know yet. */
  isRemoved: boolean;
  /** The server's message where it refused the file: it stays here and is not sent again automatically. */
  refusalMessage?: string;
}

/** The row of a file; older versions stored a Blob. */
export type FileRow = Omit<StoredAnswerFile, 'bytes'> & { bytes: ArrayBuffer | Blob };

/** A stored recording; its row stays, without sound, after the server has it. */
export interface StoredRecording {
  id: string;
  attemptId: number;
  questionId: number;
  mime: string;
  /** The programme of the assignment; absent in rows of older versions. */
  programme?: string;
  /** The position of the recording within its attempt, from 0. */
  order: number;
  /** The number of chunks so far, including sent ones. */
  chunkCount: number;
  /** `interrupted` where a crash or unplugging ended it, so that another part may follow. */
  endState: 'recording' | 'stopped' | 'interrupted';
  /** The server has the whole recording. */
  isDelivered: boolean;
  /** The server's message where it refused the recording: it stays here and is not sent again automatically. */
  refusalMessage?: string;
}

/** One unsent chunk of a recording. */
export interface RecordingChunk {
  recordingId: string;
  index: number;
  bytes: ArrayBuffer;
}

/** Bytes that journal entries refer to, written in one transaction with them. */
export interface Attachments {
  files?: readonly StoredAnswerFile[];
  recordings?: readonly StoredRecording[];
  chunks?: readonly RecordingChunk[];
}

/** The object stores of a person's attempts on this device. */
export interface JournalSchema extends DeviceSchema {
  /** `isSubmitting` is in the writer row. */
  journals: { key: number; value: Omit<JournalHead, 'isSubmitting'> };
  entries: { key: [number, string, number]; value: EntryRow; indexes: { attemptId: number } };
  writers: { key: [number, string]; value: WriterRow; indexes: { attemptId: number } };
  baseTexts: { key: [number, number]; value: BaseRow; indexes: { attemptId: number } };
  /** Acknowledged entries of journals with `keepsAcknowledged`, since the stored start. */
  acknowledgedEntries: { key: [number, number]; value: JournalEntry & { attemptId: number } };
  /** Unreadable rows, until a person deletes them. */
  unreadableRows: { key: number; value: UnreadRow; indexes: { attemptId: number } };
  files: { key: string; value: FileRow; indexes: { attemptId: number } };
  recordings: { key: string; value: StoredRecording; indexes: { attemptId: number } };
  recordingChunks: { key: [string, number]; value: RecordingChunk; indexes: { recordingId: string } };
}
