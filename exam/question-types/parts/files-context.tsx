import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { Late } from './late/late-note.tsx';

/** Where a file of this answer is. */
export type FileStatus =
  /** Being written onto this device: not there yet. */
  | { is: 'keeping' }
  /** On this device only; it is sent by itself. */
  | { is: 'device'; why: 'offline' | 'signedOut' | null }
  /** `share` of its bytes are on their way, 0 to 1. */
  | { is: 'sending'; share: number }
  | { is: 'server' }
  /** The server does not take it, in its own words; it is kept on this device. */
  | { is: 'refused'; message: string }
  /** Neither here nor on the server: another device has still to send it. */
  | { is: 'awaited' }
  /** Nothing is sent from here: it goes with the page. */
  | { is: 'page' };

/** A file of this answer as the page sees it. */
export interface FileView {
  stand: FileStatus;
  /** Where its bytes can be looked at; null where they cannot. */
  url: string | null;
}

/** A file that was looked into and may be handed in. */
export interface ChosenFile {
  name: string;
  mime: string;
  bytes: ArrayBuffer;
}

/** Why a file was not added: the device is full, or the question has closed meanwhile. */
export type AddFileFailure = 'deviceFull' | 'closed';

/** Keeps the files of the question on the screen. Whoever shows a question provides one. */
export interface AnswerFileStore {
  subscribe(listener: () => void): () => void;
  /** By id; the same object until something has changed. */
  view(): Readonly<Record<string, FileView>>;
  /** Keeps a file, then puts it into the answer; null once both is done. */
  add(file: ChosenFile): Promise<AddFileFailure | null>;
  /** Takes a file out of the answer, and its bytes away. */
  remove(id: string): void;
  /** Tries to send at once. */
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

/** Gives the questions inside it a place for files. */
export const AnswerFileStoreProvider = ({ desk, children }: { desk: AnswerFileStore; children: ReactNode }) => (
  <FileStoreContext value={desk}>{children}</FileStoreContext>
);

/** The place for files of this question with what it holds now; not open where nobody gave one. */
export const useAnswerFiles = (): {
  desk: AnswerFileStore;
  files: ReturnType<AnswerFileStore['view']>;
  isOpen: boolean;
} => {
  const desk = use(FileStoreContext);
  return { desk, isOpen: desk !== closedStore, files: useSyncExternalStore(desk.subscribe, desk.view) };
};

/** A file that was handed in, for its reader: what the server found in it. */
export interface FileSource {
  name: string;
  mime: string;
  bytes: number;
  url: string;
  late?: Late | null;
}

const SourcesContext = createContext<Readonly<Record<string, FileSource>>>({});

/** Gives the answers inside it the addresses of their files, by id. */
export const FileSources = ({
  sources,
  children,
}: {
  sources: Readonly<Record<string, FileSource>>;
  children: ReactNode;
}) => <SourcesContext value={sources}>{children}</SourcesContext>;

/** The addresses of handed-in files by id; one that has not arrived is not among them. */
export const useFileSources = (): Readonly<Record<string, FileSource>> => use(SourcesContext);
