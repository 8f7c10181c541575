import { buffer } from 'node:stream/consumers';
import type { Language } from '@inkstone/base';
import type { Db } from '@inkstone/db';
import type { Storage } from '@inkstone/files';
import { renderInProcess } from '@inkstone/files/apart';
import { maxExchangedMediaBytes, type ExchangedSet } from '../../contract.ts';
import { exportFormats } from '../../export/index.ts';
import type { ExportedFile, WrittenItem } from '../../export/format.ts';
import type { ExportFormatId } from '../../export/vocabulary.ts';
import { listBundleFiles } from '../exchange/build-bundle.ts';
import { unpackWithFiles } from '../exchange/pack-reading.ts';
import { readSet } from '../exchange/read-set.ts';
import { toSetViewer, type SetViewer } from '../set-access.queries.ts';

const writeThread = new URL('./write-file.thread.ts', import.meta.url);

const titles = { en: 'Question sets', zh: '题组' };

/** What the process that writes the file gets besides the bytes of pictures and recordings. */
export interface WriteFacts {
  format: ExportFormatId;
  title: string;
  language: Language;
  sets: readonly ExchangedSet[];
  files: readonly Omit<ExportedFile, 'bytes'>[];
}

/** A file of questions with what became of each, in the order of the sets. */
export interface QuestionFile {
  sets: readonly { id: number; set: ExchangedSet }[];
  items: readonly WrittenItem[];
  bytes: Uint8Array;
  extension: string;
  mimeType: string;
}

/** The most megabytes of pictures and recordings in one file. */
export const sizeLimit = { megabytes: maxExchangedMediaBytes / 1024 / 1024 };

interface WriteContext {
  db: Db;
  storage: Storage;
  me: Parameters<typeof toSetViewer>[0];
  language: Language;
  input: { ids: readonly number[]; format: ExportFormatId };
}

/** Sets in their newest revisions, each once; undefined where one of them is not in the bank or not the viewer's to use. */
const readSets = async (
  db: Db,
  ids: readonly number[],
  viewer: SetViewer,
): Promise<QuestionFile['sets'] | undefined> => {
  const sets: { id: number; set: ExchangedSet }[] = [];
  for (const id of new Set(ids)) {
    const set = await readSet(db, id, viewer);
    if (!set) return undefined;
    sets.push({ id, set });
  }
  return sets;
};

/** Writes sets in a format, in a process of its own that may fail; or why that cannot be done. */
export const writeFile = async ({
  db,
  storage,
  me,
  language,
  input: { ids, format: id },
}: WriteContext): Promise<QuestionFile | 'missing' | 'formatUnknown' | 'tooLarge' | 'busy'> => {
  const format = exportFormats.find((candidate) => candidate.id === id);
  if (!format) return 'formatUnknown';
  const sets = await readSets(db, ids, toSetViewer(me));
  if (!sets) return 'missing';
  const exchanged = sets.map(({ set }) => set);
  const rows = await listBundleFiles(db, exchanged);
  if (rows.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) > maxExchangedMediaBytes) return 'tooLarge';
  const [first] = exchanged;
  const title = exchanged.length === 1 && first ? first.title : titles[language];
  const fileFacts = rows.map(({ id: fileId, name, mime: mimeType }) => ({ id: fileId, name, mimeType }));
  const facts: WriteFacts = { format: id, title, language, sets: exchanged, files: fileFacts };
  const readTask = async () => {
    const files = [];
    for (const row of rows) files.push({ fileId: row.id, bytes: await buffer(await storage.open(row.key)) });
    return { facts, files };
  };
  const packed = await renderInProcess(writeThread, readTask, { personId: me.id });
  if (packed === 'busy') return 'busy';
  if (packed === 'tooHeavy') return 'tooLarge';
  const written = unpackWithFiles<{ items: WrittenItem[]; files: { bytes: Uint8Array }[] }>(packed);
  const bytes = written.files[0]?.bytes ?? new Uint8Array();
  return { sets, items: written.items, bytes, extension: format.extension, mimeType: format.mimeType };
};
