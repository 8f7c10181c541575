import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { anAssignment, beginAs } from '@inkstone/assignments/testing';
import { aClass } from '@inkstone/people/testing';
import { newRequestId, openSchool, type TestBrowser, type TestPerson, type TestSchool } from '@inkstone/testing';
import {
  applyClassMerge,
  getClassMerge,
  listClassMergeSets,
  planClassMerge,
  undoClassMerge,
  type MergeSet,
} from '../../contract/class-merges.ts';
import {
  changeSchoolClass,
  closeSchoolClass,
  getSchoolClass,
  joinSchoolClass,
  leaveSchoolClass,
  listSchoolRecords,
  saveTerm,
} from '../../contract.ts';
import { permissionPresets } from '../../rules.ts';

let school: TestSchool;
let head: TestBrowser;

beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T04:00:00.000Z' });
  head = await school.signIn(await school.person({ role: 'staff', permissions: permissionPresets.head, name: 'Head' }));
});
afterAll(() => school.close());

const plan = (classId: number, sourceIds: number[]) =>
  head.send(planClassMerge, { ...newRequestId(), classId, sourceIds });
const apply = ({ changeSetId }: Pick<MergeSet, 'changeSetId'>) =>
  head.send(applyClassMerge, { ...newRequestId(), changeSetId });
const undo = ({ changeSetId }: Pick<MergeSet, 'changeSetId'>) =>
  head.send(undoClassMerge, { ...newRequestId(), changeSetId });
const detail = (classId: number) => head.ask(getSchoolClass, { classId });
const press = (classId: number, people: readonly TestPerson[], more: object = {}) => ({
  ...newRequestId(),
  ...{ classId, studentIds: people.map(({ id }) => id) },
  ...more,
});
const briefly = (people: MergeSet['list'][number]['students']) => people.map(({ id, isInBoth }) => [id, isInBoth]);

/** The rows of classes, stays, memberships and recipients. */
const readState = (): Promise<object[]> =>
  school.db.rows(
    sql`
    select 'class ' || to_jsonb(c)::text as text from school_class c
    union all select 'teacher ' || to_jsonb(t)::text from class_teacher t
    union all select 'member ' || to_jsonb(m)::text from class_member m
    union all select 'stay ' || to_jsonb(s)::text from class_stay s
    union all select 'coming ' || to_jsonb(s)::text from coming_stay s
    union all select 'recipient ' || to_jsonb(r)::text from recipient r order by 1`,
    { text: z.string() },
  );

test('students of the merged class move, teachers are added, the class is closed, and undone all is as it was', async () => {
  const both = await school.person({ name: 'Both' });
  const target = await aClass(school, { name: 'SAT A', students: [both, await school.person()] });
  const running = await anAssignment(school, { isForJoiners: true, count: 1 });
  const source = await aClass(school, { name: 'SAT B', nameZh: '乙班', students: [both, await school.person()] });
  await head.send(joinSchoolClass, press(running.classId, target.students));
  const [, mover] = source.students as [TestPerson, TestPerson];
  await head.send(joinSchoolClass, press(source.id, [await school.person()], { day: '2026-03-20' }));
  await head.send(leaveSchoolClass, press(source.id, [both], { day: '2026-03-21' }));
  const before = await readState();

  const planned = await plan(running.classId, [source.id, target.id]);
  expect(planned).toMatchObject({ state: 'planned', targetId: running.classId, merged: 2, joinerWork: 1 });
  expect(planned.list).toMatchObject([
    { classId: source.id, outcome: 'merged', fault: null, teachers: [{ id: source.teacher.id }] },
    { classId: target.id, outcome: 'merged', fault: null, teachers: [{ id: target.teacher.id }] },
  ]);
  expect(new Set(briefly(planned.list[0]?.students ?? []))).toEqual(
    new Set([
      [both.id, true],
      [mover.id, false],
    ]),
  );
  expect(await readState()).toEqual(before);

  const applied = await apply(planned);
  expect(applied).toMatchObject({ state: 'applied', merged: 2, undoUntil: expect.any(String) as string });
  const merged = await detail(running.classId);
  expect(merged.studentCount).toBe(4);
  expect(merged.teachers.map(({ id }) => id)).toContain(source.teacher.id);
  expect(merged.list.find(({ studentId }) => studentId === mover.id)).toMatchObject({ cameFrom: 'SAT B' });
  expect(merged.moves.map(({ kind, day }) => [kind, day])).toContainEqual(['joined', '2026-03-20']);
  expect(merged.moves.map(({ day }) => day)).not.toContain('2026-03-21');
  const closed = await detail(source.id);
  expect(closed).toMatchObject({ studentCount: 0, endedAt: school.clock.now().toISOString(), leftCount: 2 });
  expect(closed.history[0]).toMatchObject({ action: 'class.merged' });
  const work = await school.db.rows(
    sql`select assignment_id as id from recipient where student_id = ${mover.id} and class_id = ${running.classId}`,
    { id: z.int() },
  );
  expect(work).toEqual([{ id: running.id }]);
  expect(await head.refused(applyClassMerge, { ...newRequestId(), changeSetId: planned.changeSetId })).toBe(
    'merge.notPlanned',
  );

  const undone = await undo(planned);
  expect(undone.list.map(({ state }) => state)).toEqual(['undone', 'undone']);
  expect(undone.list.flatMap(({ students }) => students.map(({ fault }) => fault))).toEqual([null, null, null, null]);
  expect(await readState()).toEqual(before);
  expect(await head.refused(undoClassMerge, { ...newRequestId(), changeSetId: planned.changeSetId })).toBe(
    'merge.notUndoable',
  );
  const { list } = await head.ask(listClassMergeSets, {});
  expect(list[0]).toMatchObject({ state: 'undone', actorName: 'Head', merged: 2 });
  const { list: records } = await head.ask(listSchoolRecords, { action: 'class.merged' });
  expect(records).toHaveLength(3);
});

test('work stays where it was given, with an attempt in progress, and undone it is untouched', async () => {
  const given = await anAssignment(school, { deadline: '2026-03-09T08:00:00.000Z' });
  const target = await aClass(school, { students: 0 });
  const { window } = await beginAs(school, given, 0);
  const planned = await plan(target.id, [given.classId]);
  expect(planned.list[0]).toMatchObject({ runningWork: 1, openAttempts: 1, comingSessions: 0 });
  await apply(planned);
  const rows = () =>
    school.db.rows(
      sql`select r.class_id, a.submitted_at is null as is_open from recipient r join attempt a on a.recipient_id = r.id
           where r.assignment_id = ${given.id}`,
      { classId: z.int(), isOpen: z.boolean() },
    );
  expect(await rows()).toEqual([{ classId: given.classId, isOpen: true }]);
  await window.submit();
  const undone = await undo(planned);
  expect(undone.list[0]?.students.map(({ fault }) => fault)).toEqual([null, null]);
  expect(await rows()).toEqual([{ classId: given.classId, isOpen: false }]);
});

test('who answered or moved since stays and is named, with the answers; a team changed since keeps its teachers', async () => {
  const running = await anAssignment(school, { isForJoiners: true, count: 1 });
  const source = await aClass(school, { students: 3 });
  const [answering, leaving, returning] = source.students as [TestPerson, TestPerson, TestPerson];
  const applied = await apply(await plan(running.classId, [source.id]));
  await beginAs(school, { ...running, students: [answering] }, 0);
  await head.send(leaveSchoolClass, press(running.classId, [leaving]));
  const { edition } = await detail(running.classId);
  const draft = { name: 'Renamed', nameZh: null, teacherId: running.teacher.person.id };
  const colleagueIds = [source.teacher.id];
  await head.send(changeSchoolClass, { ...newRequestId(), classId: running.classId, edition, ...draft, colleagueIds });
  const undone = await undo(applied);
  expect(undone.list[0]?.teachers).toMatchObject([{ id: source.teacher.id, fault: 'teamChanged' }]);
  const faults = new Map(undone.list[0]?.students.map(({ id, fault }) => [id, fault]));
  expect(faults).toEqual(
    new Map([
      [answering.id, 'answered'],
      [leaving.id, 'movedSince'],
      [returning.id, null],
    ]),
  );
  expect((await detail(source.id)).list.map(({ studentId }) => studentId)).toEqual([returning.id]);
  const stayed = await detail(running.classId);
  expect(new Set(stayed.list.map(({ studentId }) => studentId))).toEqual(
    new Set([answering.id, ...running.students.map(({ id }) => id)]),
  );
  expect(stayed.teachers.map(({ id }) => id)).toContain(source.teacher.id);
});

test('each class is checked when it is planned and again when it is merged', async () => {
  const target = await aClass(school);
  const source = await aClass(school);
  const other = await aClass(school);
  const shut = await aClass(school);
  const days = { firstDay: '2031-01-01', lastDay: '2031-02-01' };
  const term = { ...newRequestId(), termId: null, name: 'Elsewhere', nameZh: null, ...days };
  const { termId } = await head.send(saveTerm, term);
  await school.db.run(sql`update school_class set term_id = ${termId} where id = ${other.id}`);
  await head.send(closeSchoolClass, { ...newRequestId(), classId: shut.id, isClosed: true });
  expect(await head.refused(planClassMerge, { ...newRequestId(), classId: target.id, sourceIds: [target.id] })).toBe(
    'class.mergedIntoItself',
  );
  expect(await head.refused(planClassMerge, { ...newRequestId(), classId: shut.id, sourceIds: [target.id] })).toBe(
    'class.closed',
  );
  const planned = await plan(target.id, [source.id, other.id, shut.id]);
  expect(planned.list.map(({ outcome, fault }) => [outcome, fault])).toEqual([
    ['merged', null],
    ['leftOut', 'otherTerm'],
    ['leftOut', 'closed'],
  ]);
  await head.send(joinSchoolClass, press(source.id, [await school.person()]));
  const before = await readState();
  const applied = await apply(planned);
  expect(applied.list[0]).toMatchObject({ state: 'leftOut', fault: 'changedSince' });
  expect(await readState()).toEqual(before);
});

test('a merged class that was opened again stays as it is, and after thirty days nothing is undone', async () => {
  const target = await aClass(school);
  const source = await aClass(school);
  const applied = await apply(await plan(target.id, [source.id]));
  await head.send(closeSchoolClass, { ...newRequestId(), classId: source.id, isClosed: false });
  expect((await undo(applied)).list[0]).toMatchObject({ state: 'stays', fault: 'changedSince' });
  const office = await school.signIn(await school.person({ role: 'staff', permissions: ['school', 'school_people'] }));
  expect((await office.failed(getClassMerge, { changeSetId: applied.changeSetId })).kind).toBe('forbidden');
  const last = await apply(await plan(target.id, [source.id]));
  school.clock.pass({ days: 30 });
  head = await school.signIn(head.person);
  expect(await head.refused(undoClassMerge, { ...newRequestId(), changeSetId: last.changeSetId })).toBe(
    'merge.notUndoable',
  );
});
