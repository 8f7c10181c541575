import { daysAsMs } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import {
  getChangeSet as getContract,
  listChangeSetRows as rowsContract,
  listChangeSets as listContract,
} from '../../contract/imports.ts';
import { computeRunState } from '../../import/run.ts';
import { toChangeSet, toChangeSets } from './change-set-view.ts';
import { findRun, listRuns, type ObservedRun } from './import-runs.queries.ts';
import { findChangeSet, listChangeSetPage, listRowPage } from './change-sets.queries.ts';

/** A run as it is shown. */
const toRun = (run: ObservedRun, now: Date) => ({
  ...{ kind: run.kind, phase: run.phase, subject: run.subject, fileName: run.fileName },
  ...{ changeSetId: run.changeSetId, doneRows: run.doneRows, totalRows: run.totalRows, fault: run.fault },
  state: computeRunState(run, now),
  startedAt: run.startedAt.toISOString(),
});

/** The change sets of the school. */
export const listChangeSets = handleCall(listContract, async ({ input, me, tx, language, now }) => {
  const { page, pageNum } = input;
  const { sets, total } = await listChangeSetPage(tx, { family: 'imports', personId: me.id, page, pageNum });
  const list = await toChangeSets(tx, { sets, language, now });
  const runs = (await listRuns(tx, { personId: me.id, since: new Date(now.getTime() - daysAsMs(1)) })).map((run) =>
    toRun(run, now),
  );
  return { runs, list, page, totalPage: Math.ceil(total / pageNum), total };
});

/** What may be done with a change set, by its state. */
const nextRuns = { planned: 'apply', applied: 'undo', undone: null } as const;

/** One change set. */
export const getChangeSet = handleCall(getContract, async ({ input, tx, language, now, notFound }) => {
  const set = await findChangeSet(tx, { id: input.changeSetId, family: 'imports' });
  if (!set) return notFound();
  const view = await toChangeSet(tx, { set, language, now });
  if (!view) return notFound();
  const kind = nextRuns[set.state];
  const run = kind && (await findRun(tx, { changeSetId: set.id, kind }));
  return { ...view, run: run ? toRun(run, now) : null };
});

/** A page of the rows of a change set. */
export const listChangeSetRows = handleCall(rowsContract, async ({ input, tx, notFound }) => {
  const { changeSetId, page, pageNum, outcome, state } = input;
  if (!(await findChangeSet(tx, { id: changeSetId, family: 'imports' }))) return notFound();
  const { rows, total } = await listRowPage(tx, { changeSetId, outcome, state, page, pageNum });
  return {
    list: rows.map(({ position, rowNumber, name, username, changes, fault, about, ...row }) => ({
      ...{ position, rowNumber, name, username, changes, fault, about },
      ...{ outcome: row.outcome, state: row.state, personId: row.personId },
    })),
    ...{ page, total, totalPage: Math.ceil(total / pageNum) },
  };
});
