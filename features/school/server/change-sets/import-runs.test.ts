import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { inTransaction } from '@inkstone/db';
import { newRequestId } from '@inkstone/testing';
import { applyChangeSet, getChangeSet, listChangeSets, undoChangeSet } from '../../contract/imports.ts';
import { permissionPresets } from '../../rules.ts';
import { countPeople, openImportingSchool, resetLimits, type ImportingSchool } from './testing.ts';

let school: ImportingSchool['school'];
let head: ImportingSchool['head'];
let plan: ImportingSchool['plan'];
let apply: ImportingSchool['apply'];
let send: ImportingSchool['send'];
beforeAll(async () => {
  ({ school, head, plan, apply, send } = await openImportingSchool());
});
afterAll(() => school.close());
beforeEach(() => resetLimits(school));

const listRuns = async (browser = head) => (await browser.ask(listChangeSets, {})).runs;
const readRun = async (changeSetId: number) => (await head.ask(getChangeSet, { changeSetId })).run;

const toSheet = (word: string, count: number) =>
  ['name,username', ...Array.from({ length: count }, (_, at) => `Run ${word} ${at},${word}${at}`)].join('\n');

/** Lets the insertion of a row wait in the database until the function that it returns is called. */
const holdInsertion = async (table: 'person' | 'change_set_row', username: string): Promise<() => Promise<void>> => {
  await school.db.run(sql`
    create function hold_row() returns trigger language plpgsql as ${sql.raw(`$$
      begin
        if new.username = '${username}' then perform pg_advisory_xact_lock(4711); end if;
        return new;
      end $$`)}`);
  await school.db.run(
    sql`create trigger hold_row before insert on ${sql.identifier(table)} for each row execute function hold_row()`,
  );
  const gate = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  const holding = inTransaction(school.db, async (tx) => {
    await tx.run(sql`select pg_advisory_xact_lock(4711)`);
    opened.resolve();
    await gate.promise;
  });
  await opened.promise;
  return async () => {
    gate.resolve();
    await holding;
  };
};

/** Calls `hold_row` for each deleted person, also where foreign keys were looked at before and are not asked again. */
const holdDeletions = async (): Promise<void> => {
  await school.db.run(sql`create trigger hold_row before delete on person for each row execute function hold_row()`);
  await school.db.run(sql`alter table person enable always trigger hold_row`);
};

const dropTrigger = () => school.db.run(sql`drop function hold_row cascade`);

test('another window sees how far an import is, whoever began it, and that it has ended', async () => {
  const { changeSetId } = await plan(toSheet('apply', 1500));
  expect(await listRuns()).toEqual([]);
  expect(await readRun(changeSetId)).toBeNull();
  const office = await school.signIn(await school.person({ role: 'staff', permissions: permissionPresets.office }));
  const release = await holdInsertion('person', 'apply1200');
  const applying = apply(changeSetId);
  await vi.waitFor(async () => expect(await readRun(changeSetId)).toMatchObject({ doneRows: 1000 }), 120_000);
  expect(await readRun(changeSetId)).toMatchObject({ kind: 'apply', state: 'running', totalRows: 1500, fault: null });
  expect(await listRuns(office)).toMatchObject([{ kind: 'apply', changeSetId, state: 'running', doneRows: 1000 }]);
  expect(await office.refused(applyChangeSet, { ...newRequestId(), changeSetId })).toBe('changeSet.running');
  await release();
  await applying;
  await dropTrigger();
  expect(await head.ask(getChangeSet, { changeSetId })).toMatchObject({ state: 'applied', run: null });
  expect(await listRuns(office)).toEqual([]);
});

test('a plan on its way is seen by whoever began it, and then stands in the list', async () => {
  const other = await school.signIn(await school.person({ role: 'staff', permissions: permissionPresets.head }));
  const release = await holdInsertion('change_set_row', 'plan2400');
  const planning = plan(toSheet('plan', 2500));
  await vi.waitFor(async () => expect(await listRuns()).toMatchObject([{ phase: 'writing', doneRows: 2000 }]), 120_000);
  expect(await listRuns()).toMatchObject([{ kind: 'plan', state: 'running', totalRows: 2500, changeSetId: null }]);
  expect(await listRuns(other)).toEqual([]);
  await release();
  const { changeSetId } = await planning;
  await dropTrigger();
  const { runs, list } = await head.ask(listChangeSets, {});
  expect(runs).toEqual([]);
  expect(list[0]).toMatchObject({ changeSetId, state: 'planned' });
});

test('why a sheet was not read is still told after a reload, until another one is read', async () => {
  expect((await send(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]))).status).toBe(409);
  expect(await listRuns()).toMatchObject([{ kind: 'plan', state: 'failed', fault: 'sheet.oldExcel' }]);

  // As it is left by a process that was killed: it is taken to live until it was silent for thirty seconds.
  await school.db.run(sql`update import_run set ended_at = null, heard_at = ${school.clock.now()}`);
  expect(await listRuns()).toMatchObject([{ state: 'running' }]);
  await school.db.run(sql`update import_run set heard_at = ${new Date(school.clock.now().getTime() - 60_000)}`);
  expect(await listRuns()).toMatchObject([{ state: 'interrupted' }]);
  await plan(toSheet('again', 1));
  expect(await listRuns()).toEqual([]);
});

test('an import that breaks off says so and has written nothing; so does one whose server has ended', async () => {
  const { changeSetId } = await plan(toSheet('broken', 3));
  const before = await countPeople(school);
  await school.db.run(sql`
    create function hold_row() returns trigger language plpgsql as $$
      begin
        if new.username = 'broken2' then perform pg_terminate_backend(pg_backend_pid()); end if;
        return new;
      end $$`);
  await school.db.run(sql`create trigger hold_row before insert on person for each row execute function hold_row()`);
  await head.failed(applyChangeSet, { ...newRequestId(), changeSetId });
  await dropTrigger();
  expect(await head.ask(getChangeSet, { changeSetId })).toMatchObject({
    state: 'planned',
    run: { state: 'failed', fault: null },
  });

  // As it is left by a process that was killed a moment ago: nobody has ended it, and its transaction is gone.
  await school.db.run(sql`update import_run set ended_at = null, heard_at = ${school.clock.now()}`);
  expect(await readRun(changeSetId)).toMatchObject({ state: 'interrupted' });
  expect(await countPeople(school)).toBe(before);

  expect(await apply(changeSetId)).toMatchObject({ state: 'applied' });
  expect(await listRuns()).toEqual([]);
  expect(await countPeople(school)).toBe(before + 3);
});

test('another window sees how far undoing an import is; one that breaks off has undone nothing', async () => {
  const { changeSetId } = await plan(toSheet('undo', 700));
  await apply(changeSetId);
  const office = await school.signIn(await school.person({ role: 'staff', permissions: permissionPresets.office }));
  const before = await countPeople(school);
  const undo = { ...newRequestId(), changeSetId };
  await school.db.run(sql`
    create function hold_row() returns trigger language plpgsql as $$
      begin
        if old.username = 'undo600' then perform pg_advisory_xact_lock(4711); end if;
        return old;
      end $$`);
  await holdDeletions();
  const gate = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const holding = inTransaction(school.db, async (tx) => {
    await tx.run(sql`select pg_advisory_xact_lock(4711)`);
    locked.resolve();
    await gate.promise;
  });
  await locked.promise;
  const undoing = head.send(undoChangeSet, undo);
  await vi.waitFor(async () => expect(await readRun(changeSetId)).toMatchObject({ doneRows: 500 }), 120_000);
  expect(await readRun(changeSetId)).toMatchObject({ kind: 'undo', state: 'running', totalRows: 700 });
  const seen = await listRuns(office);
  expect(seen).toMatchObject([{ kind: 'undo', changeSetId, state: 'running' }]);
  for (const browser of [office, head])
    expect(await browser.refused(undoChangeSet, { ...newRequestId(), changeSetId })).toBe('changeSet.running');
  expect(await listRuns(office)).toEqual(seen);
  gate.resolve();
  await holding;
  await undoing;
  await dropTrigger();
  expect(await head.ask(getChangeSet, { changeSetId })).toMatchObject({ state: 'undone', run: null });
  expect(await listRuns(office)).toEqual([]);
  expect(await countPeople(school)).toBe(before - 700);

  const second = await plan(toSheet('stay', 2));
  await apply(second.changeSetId);
  await school.db.run(sql`
    create function hold_row() returns trigger language plpgsql as $$
      begin
        perform pg_terminate_backend(pg_backend_pid());
        return old;
      end $$`);
  await holdDeletions();
  await head.failed(undoChangeSet, { ...newRequestId(), changeSetId: second.changeSetId });
  await dropTrigger();
  expect(await readRun(second.changeSetId)).toMatchObject({ kind: 'undo', state: 'failed', fault: null });
  expect(await head.ask(getChangeSet, { changeSetId: second.changeSetId })).toMatchObject({ state: 'applied' });
  expect(await countPeople(school)).toBe(before - 700 + 2);
});
