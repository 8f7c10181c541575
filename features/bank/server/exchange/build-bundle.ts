import { buffer } from 'node:stream/consumers';
import type { Handle } from '@inkstone/db';
import type { Storage } from '@inkstone/files';
import { exchangeFormat, type ExchangedSet } from '../../contract.ts';
import { listSetFiles, withRenamedFiles } from './bundle.ts';
import { listFilesById } from './exchange.queries.ts';

type FileRow = Awaited<ReturnType<typeof listFilesById>>[number];

/** The pictures and recordings of some sets, each once, in order of first use. */
export const listBundleFiles = async (db: Handle, sets: readonly ExchangedSet[]): Promise<FileRow[]> => {
  const ids = [...new Set(sets.flatMap(listSetFiles))];
  const rows = new Map((await listFilesById(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
};

/** The export file of some sets with their media, as JSON; files are numbered by their order. */
export const buildBundle = async (
  { sets, rows }: { sets: readonly ExchangedSet[]; rows: readonly FileRow[] },
  { storage, now }: { storage: Storage; now: Date },
): Promise<Buffer> => {
  const numbers = new Map([...new Set(sets.flatMap(listSetFiles))].map((id, at) => [id, at + 1]));
  const files = [];
  for (const row of rows) {
    const content = (await buffer(await storage.open(row.key))).toString('base64');
    files.push({ id: numbers.get(row.id), name: row.name, sha256: row.sha256, content });
  }
  const renamedSets = sets.map((set) => withRenamedFiles(set, (id) => numbers.get(id) ?? id));
  return Buffer.from(
    JSON.stringify({ format: exchangeFormat, version: 1, exportedAt: now.toISOString(), sets: renamedSets, files }),
  );
};
