import type { DeliveryProblem } from '@inkstone/exam/attempt';
import type { FileStatus, FileView } from '@inkstone/exam/files';
import type { DeviceFiles, StoredAnswerFile } from './device-files.ts';
import type { UploadedFile } from './send-file.ts';

/** The files of an attempt as this window knows them: changed by the queue, displayed by the page. */
export interface FileStore {
  /** Stored files, including removed ones. */
  stored: readonly StoredAnswerFile[];
  /** Files being stored, by id. */
  readonly saving: Map<string, StoredAnswerFile>;
  /** Uploaded files, by id. */
  readonly onServer: Map<string, UploadedFile>;
  /** The server's messages about refused files, by file id. */
  readonly refused: Map<string, string>;
  /** Why sending fails; null while it works. */
  failure: { trouble: DeliveryProblem; words: string } | null;
  /** The file being sent. */
  current: { id: string; share: number; stop: AbortController } | null;
  change(id: string, part: Partial<StoredAnswerFile>): void;
  /** The status of each file; the same object until something changes. */
  view(): Readonly<Record<string, FileView>>;
  /** Recomputes the view on the next read. */
  invalidate(): void;
  close(): void;
}

const toFileStand = ({ refused, current, failure }: FileStore, { id }: StoredAnswerFile): FileStatus => {
  const words = refused.get(id);
  if (words !== undefined) return { is: 'refused', message: words };
  if (current?.id === id) return { is: 'sending', share: current.share };
  const why = failure?.trouble === 'offline' || failure?.trouble === 'signedOut' ? failure.trouble : null;
  return { is: 'device', why };
};

/** Opens the store from the files on the device and those uploaded when the attempt was opened. */
export const openFileStore = async (
  device: DeviceFiles,
  attemptId: number,
  uploaded: readonly UploadedFile[],
): Promise<FileStore> => {
  const stored = await device.list(attemptId).catch((): StoredAnswerFile[] => []);
  const refused = new Map(
    stored.flatMap(({ id, refusalMessage: words }) => (words === undefined ? [] : [[id, words]])),
  );
  const [words] = refused.values();
  const objectUrls = new Map<string, string>();
  let cachedView: Readonly<Record<string, FileView>> | null = null;
  const objectUrlFor = ({ id, mime, bytes }: StoredAnswerFile): string => {
    const known = objectUrls.get(id) ?? URL.createObjectURL(new Blob([bytes], { type: mime }));
    objectUrls.set(id, known);
    return known;
  };
  const buildView = (): Readonly<Record<string, FileView>> => {
    const inAnswer = store.stored.filter(({ isReferenced, isRemoved }) => isReferenced && !isRemoved);
    return Object.fromEntries([
      ...[...store.onServer].map(
        ([id, { url }]) => [id, { stand: { is: 'server' }, url: objectUrls.get(id) ?? url }] as const,
      ),
      ...[...store.saving.values()].map(
        (file) => [file.id, { stand: { is: 'keeping' }, url: objectUrlFor(file) }] as const,
      ),
      ...inAnswer.map((file) => [file.id, { stand: toFileStand(store, file), url: objectUrlFor(file) }] as const),
    ]);
  };
  const store: FileStore = {
    stored,
    saving: new Map(),
    onServer: new Map(uploaded.map((file) => [file.id, file])),
    refused,
    failure: words === undefined ? null : { trouble: 'refused', words },
    current: null,
    change(id, part) {
      store.stored = store.stored.map((file) => (file.id === id ? { ...file, ...part } : file));
    },
    view: () => (cachedView ??= buildView()),
    invalidate() {
      cachedView = null;
    },
    close() {
      for (const url of objectUrls.values()) URL.revokeObjectURL(url);
    },
  };
  return store;
};
