import { localizedName } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { listPaperMarkers as contract } from '../contract.ts';
import { findPaper, listPaperMarkerRows } from './paper-markers.queries.ts';
import { toTeacher } from './paper-markers.ts';

/** The caller's markers of a paper. */
export const listPaperMarkers = handleCall(contract, async ({ input, me, tx, language, notFound }) => {
  const paper = await findPaper(tx, input.paperId);
  if (!paper) return notFound();
  const rows = await listPaperMarkerRows(tx, { paperId: input.paperId, assignedBy: me.id });
  const list = rows
    .filter(({ kind }) => input.kind === undefined || kind === input.kind)
    .map((row) => ({ ...toTeacher(language)(row), marked: row.marked }));
  return { paperId: paper.id, title: localizedName(language, paper.title, paper.titleZh), list };
});
