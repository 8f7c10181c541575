import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { handleCall, type PrepareContext } from '@inkstone/call/server';
import { countUse } from '@inkstone/session/server';
import { rereadQuestionImport as contract } from '../../contract/question-imports.ts';
import { maxImportItems } from '../../import/vocabulary.ts';
import { findFile, updateFilesUnused } from '../files.queries.ts';
import { toSetViewer } from '../set-access.queries.ts';
import {
  findQuestionImport,
  listFingerprintChoices,
  lockQuestionImport,
  replaceReading,
} from './question-imports.queries.ts';
import { readImportFile, readsAnHour, type PreparedSource } from './read-import-file.ts';
import { storeReading } from './store-reading.ts';

type Context = PrepareContext<typeof contract>;

/** Reads the file again, before the transaction, in a process of its own. */
const prepare = async ({ db, me, now, input, storage, notFound, refuse }: Context): Promise<PreparedSource> => {
  const row = await findQuestionImport(db, { importId: input.importId, ownerId: me.id });
  if (!row) return notFound();
  if (row.state !== 'planned') return refuse('source.notPlanned');
  const file = row.sourceFileId === null ? undefined : await findFile(db, row.sourceFileId);
  if (!file) return refuse('source.notKept');
  await countUse(db, now, { key: `question import ${me.id}`, most: readsAnHour, windowSeconds: 3600 });
  return storage.withScratchFolder(async (folder) => {
    const sourcePath = path.join(folder, 'source');
    await pipeline(await storage.open(file.key), createWriteStream(sourcePath, { mode: 0o600 }));
    const task = { name: row.fileName, sourcePath, folder };
    const source = await readImportFile({ db, storage, personId: me.id, task });
    return 'fault' in source ? refuse(source.fault, { count: maxImportItems }) : source;
  });
};

/** Reads the file of an import again by the rules that the school has by now; what was chosen of it stays chosen. */
export const rereadQuestionImport = handleCall<typeof contract, PreparedSource>(contract, {
  prepare,
  async decide({ me, tx, now, input, prepared, notFound, refuse }) {
    const row = await lockQuestionImport(tx, { importId: input.importId, ownerId: me.id });
    if (!row) return notFound();
    if (row.state !== 'planned') return refuse('source.notPlanned');
    const choices = await listFingerprintChoices(tx, row.id);
    const { items, ...reading } = await storeReading(tx, prepared, { ownerId: me.id, viewer: toSetViewer(me), now });
    const chosen = items.map((item) => ({ ...item, isChosen: choices.get(item.fingerprint ?? '') ?? item.isChosen }));
    await updateFilesUnused(tx, [...row.fileIds, ...(row.sourceFileId === null ? [] : [row.sourceFileId])]);
    await replaceReading(tx, { importId: row.id, format: prepared.format, ...reading }, chosen);
    return {};
  },
});
