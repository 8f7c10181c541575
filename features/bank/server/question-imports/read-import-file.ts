import { createReadStream } from 'node:fs';
import { maxSourceBytes } from '../../contract/question-imports.ts';
import type { Db } from '@inkstone/db';
import type { Storage, StoredFile } from '@inkstone/files';
import { renderInProcess } from '@inkstone/files/apart';
import { paperFormats } from '../../reading-rules.ts';
import type { SourceError } from '../../import/format.ts';
import { parseReading, toOpenable, type ReadTask } from '../exchange/scratch-reading.ts';
import { storeMedia, type ImportedFile } from '../exchange/store-media.ts';
import type { CheckedSource } from './checked-source.ts';
import { listReadingRules } from './reading-rules.queries.ts';

/** The most files that a person may have read in an hour. */
export const readsAnHour = 60;

const readThread = new URL('./read-source.thread.ts', import.meta.url);

type Refused = { refused: SourceError['code']; files: [] };

/** What was read of a file whose pictures and recordings are in storage. */
export interface PreparedSource extends Omit<CheckedSource, 'files'> {
  fileName: string;
  files: ImportedFile[];
  /** Names of pictures that are none. */
  badFiles: ReadonlyMap<number, string>;
  /** The file itself, to be read again by other rules; null where it is not read as a paper, or of no known kind. */
  source: StoredFile | null;
}

/** Why a file was not read: as the refusal of the calls is called. */
export type ReadFault = { fault: 'import.busy' | `source.${SourceError['code']}` };

interface ReadingPlace {
  db: Db;
  storage: Storage;
  personId: number;
  /** Where the file is, and a private folder for the files inside of it. */
  task: ReadTask;
}

/** Reads a file in a process of its own that may fail, papers by the rules of the school; it is never whole in memory here. */
export const readImportFile = async ({
  db,
  storage,
  personId,
  task,
}: ReadingPlace): Promise<PreparedSource | ReadFault> => {
  const facts: ReadTask = { ...task, rules: await listReadingRules(db) };
  const sent = await renderInProcess(readThread, async () => ({ facts, files: [] }), { personId });
  if (sent === 'busy') return { fault: 'import.busy' };
  if (sent === 'tooHeavy') return { fault: 'source.bomb' };
  const reading = parseReading<CheckedSource | Refused>(sent);
  if ('refused' in reading) return { fault: `source.${reading.refused}` };
  const { files } = await storeMedia(storage, toOpenable(reading.files));
  const storedIds = new Set(files.map(({ id }) => id));
  const badFiles = new Map(reading.files.flatMap(({ id, name }) => (storedIds.has(id) ? [] : [[id, name] as const])));
  const saved = paperFormats.includes(reading.format)
    ? await storage.save(createReadStream(task.sourcePath), {
        maxBytes: maxSourceBytes,
        accept: ['docx', 'txt', 'csv'],
      })
    : null;
  return { ...reading, fileName: task.name, files, badFiles, source: saved?.ok ? saved.value : null };
};
