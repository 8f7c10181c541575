import { cutText, dayIn, hasUnsafeText } from '@inkstone/base';
import { handleCall, type PrepareContext } from '@inkstone/call/server';
import { collectGarbage, openThreadQueue } from '@inkstone/jobs';
import { countUse } from '@inkstone/session/server';
import { planImport as contract } from '../../contract/imports.ts';
import { isLinkKind, sheetFields, type SheetField } from '../../import/subjects.ts';
import { insertSetClasses } from './change-set-classes.queries.ts';
import { deletePlans, findChangeSet, insertChangeSet } from './change-sets.queries.ts';
import { toChangeSet } from './change-set-view.ts';
import type { ImportReply, ImportTask, PackedPlan, SheetFacts } from './import-task.ts';
import { openRun, type OpenRun } from './open-run.ts';
import { listKnownClasses, listNamedAccounts, listPlainStudents } from './known-accounts.queries.ts';
import { readLinkTask } from './links/link-rows.ts';
import { receiveSheet } from './receive-sheet.ts';

type Context = PrepareContext<typeof contract>;

interface PreparedPlan {
  fileName: string;
  sheet: SheetFacts;
  plan: PackedPlan;
  run: OpenRun;
}

// A thread that has compared a large sheet holds its memory until it ends.
const idleMs = 1000;
const threads = openThreadQueue<ImportTask, ImportReply>({
  program: new URL('./import.thread.ts', import.meta.url),
  idleMs,
});
const maxSeconds = 60;
const rowsBetweenCollections = 5000;
const plansAnHour = 100;

const runTask = async (task: ImportTask): Promise<Exclude<ImportReply, { kind: 'failed' }>> => {
  const reply = await threads.run(task, { seconds: maxSeconds });
  if (reply.kind === 'failed') throw new Error(reply.message);
  return reply;
};

const parseColumns = (text: string | undefined): (SheetField | null)[] | null =>
  text === undefined ? null : text.split(',').map((name) => sheetFields.find((field) => field === name) ?? null);

type ReadReply = Extract<ImportReply, { kind: 'read' }>;

/** The task that compares a sheet of people with accounts and classes. */
const readPeopleTask = async (
  { db, me, input, language }: Context,
  { sheet, rows, mentions }: ReadReply,
): Promise<ImportTask> => {
  const [accounts, classes] = [await listNamedAccounts(db, mentions), await listKnownClasses(db)];
  const deactivated = input.missing === 'deactivate' ? await listPlainStudents(db) : [];
  const newClasses = input.newClasses ?? (sheet.format === 'oneroster' ? 'make' : 'refuse');
  return {
    kind: 'plan',
    input: {
      ...{ rows, accounts, classes, deactivated, language },
      ...{ permissions: me.permissions, makesClasses: newClasses === 'make' },
    },
  };
};

/** Reads a received sheet and compares it with what is here. */
const readAndCompare = async (ctx: Context, bytes: Uint8Array, run: OpenRun) => {
  const { db, input, language, refuse } = ctx;
  const { subject } = input;
  const columns = parseColumns(input.columns);
  const today = dayIn(ctx.now, ctx.school.timeZone);
  const read = await runTask({ kind: 'read', bytes, subject, encoding: input.encoding ?? null, columns, today });
  if (read.kind !== 'read') return refuse(read.kind === 'refused' ? read.fault : 'sheet.unreadable');
  await run.report({ phase: 'comparing', totalRows: read.rows.count });
  const task = isLinkKind(subject)
    ? await readLinkTask(db, subject, { ...read, language })
    : await readPeopleTask(ctx, read);
  const planned = await runTask(task);
  if (planned.kind !== 'planned') throw new Error('the thread gave no plan');
  return { sheet: read.sheet, plan: planned.plan };
};

const preparePlan = async (ctx: Context): Promise<PreparedPlan> => {
  const { db, me, input, refuse } = ctx;
  await countUse(db, ctx.now, { key: `import ${me.id}`, most: plansAnHour, windowSeconds: 3600 });
  const received = await receiveSheet(ctx.uploads);
  if (typeof received === 'string') return refuse(received);
  const fileName = hasUnsafeText(received.name) ? '' : cutText(received.name, 200);
  const facts = { subject: input.subject, fileName, changeSetId: null, totalRows: null };
  const run = await openRun(ctx, { kind: 'plan', startedBy: me.id, ...facts });
  return { fileName, run, ...(await run.during(() => readAndCompare(ctx, received.bytes, run))) };
};

/** Reads a sheet and stores what it would change; an earlier plan of the caller for the same subject is replaced. */
export const planImport = handleCall<typeof contract, PreparedPlan>(contract, {
  prepare: preparePlan,
  decide({ input: { subject }, me, tx, now, language, prepared, notFound }) {
    const { fileName, sheet, plan, run } = prepared;
    return run.during(async () => {
      await run.report({ phase: 'writing', totalRows: plan.rows.count });
      await deletePlans(tx, { personId: me.id, kind: subject });
      const facts = { kind: subject, fileName, ...sheet, createdBy: me.id, createdAt: now };
      const changeSetId = await insertChangeSet(tx, facts, {
        rows: plan.rows,
        onStored(doneRows) {
          if (doneRows % rowsBetweenCollections === 0) collectGarbage();
          return run.report({ doneRows });
        },
      });
      await insertSetClasses(tx, changeSetId, plan.newClasses);
      const stored = await findChangeSet(tx, { id: changeSetId, family: 'imports' });
      const view = stored && (await toChangeSet(tx, { set: stored, language, now }));
      if (!view) return notFound();
      await run.finish(tx);
      return view;
    });
  },
});
