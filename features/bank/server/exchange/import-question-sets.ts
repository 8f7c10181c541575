import { handleCall, type HandlerContext, type PrepareContext } from '@inkstone/call/server';
import { renderInProcess } from '@inkstone/files/apart';
import { countUse } from '@inkstone/session/server';
import { maxExchangedFileBytes, importQuestionSets as contract, type ImportProblem } from '../../contract.ts';
import { checkSets } from './check-sets.ts';
import { storeMedia, type ImportedFile } from './store-media.ts';
import { storeSets } from './store-sets.ts';
import { unpackReading } from './pack-reading.ts';
import type { ReadSet } from './read-bundle.ts';

const readThread = new URL('./read-bundle.thread.ts', import.meta.url);

/** Rate limit of imports by one person, counted in the database. */
const importRateLimit = (personId: number) => ({ key: `import ${personId}`, most: 60, windowSeconds: 3600 });

type ImportContext = PrepareContext<typeof contract>;

const sizeLimit = { megabytes: maxExchangedFileBytes / 1024 / 1024 };

/** Reads the first uploaded file; one that is too large is drained, so that the client reads the refusal. */
const receiveFile = async (ctx: ImportContext): Promise<Uint8Array> => {
  for await (const { stream } of ctx.uploads) {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
      size += (chunk as Buffer).length;
      if (size > maxExchangedFileBytes) break;
      chunks.push(chunk as Buffer);
    }
    if (size > maxExchangedFileBytes || ('truncated' in stream && stream.truncated === true)) {
      stream.resume();
      return ctx.refuse('import.tooLarge', sizeLimit);
    }
    return Buffer.concat(chunks);
  }
  return ctx.refuse('file.none');
};

interface Prepared {
  sets: ReadSet[];
  files: ImportedFile[];
  problems: ImportProblem[];
}

/** Receives and reads the file before the transaction, in a separate process that may fail. */
const prepare = async (ctx: ImportContext): Promise<Prepared> => {
  await countUse(ctx.db, ctx.now, importRateLimit(ctx.me.id));
  const bytes = await receiveFile(ctx);
  const task = { facts: null, files: [{ fileId: 0, bytes }] };
  const packed = await renderInProcess(readThread, async () => task, { personId: ctx.me.id });
  if (packed === 'busy') return ctx.refuse('import.busy');
  if (packed === 'tooHeavy') return ctx.refuse('import.tooLarge', sizeLimit);
  const reading = unpackReading(packed);
  if ('refused' in reading) return ctx.refuse(reading.refused, sizeLimit);
  const { files, problems } = await storeMedia(ctx.storage, reading.files);
  if (ctx.input.mode === 'dryRun') for (const { stored } of files) await ctx.storage.remove(stored.key);
  return { sets: reading.sets, files, problems: [...reading.problems, ...problems] };
};

const compareByPosition = (first: ImportProblem, second: ImportProblem): number =>
  (first.set ?? 0) - (second.set ?? 0) || (first.question ?? 0) - (second.question ?? 0);

const handle = async (ctx: HandlerContext<typeof contract, Prepared>) => {
  const { input, me, tx, now, prepared, refuse } = ctx;
  const { sets, problems } = await checkSets(tx, prepared);
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
