import { handleCall } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';
import { assignMarkers as contract } from '../contract.ts';
import { findPaper, insertPaperMarkers, listTeachersByIds, listPaperMarkerRows } from './paper-markers.queries.ts';
import { toTeacher } from './paper-markers.ts';

/** Adds markers for the assignments that the caller creates from a paper. */
export const assignMarkers = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, language, refuse, notFound } = ctx;
  if (!(await findPaper(tx, input.paperId))) return notFound();
  const ids = [...new Set(input.personIds)];
  const named = await listTeachersByIds(tx, { personId: me.id, ids });
  if (named.length !== ids.length) return refuse('marker.notTeacher');
  const place = { paperId: input.paperId, assignedBy: me.id };
  await assignPaperMarkers(tx, { ...place, personIds: ids, assignedAt: now });
  const rows = await listPaperMarkerRows(tx, place);
  return { list: rows.map(toTeacher(language)) };
});

/** Adds markers of a paper for a teacher, for the sample school. */
export const assignPaperMarkers = async (
  tx: Tx,
  input: { paperId: number; assignedBy: number; personIds: readonly number[]; assignedAt: Date },
): Promise<void> => {
  const { paperId, assignedBy, personIds, assignedAt } = input;
  const named = await listTeachersByIds(tx, { personId: assignedBy, ids: personIds });
  await insertPaperMarkers(
    tx,
    named.map(({ id, kind }) => ({ paperId, assignedBy, personId: id, kind, assignedAt })),
  );
};
