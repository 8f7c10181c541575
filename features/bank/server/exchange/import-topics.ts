import { Readable } from 'node:stream';
import { handleCall, type HandlerContext, type PrepareContext } from '@inkstone/call/server';
import { kinds, type FileKind, type StoredFile } from '@inkstone/files';
import { makeApart } from '@inkstone/files/apart';
import { countUpload } from '@inkstone/session/server';
import {
  exchangedFileBytes,
  exchangedMediaBytes,
  importTopics as contract,
  type ImportProblem,
} from '../../contract.ts';
import { checkedSets } from './check-sets.ts';
import { keepSets } from './keep-sets.ts';
import { unpackReading } from './packed.ts';
import type { ReadFile, ReadSet } from './read-bundle.ts';

const accept: readonly FileKind[] = [...kinds.pictures, ...kinds.sounds, ...kinds.documents];

const readThread = new URL('./read-bundle.thread.ts', import.meta.url);

/** Files of question sets of one person, counted in the database. */
const ofImports = (personId: number) => ({ key: `import ${personId}`, most: 60, windowSeconds: 3600 });

type It = PrepareContext<typeof contract>;

const tooLarge = { megabytes: exchangedFileBytes / 1024 / 1024 };

/** The first file that was sent; what is too large is read to its end without being kept, so that the refusal is read. */
const receive = async (it: It): Promise<Uint8Array> => {
  for await (const { stream } of it.uploads) {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
      size += (chunk as Buffer).length;
      if (size > exchangedFileBytes) break;
      chunks.push(chunk as Buffer);
    }
    if (size > exchangedFileBytes || ('truncated' in stream && stream.truncated === true)) {
      stream.resume();
      return it.refuse('import.tooLarge', tooLarge);
    }
    return Buffer.concat(chunks);
  }
  return it.refuse('file.none');
};

/** A picture or recording as it lies in storage. */
export interface KeptFile {
  id: number;
  name: string;
  stored: StoredFile;
}

/** Puts the files into storage, where their content tells what they are; a dry run takes them out again. */
const storeFiles = async ({ storage, input }: It, files: readonly ReadFile[]) => {
  const kept: KeptFile[] = [];
  const problems: ImportProblem[] = [];
  for (const { id, name, bytes } of files) {
    const result = await storage.put(Readable.from([Buffer.from(bytes)]), { maxBytes: exchangedMediaBytes, accept });
    if (result.ok) kept.push({ id, name, stored: result.value });
    else problems.push({ set: null, question: null, code: 'import.fileKind', detail: name });
  }
  if (input.mode === 'dryRun') for (const { stored } of kept) await storage.remove(stored.key);
  return { kept, problems };
};

interface Prepared {
  sets: ReadSet[];
  files: KeptFile[];
  problems: ImportProblem[];
}

/** Receives and reads the file before any transaction opens: in a process of its own that may be lost. */
const prepare = async (it: It): Promise<Prepared> => {
  await countUpload(it, ofImports(it.me.id));
  const bytes = await receive(it);
  const packed = await makeApart(readThread, async () => ({ facts: null, files: [{ fileId: 0, bytes }] }));
  if (packed === 'busy') return it.refuse('import.busy');
  if (packed === 'tooHeavy') return it.refuse('import.tooLarge', tooLarge);
  const reading = unpackReading(packed);
  if ('refused' in reading) return it.refuse(reading.refused, tooLarge);
  const { kept, problems } = await storeFiles(it, reading.files);
  return { sets: reading.sets, files: kept, problems: [...reading.problems, ...problems] };
};

const byPlace = (one: ImportProblem, other: ImportProblem): number =>
  (one.set ?? 0) - (other.set ?? 0) || (one.question ?? 0) - (other.question ?? 0);

const decide = async (it: HandlerContext<typeof contract, Prepared>) => {
  const { input, me, tx, now, prepared, refuse } = it;
  const { sets, problems } = await checkedSets(tx, prepared);
  if (input.mode === 'apply' && problems.length > 0) return refuse('import.wrong', { count: problems.length });
  const made =
    input.mode === 'apply' ? await keepSets(tx, { sets, files: prepared.files, ownerId: me.id, now }) : new Map();
  return {
    sets: sets.map(({ set: _set, points: _points, sameAs, ...one }, at) => ({
      ...one,
      number: at + 1,
      topicId: sameAs ?? (made.get(at) as number | undefined) ?? null,
    })),
    problems: problems.toSorted(byPlace).slice(0, 200),
    files: prepared.files.length,
    made: made.size,
  };
};

/** Brings in the sets of a file: all that are new, or none where one is wrong. */
export const importTopics = handleCall<typeof contract, Prepared>(contract, { prepare, decide });
