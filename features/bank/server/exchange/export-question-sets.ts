import { buffer } from 'node:stream/consumers';
import { handleCall } from '@inkstone/call/server';
import { maxExchangedMediaBytes, exchangeFormat, exportQuestionSets as contract } from '../../contract.ts';
import { listSetFiles, withRenamedFiles } from './bundle.ts';
import { listFilesById } from './exchange.queries.ts';
import { readSet } from './read-set.ts';

const bytesPerMegabyte = 1024 * 1024;

/** Exports question sets with their media as one file. */
export const exportQuestionSets = handleCall(contract, async ({ input, tx, now, storage, refuse, notFound }) => {
  const sets = [];
  for (const id of new Set(input.ids)) sets.push((await readSet(tx, id)) ?? notFound());

  const fileIds = [...new Set(sets.flatMap(listSetFiles))];
  const rows = new Map((await listFilesById(tx, fileIds)).map((row) => [row.id, row]));
  const size = [...rows.values()].reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  if (size > maxExchangedMediaBytes)
    return refuse('export.tooLarge', { megabytes: maxExchangedMediaBytes / bytesPerMegabyte });

  const numbers = new Map(fileIds.map((id, at) => [id, at + 1]));
  const files = [];
  for (const [id, number] of numbers) {
    const row = rows.get(id);
    if (!row) continue;
    const content = (await buffer(await storage.open(row.key))).toString('base64');
    files.push({ id: number, name: row.name, sha256: row.sha256, content });
  }
  const renamedSets = sets.map((set) => withRenamedFiles(set, (id) => numbers.get(id) ?? id));
  const bundle = { format: exchangeFormat, version: 1, exportedAt: now.toISOString(), sets: renamedSets, files };
  const body = Buffer.from(JSON.stringify(bundle));
  return {
    status: 200,
    headers: {
      // A content type of its own: application/json would be read as an envelope.
      'content-type': 'application/vnd.inkstone.question-sets+json',
      'content-length': String(body.length),
      'content-disposition': 'attachment; filename="inkstone-question-sets.json"',
      'cache-control': 'private, no-store',
    },
    body,
  };
});
