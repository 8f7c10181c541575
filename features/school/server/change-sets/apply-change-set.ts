import { handleCall, type HandlerContext, type PrepareContext } from '@inkstone/call/server';
import { getUniqueViolation } from '@inkstone/db';
import { collectGarbage } from '@inkstone/jobs';
import type {} from '@inkstone/people/events';
import { refreshNamesakesAmong, signOutPerson } from '@inkstone/session/server';
import { applyChangeSet as contract } from '../../contract/imports.ts';
import { writeRecord } from '../record/write-record.ts';
import { isLinkKind } from '../../import/subjects.ts';
import { applyRows, type ApplyContext } from './apply-rows.ts';
import { createClassMaker } from './apply-classes.ts';
import { listTeacherRows } from './change-set-classes.queries.ts';
import { prepareRun, type OpenRun, type PreparedRun } from './open-run.ts';
import {
  countSetRows,
  findChangeSet,
  listRowsAfter,
  lockChangeSet,
  updateChangeSet,
  updateRows,
  type ChangeSetFacts,
  type ChangeSetRow,
} from './change-sets.queries.ts';
import { getSubject, toChangeSet } from './change-set-view.ts';
import { applyLinks } from './links/link-rows.ts';
import { listKnownClasses } from './known-accounts.queries.ts';

type Context = HandlerContext<typeof contract, PreparedRun> & { run: OpenRun };

const batchSize = 1000;
const rowsBetweenCollections = 5000;

const isPlanned = ({ state }: ChangeSetRow): boolean => state === 'planned';

/** Applies every row of a sheet of people. */
const applyPeople = async (ctx: Context, changeSetId: number): Promise<void> => {
  const { tx, now, me, emit, run } = ctx;
  const classes = await createClassMaker(ctx, { changeSetId, classes: await listKnownClasses(tx) });
  const apply: ApplyContext = {
    ...{ tx, now, permissions: me.permissions, classes },
    ...{ names: [], joined: new Map(), signedOutIds: [] },
  };
  // A new class is there before its students, whatever the order of the sheet.
  const teachers = await listTeacherRows(tx, changeSetId);
  await updateRows(tx, changeSetId, await applyRows(apply, teachers));
  let position = 0;
  for (;;) {
    const rows = await listRowsAfter(tx, { changeSetId, position, most: batchSize });
    const last = rows.at(-1);
    if (!last) break;
    await updateRows(tx, changeSetId, await applyRows(apply, rows.filter(isPlanned)));
    position = last.position;
    if (position % rowsBetweenCollections === 0) collectGarbage();
    await run.report({ doneRows: position });
  }
  await refreshNamesakesAmong(tx, apply.names);
  for (const [classId, studentIds] of apply.joined) await emit('class.joined', { classId, studentIds });
  for (const personId of apply.signedOutIds)
    if (personId !== me.id) await signOutPerson(ctx, { personId, exceptId: null, by: 'access' });
  for (const classId of classes.madeIds)
    await writeRecord(tx, { at: now, actorId: me.id, action: 'class.added', subject: { kind: 'class', id: classId } });
};

/** Applies every row: all in the transaction of the call, so that a killed process leaves nothing half done. */
const applyAll = async (ctx: Context, set: ChangeSetFacts): Promise<void> => {
  const { tx, me, now, emit } = ctx;
  const subject = getSubject(set);
  if (!isLinkKind(subject)) return applyPeople(ctx, set.id);
  await applyLinks({ tx, emit, actorId: me.id, appliedAt: now }, { changeSetId: set.id, subject });
};

/** Applies a plan, and writes down that it was. */
const applyPlan = async (ctx: Context) => {
  const { input, me, tx, now, language, refuse, notFound } = ctx;
  const { changeSetId } = input;
  const set = await lockChangeSet(tx, { id: changeSetId, family: 'imports' });
  if (!set) return notFound();
  if (set.state !== 'planned') return refuse('changeSet.notPlanned');
  try {
    await applyAll(ctx, set);
  } catch (error) {
    // Somebody saved the same name or number at this very moment: everything is rolled back.
    if (getUniqueViolation(error) !== undefined) return refuse('changeSet.busy');
    throw error;
  }
  await updateChangeSet(tx, changeSetId, { state: 'applied', appliedBy: me.id, appliedAt: now });
  const applied = { ...set, state: 'applied' as const, appliedBy: me.id, appliedAt: now };
  const view = await toChangeSet(tx, { set: applied, language, now });
  if (!view) return notFound();
  await writeRecord(tx, {
    ...{
      at: now,
      actorId: me.id,
      action: isLinkKind(getSubject(set)) ? 'sheet.imported' : 'people.imported',
      subject: { kind: 'changeSet', id: changeSetId },
    },
    changes: [
      { field: 'file', before: null, after: set.fileName },
      ...Object.entries(view.counts).map(([field, count]) => ({ field, before: null, after: String(count) })),
    ],
  });
  await ctx.run.finish(tx);
  return view;
};

/** Looks at what there is to apply. */
const prepareApplying = async (ctx: PrepareContext<typeof contract>): Promise<PreparedRun> => {
  const { db, me, input, refuse, notFound } = ctx;
  const set = await findChangeSet(db, { id: input.changeSetId, family: 'imports' });
  if (!set) return notFound();
  if (set.state !== 'planned') return refuse('changeSet.notPlanned');
  const totalRows = await countSetRows(db, set.id);
  const facts = { subject: getSubject(set), fileName: set.fileName, changeSetId: set.id, totalRows };
  return prepareRun(ctx, { kind: 'apply', startedBy: me.id, ...facts });
};

/** Applies a plan. What has changed since is left out and named. */
export const applyChangeSet = handleCall<typeof contract, PreparedRun>(contract, {
  prepare: prepareApplying,
  async decide(ctx) {
    const run = await ctx.prepared.begin(ctx.tx);
    if (!run) return ctx.refuse('changeSet.running');
    return run.during(() => applyPlan({ ...ctx, run }));
  },
});
