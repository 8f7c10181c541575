import { handleCall, type HandlerContext, type PrepareContext } from '@inkstone/call/server';
import { getSqlState } from '@inkstone/db';
import { collectGarbage } from '@inkstone/jobs';
import { refreshNamesakesAmong } from '@inkstone/session/server';
import { undoChangeSet as contract } from '../../contract/imports.ts';
import { writeRecord } from '../record/write-record.ts';
import { isLinkKind } from '../../import/subjects.ts';
import { findUndoEnd, getSubject, toChangeSet } from './change-set-view.ts';
import {
  countSetRows,
  findChangeSet,
  listRowsAfter,
  lockChangeSet,
  updateChangeSet,
  updateRows,
  type ChangeSetFacts,
} from './change-sets.queries.ts';
import { undoLinks } from './links/link-rows.ts';
import { prepareRun, type OpenRun, type PreparedRun } from './open-run.ts';
import { undoClasses } from './undo-classes.ts';
import { undoRows, type UndoContext } from './undo-rows.ts';

type Context = HandlerContext<typeof contract, PreparedRun> & { run: OpenRun };

const batchSize = 500;
const rowsBetweenCollections = 5000;

const undoPeople = async (
  { tx, now, run }: Context,
  { changeSetId, appliedAt }: { changeSetId: number; appliedAt: Date },
): Promise<void> => {
  const facts = { tx, now, appliedAt, names: [] };
  const undo: UndoContext = { ...facts, goneClassIds: await undoClasses(facts, changeSetId) };
  let position = 0;
  for (;;) {
    const rows = await listRowsAfter(tx, { changeSetId, position, most: batchSize });
    const last = rows.at(-1);
    if (!last) break;
    await updateRows(tx, changeSetId, await undoRows(undo, rows));
    position = last.position;
    if (position % rowsBetweenCollections === 0) collectGarbage();
    await run.report({ doneRows: position });
  }
  await refreshNamesakesAmong(tx, undo.names);
};

const undoAll = async (ctx: Context, set: ChangeSetFacts, appliedAt: Date): Promise<void> => {
  const { tx, me, emit } = ctx;
  const subject = getSubject(set);
  if (!isLinkKind(subject)) return undoPeople(ctx, { changeSetId: set.id, appliedAt });
  await undoLinks({ tx, emit, actorId: me.id, appliedAt }, { changeSetId: set.id, subject });
};

/** Undoes an applied import, and writes down that it was. */
const undoApplied = async (ctx: Context) => {
  const { input, me, tx, now, language, refuse, notFound } = ctx;
  const { changeSetId } = input;
  const set = await lockChangeSet(tx, { id: changeSetId, family: 'imports' });
  if (!set) return notFound();
  const end = findUndoEnd(set);
  if (!set.appliedAt || end === null || end <= now) return refuse('changeSet.notUndoable');
  try {
    await undoAll(ctx, set, set.appliedAt);
  } catch (error) {
    // A name that was taken or a row that was made at this very moment: everything is rolled back.
    if (['23505', '23503'].includes(getSqlState(error) ?? '')) return refuse('changeSet.busy');
    throw error;
  }
  await updateChangeSet(tx, changeSetId, { state: 'undone', undoneBy: me.id, undoneAt: now });
  const view = await toChangeSet(tx, { set: { ...set, state: 'undone', undoneAt: now }, language, now });
  if (!view) return notFound();
  await writeRecord(tx, {
    ...{ at: now, actorId: me.id, action: 'people.importUndone', subject: { kind: 'changeSet', id: changeSetId } },
    changes: [{ field: 'notUndone', before: null, after: String(view.counts.stays) }],
  });
  await ctx.run.finish(tx);
  return view;
};

/** Looks at what there is to undo. */
const prepareUndoing = async (ctx: PrepareContext<typeof contract>): Promise<PreparedRun> => {
  const { db, me, input, now, refuse, notFound } = ctx;
  const set = await findChangeSet(db, { id: input.changeSetId, family: 'imports' });
  if (!set) return notFound();
  const end = findUndoEnd(set);
  if (end === null || end <= now) return refuse('changeSet.notUndoable');
  const totalRows = await countSetRows(db, set.id);
  const facts = { subject: getSubject(set), fileName: set.fileName, changeSetId: set.id, totalRows };
  return prepareRun(ctx, { kind: 'undo', startedBy: me.id, ...facts });
};

/** Undoes an import for thirty days. Who has signed in, answered or been edited since stays and is named. */
export const undoChangeSet = handleCall<typeof contract, PreparedRun>(contract, {
  prepare: prepareUndoing,
  async decide(ctx) {
    const run = await ctx.prepared.begin(ctx.tx);
    if (!run) return ctx.refuse('changeSet.running');
    return run.during(() => undoApplied({ ...ctx, run }));
  },
});
