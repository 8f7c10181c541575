import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { anAssignment, beginAs } from '@inkstone/assignments/testing';
import { aClass } from '@inkstone/people/testing';
import { newRequestId, openSchool, type TestBrowser, type TestPerson, type TestSchool } from '@inkstone/testing';
import {
  applyPersonMerge,
  listPersonMergeSets,
  mergedColumns,
  mergedTables,
  planPersonMerge,
  undoPersonMerge,
  type PersonMerge,
} from '../../contract/person-merges.ts';
import {
  activateSchoolPerson,
  getSchoolPerson,
  joinSchoolClass,
  leaveSchoolClass,
  listSchoolPeople,
} from '../../contract.ts';
import { mergedColumnMessages } from '../../messages.ts';
import { permissionPresets } from '../../rules.ts';
import { listMergedTables } from './merged-tables.queries.ts';
import { toMergedName } from './person-merges-view.ts';

let school: TestSchool;
let head: TestBrowser;

beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T04:00:00.000Z' });
  head = await school.signIn(await school.person({ role: 'staff', permissions: permissionPresets.head, name: 'Head' }));
});
afterAll(() => school.close());

const plan = (target: TestPerson, source: TestPerson) =>
  head.send(planPersonMerge, { ...newRequestId(), personId: target.id, otherId: source.id });
const apply = ({ changeSetId }: Pick<PersonMerge, 'changeSetId'>) =>
  head.send(applyPersonMerge, { ...newRequestId(), changeSetId });
const undo = ({ changeSetId }: Pick<PersonMerge, 'changeSetId'>) =>
  head.send(undoPersonMerge, { ...newRequestId(), changeSetId });
const join = (classId: number, ...people: TestPerson[]) =>
  head.send(joinSchoolClass, { ...newRequestId(), classId, studentIds: people.map(({ id }) => id) });
const countFor = ({ tables }: PersonMerge, table: string) => {
  const row = tables.find((entry) => entry.table === table);
  return row && [row.moves, row.swaps, row.stays, row.notUndone];
};

/** Everything that belongs to students. */
const readState = (): Promise<object[]> =>
  school.db.rows(
    sql`
    select 'person ' || to_jsonb(p)::text as text from person p
    union all select 'member ' || to_jsonb(m)::text from class_member m
    union all select 'stay ' || to_jsonb(s)::text from class_stay s
    union all select 'recipient ' || to_jsonb(r)::text from recipient r
    union all select 'attempt ' || to_jsonb(a)::text from attempt a
    union all select 'message ' || to_jsonb(m)::text from message m
    union all select 'guardian ' || to_jsonb(g)::text from guardian g
    union all select 'word ' || to_jsonb(w)::text from collected_word w order by 1`,
    { text: z.string() },
  );
const listAttempts = ({ id }: TestPerson, assignmentId: number) =>
  school.db.rows(
    sql`select r.status from recipient r join attempt a on a.recipient_id = r.id and a.student_id = r.student_id
         where r.student_id = ${id} and r.assignment_id = ${assignmentId}`,
    { status: z.string() },
  );

test('what belongs to one account goes to the other, and undone everything is as it was', async () => {
  const given = await anAssignment(school, { kind: 'homework', count: 1 });
  const [source] = given.students as [TestPerson];
  const target = await school.person();
  const { window } = await beginAs(school, given, 0);
  await window.submit();
  await school.db.run(sql`
    insert into guardian (student_id, name, mail, language, created_by, created_at)
    values (${source.id}, 'Mr. Lin', 'lin@home.example', 'zh', ${given.teacher.person.id}, ${school.clock.now()})`);
  const before = await readState();
  const planned = await plan(target, source);
  expect(planned).toMatchObject({ state: 'planned', target: { id: target.id }, source: { id: source.id }, works: [] });
  expect(countFor(planned, 'recipient')).toEqual([1, 0, 0, 0]);
  expect(countFor(planned, 'classMember')).toEqual([1, 0, 0, 0]);
  expect(countFor(planned, 'guardian')).toEqual([1, 0, 0, 0]);
  expect(await readState()).toEqual(before);

  expect(await apply(planned)).toMatchObject({ state: 'applied', undoUntil: expect.any(String) as string });
  expect(await listAttempts(target, given.id)).toHaveLength(1);
  const closed = await head.ask(getSchoolPerson, { personId: source.id });
  expect(closed).toMatchObject({ classes: [], leftAt: school.clock.now().toISOString() });
  expect(closed.history[0]).toMatchObject({ action: 'person.merged' });
  const reopened = { ...newRequestId(), personId: source.id, isActive: true };
  expect(await head.refused(activateSchoolPerson, reopened)).toBe('person.merged');

  const undone = await undo(planned);
  expect(undone.tables.map(({ notUndone }) => notUndone).filter((count) => count > 0)).toEqual([]);
  expect(await readState()).toEqual(before);
  expect((await head.ask(listPersonMergeSets, {})).list[0]).toMatchObject({ state: 'undone', actorName: 'Head' });
  expect(await head.refused(undoPersonMerge, { ...newRequestId(), changeSetId: planned.changeSetId })).toBe(
    'merge.notUndoable',
  );
});

test('of an assignment that both have, the attempt that was begun counts; where both were begun, that of the account that stays', async () => {
  const first = await anAssignment(school, { count: 2 });
  const [target, source] = first.students as [TestPerson, TestPerson];
  const second = await anAssignment(school, { count: 1 });
  const room = await aClass(school, { students: [target, source] });
  await head.send(leaveSchoolClass, { ...newRequestId(), classId: room.id, studentIds: [target.id] });
  await beginAs(school, first, 0);
  const { window } = await beginAs(school, first, 1);
  await window.submit();
  const third = await anAssignment(school, { count: 2 });
  await school.db.run(sql`
    update recipient set student_id = case student_id when ${third.students[0]?.id} then ${target.id}::bigint else ${source.id}::bigint end
     where assignment_id = ${third.id}`);
  await beginAs(school, { ...third, students: [source] }, 0);
  await beginAs(school, second, 0);
  const before = await readState();
  const planned = await plan(target, source);
  expect(planned.works).toMatchObject([
    { status: 'started', otherStatus: 'marked', isSwapped: false },
    { status: 'none', otherStatus: 'started', isSwapped: true },
  ]);
  expect(countFor(planned, 'recipient')).toEqual([0, 1, 1, 0]);
  // Both are in the class of the first assignment; of the other class only the account that is closed is a member.
  expect(countFor(planned, 'classMember')).toEqual([0, 1, 1, 0]);
  await apply(planned);
  expect(await listAttempts(target, first.id)).toEqual([{ status: 'started' }]);
  expect(await listAttempts(source, first.id)).toEqual([{ status: 'marked' }]);
  expect(await listAttempts(target, third.id)).toEqual([{ status: 'started' }]);
  expect((await head.ask(getSchoolPerson, { personId: target.id })).classes.map(({ id }) => id)).toContain(room.id);
  await undo(planned);
  expect(await readState()).toEqual(before);
});

test('attempts change places also where whoever merges has the same assignment', async () => {
  const given = await anAssignment(school, { count: 3 });
  const [target, source] = [await school.person(), await school.person()];
  const [first, second] = given.students;
  await school.db.run(sql`
    update recipient set student_id = case student_id when ${first?.id} then ${target.id}::bigint
        when ${second?.id} then ${source.id}::bigint else ${head.person.id}::bigint end
     where assignment_id = ${given.id}`);
  await beginAs(school, { ...given, students: [source] }, 0);
  const before = await readState();
  const planned = await plan(target, source);
  expect(countFor(planned, 'recipient')).toMatchObject([0, 1, 0, 0]);
  expect(await apply(planned)).toMatchObject({ state: 'applied' });
  expect(await listAttempts(target, given.id)).toHaveLength(1);
  await undo(planned);
  expect(await readState()).toEqual(before);
});

test('what was changed since stays where it is and is named, and the rest goes back', async () => {
  const given = await anAssignment(school, { count: 1 });
  const [source] = given.students as [TestPerson];
  const target = await school.person();
  const other = await aClass(school, { students: [source] });
  const planned = await apply(await plan(target, source));
  await beginAs(school, { ...given, students: [target] }, 0);
  const undone = await undo(planned);
  expect(countFor(undone, 'recipient')).toEqual([1, 0, 0, 1]);
  expect(countFor(undone, 'classMember')).toEqual([2, 0, 0, 0]);
  expect(await listAttempts(target, given.id)).toEqual([{ status: 'started' }]);
  const { classes } = await head.ask(getSchoolPerson, { personId: source.id });
  expect(classes.map(({ id }) => id)).toContain(other.id);
});

test('only two active accounts of one kind are merged, as they were when it was planned', async () => {
  const target = await school.person();
  const source = await school.person();
  const press = (personId: number, otherId: number) => ({ ...newRequestId(), personId, otherId });
  const teacher = await school.person({ role: 'teacher' });
  expect(await head.refused(planPersonMerge, press(target.id, target.id))).toBe('person.mergedIntoItself');
  expect(await head.refused(planPersonMerge, press(target.id, teacher.id))).toBe('person.mergeUnlike');
  expect(await head.refused(planPersonMerge, press(head.person.id, target.id))).toBe('person.mergeUnlike');
  const planned = await plan(target, source);
  await join((await aClass(school)).id, source);
  expect(await head.refused(applyPersonMerge, { ...newRequestId(), changeSetId: planned.changeSetId })).toBe(
    'merge.changedSince',
  );
  const next = await plan(target, source);
  await head.send(activateSchoolPerson, { ...newRequestId(), personId: source.id, isActive: false });
  expect(await head.refused(applyPersonMerge, { ...newRequestId(), changeSetId: next.changeSetId })).toBe(
    'person.mergeInactive',
  );
  const office = await school.signIn(await school.person({ role: 'staff', permissions: ['school', 'school_classes'] }));
  expect((await office.failed(planPersonMerge, press(target.id, source.id))).kind).toBe('forbidden');
});

test('every table whose rows come over has a name on the screen', async () => {
  const moving = (await listMergedTables(school.db)).map(({ name }) => toMergedName(name));
  expect(moving.toSorted()).toEqual([...mergedTables, ...mergedColumns].toSorted());
  expect(Object.keys(mergedColumnMessages.pairs).toSorted()).toEqual([...mergedColumns].toSorted());
});

test('of two mergings in a row the later one is undone first', async () => {
  const [first, second, third] = [await school.person(), await school.person(), await school.person()];
  await aClass(school, { students: [first] });
  const before = await readState();
  const one = await apply(await plan(second, first));
  const two = await apply(await plan(third, second));
  expect(await head.refused(undoPersonMerge, { ...newRequestId(), changeSetId: one.changeSetId })).toBe(
    'merge.notUndoable',
  );
  await undo(two);
  await undo(one);
  expect(await readState()).toEqual(before);
});

test('accounts that can be merged are found among forty people of one name, whatever else they are', async () => {
  const names = { name: 'Zhang Wei', nameZh: '张伟' };
  const students: TestPerson[] = [];
  for (let count = 0; count < 38; count += 1) students.push(await school.person(names));
  const teacher = await school.person({ ...names, role: 'teacher' });
  const candidate = await school.person({ ...names, role: 'candidate' });
  const find = (more: { mergeFamily?: 'student' | 'backend' | 'any'; withoutId?: number }, pageNum = 6) =>
    head.ask(listSchoolPeople, { search: '张伟', pageNum, ...more });
  expect(await find({})).toMatchObject({ total: 40 });
  const [first] = students;
  const others = await find({ mergeFamily: 'student', withoutId: first?.id ?? 0 }, 96);
  expect(others.list.map(({ id }) => id)).toEqual(students.slice(1).map(({ id }) => id));
  expect(await find({ mergeFamily: 'backend' })).toMatchObject({ total: 1, list: [{ id: teacher.id }] });
  expect(await find({ mergeFamily: 'any' })).toMatchObject({ total: 39 });
  const all = await find({ mergeFamily: 'any' }, 96);
  expect(all.list.map(({ id }) => id)).not.toContain(candidate.id);
});
