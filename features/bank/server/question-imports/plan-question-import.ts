import path from 'node:path';
import { cutText, daysAsMs, hasUnsafeText } from '@inkstone/base';
import { handleCall, type PrepareContext } from '@inkstone/call/server';
import { receiveToFile } from '@inkstone/files';
import { countUse } from '@inkstone/session/server';
import { maxSourceBytes, planQuestionImport as contract } from '../../contract/question-imports.ts';
import { maxImportItems } from '../../import/vocabulary.ts';
import { updateFilesUnused } from '../files.queries.ts';
import { toSetViewer } from '../set-access.queries.ts';
import { findNode } from '../write-sets.queries.ts';
import { deleteOldPlans, insertQuestionImport } from './question-imports.queries.ts';
import { readImportFile, readsAnHour, type PreparedSource } from './read-import-file.ts';
import { storeReading } from './store-reading.ts';

/** How long a file that was read and not imported is kept. */
const planDays = 30;
const sizeLimit = { megabytes: maxSourceBytes / 1024 / 1024 };

type Context = PrepareContext<typeof contract>;

/** Receives and reads the file, in a process of its own that may fail; no file is whole in the server's memory. */
const readInFolder = async (ctx: Context, folder: string): Promise<PreparedSource> => {
  const { db, me, refuse, storage } = ctx;
  const sourcePath = path.join(folder, 'source');
  const received = await receiveToFile(ctx.uploads, sourcePath, maxSourceBytes);
  if (received === 'missing') return refuse('file.none');
  if (received === 'tooLarge') return refuse('import.tooLarge', sizeLimit);
  const name = hasUnsafeText(received.name) ? '' : cutText(received.name, 200);
  const source = await readImportFile({ db, storage, personId: me.id, task: { name, sourcePath, folder } });
  return 'fault' in source ? refuse(source.fault, { count: maxImportItems }) : source;
};

/** Receives and reads the file before the transaction. */
const prepare = async (ctx: Context): Promise<PreparedSource> => {
  const { db, me, now, storage } = ctx;
  await countUse(db, now, { key: `question import ${me.id}`, most: readsAnHour, windowSeconds: 3600 });
  return storage.withScratchFolder((folder) => readInFolder(ctx, folder));
};

/** Reads a file of questions and stores what would become of each. */
export const planQuestionImport = handleCall<typeof contract, PreparedSource>(contract, {
  prepare,
  async decide({ me, tx, now, input, prepared, refuse }) {
    const { programme, subject } = input;
    if (!(await findNode(tx, `${programme}.${subject}`))) return refuse('set.placeUnknown');
    await updateFilesUnused(
      tx,
      await deleteOldPlans(tx, { ownerId: me.id, before: new Date(now.getTime() - daysAsMs(planDays)) }),
    );
    const { items, ...reading } = await storeReading(tx, prepared, { ownerId: me.id, viewer: toSetViewer(me), now });
    const { format, fileName } = prepared;
    const importRow = { ownerId: me.id, fileName, format, programme, subject, createdAt: now };
    return { importId: await insertQuestionImport(tx, { ...importRow, ...reading }, items) };
  },
});
