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

interface DemoFileCallbacks {
  onAdd(file: AnswerFile): void;
  onRemove(id: string): void;
  onSave(id: string, source: FileSource): void;
}

const createDemoFileDesk = ({ onAdd, onRemove, onSave }: DemoFileCallbacks): AnswerFileStore => {
  let views: Readonly<Record<string, FileView>> = {};
  const listeners = createListeners();
  return {
    subscribe: listeners.subscribe,
    view: () => views,
    async add({ name, mime, bytes }) {
      const id = newRequestId();
      const url = URL.createObjectURL(new Blob([bytes], { type: mime }));
      views = { ...views, [id]: { stand: { is: 'page' }, url } };
      onSave(id, { name, mime, bytes: bytes.byteLength, url });
      onAdd({ id, name, mime, bytes: bytes.byteLength });
      listeners.notify();
      return null;
    },
    remove: onRemove,
    retry: () => undefined,
  };
};

interface DemoFilesProps {
  onAdd(file: AnswerFile): void;
  onRemove(id: string): void;
  children: ReactNode;
}

/** A file upload for the demo: files stay in this page and are neither sent nor stored. */
export const DemoFiles = ({ onAdd, onRemove, children }: DemoFilesProps) => {
  const [sources, setSources] = useState<Readonly<Record<string, FileSource>>>({});
  const [desk] = useState(() =>
    createDemoFileDesk({
      onAdd,
      onRemove,
      onSave: (id, source) => setSources((before) => ({ ...before, [id]: source })),
    }),
  );
  return (
    <AnswerFileStoreProvider desk={desk}>
      <FileSources sources={sources}>{children}</FileSources>
    </AnswerFileStoreProvider>
  );
};
