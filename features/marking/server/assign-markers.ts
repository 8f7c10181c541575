import { localizedName, type Language } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';
import {
  removeMarker as removeMarkerContract,
  listPaperMarkers as listPaperMarkersContract,
  getMarkerFilters as getMarkerFiltersContract,
  listThirdPartyTeachers as listThirdPartyTeachersContract,
  assignMarkers as assignMarkersContract,
} from '../contract.ts';
import {
  findPaper,
  insertPaperMarkers,
  listTeachersByIds,
  listPaperMarkerRows,
  listTeachers,
  removePaperMarker,
  type MarkerRow,
} from './paper-markers.queries.ts';

const toTeacher =
  (language: Language) =>
  ({ id, name, name_zh, kind }: MarkerRow) => ({ id, name: localizedName(language, name, name_zh), kind });

/** Kinds of markers, and the caller's team. */
export const getMarkerFilters = handleCall(getMarkerFiltersContract, async ({ me, tx, language }) => {
  const team = await listTeachers(tx, { personId: me.id, kinds: ['own', 'team'], search: '' });
  return { kinds: ['own' as const, 'team' as const, 'thirdParty' as const], team: team.map(toTeacher(language)) };
});

/** The caller's markers of a paper. */
export const listPaperMarkers = handleCall(listPaperMarkersContract, async ({ input, me, tx, language, notFound }) => {
  const paper = await findPaper(tx, input.examId);
  if (!paper) return notFound();
  const rows = await listPaperMarkerRows(tx, { paperId: input.examId, assignedBy: me.id });
  const list = rows
    .filter(({ kind }) => input.kind === undefined || kind === input.kind)
    .map((row) => ({ ...toTeacher(language)(row), marked: row.marked }));
  return { examId: paper.id, title: localizedName(language, paper.title, paper.title_zh), list };
});

/** Teachers outside the caller's team. */
export const listThirdPartyTeachers = handleCall(
  listThirdPartyTeachersContract,
  async ({ input, me, tx, language }) => {
    const rows = await listTeachers(tx, { personId: me.id, kinds: ['thirdParty'], search: input.search });
    return { list: rows.map(toTeacher(language)) };
  },
);

/** Adds markers for the assignments that the caller creates from a paper. */
export const assignMarkers = handleCall(assignMarkersContract, async (ctx) => {
  const { input, me, tx, now, language, refuse, notFound } = ctx;
  if (!(await findPaper(tx, input.examId))) return notFound();
  const ids = [...new Set(input.personIds)];
  const named = await listTeachersByIds(tx, { personId: me.id, ids });
  if (named.length !== ids.length) return refuse('marker.notTeacher');
  const place = { paperId: input.examId, assignedBy: me.id };
  await assignPaperMarkers(tx, { ...place, personIds: ids, assignedAt: now });
  const rows = await listPaperMarkerRows(tx, place);
  return { list: rows.map(toTeacher(language)) };
});

/** Removes a marker; existing marks stay. */
export const removeMarker = handleCall(removeMarkerContract, async ({ input, me, tx, language, notFound }) => {
  const place = { paperId: input.examId, assignedBy: me.id };
  if (!(await removePaperMarker(tx, { ...place, personId: input.personId }))) return notFound();
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
