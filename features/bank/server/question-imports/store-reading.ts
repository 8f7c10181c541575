import type { Tx } from '@inkstone/db';
import { toFileName } from '@inkstone/files';
import type { StoredFile } from '@inkstone/files';
import { renameFiles } from '../exchange/bundle.ts';
import { insertFile } from '../files.queries.ts';
import type { SetViewer } from '../set-access.queries.ts';
import { listReferencedFiles } from '../sign-content.ts';
import type { CheckedItem, CheckedSource } from './checked-source.ts';
import { listKnownFingerprints, listKnownIdentifiers, type NewImportItem } from './question-imports.queries.ts';
import type { PreparedSource } from './read-import-file.ts';

/** A bare number counts the questions of one file, and names none of another. */
const isPlainNumber = (identifier: string): boolean => /^\d+$/.test(identifier);

/** The names of lost pictures that some content shows. */
const listLostNames = (content: unknown, badFiles: ReadonlyMap<number, string>): string[] =>
  listReferencedFiles(content).flatMap((id) => badFiles.get(id) ?? []);

/** A question whose picture, or that of its passage, is none has lost it, and says so. */
const withoutBadFiles = (
  item: CheckedItem,
  stimulus: CheckedSource['groups'][number]['stimulus'] | undefined,
  badFiles: ReadonlyMap<number, string>,
): CheckedItem => {
  if (!item.question || badFiles.size === 0) return item;
  const shownFiles = (stimulus?.files ?? []).flatMap(({ id }) => badFiles.get(id) ?? []);
  const names = [...listLostNames([item.question, stimulus?.html ?? ''], badFiles), ...shownFiles];
  if (names.length === 0) return item;
  const notes = [...item.notes, ...[...new Set(names)].map((detail) => ({ code: 'pictureMissing' as const, detail }))];
  return { ...item, notes, outcome: 'doubtful' };
};

interface ReadingOwner {
  ownerId: number;
  viewer: SetViewer;
  now: Date;
}

/** What an import has of a file that was read: its groups, and its files by their ids. */
interface StoredReading {
  groups: CheckedSource['groups'];
  fileIds: number[];
  sourceFileId: number | null;
  items: NewImportItem[];
}

/** Stores the files of what was read, and says what becomes of each question: which of them the bank has already. */
export const storeReading = async (
  tx: Tx,
  { format, fileName, groups, files, badFiles, source, items: readItems }: PreparedSource,
  { ownerId, viewer, now }: ReadingOwner,
): Promise<StoredReading> => {
  const insert = async ({ key, kind, mime, size: sizeBytes, sha256 }: StoredFile, name: string): Promise<number> => {
    const row = { key, name: toFileName(name, kind), mime, sizeBytes, sha256, ownerId, createdAt: now };
    return insertFile(tx, { ...row, usedBy: 'question_import' });
  };
  const fileIds = new Map<number, number>();
  for (const { id, name, stored } of files) fileIds.set(id, await insert(stored, name));
  const items = readItems.map((item) => withoutBadFiles(item, groups[item.groupPosition - 1]?.stimulus, badFiles));
  const known = async (rows: ReturnType<typeof listKnownFingerprints>) =>
    new Map((await rows).map(({ value, setId }) => [value, setId]));
  const fingerprints = items.flatMap(({ fingerprint }) => fingerprint ?? []);
  const byFingerprint = await known(listKnownFingerprints(tx, fingerprints, viewer));
  const identifiers = items.flatMap(({ identifier }) =>
    identifier === null || isPlainNumber(identifier) ? [] : identifier,
  );
  const byIdentifier = await known(listKnownIdentifiers(tx, { ownerId, format }, identifiers, viewer));
  const seen = new Set<string>();
  const rows = items.map(({ question, fingerprint, ...item }) => {
    const sameSetId = byFingerprint.get(fingerprint ?? '') ?? null;
    const isTwice = fingerprint !== null && seen.has(fingerprint);
    if (fingerprint !== null) seen.add(fingerprint);
    const earlierSetId = sameSetId === null ? (byIdentifier.get(item.identifier ?? '') ?? null) : null;
    const isWhole = item.outcome === 'exact' || item.outcome === 'changed';
    return {
      ...item,
      fingerprint,
      question: question && renameFiles(question, (id) => fileIds.get(id) ?? 0),
      isChosen: isWhole && sameSetId === null && !isTwice,
      sameSetId,
      earlierSetId,
    };
  });
  const storedGroups = groups.map(({ stimulus, ...group }) => ({
    ...group,
    stimulus: {
      ...renameFiles(stimulus, (id) => fileIds.get(id) ?? 0),
      files: stimulus.files.flatMap(({ id }) => (fileIds.has(id) ? [{ id: fileIds.get(id) ?? 0 }] : [])),
    },
  }));
  return {
    groups: storedGroups,
    fileIds: [...fileIds.values()],
    sourceFileId: source && (await insert(source, fileName)),
    items: rows,
  };
};
