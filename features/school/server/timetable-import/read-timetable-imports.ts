import { handleCall } from '@inkstone/call/server';
import {
  getTimetableImport as getContract,
  listTimetableImports as listContract,
} from '../../contract/timetable-import.ts';
import { findChangeSet, listChangeSetPage } from '../change-sets/change-sets.queries.ts';
import { listTimetableRowPage } from './timetable-import.queries.ts';
import { toSessionImports, toSessionRows } from './timetable-import-view.ts';

/** One import of sessions with a page of its rows. */
export const getTimetableImport = handleCall(getContract, async ({ input, tx, now, school, language, notFound }) => {
  const { changeSetId, show, page, pageNum } = input;
  const set = await findChangeSet(tx, { id: changeSetId, family: 'timetable' });
  if (!set) return notFound();
  const [facts] = await toSessionImports(tx, { sets: [set], language, now });
  if (!facts) return notFound();
  const { rows, total } = await listTimetableRowPage(tx, { changeSetId, show, page, pageNum });
  const list = await toSessionRows(tx, rows, { language, timeZone: school.timeZone });
  const { columns, cuts } = set.timetableFacts ?? { columns: [], cuts: [] };
  return { ...facts, columns, cuts, list, page, total, totalPage: Math.ceil(total / pageNum) };
});

/** The imports of sessions of the school. */
export const listTimetableImports = handleCall(listContract, async ({ input, me, tx, language, now }) => {
  const { page, pageNum } = input;
  const { sets, total } = await listChangeSetPage(tx, { family: 'timetable', personId: me.id, page, pageNum });
  const list = await toSessionImports(tx, { sets, language, now });
  return { list, page, totalPage: Math.ceil(total / pageNum), total };
});
