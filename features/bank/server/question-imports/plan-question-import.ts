import path from 'node:path';
import { cutText, daysAsMs, hasUnsafeText } from '@inkstone/base';
import { handleCall, type PrepareContext } from '@inkstone/call/server';
import { receiveToFile, toFileName, type StoredFile } from '@inkstone/files';
import { renderInProcess } from '@inkstone/files/apart';
import { countUse } from '@inkstone/session/server';
import { maxSourceBytes, planQuestionImport as contract } from '../../contract/question-imports.ts';
import type { SourceError } from '../../import/format.ts';
import { maxImportItems } from '../../import/vocabulary.ts';
import { renameFiles } from '../exchange/bundle.ts';
import { parseReading, toOpenable, type ReadTask } from '../exchange/scratch-reading.ts';
import { storeMedia } from '../exchange/store-media.ts';
import { insertFile, updateFilesUnused } from '../files.queries.ts';
import { listReferencedFiles } from '../sign-content.ts';
import { findNode } from '../write-sets.queries.ts';
import type { CheckedItem, CheckedSource } from './checked-source.ts';
import {
  deleteOldPlans,
  insertQuestionImport,
  listKnownFingerprints,
  listKnownIdentifiers,
} from './question-imports.queries.ts';
import { toSetViewer } from '../set-access.queries.ts';

const readThread = new URL('./read-source.thread.ts', import.meta.url);
const readsAnHour = 60;
/** How long a file that was read and not imported is kept. */
const planDays = 30;
const sizeLimit = { megabytes: maxSourceBytes / 1024 / 1024 };

type Context = PrepareContext<typeof contract>;
type Refused = { refused: SourceError['code']; files: [] };

interface Prepared extends Omit<CheckedSource, 'files'> {
  fileName: string;
  files: { id: number; name: string; stored: StoredFile }[];
  /** Names of pictures that are none. */
  badFiles: ReadonlyMap<number, string>;
}

/** Receives and reads the file, in a process of its own that may fail; no file is whole in the server's memory. */
const readInFolder = async (ctx: Context, folder: string): Promise<Prepared> => {
  const { me, refuse, storage } = ctx;
  const sourcePath = path.join(folder, 'source');
  const received = await receiveToFile(ctx.uploads, sourcePath, maxSourceBytes);
  if (received === 'missing') return refuse('file.none');
  if (received === 'tooLarge') return refuse('import.tooLarge', sizeLimit);
  const fileName = hasUnsafeText(received.name) ? '' : cutText(received.name, 200);
  const facts: ReadTask = { name: fileName, sourcePath, folder };
  const sent = await renderInProcess(readThread, async () => ({ facts, files: [] }), { personId: me.id });
  if (sent === 'busy') return refuse('import.busy');
  if (sent === 'tooHeavy') return refuse('source.bomb');
  const source = parseReading<CheckedSource | Refused>(sent);
  if ('refused' in source) return refuse(`source.${source.refused}`, { count: maxImportItems });
  const { files } = await storeMedia(storage, toOpenable(source.files));
  const storedIds = new Set(files.map(({ id }) => id));
  const badFiles = new Map(source.files.flatMap(({ id, name }) => (storedIds.has(id) ? [] : [[id, name] as const])));
  return { ...source, fileName, files, badFiles };
};

/** Receives and reads the file before the transaction. */
const prepare = async (ctx: Context): Promise<Prepared> => {
  const { db, me, now, storage } = ctx;
  await countUse(db, now, { key: `question import ${me.id}`, most: readsAnHour, windowSeconds: 3600 });
  return storage.withScratchFolder((folder) => readInFolder(ctx, folder));
};

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

/** Reads a file of questions and stores what would become of each. */
export const planQuestionImport = handleCall<typeof contract, Prepared>(contract, {
  prepare,
  async decide({ me, tx, now, input, prepared, refuse }) {
    const { programme, subject } = input;
    if (!(await findNode(tx, `${programme}.${subject}`))) return refuse('set.placeUnknown');
    const { format, fileName, groups, files, badFiles } = prepared;
    await updateFilesUnused(
      tx,
      await deleteOldPlans(tx, { ownerId: me.id, before: new Date(now.getTime() - daysAsMs(planDays)) }),
    );
    const fileIds = new Map<number, number>();
    for (const { id, name, stored } of files) {
      const { key, kind, mime, size: sizeBytes, sha256 } = stored;
      const row = { key, name: toFileName(name, kind), mime, sizeBytes, sha256, ownerId: me.id, createdAt: now };
      fileIds.set(id, await insertFile(tx, { ...row, usedBy: 'question_import' }));
    }
    const items = prepared.items.map((item) =>
      withoutBadFiles(item, groups[item.groupPosition - 1]?.stimulus, badFiles),
    );
    const viewer = toSetViewer(me);
    const known = async (rows: ReturnType<typeof listKnownFingerprints>) =>
      new Map((await rows).map(({ value, setId }) => [value, setId]));
    const byFingerprint = await known(
      listKnownFingerprints(
        tx,
        items.flatMap(({ fingerprint }) => fingerprint ?? []),
        viewer,
      ),
    );
    const byIdentifier = await known(
      listKnownIdentifiers(
        tx,
        { ownerId: me.id, format },
        items.flatMap(({ identifier }) => (identifier === null || isPlainNumber(identifier) ? [] : identifier)),
        viewer,
      ),
    );
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
    const importRow = { ownerId: me.id, fileName, format, programme, subject, groups: storedGroups, createdAt: now };
    return { importId: await insertQuestionImport(tx, { ...importRow, fileIds: [...fileIds.values()] }, rows) };
  },
});
