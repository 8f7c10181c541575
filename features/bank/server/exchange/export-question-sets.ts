import { handleCall } from '@inkstone/call/server';
import { maxExchangedMediaBytes, exportQuestionSets as contract, type ExchangedSet } from '../../contract.ts';
import { buildBundle, listBundleFiles } from './build-bundle.ts';
import { readSet } from './read-set.ts';
import { toSetViewer } from '../set-access.queries.ts';

const bytesPerMegabyte = 1024 * 1024;

/** Exports question sets with their media as one file. */
export const exportQuestionSets = handleCall(contract, async ({ input, me, tx, now, storage, refuse, notFound }) => {
  const sets: ExchangedSet[] = [];
  for (const id of new Set(input.ids)) sets.push((await readSet(tx, id, toSetViewer(me))) ?? notFound());

  const rows = await listBundleFiles(tx, sets);
  const size = rows.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  if (size > maxExchangedMediaBytes)
    return refuse('export.tooLarge', { megabytes: maxExchangedMediaBytes / bytesPerMegabyte });

  const body = await buildBundle({ sets, rows }, { storage, now });
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
