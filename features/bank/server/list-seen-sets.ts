import { handleCall } from '@inkstone/call/server';
import { expandStudents } from '@inkstone/people/server';
import { listSeenSets as forStudents } from '../contract.ts';
import { listSeenSetRows } from './set-summaries.queries.ts';
import { listSummariesInOrder } from './summaries-in-order.ts';
import { toSetViewer } from './set-access.queries.ts';

/** The sets with the chosen students who have seen them. */
export const listSeenSets = handleCall(forStudents, async ({ input, me, tx, notFound }) => {
  const { studentIds, classIds } = input;
  const { students, foreign } = await expandStudents(tx, { teacherId: me.id, studentIds, classIds });
  if (foreign) return notFound();

  const sets = await listSummariesInOrder(tx, input.ids, toSetViewer(me));
  const own = students.map((student) => student.studentId);
  const seen = Map.groupBy(await listSeenSetRows(tx, input.ids, own), (row) => row.setId);
  return {
    list: sets.map((set) => ({
      ...set,
      seenBy: (seen.get(set.setId) ?? []).map(({ id, name, nameZh, at }) => ({
        id,
        name,
        nameZh,
        at: at.toISOString(),
      })),
    })),
  };
});
