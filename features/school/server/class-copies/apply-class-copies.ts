import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { getUniqueViolation } from '@inkstone/db';
import type {} from '@inkstone/people/events';
import { findTerm, insertClass, insertMembers, lockClasses } from '@inkstone/people/server';
import { applyClassCopies as contract } from '../../contract/class-copies.ts';
import type { CopyFault, CopySource } from '../../copies/plan-copies.ts';
import { lockChangeSet, updateChangeSet } from '../change-sets/change-sets.queries.ts';
import { listFitPeople } from '../classes/classes.queries.ts';
import { writeRecord } from '../record/write-record.ts';
import { listCopies, listCopySources, updateCopy, type ClassCopyRow } from './class-copies.queries.ts';
import { toCopySet } from './class-copies-view.ts';

type Context = HandlerContext<typeof contract>;

interface Checked {
  source: CopySource | undefined;
  fitIds: ReadonlySet<number>;
}

/** Why a planned class cannot be copied any more; null where it can. */
const findFault = ({ draft }: ClassCopyRow, { source, fitIds }: Checked): CopyFault | null => {
  if (!source) return 'classGone';
  if (source.isCopied) return 'copied';
  return draft.teacherIds.every((id) => fitIds.has(id)) ? null : 'teacherUnfit';
};

/** Makes one class with its teachers, and with those of its planned students who are still in the class. */
const copyClass = async (
  { tx, now, me, emit }: Context,
  row: ClassCopyRow,
  { source, termId }: { source: CopySource; termId: number },
): Promise<void> => {
  const { name, nameZh, teacherIds } = row.draft;
  const [teacherId = 0, ...colleagueIds] = teacherIds;
  const names = { name, nameZh, teacherId, colleagueIds };
  const classId = await insertClass(tx, { ...names, termId, copiedFromId: source.id, createdAt: now });
  const members = new Set(source.studentIds);
  const studentIds = row.draft.studentIds.filter((id) => members.has(id));
  const missingIds = row.draft.studentIds.filter((id) => !members.has(id));
  await insertMembers(tx, { classId, studentIds, joinedAt: now });
  await updateCopy(tx, row, { state: 'applied', classId, draft: { ...row.draft, studentIds, missingIds } });
  await writeRecord(tx, {
    ...{ at: now, actorId: me.id, action: 'class.copied', subject: { kind: 'class', id: classId } },
    changes: [{ field: 'class', before: `${source.name} (${source.id})`, after: `${name} (${classId})` }],
  });
  if (studentIds.length > 0) await emit('class.joined', { classId, studentIds });
};

const copyAll = async (ctx: Context, { changeSetId, termId }: { changeSetId: number; termId: number }) => {
  const { tx } = ctx;
  const planned = (await listCopies(tx, changeSetId)).filter(({ outcome }) => outcome === 'made');
  const classIds = planned.map(({ sourceId }) => sourceId);
  await lockClasses(tx, classIds);
  const most = classIds.length;
  const sources = new Map(
    (await listCopySources(tx, { termId, from: { classIds }, most })).map((row) => [row.id, row]),
  );
  const teacherIds = planned.flatMap(({ draft }) => draft.teacherIds);
  const fitIds = new Set((await listFitPeople(tx, { part: 'teacher', ids: teacherIds })).map(({ id }) => id));
  let copyCount = 0;
  for (const row of planned) {
    const source = sources.get(row.sourceId);
    const fault = findFault(row, { source, fitIds });
    if (fault === null && source) {
      await copyClass(ctx, row, { source, termId });
      copyCount += 1;
    } else await updateCopy(tx, row, { state: 'leftOut', fault });
  }
  return copyCount;
};

/** Copies the classes of a plan; each is checked again. */
export const applyClassCopies = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, language, refuse, notFound } = ctx;
  const { changeSetId } = input;
  const set = await lockChangeSet(tx, { id: changeSetId, family: 'classCopies' });
  if (!set || set.termId === null) return notFound();
  if (set.state !== 'planned') return refuse('copies.notPlanned');
  const term = await findTerm(tx, set.termId);
  if (!term) return refuse('class.termGone');
  let copyCount = 0;
  try {
    copyCount = await copyAll(ctx, { changeSetId, termId: term.id });
  } catch (error) {
    // Somebody copied one of the classes at this very moment: everything is rolled back.
    if (getUniqueViolation(error) !== undefined) return refuse('copies.busy');
    throw error;
  }
  const applied = { state: 'applied', appliedBy: me.id, appliedAt: now } as const;
  await updateChangeSet(tx, changeSetId, applied);
  await writeRecord(tx, {
    ...{ at: now, actorId: me.id, action: 'classes.copied', subject: { kind: 'changeSet', id: changeSetId } },
    changes: [
      { field: 'term', before: null, after: term.name },
      { field: 'classes', before: null, after: String(copyCount) },
    ],
  });
  return (await toCopySet(tx, { set: { ...set, ...applied }, language, now })) ?? notFound();
});
