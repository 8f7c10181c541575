import { handleCall } from '@inkstone/call/server';
import { removeMarker as contract } from '../contract.ts';
import { listPaperMarkerRows, removePaperMarker } from './paper-markers.queries.ts';
import { toTeacher } from './paper-markers.ts';

/** Removes a marker; existing marks stay. */
export const removeMarker = handleCall(contract, async ({ input, me, tx, language, notFound }) => {
  const place = { paperId: input.paperId, assignedBy: me.id };
  if (!(await removePaperMarker(tx, { ...place, personId: input.personId }))) return notFound();
  const rows = await listPaperMarkerRows(tx, place);
  return { list: rows.map(toTeacher(language)) };
});
