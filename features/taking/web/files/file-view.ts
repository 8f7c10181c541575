import type { DeliveryProblem } from '@inkstone/exam/attempt';
import type { FileStatus, FileView } from '@inkstone/exam/files';
import type { OutboxItem } from '@inkstone/device/outbox';
import type { StoredAnswerFile } from './device-files.ts';
import type { UploadedFile } from './send-file.ts';

/** The files of an attempt as this window knows them. */
export interface KnownFiles {
  items: Iterable<OutboxItem<StoredAnswerFile, string>>;
  /** Files being stored. */
  saving: Iterable<StoredAnswerFile>;
  uploaded: Iterable<UploadedFile>;
  /** The file being uploaded. */
  current: { id: string; share: number } | null;
  /** Why sending fails. */
  problem: DeliveryProblem | null;
}

/** Whether a stored file is part of its answer. */
export const isPart = ({ isReferenced, isRemoved }: StoredAnswerFile): boolean => isReferenced && !isRemoved;

/** Whether a file is not sent any more by itself: the server or another window has refused it. */
export const isStopped = ({ phase }: OutboxItem<StoredAnswerFile, string>): boolean =>
  phase.is === 'refused' || phase.is === 'aside';

const toStatus = (
  { key, phase }: OutboxItem<StoredAnswerFile, string>,
  { current, problem }: KnownFiles,
): FileStatus => {
  if (phase.is === 'refused') return { is: 'refused', message: phase.reason };
  if (phase.is === 'aside') return { is: 'refused', message: phase.conflict };
  if (current?.id === key) return { is: 'sending', share: current.share };
  return { is: 'device', why: problem === 'offline' || problem === 'signedOut' ? problem : null };
};

/** Creates the function that shows the files, with their addresses in this window until it is closed. */
export const createFileView = () => {
  const objectUrls = new Map<string, string>();
  const objectUrlFor = ({ id, mime, bytes }: StoredAnswerFile): string => {
    const known = objectUrls.get(id) ?? URL.createObjectURL(new Blob([bytes], { type: mime }));
    objectUrls.set(id, known);
    return known;
  };
  return {
    build(known: KnownFiles): Readonly<Record<string, FileView>> {
      const inAnswer = [...known.items].filter(({ value }) => isPart(value));
      return Object.fromEntries<FileView>([
        ...[...known.uploaded].map(
          ({ id, url }) => [id, { stand: { is: 'server' }, url: objectUrls.get(id) ?? url }] as const,
        ),
        ...[...known.saving].map((file) => [file.id, { stand: { is: 'keeping' }, url: objectUrlFor(file) }] as const),
        ...inAnswer.map((item) => [item.key, { stand: toStatus(item, known), url: objectUrlFor(item.value) }] as const),
      ]);
    },
    close(): void {
      for (const url of objectUrls.values()) URL.revokeObjectURL(url);
    },
  };
};
