import { deleteJoinedRecipients } from '@inkstone/assignments/server';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { deleteUnsentMessages } from '@inkstone/messages/server';
import { lockClasses, reopenMergedClass, revertEnrolments, turnBackComingStays } from '@inkstone/people/server';
import { undoClassMerge as contract, type StayFault } from '../../contract/class-merges.ts';
import { findUndoEnd } from '../change-sets/change-set-view.ts';
import { lockChangeSet, updateChangeSet } from '../change-sets/change-sets.queries.ts';
import { toRecordedName } from '../classes/change-stays.ts';
import { writeRecord } from '../record/write-record.ts';
import {
  listJoinedFacts,
  listLeftIds,
  listMergeSources,
  listMerges,
  updateMerge,
  type ClassMergeRow,
} from './class-merges.queries.ts';
import { toMergeSet } from './class-merges-view.ts';

interface UndoFacts {
  targetId: number;
  mergedAt: Date;
  /** Why students stay. */
  studentFaults: ReadonlyMap<number, StayFault>;
  /** The present edition of the class that stays. */
  targetEdition: number | undefined;
}

const listJoined = ({ effects }: ClassMergeRow): number[] =>
  (effects?.joins ?? []).filter(({ part }) => part === 'student').map(({ personId }) => personId);

/** Takes back one merged class; returns who stays in the other one. */
const undoClass = async (
  { tx }: Pick<HandlerContext<typeof contract>, 'tx'>,
  row: ClassMergeRow,
  { targetId, mergedAt, studentFaults, targetEdition }: UndoFacts,
): Promise<void> => {
  const { draft, effects } = row;
  if (!effects) return;
  const isTeamChanged = effects.targetEdition !== targetEdition;
  const faultFor = (personId: number, part: 'student' | 'teacher'): StayFault | undefined =>
    part === 'student' ? studentFaults.get(personId) : isTeamChanged ? 'teamChanged' : undefined;
  const joins = effects.joins.filter(({ personId, part }) => faultFor(personId, part) === undefined);
  const students = joins.filter(({ part }) => part === 'student').map(({ personId }) => personId);
  const recipientIds = await deleteJoinedRecipients(tx, {
    joins: students.map((studentId) => ({ studentId, classId: targetId })),
    addedAt: mergedAt,
  });
  await deleteUnsentMessages(tx, recipientIds);
  await revertEnrolments(
    tx,
    joins.map((join) => ({ ...join, leftBefore: join.leftBefore === null ? null : new Date(join.leftBefore) })),
  );
  const memberIds = [...draft.studentIds, ...draft.bothIds].filter((id) => !studentFaults.has(id));
  await reopenMergedClass(tx, { classId: row.sourceId, studentIds: memberIds, leftAt: mergedAt });
  const turned = { stays: effects.comingStays, fromId: row.sourceId, toId: targetId };
  await turnBackComingStays(tx, turned);
  const people = [
    ...[...draft.studentIds, ...draft.bothIds].map((personId) => ({ personId, part: 'student' as const })),
    ...effects.joins.filter(({ part }) => part === 'teacher'),
  ];
  const staying = people.flatMap(({ personId, part }) => {
    const fault = faultFor(personId, part);
    return fault === undefined ? [] : [{ personId, fault }];
  });
  await updateMerge(tx, row, { state: 'undone', effects: { ...effects, staying } });
};

/** Takes back every class that is as it was merged, the last one first; returns the ids of those that are open again. */
const undoAll = async (
  ctx: Pick<HandlerContext<typeof contract>, 'tx' | 'now'>,
  { rows, targetId, mergedAt }: { rows: readonly ClassMergeRow[]; targetId: number; mergedAt: Date },
): Promise<number[]> => {
  const { tx, now } = ctx;
  const applied = rows.filter(({ state }) => state === 'applied').toReversed();
  const classIds = applied.map(({ sourceId }) => sourceId);
  const classes = await listMergeSources(tx, { classIds: [targetId, ...classIds], now });
  const studentIds = applied.flatMap(listJoined);
  const studentFaults = new Map<number, StayFault>();
  for (const facts of await listJoinedFacts(tx, { classId: targetId, studentIds, joinedAt: mergedAt }))
    if (!facts.isPresent) studentFaults.set(facts.studentId, 'movedSince');
    else if (facts.isAnswered) studentFaults.set(facts.studentId, 'answered');
  for (const { sourceId, draft } of applied) {
    const leftIds = await listLeftIds(tx, { classId: sourceId, leftAt: mergedAt });
    for (const id of [...draft.studentIds, ...draft.bothIds])
      if (!leftIds.includes(id) && !studentFaults.has(id)) studentFaults.set(id, 'movedSince');
  }
  const targetEdition = classes.find(({ id }) => id === targetId)?.edition;
  const reopenedIds: number[] = [];
  for (const row of applied) {
    const source = classes.find(({ id }) => id === row.sourceId);
    const isAsMerged =
      source?.endedAt?.getTime() === mergedAt.getTime() &&
      source.edition === row.draft.edition &&
      source.memberIds.length === 0;
    if (isAsMerged) {
      await undoClass(ctx, row, { targetId, mergedAt, studentFaults, targetEdition });
      reopenedIds.push(row.sourceId);
    } else await updateMerge(tx, row, { state: 'stays', fault: source ? 'changedSince' : 'classGone' });
  }
  return reopenedIds;
};

/** Undoes merging classes for thirty days. Who answered or moved since stays and is named. */
export const undoClassMerge = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, language, refuse, notFound } = ctx;
  const { changeSetId } = input;
  const set = await lockChangeSet(tx, { id: changeSetId, family: 'classMerge' });
  if (!set || set.targetId === null) return notFound();
  const end = findUndoEnd(set);
  if (!set.appliedAt || end === null || end <= now) return refuse('merge.notUndoable');
  const rows = await listMerges(tx, changeSetId);
  const locked = await lockClasses(tx, [set.targetId, ...rows.map(({ sourceId }) => sourceId)]);
  const reopenedIds = await undoAll(ctx, { rows, targetId: set.targetId, mergedAt: set.appliedAt });
  const undone = { state: 'undone', undoneBy: me.id, undoneAt: now } as const;
  await updateChangeSet(tx, changeSetId, undone);
  for (const schoolClass of locked.filter(({ id }) => id === set.targetId || reopenedIds.includes(id)))
    await writeRecord(tx, {
      ...{ at: now, actorId: me.id, action: 'class.mergeUndone', subject: { kind: 'class', id: schoolClass.id } },
      changes: [{ field: 'class', before: null, after: toRecordedName(schoolClass) }],
    });
  return (await toMergeSet(tx, { set: { ...set, ...undone }, language, now })) ?? notFound();
});
