import { isDeepStrictEqual } from 'node:util';
import { dayIn, groupBy } from '@inkstone/base';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import {
  findSeries,
  insertSeries,
  insertSessions,
  insertSources,
  listKnownSessions,
  lockTimetable,
  updateSeries,
  updateSession,
} from '@inkstone/timetable/server';
import { applyTimetableImport as contract } from '../../contract/timetable-import.ts';
import { guessRecurrence } from '../../timetable-import/guess-recurrence.ts';
import { planSessions } from '../../timetable-import/plan-sessions.ts';
import type { PlannedSession, SessionState } from '../../timetable-import/plan-types.ts';
import { lockChangeSet, updateChangeSet } from '../change-sets/change-sets.queries.ts';
import { writeRecord } from '../record/write-record.ts';
import { readPlanFacts } from './read-plan-facts.ts';
import { listTimetableRows, updateTimetableRows, type TimetableRow } from './timetable-import.queries.ts';

type Context = HandlerContext<typeof contract>;

/** A row that makes or changes a session. */
interface Writing {
  row: TimetableRow;
  after: SessionState;
}

const toWritings = (rows: readonly TimetableRow[], outcome: 'made' | 'changed'): Writing[] =>
  rows.flatMap((row) => (row.outcome === outcome && row.plan.after ? [{ row, after: row.plan.after }] : []));

const keyFor = ({ row, after }: Writing): string =>
  row.plan.entry.series === null ? '' : `${after.classId} ${row.plan.entry.series}`;

/** The columns of a session from its state. */
export const toColumns = (state: SessionState, now: Date) => ({
  ...{ classId: state.classId, teacherId: state.teacherId, roomId: state.roomId },
  ...{ title: state.title, titleZh: state.titleZh, holidayId: state.holidayId },
  ...{ beginsAt: new Date(state.beginsAt), endsAt: new Date(state.endsAt) },
  cancelledAt: state.isCancelled ? now : null,
});

/** The series of new sessions: one that the file's sessions have already, or a new one; null: they stand alone. */
const findSeriesId = async (
  { tx, now, school }: Context,
  group: readonly Writing[],
  seriesIds: ReadonlyMap<string, number>,
): Promise<number | null> => {
  const [first] = group;
  if (!first || keyFor(first) === '') return null;
  const days = group.map(({ after }) => dayIn(new Date(after.beginsAt), school.timeZone));
  const rule = guessRecurrence(days);
  const knownId = seriesIds.get(keyFor(first));
  const known = knownId === undefined ? undefined : await findSeries(tx, knownId);
  if (known) {
    if (rule.toDay > known.toDay) await updateSeries(tx, { id: known.id, toDay: rule.toDay });
    return known.id;
  }
  return group.length < 2 ? null : insertSeries(tx, { classId: first.after.classId, createdAt: now, ...rule });
};

const batchSize = 500;

/** New sessions that are written together: of one series, and taught beside the first teacher by the same people. */
function* splitBatches(group: readonly Writing[]): Generator<Writing[]> {
  for (const staffed of groupBy(group, ({ after }) => after.colleagueIds.join()).values())
    for (let from = 0; from < staffed.length; from += batchSize) yield staffed.slice(from, from + batchSize);
}

/** Makes the new sessions, series by series; returns their ids by the rows' positions. */
const makeSessions = async (
  ctx: Context,
  writings: readonly Writing[],
  seriesIds: ReadonlyMap<string, number>,
): Promise<Map<number, number>> => {
  const { tx, now } = ctx;
  const idByPosition = new Map<number, number>();
  for (const group of groupBy(writings, keyFor).values()) {
    const seriesId = await findSeriesId(ctx, group, seriesIds);
    for (const batch of splitBatches(group)) {
      const columns = batch.map(({ row, after }) => ({
        ...toColumns(after, now),
        ...{ seriesId, isException: seriesId !== null && row.plan.entry.isException },
      }));
      const ids = await insertSessions(tx, columns, batch[0]?.after.colleagueIds ?? []);
      for (const [index, id] of ids.entries()) idByPosition.set(batch[index]?.row.position ?? 0, id);
    }
  }
  return idByPosition;
};

/** Changes the sessions that were there; returns their new editions. */
const changeSessions = async ({ tx, now }: Context, writings: readonly Writing[]): Promise<Map<number, number>> => {
  const ids = writings.flatMap(({ row }) => (row.sessionId === null ? [] : [row.sessionId]));
  const sessions = new Map((await listKnownSessions(tx, { span: null, ids })).map((session) => [session.id, session]));
  const editions = new Map<number, number>();
  for (const { row, after } of writings) {
    const session = sessions.get(row.sessionId ?? 0);
    if (!session) throw new Error('a session that was compared is gone');
    const cancelledAt = after.isCancelled ? (session.cancelledAt ?? now) : null;
    const changed = { ...session, ...toColumns(after, now), cancelledAt, colleagueIds: after.colleagueIds };
    await updateSession(tx, changed, true);
    editions.set(row.position, session.edition + 1);
  }
  return editions;
};

const applyAll = async (ctx: Context, rows: readonly TimetableRow[], seriesIds: ReadonlyMap<string, number>) => {
  const { tx, input } = ctx;
  const newIds = await makeSessions(ctx, toWritings(rows, 'made'), seriesIds);
  const editions = await changeSessions(ctx, toWritings(rows, 'changed'));
  const results = rows.flatMap(({ position, sessionId, outcome }) => {
    if (outcome !== 'made' && outcome !== 'changed') return [];
    const id = newIds.get(position) ?? sessionId;
    const edition = editions.get(position) ?? 1;
    return [{ position, state: 'applied' as const, sessionId: id, edition, undoFault: null }];
  });
  await updateTimetableRows(tx, input.changeSetId, results);
  const idByPosition = new Map(results.map(({ position, sessionId }) => [position, sessionId]));
  const sources = rows.flatMap(({ position, plan: { entry } }) => {
    const sessionId = idByPosition.get(position) ?? null;
    return sessionId === null || entry.uid === null
      ? []
      : [{ sessionId, uid: entry.uid, recurrence: entry.recurrence }];
  });
  await insertSources(tx, sources);
  return results.length;
};

/** What of a plan must still hold when it is applied. */
const toComparable = (plan: readonly PlannedSession[]): unknown =>
  JSON.parse(
    JSON.stringify(
      plan.map(({ outcome, fault, sessionId, edition, after, clashes }) => ({
        ...{ outcome, fault, sessionId, edition, after, clashes },
      })),
    ),
  );

/** Writes the sessions of a plan, all or none. */
export const applyTimetableImport = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, school, refuse, notFound } = ctx;
  const { changeSetId } = input;
  const set = await lockChangeSet(tx, { id: changeSetId, family: 'timetable' });
  if (!set) return notFound();
  if (set.state !== 'planned') return refuse('timetableImport.notPlanned');
  await lockTimetable(tx);
  const rows = await listTimetableRows(tx, changeSetId);
  const entries = rows.map(({ plan }) => plan.entry);
  const facts = await readPlanFacts(tx, entries, school);
  const fresh = planSessions(entries, facts);
  const isSame = isDeepStrictEqual(toComparable(fresh), toComparable(rows.map(({ plan }) => plan)));
  if (!isSame) return refuse('timetableImport.outdated');
  const hasConflicts = rows.some(({ plan }) => plan.clashes.length > 0);
  if (hasConflicts && !input.acceptsConflicts) return refuse('timetableImport.conflicts');
  const seriesById = new Map(facts.sessions.map(({ id, seriesId }) => [id, seriesId]));
  const seriesIds = new Map(
    rows.flatMap((row) => {
      const seriesId = seriesById.get(row.sessionId ?? 0) ?? null;
      const { after } = row.plan;
      return seriesId === null || !after ? [] : [[keyFor({ row, after }), seriesId] as const];
    }),
  );
  const count = await applyAll(ctx, rows, seriesIds);
  await updateChangeSet(tx, changeSetId, { state: 'applied', appliedBy: me.id, appliedAt: now });
  await writeRecord(tx, {
    ...{ at: now, actorId: me.id, action: 'timetable.imported', subject: { kind: 'changeSet', id: changeSetId } },
    changes: [
      { field: 'file', before: null, after: set.fileName },
      { field: 'sessionCount', before: null, after: String(count) },
    ],
  });
  return { changeSetId };
});
