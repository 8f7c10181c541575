import path from 'node:path';
import { handleCall, type HandlerContext, type PrepareContext } from '@inkstone/call/server';
import { receiveToFile } from '@inkstone/files';
import { renderInProcess } from '@inkstone/files/apart';
import { countUse } from '@inkstone/session/server';
import { maxExchangedFileBytes, importQuestionSets as contract, type ImportProblem } from '../../contract.ts';
import { checkSets } from './check-sets.ts';
import { storeMedia, type ImportedFile } from './store-media.ts';
import { storeSets } from './store-sets.ts';
import { parseReading, toOpenable, type ReadTask } from './scratch-reading.ts';
import type { ReadBundle, ReadFile, ReadSet } from './read-bundle.ts';
import { toSetViewer } from '../set-access.queries.ts';

const readThread = new URL('./read-bundle.thread.ts', import.meta.url);

/** Rate limit of imports by one person, counted in the database. */
const importRateLimit = (personId: number) => ({ key: `import ${personId}`, most: 60, windowSeconds: 3600 });

type ImportContext = PrepareContext<typeof contract>;

const sizeLimit = { megabytes: maxExchangedFileBytes / 1024 / 1024 };

interface Prepared {
  sets: ReadSet[];
  files: ImportedFile[];
  problems: ImportProblem[];
}

/** Receives and reads the file, in a separate process that may fail; no file is whole in the server's memory. */
const readInFolder = async (ctx: ImportContext, folder: string): Promise<Prepared> => {
  const sourcePath = path.join(folder, 'source');
  const received = await receiveToFile(ctx.uploads, sourcePath, maxExchangedFileBytes);
  if (received === 'missing') return ctx.refuse('file.none');
  if (received === 'tooLarge') return ctx.refuse('import.tooLarge', sizeLimit);
  const facts: ReadTask = { name: received.name, sourcePath, folder };
  const sent = await renderInProcess(readThread, async () => ({ facts, files: [] }), { personId: ctx.me.id });
  if (sent === 'busy') return ctx.refuse('import.busy');
  if (sent === 'tooHeavy') return ctx.refuse('import.tooLarge', sizeLimit);
  const reading = parseReading<ReadBundle & { files: ReadFile[] }>(sent);
  if ('refused' in reading) return ctx.refuse(reading.refused, sizeLimit);
  const { files, problems } = await storeMedia(ctx.storage, toOpenable(reading.files));
  if (ctx.input.mode === 'dryRun') for (const { stored } of files) await ctx.storage.remove(stored.key);
  return { sets: reading.sets, files, problems: [...reading.problems, ...problems] };
};

/** Receives and reads the file before the transaction. */
const prepare = async (ctx: ImportContext): Promise<Prepared> => {
  await countUse(ctx.db, ctx.now, importRateLimit(ctx.me.id));
  return ctx.storage.withScratchFolder((folder) => readInFolder(ctx, folder));
};

const compareByPosition = (first: ImportProblem, second: ImportProblem): number =>
  (first.set ?? 0) - (second.set ?? 0) || (first.question ?? 0) - (second.question ?? 0);

const handle = async (ctx: HandlerContext<typeof contract, Prepared>) => {
  const { input, me, tx, now, prepared, refuse } = ctx;
  const { sets, problems } = await checkSets(tx, prepared, toSetViewer(me));
  if (input.mode === 'apply' && problems.length > 0) return refuse('import.wrong', { count: problems.length });
  const savedSets =
    input.mode === 'apply' ? await storeSets(tx, { sets, files: prepared.files, ownerId: me.id, now }) : null;
  return {
    sets: sets.map(({ title, titleZh, programme, subject, questions, state, sameAs }, at) => ({
      ...{ title, titleZh, programme, subject, questions, state },
      number: at + 1,
      setId: sameAs ?? savedSets?.get(at)?.setId ?? null,
    })),
    problems: problems.toSorted(compareByPosition).slice(0, 200),
    files: prepared.files.length,
    made: savedSets?.size ?? 0,
  };
};

/** Imports the sets of a file: all new ones, or none if there is an error. */
export const importQuestionSets = handleCall<typeof contract, Prepared>(contract, { prepare, decide: handle });
