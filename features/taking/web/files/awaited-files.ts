import type { FileShelf } from './file-shelf.ts';
import type { ArrivedFile } from './send-file.ts';

/** The files that the answers name and that neither this device nor, as far as it knows, the server has. */
export interface AwaitedFiles {
  /** Says which files the answers name. */
  begin(named: ReadonlySet<string>): void;
  /** A file is no longer named. */
  forget(id: string): void;
  /** Asks the server, now and from time to time, as long as one is awaited. */
  ask(): Promise<void>;
  close(): void;
}

interface AwaitedParts {
  shelf: FileShelf;
  /** Asks the server again what it has. */
  renew(): Promise<readonly ArrivedFile[]>;
  changed(): void;
}

const askAgainMs = 20_000;

/** Waits for files that were on their way when the attempt was opened, or come from another device. */
export const awaitFiles = ({ shelf, renew, changed }: AwaitedParts): AwaitedFiles => {
  const { onServer } = shelf;
  let named: ReadonlySet<string> = new Set();
  let asking: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  const isAwaited = (): boolean => {
    const here = new Set(shelf.kept.map(({ id }) => id));
    return [...named].some((id) => !onServer.has(id) && !here.has(id));
  };
  const ask = async (): Promise<void> => {
    clearTimeout(asking);
    if (isClosed || !isAwaited()) return;
    for (const file of await renew().catch(() => []))
      if (named.has(file.id) && !onServer.has(file.id)) onServer.set(file.id, file);
    if (isClosed) return;
    changed();
    if (isAwaited()) asking = setTimeout(() => void ask(), askAgainMs);
  };
  return {
    ask,
    begin(names) {
      named = names;
      void ask();
    },
    forget(id) {
      named = new Set([...named].filter((one) => one !== id));
    },
    close() {
      isClosed = true;
      clearTimeout(asking);
    },
  };
};
