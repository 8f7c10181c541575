import { handleCall } from '@inkstone/call/server';
import type { Handle } from '@inkstone/db';
import { expandStudents } from '@inkstone/people/server';
import { listPickedSets as contract, listSeenSets as forStudents, type PickedSet } from '../contract.ts';
import { listSummariesByHead, listSeenSetRows } from './set-summaries.queries.ts';
import { toSetSummary } from './records.ts';

const listSummariesInOrder = async (db: Handle, ids: readonly number[]): Promise<PickedSet[]> => {
  const rows = new Map((await listSummariesByHead(db, ids)).map((row) => [row.set_id, toSetSummary(row)]));
  return ids.flatMap((id) => rows.get(id) ?? []);
};

/** The sets with these ids, for composing a paper. */
export const listPickedSets = handleCall(contract, async ({ input, tx }) => ({
  list: await listSummariesInOrder(tx, input.ids),
}));

/** The sets with the chosen students who have seen them. */
export const listSeenSets = handleCall(forStudents, async ({ input, me, tx, notFound }) => {
  const { studentIds, classIds } = input;
  const { students, foreign } = await expandStudents(tx, { teacherId: me.id, studentIds, classIds });
  if (foreign) return notFound();

  const sets = await listSummariesInOrder(tx, input.ids);
  const own = students.map((student) => student.studentId);
  const seen = Map.groupBy(await listSeenSetRows(tx, input.ids, own), (row) => row.set_id);
  return {
    list: sets.map((set) => ({
      ...set,
      seenBy: (seen.get(set.topicId) ?? []).map(({ id, name, name_zh: nameZh, at }) => ({
        id,
        name,
        nameZh,
        at: at.toISOString(),
      })),
    })),
  };
});
