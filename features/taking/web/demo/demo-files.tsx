import { createListeners } from '@inkstone/base';
import { useState, type ReactNode } from 'react';
import { newRequestId } from '@inkstone/call/web';
import {
  AnswerFileStoreProvider,
  FileSources,
  type AnswerFileStore,
  type FileSource,
  type FileView,
} from '@inkstone/exam/files';
import type { AnswerFile } from '@inkstone/exam/handed';

interface DemoHearers {
  added(file: AnswerFile): void;
  removed(id: string): void;
  kept(id: string, source: FileSource): void;
}

const demoDesk = ({ added, removed, kept }: DemoHearers): AnswerFileStore => {
  let views: Readonly<Record<string, FileView>> = {};
  const listeners = createListeners();
  return {
    subscribe: listeners.subscribe,
    view: () => views,
    async add({ name, mime, bytes }) {
      const id = newRequestId();
      const url = URL.createObjectURL(new Blob([bytes], { type: mime }));
      views = { ...views, [id]: { stand: { is: 'page' }, url } };
      kept(id, { name, mime, bytes: bytes.byteLength, url });
      added({ id, name, mime, bytes: bytes.byteLength });
      listeners.notify();
      return null;
    },
    remove: removed,
    retry: () => undefined,
  };
};

interface DemoFilesProps {
  onAdd(file: AnswerFile): void;
  onRemove(id: string): void;
  children: ReactNode;
}

/** A place for files that sends nothing and keeps nothing: they live in this page and can be looked at here. */
export const DemoFiles = ({ onAdd, onRemove, children }: DemoFilesProps) => {
  const [sources, setSources] = useState<Readonly<Record<string, FileSource>>>({});
  const [desk] = useState(() =>
    demoDesk({
      added: onAdd,
      removed: onRemove,
      kept: (id, source) => setSources((before) => ({ ...before, [id]: source })),
    }),
  );
  return (
    <AnswerFileStoreProvider desk={desk}>
      <FileSources sources={sources}>{children}</FileSources>
    </AnswerFileStoreProvider>
  );
};
