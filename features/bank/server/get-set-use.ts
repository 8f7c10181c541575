import { handleCall } from '@inkstone/call/server';
import { getSetUse as contract, maxNamedAssignments } from '../contract.ts';
import { findSet } from './read-sets.queries.ts';
import { listAssignmentsWithSet, listPapersWithSet } from './set-use.queries.ts';
import { toSetViewer } from './set-access.queries.ts';

/** Where a set is used. */
export const getSetUse = handleCall(contract, async ({ input: { setId }, me, tx, notFound }) => {
  if (!(await findSet(tx, setId, toSetViewer(me)))) return notFound();
  const papers = await listPapersWithSet(tx, setId);
  const rows = await listAssignmentsWithSet(tx, { setId, limit: maxNamedAssignments });
  return {
    papers,
    assignmentCount: rows[0]?.total ?? 0,
    assignments: rows.map(({ name, nameZh, teacherId, beginsAt, total: _total, ...row }) => ({
      ...row,
      beginsAt: beginsAt.toISOString(),
      teacher: { id: teacherId, name, nameZh },
    })),
  };
});
