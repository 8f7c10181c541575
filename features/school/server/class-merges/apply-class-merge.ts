import { handleCall, type HandlerContext } from '@inkstone/call/server';
import type {} from '@inkstone/people/events';
import { endClass, endMembers, insertEnrolments, lockClasses, turnComingStays } from '@inkstone/people/server';
import { applyClassMerge as contract } from '../../contract/class-merges.ts';
import { lockChangeSet, updateChangeSet } from '../change-sets/change-sets.queries.ts';
import { toRecordedName } from '../classes/change-stays.ts';
import { writeRecord } from '../record/write-record.ts';
import {
  listMergeSources,
  listMerges,
  updateMerge,
  type ClassMergeRow,
  type MergeSource,
} from './class-merges.queries.ts';
import { toMergeSet } from './class-merges-view.ts';
import { toMerge } from './plan-class-merge.ts';

type Context = HandlerContext<typeof contract>;

const areSame = (before: readonly number[], after: readonly number[]): boolean =>
  before.length === after.length && before.every((id) => after.includes(id));

/** Whether people and names of a class are those that the plan showed; who joined by another class of the set counts not. */
const isAsPlanned = ({ draft }: ClassMergeRow, { edition, teacherIds, memberIds }: MergeSource): boolean =>
  draft.edition === edition &&
  areSame(draft.teacherIds, teacherIds) &&
  areSame([...draft.studentIds, ...draft.bothIds], memberIds);

/** Merges one class: students move, teachers are added, what is planned there is turned, and the class is closed. */
const mergeClass = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  row: ClassMergeRow,
  { source, target }: { source: MergeSource; target: MergeSource },
): Promise<number[]> => {
  const { memberIds, teacherIds } = source;
  const enrolments = [
    ...memberIds.map((personId) => ({ personId, classId: target.id, part: 'student' as const })),
    ...teacherIds.map((personId) => ({ personId, classId: target.id, part: 'teacher' as const })),
  ];
  const present = new Set(target.memberIds);
  const comingStays = await turnComingStays(tx, {
    ...{ fromId: source.id, toId: target.id },
    bothIds: memberIds.filter((id) => present.has(id)),
  });
  await endMembers(tx, { classId: source.id, studentIds: memberIds, leftAt: now });
  const absent = enrolments.filter(({ personId, part }) => part === 'teacher' || !present.has(personId));
  const joins = await insertEnrolments(tx, absent, now);
  await endClass(tx, { classId: source.id, endedAt: now });
  const effects = {
    ...{ comingStays, targetEdition: target.edition },
    joins: joins.map((join) => ({ ...join, leftBefore: join.leftBefore?.toISOString() ?? null })),
  };
  await updateMerge(tx, row, { state: 'applied', effects });
  return joins.filter(({ part }) => part === 'student').map(({ personId }) => personId);
};

/** Merges the classes of a plan one after the other; returns who joined and which classes were merged. */
const mergeAll = async (
  ctx: Pick<Context, 'tx' | 'now'>,
  { rows, target }: { rows: readonly ClassMergeRow[]; target: MergeSource },
) => {
  const planned = rows.filter(({ outcome }) => outcome === 'merged');
  const classIds = planned.map(({ sourceId }) => sourceId);
  const sources = await listMergeSources(ctx.tx, { classIds, now: ctx.now });
  const mergedIds: number[] = [];
  const joinedIds: number[] = [];
  for (const row of planned) {
    const source = sources.find(({ id }) => id === row.sourceId);
    const fault = source ? toMerge(source, target).fault : 'classGone';
    if (source && fault === null && isAsPlanned(row, source)) {
      const memberIds = [...target.memberIds, ...joinedIds];
      joinedIds.push(...(await mergeClass(ctx, row, { source, target: { ...target, memberIds } })));
      mergedIds.push(source.id);
    } else await updateMerge(ctx.tx, row, { state: 'leftOut', fault: fault ?? 'changedSince' });
  }
  return { mergedIds, joinedIds };
};

/** Merges classes as they were planned; each is checked again. */
export const applyClassMerge = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, language, emit, refuse, notFound } = ctx;
  const { changeSetId } = input;
  const set = await lockChangeSet(tx, { id: changeSetId, family: 'classMerge' });
  if (!set || set.targetId === null) return notFound();
  if (set.state !== 'planned') return refuse('merge.notPlanned');
  const rows = await listMerges(tx, changeSetId);
  const locked = await lockClasses(tx, [set.targetId, ...rows.map(({ sourceId }) => sourceId)]);
  const [target] = await listMergeSources(tx, { classIds: [set.targetId], now });
  if (!target) return notFound();
  if (target.endedAt !== null) return refuse('class.closed');
  const { mergedIds, joinedIds } = await mergeAll(ctx, { rows, target });
  const applied = { state: 'applied', appliedBy: me.id, appliedAt: now } as const;
  await updateChangeSet(tx, changeSetId, applied);
  const toName = (classId: number): string => {
    const row = locked.find(({ id }) => id === classId);
    return row ? toRecordedName(row) : String(classId);
  };
  const merged = { field: 'class', before: mergedIds.map(toName).join(', ') || null, after: toName(target.id) };
  for (const id of mergedIds.length === 0 ? [] : [target.id, ...mergedIds])
    await writeRecord(tx, {
      ...{ at: now, actorId: me.id, action: 'class.merged', subject: { kind: 'class', id } },
      changes: [merged, { field: 'students', before: null, after: joinedIds.join(', ') || null }],
    });
  if (joinedIds.length > 0) await emit('class.joined', { classId: target.id, studentIds: joinedIds });
  return (await toMergeSet(tx, { set: { ...set, ...applied }, language, now })) ?? notFound();
});
