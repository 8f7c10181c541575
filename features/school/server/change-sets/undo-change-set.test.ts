import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { insertClass } from '@inkstone/people/server';
import { signInFrontend } from '@inkstone/session/contract';
import { newRequestId } from '@inkstone/testing';
import { getChangeSet, listChangeSetRows, makeFirstCodes, undoChangeSet } from '../../contract/imports.ts';
import { getSchoolPerson, listSchoolPeople } from '../../contract.ts';
import { permissionPresets } from '../../rules.ts';
import { openImportingSchool, resetLimits, type ImportingSchool } from './testing.ts';

let school: ImportingSchool['school'];
let head: ImportingSchool['head'];
let plan: ImportingSchool['plan'];
let apply: ImportingSchool['apply'];
beforeAll(async () => {
  ({ school, head, plan, apply } = await openImportingSchool());
});
afterAll(() => school.close());
beforeEach(() => resetLimits(school));

test('undone, new people are gone and changed ones are as they were; who was used since stays and is named', async () => {
  const known = await school.person({ role: 'student', username: 'undo0', name: 'As It Was', nameZh: '原名' });
  const teacher = await school.person({ role: 'teacher' });
  const classId = await school.tx((tx) =>
    insertClass(tx, { name: 'Undo Class', teacherId: teacher.id, createdAt: school.clock.now() }),
  );
  const readState = () =>
    school.db.rows(
      sql`
      select (to_jsonb(p) - 'edition')::text as text from person p where username like 'undo%'
      union all select to_jsonb(m)::text from class_member m where class_id = ${classId} order by 1`,
      { text: z.string() },
    );
  const before = await readState();
  const rows = ['undo0,新名,Undo Class', 'undo1,一,Undo Class', 'undo2,二,', 'undo3,三,', 'undo4,四,', 'undo5,五,'];
  const sheet = ['用户名,姓名,班级', ...rows].join('\n');
  const first = await plan(sheet);
  await apply(first.changeSetId);
  await head.send(undoChangeSet, { ...newRequestId(), changeSetId: first.changeSetId });
  expect(await readState()).toEqual(before);

  const second = await plan(sheet);
  expect(second.counts).toMatchObject({ made: 5, changed: 1 });
  await apply(second.changeSetId);
  const { list: codes } = await head.send(makeFirstCodes, { ...newRequestId(), changeSetId: second.changeSetId });
  const sign = { username: 'undo2', password: codes[1]?.code ?? '', newPassword: 'a lantern in the fog' };
  await school.nobody.send(signInFrontend, sign);
  await school.db.run(sql`update person set mail = 'own@x.example' where username = 'undo3'`);
  await school.tx((tx) =>
    insertClass(tx, { name: 'Theirs', teacherId: codes[3]?.personId ?? 0, createdAt: school.clock.now() }),
  );
  const undone = await head.send(undoChangeSet, { ...newRequestId(), changeSetId: second.changeSetId });
  expect(undone.counts.stays).toBe(3);
  const { list } = await head.ask(listChangeSetRows, { changeSetId: second.changeSetId, state: 'stays' });
  expect(list.map(({ username, fault }) => [username, fault])).toEqual([
    ['undo2', 'signedIn'],
    ['undo3', 'edited'],
    ['undo4', 'used'],
  ]);
  expect((await head.ask(listSchoolPeople, { search: 'undo' })).list.map(({ username }) => username).sort()).toEqual([
    ...['undo0', 'undo2', 'undo3', 'undo4'],
  ]);
  expect(await head.ask(getSchoolPerson, { personId: known.id })).toMatchObject({ name: 'As It Was', nameZh: '原名' });
  const again = { ...newRequestId(), changeSetId: second.changeSetId };
  expect(await head.refused(undoChangeSet, again)).toBe('changeSet.notUndoable');
});

test('imports that are undone in any number, the newest first, leave what there was before each', async () => {
  const words = fc.constantFrom('一', '二', '三');
  const line = fc.record({ user: fc.constantFrom('seq1', 'seq2', 'seq3', 'seq4'), name: words, mail: fc.boolean() });
  const sheet = fc.uniqueArray(line, { selector: ({ user }) => user, minLength: 1, maxLength: 4 });
  const step = fc.oneof({ weight: 3, arbitrary: sheet }, { weight: 2, arbitrary: fc.constant('undo' as const) });
  const readState = () =>
    school.db.rows(
      sql`
      select (to_jsonb(p) - 'edition' - 'id' - 'created_at')::text as text from person p where username like 'seq%'
       order by username`,
      { text: z.string() },
    );
  const applied: { changeSetId: number; before: unknown }[] = [];
  const undoLast = async () => {
    const last = applied.pop();
    if (!last) return;
    const undone = await head.send(undoChangeSet, { ...newRequestId(), changeSetId: last.changeSetId });
    expect(undone.counts.stays).toBe(0);
    expect(await readState()).toEqual(last.before);
  };
  const importTwice = async (people: readonly { user: string; name: string; mail: boolean }[]) => {
    const lines = people.map(({ user, name, mail }) => `${user},${name},${mail ? `${user}@x.example` : ''}`);
    const text = ['用户名,姓名,邮箱', ...lines].join('\n');
    const before = await readState();
    const { changeSetId } = await plan(text);
    await apply(changeSetId);
    applied.push({ changeSetId, before });
    const again = await plan(text);
    expect(again.counts).toMatchObject({ made: 0, changed: 0, same: lines.length });
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
      await resetLimits(school);
      for (const next of steps) {
        if (next === 'undo') await undoLast();
        else await importTwice(next);
      }
      while (applied.length > 0) await undoLast();
      expect(await readState()).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

test('after thirty days an import stays', async () => {
  const { changeSetId } = await plan('name,username\nLate,late1\n');
  await apply(changeSetId);
  const person = await school.person({ role: 'staff', permissions: permissionPresets.head });
  school.clock.pass({ days: 29, hours: 23 });
  const later = await school.signIn(person);
  expect(await later.ask(getChangeSet, { changeSetId })).toMatchObject({ undoUntil: expect.any(String) as string });
  school.clock.pass({ hours: 1 });
  expect(await later.ask(getChangeSet, { changeSetId })).toMatchObject({ undoUntil: null });
  expect(await later.refused(undoChangeSet, { ...newRequestId(), changeSetId })).toBe('changeSet.notUndoable');
});
