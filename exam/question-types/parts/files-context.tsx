import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { Late } from './late/late-note.tsx';

/** Upload status of a file. */
export type FileStatus =
  /** Being saved on this device. */
  | { is: 'keeping' }
  /** On this device only; it is sent automatically. */
  | { is: 'device'; why: 'offline' | 'signedOut' | null }
  /** `share` of its bytes are sent, 0 to 1. */
  | { is: 'sending'; share: number }
  | { is: 'server' }
  /** The server rejected it, with its message; it stays on this device. */
  | { is: 'refused'; message: string }
  /** Neither here nor on the server: another device still has to send it. */
  | { is: 'awaited' }
  /** Not sent from here: it lives as long as the page. */
  | { is: 'page' };

/** A file of this answer as the page sees it. */
export interface FileView {
  stand: FileStatus;
  /** URL to view it; null where it cannot be viewed. */
  url: string | null;
}

/** A checked file that may be added. */
export interface ChosenFile {
  name: string;
  mime: string;
  bytes: ArrayBuffer;
}

/** Why a file was not added: the device is full, or the question was closed meanwhile. */
export type AddFileFailure = 'deviceFull' | 'closed';

/** Stores the files of the current question. Provided by whoever renders the question. */
export interface AnswerFileStore {
  subscribe(listener: () => void): () => void;
  /** By id; the same object until something changes. */
  view(): Readonly<Record<string, FileView>>;
  /** Saves a file and adds it to the answer; null on success. */
  add(file: ChosenFile): Promise<AddFileFailure | null>;
  /** Removes a file from the answer and deletes its bytes. */
  remove(id: string): void;
  /** Retries sending now. */
  retry(): void;
}

const noFiles: ReturnType<AnswerFileStore['view']> = {};

const closedStore: AnswerFileStore = {
  subscribe: () => () => undefined,
  view: () => noFiles,
  add: async () => 'closed',
  remove: () => undefined,
  retry: () => undefined,
};

const FileStoreContext = createContext<AnswerFileStore>(closedStore);

export const AnswerFileStoreProvider = ({ desk, children }: { desk: AnswerFileStore; children: ReactNode }) => (
  <FileStoreContext value={desk}>{children}</FileStoreContext>
);

/** The file store of this question and its current files; not open where none is provided. */
export const useAnswerFiles = (): {
  desk: AnswerFileStore;
  files: ReturnType<AnswerFileStore['view']>;
  isOpen: boolean;
} => {
  const desk = use(FileStoreContext);
  return { desk, isOpen: desk !== closedStore, files: useSyncExternalStore(desk.subscribe, desk.view) };
};

/** A submitted file as the server describes it to readers. */
export interface FileSource {
  name: string;
  mime: string;
  bytes: number;
  url: string;
  late?: Late | null;
}

const SourcesContext = createContext<Readonly<Record<string, FileSource>>>({});

/** Provides the URLs of submitted files by id. */
export const FileSources = ({
  sources,
  children,
}: {
  sources: Readonly<Record<string, FileSource>>;
  children: ReactNode;
}) => <SourcesContext value={sources}>{children}</SourcesContext>;

/** URLs of submitted files by id; files that have not arrived are missing. */
export const useFileSources = (): Readonly<Record<string, FileSource>> => use(SourcesContext);
