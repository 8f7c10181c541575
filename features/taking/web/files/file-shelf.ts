import type { DeliveryProblem } from '@inkstone/exam/attempt';
import type { FileStatus, FileView } from '@inkstone/exam/files';
import type { DeviceFiles, KeptFile } from './device-files.ts';
import type { ArrivedFile } from './send-file.ts';

/** What this window knows of the files of an attempt: the queue changes it, the page draws it. */
export interface FileShelf {
  /** What the device keeps, what was taken out too. */
  kept: readonly KeptFile[];
  /** What is being written onto the device, by the ids. */
  readonly keeping: Map<string, KeptFile>;
  /** The files that the server has, by their ids. */
  readonly onServer: Map<string, ArrivedFile>;
  /** The server's words about what it refused, by the ids of the files. */
  readonly refused: Map<string, string>;
  /** Why files do not get there; null while they do. */
  setback: { trouble: DeliveryProblem; words: string } | null;
  /** The file that is on its way. */
  current: { id: string; share: number; stop: AbortController } | null;
  change(id: string, part: Partial<KeptFile>): void;
  /** Where each file is; the same object until something has changed. */
  view(): Readonly<Record<string, FileView>>;
  /** Draws anew at the next look. */
  touch(): void;
  close(): void;
}

const standIn = ({ refused, current, setback }: FileShelf, { id }: KeptFile): FileStatus => {
  const words = refused.get(id);
  if (words !== undefined) return { is: 'refused', message: words };
  if (current?.id === id) return { is: 'sending', share: current.share };
  const why = setback?.trouble === 'offline' || setback?.trouble === 'signedOut' ? setback.trouble : null;
  return { is: 'device', why };
};

/** Opens what the device keeps of an attempt, beside what the server had when the attempt was opened. */
export const openFileShelf = async (
  device: DeviceFiles,
  attemptId: number,
  arrived: readonly ArrivedFile[],
): Promise<FileShelf> => {
  const kept = await device.list(attemptId).catch((): KeptFile[] => []);
  const refused = new Map(kept.flatMap(({ id, refusedWords: words }) => (words === undefined ? [] : [[id, words]])));
  const [words] = refused.values();
  const onPage = new Map<string, string>();
  let shown: Readonly<Record<string, FileView>> | null = null;
  const urlOf = ({ id, mime, bytes }: KeptFile): string => {
    const known = onPage.get(id) ?? URL.createObjectURL(new Blob([bytes], { type: mime }));
    onPage.set(id, known);
    return known;
  };
  const drawn = (): Readonly<Record<string, FileView>> => {
    const here = shelf.kept.filter(({ isNamed, isRemoved }) => isNamed && !isRemoved);
    return Object.fromEntries([
      ...[...shelf.onServer].map(
        ([id, { url }]) => [id, { stand: { is: 'server' }, url: onPage.get(id) ?? url }] as const,
      ),
      ...[...shelf.keeping.values()].map((file) => [file.id, { stand: { is: 'keeping' }, url: urlOf(file) }] as const),
      ...here.map((file) => [file.id, { stand: standIn(shelf, file), url: urlOf(file) }] as const),
    ]);
  };
  const shelf: FileShelf = {
    kept,
    keeping: new Map(),
    onServer: new Map(arrived.map((file) => [file.id, file])),
    refused,
    setback: words === undefined ? null : { trouble: 'refused', words },
    current: null,
    change(id, part) {
      shelf.kept = shelf.kept.map((file) => (file.id === id ? { ...file, ...part } : file));
    },
    view: () => (shown ??= drawn()),
    touch() {
      shown = null;
    },
    close() {
      for (const url of onPage.values()) URL.revokeObjectURL(url);
    },
  };
  return shelf;
};
