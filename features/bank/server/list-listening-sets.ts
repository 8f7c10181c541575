import { handleCall } from '@inkstone/call/server';
import { listListeningSets as contract } from '../contract.ts';
import { readAudioSeconds } from './recordings.queries.ts';
import { listSets } from './read-sets.queries.ts';
import { toSetListItem } from './records.ts';
import { toSetViewer } from './set-access.queries.ts';

/** One page of the bank's sets with a recording. */
export const listListeningSets = handleCall(contract, async ({ input, me, tx }) => {
  const { page, pageNum, ...filters } = input;
  const filter = { ...filters, viewer: toSetViewer(me), hasRecording: true };
  const { rows, total } = await listSets(tx, filter, { page, pageNum });
  const seconds = await readAudioSeconds(
    tx,
    rows.map(({ id }) => id),
  );
  return {
    list: rows.map((row) => ({ ...toSetListItem(row, me.id), audioSeconds: seconds.get(row.id) ?? null })),
    page,
    totalPage: Math.ceil(total / pageNum),
    total,
  };
});
