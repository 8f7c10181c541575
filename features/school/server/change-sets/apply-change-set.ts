import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { getUniqueViolation } from '@inkstone/db';
import { refreshNamesakesAmong, signOutPerson } from '@inkstone/session/server';
import { applyChangeSet as contract } from '../../contract/imports.ts';
import { writeRecord } from '../record/write-record.ts';
import { applyRows, type ApplyContext } from './apply-rows.ts';
import { listRowsAfter, lockChangeSet, updateChangeSet, updateRows } from './change-sets.queries.ts';
import { toChangeSets } from './change-set-view.ts';
import { listKnownClasses } from './known-accounts.queries.ts';

type Context = HandlerContext<typeof contract>;

const batchSize = 1000;

/** Applies every row: all in the transaction of the call, so that a killed process leaves nothing half done. */
const applyAll = async (ctx: Context, changeSetId: number): Promise<void> => {
  const { tx, now, me } = ctx;
  const runningClassIds = new Set((await listKnownClasses(tx)).map(({ id }) => id));
  const apply: ApplyContext = { tx, now, permissions: me.permissions, runningClassIds, names: [], signedOutIds: [] };
  let position = 0;
  for (;;) {
    const rows = await listRowsAfter(tx, { changeSetId, position, most: batchSize });
    const last = rows.at(-1);
    if (!last) break;
    await updateRows(tx, changeSetId, await applyRows(apply, rows));
    position = last.position;
  }
  await refreshNamesakesAmong(tx, apply.names);
  for (const personId of apply.signedOutIds)
    if (personId !== me.id) await signOutPerson(ctx, { personId, exceptId: null, by: 'access' });
};

/** Applies a plan. What has changed since is left out and named. */
export const applyChangeSet = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, language, refuse, notFound } = ctx;
  const { changeSetId } = input;
  const set = await lockChangeSet(tx, changeSetId);
  if (!set) return notFound();
  if (set.state !== 'planned') return refuse('changeSet.notPlanned');
  try {
    await applyAll(ctx, changeSetId);
  } catch (error) {
    // Somebody saved the same name or number at this very moment: everything is rolled back.
    if (getUniqueViolation(error) !== undefined) return refuse('changeSet.busy');
    throw error;
  }
  await updateChangeSet(tx, changeSetId, { state: 'applied', appliedBy: me.id, appliedAt: now });
  const applied = { ...set, state: 'applied' as const, appliedBy: me.id, appliedAt: now };
  const [view] = await toChangeSets(tx, { sets: [applied], language, now });
  if (!view) return notFound();
  await writeRecord(tx, {
    ...{ at: now, actorId: me.id, action: 'people.imported', subject: { kind: 'changeSet', id: changeSetId } },
    changes: [
      { field: 'file', before: null, after: set.fileName },
      ...Object.entries(view.counts).map(([field, count]) => ({ field, before: null, after: String(count) })),
    ],
  });
  return { ...view, columns: set.columns };
});
