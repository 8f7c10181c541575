import { handleCall } from '@inkstone/call/server';
import { planClassMerge as contract, type MergeFault } from '../../contract/class-merges.ts';
import { deletePlans, findChangeSet, insertPlan } from '../change-sets/change-sets.queries.ts';
import { insertMerges, listMergeSources, type MergeSource, type PlannedMerge } from './class-merges.queries.ts';
import { toMergeSet } from './class-merges-view.ts';

/** Why a class cannot be merged into another one; null where it can. */
export const findMergeFault = (source: MergeSource, target: MergeSource): MergeFault | null => {
  if (source.endedAt !== null) return 'closed';
  return source.termId === target.termId ? null : 'otherTerm';
};

/** What merging a class would change. */
export const toMerge = (source: MergeSource, target: MergeSource): PlannedMerge => {
  const { id, edition, teacherIds, memberIds, runningWork, openAttempts, comingSessions } = source;
  const present = new Set(target.memberIds);
  const fault = findMergeFault(source, target);
  return {
    ...{ sourceId: id, outcome: fault === null ? 'merged' : 'leftOut', fault },
    draft: {
      ...{ edition, teacherIds, runningWork, openAttempts, comingSessions },
      studentIds: memberIds.filter((studentId) => !present.has(studentId)),
      bothIds: memberIds.filter((studentId) => present.has(studentId)),
    },
  };
};

/** Plans merging classes into another one; an earlier plan of the caller is replaced. */
export const planClassMerge = handleCall(contract, async ({ input, me, tx, now, language, refuse, notFound }) => {
  const { classId } = input;
  const sourceIds = [...new Set(input.sourceIds)];
  if (sourceIds.includes(classId)) return refuse('class.mergedIntoItself');
  const classes = await listMergeSources(tx, { classIds: [classId, ...sourceIds], now });
  const target = classes.find(({ id }) => id === classId);
  if (!target || classes.length !== sourceIds.length + 1) return notFound();
  if (target.endedAt !== null) return refuse('class.closed');
  const sources = sourceIds.flatMap((sourceId) => classes.find(({ id }) => id === sourceId) ?? []);
  await deletePlans(tx, { personId: me.id, kind: 'classMerge' });
  const facts = { kind: 'classMerge', createdBy: me.id, createdAt: now, targetId: classId } as const;
  const changeSetId = await insertPlan(tx, facts);
  await insertMerges(
    tx,
    changeSetId,
    sources.map((source) => toMerge(source, target)),
  );
  const set = await findChangeSet(tx, { id: changeSetId, family: 'classMerge' });
  return (set && (await toMergeSet(tx, { set, language, now }))) ?? notFound();
});
