import { handleCall, type HandlerContext } from '@inkstone/call/server';
import {
  deleteSessions,
  listAttendedSessions,
  listKnownSessions,
  lockTimetable,
  updateSession,
} from '@inkstone/timetable/server';
import { undoTimetableImport as contract } from '../../contract/timetable-import.ts';
import type { SessionUndoFault } from '../../timetable-import/plan-types.ts';
import { findUndoEnd } from '../change-sets/change-set-view.ts';
import { lockChangeSet, updateChangeSet } from '../change-sets/change-sets.queries.ts';
import { writeRecord } from '../record/write-record.ts';
import { toColumns } from './apply-timetable-import.ts';
import { listTimetableRows, updateTimetableRows, type TimetableRow } from './timetable-import.queries.ts';

type Context = HandlerContext<typeof contract>;

const toIds = (rows: readonly TimetableRow[]): number[] =>
  rows.flatMap(({ sessionId }) => (sessionId === null ? [] : [sessionId]));

/** Removes what was made and takes back what was changed, as far as nobody touched it since. */
const undoAll = async ({ tx, now }: Context, rows: readonly TimetableRow[], appliedAt: Date) => {
  const ids = toIds(rows);
  const sessions = new Map((await listKnownSessions(tx, { span: null, ids })).map((session) => [session.id, session]));
  const attended = new Set(await listAttendedSessions(tx, { ids, since: appliedAt }));
  const findFault = ({ sessionId, edition }: TimetableRow): SessionUndoFault | null => {
    const session = sessions.get(sessionId ?? 0);
    if (!session) return 'gone';
    if (session.edition !== edition) return 'changedSince';
    return attended.has(session.id) ? 'attended' : null;
  };
  const faults = new Map(rows.map((row) => [row.position, findFault(row)]));
  const undoable = rows.filter(({ position }) => faults.get(position) === null);
  await deleteSessions(tx, toIds(undoable.filter(({ outcome }) => outcome === 'made')));
  for (const { sessionId, plan } of undoable.filter(({ outcome }) => outcome === 'changed')) {
    const session = sessions.get(sessionId ?? 0);
    if (!session || !plan.before) continue;
    const cancelledAt = plan.before.isCancelled ? (session.cancelledAt ?? now) : null;
    const { colleagueIds } = plan.before;
    await updateSession(tx, { ...session, ...toColumns(plan.before, now), cancelledAt, colleagueIds }, true);
  }
  return rows.map(({ position, sessionId, edition }) => {
    const undoFault = faults.get(position) ?? null;
    return { position, sessionId, edition, undoFault, state: undoFault === null ? 'undone' : 'stays' } as const;
  });
};

/** Undoes an import of sessions for thirty days. What somebody changed since, or has attendance, stays and is named. */
export const undoTimetableImport = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, refuse, notFound } = ctx;
  const { changeSetId } = input;
  const set = await lockChangeSet(tx, { id: changeSetId, family: 'timetable' });
  if (!set) return notFound();
  const end = findUndoEnd(set);
  if (end === null || end <= now || set.appliedAt === null) return refuse('timetableImport.notUndoable');
  await lockTimetable(tx);
  const rows = (await listTimetableRows(tx, changeSetId)).filter(({ state }) => state === 'applied');
  const results = await undoAll(ctx, rows, set.appliedAt);
  await updateTimetableRows(tx, changeSetId, results);
  await updateChangeSet(tx, changeSetId, { state: 'undone', undoneBy: me.id, undoneAt: now });
  const count = results.filter(({ state }) => state === 'undone').length;
  await writeRecord(tx, {
    ...{ at: now, actorId: me.id, action: 'timetable.importUndone', subject: { kind: 'changeSet', id: changeSetId } },
    changes: [
      { field: 'file', before: null, after: set.fileName },
      { field: 'sessionCount', before: null, after: String(count) },
    ],
  });
  return { changeSetId };
});
