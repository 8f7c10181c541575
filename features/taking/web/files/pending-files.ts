import type { UploadedFile } from './send-file.ts';

/** Files that the answers refer to and that neither this device nor, as far as it knows, the server has. */
export interface PendingFiles {
  /** Sets the files that the answers refer to. */
  start(named: ReadonlySet<string>): void;
  /** The answers no longer refer to a file. */
  remove(id: string): void;
  /** Asks the server now and repeatedly while a file is missing. */
  refresh(): Promise<void>;
  close(): void;
}

interface PendingFilesOptions {
  onServer: Map<string, UploadedFile>;
  /** Whether this device has a file. */
  isStored(id: string): boolean;
  /** Fetches the uploaded files from the server again. */
  renew(): Promise<readonly UploadedFile[]>;
  onChange(): void;
}

const refreshMs = 20_000;

/** Watches for files that were being uploaded when the attempt was opened, or come from another device. */
export const watchPendingFiles = ({ onServer, isStored, renew, onChange }: PendingFilesOptions): PendingFiles => {
  let referenced: ReadonlySet<string> = new Set();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  const hasPending = (): boolean => [...referenced].some((id) => !onServer.has(id) && !isStored(id));
  const refresh = async (): Promise<void> => {
    clearTimeout(timer);
    if (isClosed || !hasPending()) return;
    for (const file of await renew().catch(() => []))
      if (referenced.has(file.id) && !onServer.has(file.id)) onServer.set(file.id, file);
    if (isClosed) return;
    onChange();
    if (hasPending()) timer = setTimeout(() => void refresh(), refreshMs);
  };
  return {
    refresh,
    start(ids) {
      referenced = ids;
      void refresh();
    },
    remove(id) {
      referenced = new Set([...referenced].filter((otherId) => otherId !== id));
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
};
