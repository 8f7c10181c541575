import { buffer } from 'node:stream/consumers';
import type { ImportedFile } from '@inkstone/bank/server';
import type { PrepareContext } from '@inkstone/call/server';
import { kinds, type FileKind, type Storage, type StoredFile } from '@inkstone/files';
import { renderInProcess } from '@inkstone/files/apart';
import {
  ArchiveError,
  listArchivedFiles,
  openArchivedFile,
  type ArchivedFile,
  type ArchiveSource,
} from '@inkstone/files/archive';
import {
  contentListName,
  maxContentFiles,
  maxContentListBytes,
  maxPackageBytes,
  type ContentFile,
  type importContent,
} from '../../contract/content.ts';
import type { ContentReading } from './read-content.ts';

type ImportContext = PrepareContext<typeof importContent>;

const readThread = new URL('./read-content.thread.ts', import.meta.url);
/** A list of two thousand sets is read within it. */
const maxReadSeconds = 300;
const sizeLimit = { gigabytes: maxPackageBytes / 1024 ** 3 };
const acceptedKinds: readonly FileKind[] = [
  ...[...kinds.pictures, ...kinds.sounds, ...kinds.films],
  ...[...kinds.documents, ...kinds.captions],
];

/** A package whose files are stored: what its objects refer to, and which files could not be taken. */
export interface PreparedPackage {
  reading: Exclude<ContentReading, { refused: string }>;
  files: ImportedFile[];
  /** Numbers of files that are damaged, missing or of a kind that is not taken. */
  faults: { fileId: number; name: string; code: 'import.fileBroken' | 'import.fileKind' }[];
}

const receiveArchive = async (ctx: ImportContext): Promise<StoredFile> => {
  for await (const { stream } of ctx.uploads) {
    const saved = await ctx.storage.save(stream, { maxBytes: maxPackageBytes, accept: kinds.packages });
    if (saved.ok) return saved.value;
    return saved.code === 'file.tooLarge'
      ? ctx.refuse('content.tooLarge', sizeLimit)
      : ctx.refuse('content.unreadable');
  }
  return ctx.refuse('content.none');
};

/** Reads the list of the package in a separate process, which may fail. */
const readList = async (ctx: ImportContext, source: ArchiveSource, list: ArchivedFile | undefined) => {
  if (!list) return ctx.refuse('content.unreadable');
  if (list.size > maxContentListBytes) return ctx.refuse('content.tooLarge', sizeLimit);
  const bytes = await buffer(openArchivedFile(source, list));
  const task = async () => ({ facts: null, files: [{ fileId: 0, bytes }] });
  const read = await renderInProcess(readThread, task, { personId: ctx.me.id, seconds: maxReadSeconds });
  if (read === 'busy') return ctx.refuse('content.busy');
  if (read === 'tooHeavy') return ctx.refuse('content.tooLarge', sizeLimit);
  // Written by `readContent` of the same version in our own process.
  const reading = JSON.parse(Buffer.from(read).toString()) as ContentReading;
  return 'refused' in reading ? ctx.refuse(reading.refused, sizeLimit) : reading;
};

const storeFile = async (
  storage: Storage,
  source: ArchiveSource,
  { file, archived }: { file: ContentFile; archived: ArchivedFile | undefined },
): Promise<StoredFile | PreparedPackage['faults'][number]['code']> => {
  if (!archived) return 'import.fileBroken';
  const saved = await storage.save(openArchivedFile(source, archived), {
    ...{ maxBytes: maxPackageBytes, accept: acceptedKinds },
  });
  if (!saved.ok) return saved.code === 'file.kind' ? 'import.fileKind' : 'import.fileBroken';
  // A cleaned SVG has other bytes than the package; its own were checked by the archive.
  if (saved.value.kind === 'svg' || saved.value.sha256 === file.sha256) return saved.value;
  await storage.remove(saved.value.key);
  return 'import.fileBroken';
};

/** Takes the archive apart: its list is read, and its files are stored one after another. */
const unpackArchive = async (ctx: ImportContext, archive: StoredFile, files: ImportedFile[]) => {
  const { storage } = ctx;
  const source: ArchiveSource = { size: archive.size, read: (range) => storage.open(archive.key, range) };
  const limits = { maxEntries: maxContentFiles + 1, maxTotalBytes: maxPackageBytes };
  const archived = await listArchivedFiles(source, limits);
  const reading = await readList(ctx, source, archived.get(contentListName));
  const faults: PreparedPackage['faults'] = [];
  for (const file of reading.files) {
    const stored = await storeFile(storage, source, { file, archived: archived.get(file.path) });
    if (typeof stored === 'string') faults.push({ fileId: file.id, name: file.name, code: stored });
    else files.push({ id: file.id, name: file.name, stored });
  }
  return { reading, files, faults };
};

/** Receives a package before the transaction and stores its files; of a dry run, and of a refused one, none stay. */
export const receivePackage = async (ctx: ImportContext): Promise<PreparedPackage> => {
  const { storage, input } = ctx;
  const files: ImportedFile[] = [];
  const removeFiles = async () => {
    for (const { stored } of files) await storage.remove(stored.key);
  };
  const archive = await receiveArchive(ctx);
  try {
    const prepared = await unpackArchive(ctx, archive, files);
    if (input.mode === 'dryRun') await removeFiles();
    return prepared;
  } catch (error) {
    await removeFiles();
    if (!(error instanceof ArchiveError)) throw error;
    return error.fault === 'tooLarge' ? ctx.refuse('content.tooLarge', sizeLimit) : ctx.refuse('content.broken');
  } finally {
    await storage.remove(archive.key);
  }
};
