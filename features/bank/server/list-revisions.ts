import { handleCall } from '@inkstone/call/server';
import { listRevisions as contract } from '../contract.ts';
import { findSet, listRevisionRows } from './read-sets.queries.ts';
import { toSetViewer } from './set-access.queries.ts';

/** The revisions of a set. */
export const listRevisions = handleCall(contract, async ({ input, me, tx, notFound }) => {
  if (!(await findSet(tx, input.setId, toSetViewer(me)))) return notFound();
  const rows = await listRevisionRows(tx, input.setId);
  return {
    list: rows.map((row) => ({
      version: row.number,
      revisionId: row.id,
      title: row.title,
      questionCount: row.questionCount,
      savedAt: row.savedAt.toISOString(),
      savedBy: { id: row.savedById, name: row.savedByName, nameZh: row.savedByNameZh },
    })),
  };
});
