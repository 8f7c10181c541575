import { handleCall } from '@inkstone/call/server';
import type { Handle } from '@inkstone/db';
import { expandStudents } from '@inkstone/people/server';
import { getTopicArrList as contract, getTopicArrListForStudents as forStudents, type PickedSet } from '../contract.ts';
import { listPickedByHead, listSeen } from './picked.queries.ts';
import { pickedSetOf } from './records.ts';

const pickedInOrder = async (db: Handle, ids: readonly number[]): Promise<PickedSet[]> => {
  const rows = new Map((await listPickedByHead(db, ids)).map((row) => [row.set_id, pickedSetOf(row)]));
  return ids.flatMap((id) => rows.get(id) ?? []);
};

/** The sets of a list of ids, for composing. */
export const getTopicArrList = handleCall(contract, async ({ input, tx }) => ({
  list: await pickedInOrder(tx, input.ids),
}));

/** The same with who of the chosen students has already seen each of them. */
export const getTopicArrListForStudents = handleCall(forStudents, async ({ input, me, tx, notFound }) => {
  const { studentIds, classIds } = input;
  const { students, foreign } = await expandStudents(tx, { teacherId: me.id, studentIds, classIds });
  if (foreign) return notFound();

  const sets = await pickedInOrder(tx, input.ids);
  const own = students.map((student) => student.studentId);
  const seen = Map.groupBy(await listSeen(tx, input.ids, own), (row) => row.set_id);
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
