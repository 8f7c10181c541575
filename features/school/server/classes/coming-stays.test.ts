import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAssignment, beginAs } from '@inkstone/assignments/testing';
import { getClass } from '@inkstone/people/contract';
import { aClass } from '@inkstone/people/testing';
import { newRequestId, openSchool, type TestBrowser, type TestPerson, type TestSchool } from '@inkstone/testing';
import {
  cancelComingStays,
  closeSchoolClass,
  getSchoolClass,
  joinSchoolClass,
  leaveSchoolClass,
  moveSchoolStudents,
} from '../../contract.ts';
import { permissionPresets } from '../../rules.ts';
import { comingStaysJob } from './coming-stays-job.ts';
import { resolveStart } from './stay-days.ts';

let school: TestSchool;
let office: TestBrowser;

beforeAll(async () => {
  // Noon in the school's zone, Asia/Shanghai.
  school = await openSchool({ now: '2026-03-02T04:00:00.000Z' });
  await signInAgain();
});
afterAll(() => school.close());

let person: TestPerson | undefined;
const signInAgain = async () => {
  person ??= await school.person({ role: 'staff', permissions: permissionPresets.office, name: 'Office' });
  office = await school.signIn(person);
};
const press = <More extends object>(classId: number, people: readonly TestPerson[], more: More) => ({
  ...newRequestId(),
  ...{ classId, studentIds: people.map(({ id }) => id) },
  ...more,
});
const detail = (classId: number, part: 'members' | 'left' = 'members') => office.ask(getSchoolClass, { classId, part });
const namesIn = async (classId: number) => (await detail(classId)).list.map(({ username }) => username);
const runJob = () =>
  comingStaysJob.run({
    ...{ payload: {}, id: 'job', attempt: 1, now: school.clock.now(), db: school.db },
    ...{ signal: new AbortController().signal, enqueue: async () => undefined },
    ...{ log: undefined as never, services: { transaction: school.server.transaction } as never },
  });
const passUntil = async (instant: string) => {
  school.clock.pass({ seconds: (Date.parse(instant) - school.clock.now().getTime()) / 1000 });
  await signInAgain();
  await runJob();
};

test('a day is read in the zone of the school, and today means now', () => {
  const now = new Date('2026-03-08T16:30:00.000Z');
  const at = (day: string | undefined, timeZone: string) => resolveStart(day, { now, timeZone });
  expect(at(undefined, 'Asia/Shanghai')).toEqual({ at: now, day: null });
  expect(at('2026-03-09', 'Asia/Shanghai')).toEqual({ at: now, day: null });
  expect(at('2026-03-09', 'America/New_York')).toEqual({ at: null, day: '2026-03-09' });
  // Clocks go forward on 8 March: the day before begins at five, that day does too, the next at four.
  expect(at('2026-03-07', 'America/New_York').at).toEqual(new Date('2026-03-07T05:00:00.000Z'));
});

test('students join, leave and move from a day that is over, at its start, and the history says from when', async () => {
  const from = await aClass(school, { name: 'Past from', students: 0 });
  const to = await aClass(school, { name: 'Past to', students: 0 });
  const student = await school.person({ username: 'pasty' });
  const joined = await office.send(joinSchoolClass, press(from.id, [student], { day: '2026-02-10' }));
  expect(joined).toMatchObject({ joined: 1, planned: 0 });
  expect((await detail(from.id)).list).toMatchObject([{ joinedAt: '2026-02-09T16:00:00.000Z' }]);

  const early = press(from.id, [student], { day: '2026-02-10' });
  expect(await office.refused(leaveSchoolClass, early)).toBe('class.dayTooEarly');
  expect(await office.refused(moveSchoolStudents, { ...early, ...newRequestId(), toClassId: to.id })).toBe(
    'class.dayTooEarly',
  );
  await office.send(moveSchoolStudents, press(from.id, [student], { toClassId: to.id, day: '2026-02-20' }));
  const left = await detail(from.id, 'left');
  expect(left.list).toMatchObject([{ leftAt: '2026-02-19T16:00:00.000Z', wentTo: 'Past to' }]);
  expect((await detail(to.id)).list).toMatchObject([{ joinedAt: '2026-02-19T16:00:00.000Z', cameFrom: 'Past from' }]);
  expect(left.history[0]).toMatchObject({
    action: 'class.studentsMoved',
    changes: [{ field: 'students' }, { field: 'class' }, { field: 'from', before: null, after: '2026-02-20' }],
  });
  expect(left.moves).toMatchObject([{ kind: 'movedOut', day: '2026-02-20', otherName: 'Past to', stayId: null }]);

  const again = press(from.id, [student], { day: '2026-02-15' });
  expect(await office.refused(joinSchoolClass, again)).toBe('class.dayTaken');
  await office.send(leaveSchoolClass, press(to.id, [student], { day: '2026-02-25' }));
  expect((await detail(to.id, 'left')).list).toMatchObject([{ leftAt: '2026-02-24T16:00:00.000Z', wentTo: null }]);
});

test('a move on a day to come takes effect at its start, and both teachers see it before and after', async () => {
  const mover = await school.person({ username: 'futura', name: 'Fu Tu' });
  const from = await aClass(school, { name: 'Today', students: [mover] });
  const to = await aClass(school, { name: 'Tomorrow', nameZh: '明日班', students: 0 });
  const day = '2026-03-04';
  const planned = await office.send(moveSchoolStudents, press(from.id, [mover], { toClassId: to.id, day }));
  expect(planned).toMatchObject({ planned: 1 });
  expect(await namesIn(from.id)).toEqual(['futura']);
  const jobs = await school.db.rows(
    sql`select start_after as at from jobs.job where name = 'school.comingStays' and singleton_key = ${day}`,
    { at: z.date() },
  );
  expect(jobs).toEqual([{ at: new Date('2026-03-03T16:00:00.000Z') }]);
  const expected = { studentId: mover.id, name: 'Fu Tu', day, fault: null };
  const seen = async () => {
    const teachers = [await school.signIn(from.teacher), await school.signIn(to.teacher)];
    const pages = [
      await teachers[0]?.ask(getClass, { classId: from.id }),
      await teachers[1]?.ask(getClass, { classId: to.id }),
    ];
    return pages.map((page) => page?.moves);
  };
  expect(await seen()).toMatchObject([
    [{ ...expected, kind: 'movedOut', otherName: 'Tomorrow' }],
    [{ ...expected, kind: 'movedIn', otherName: 'Today' }],
  ]);
  expect((await detail(to.id)).history[0]).toMatchObject({ action: 'class.movePlanned' });

  await passUntil('2026-03-03T15:59:00.000Z');
  expect(await namesIn(from.id)).toEqual(['futura']);
  await passUntil('2026-03-03T16:05:00.000Z');
  await runJob();
  expect(await namesIn(from.id)).toEqual([]);
  expect((await detail(to.id)).list).toMatchObject([{ username: 'futura', joinedAt: '2026-03-03T16:00:00.000Z' }]);
  for (const id of [from.id, to.id])
    expect((await detail(id)).history.map(({ action }) => action)).toEqual([
      'class.studentsMoved',
      'class.movePlanned',
    ]);
  expect(await seen()).toMatchObject([
    [{ ...expected, kind: 'movedOut', stayId: null }],
    [{ ...expected, kind: 'movedIn', stayId: null }],
  ]);
});

test('who is moved by the job in the middle of a test keeps the attempt, which counts where it was given', async () => {
  const given = await anAssignment(school, { deadline: '2026-03-09T08:00:00.000Z' });
  const [mover] = given.students;
  if (!mover) throw new Error('nobody to move');
  const { window } = await beginAs(school, given, 0);
  const to = await aClass(school, { name: 'Later' });
  await office.send(moveSchoolStudents, press(given.classId, [mover], { toClassId: to.id, day: '2026-03-05' }));
  await passUntil('2026-03-04T16:00:01.000Z');
  expect(await namesIn(to.id)).toContain(mover.username);
  await window.submit();
  const rows = await school.db.rows(sql`
    select status, class_id, removed_at from recipient where assignment_id = ${given.id} and student_id = ${mover.id}`);
  expect(rows).toEqual([{ status: 'marked', classId: given.classId, removedAt: null }]);
});

test('what is planned is cancelled or planned anew, and what cannot take place any more is named', async () => {
  const people = [await school.person({ username: 'one1' }), await school.person({ username: 'two2' })];
  const room = await aClass(school, { name: 'Plans', students: people });
  const closing = await aClass(school, { name: 'Closing', students: 0 });
  const joiner = await school.person({ username: 'zjoin' });
  await office.send(leaveSchoolClass, press(room.id, people, { day: '2026-03-20' }));
  await office.send(
    moveSchoolStudents,
    press(room.id, people.slice(0, 1), { toClassId: closing.id, day: '2026-03-19' }),
  );
  await office.send(joinSchoolClass, press(room.id, [joiner], { day: '2026-03-19' }));
  const { moves } = await detail(room.id);
  expect(moves.map(({ username, kind, day }) => [username, kind, day])).toEqual([
    ['one1', 'movedOut', '2026-03-19'],
    ['zjoin', 'joined', '2026-03-19'],
    ['two2', 'left', '2026-03-20'],
  ]);
  const stayIds = [moves[2]?.stayId ?? 0];
  expect(await office.send(cancelComingStays, { ...newRequestId(), stayIds })).toMatchObject({ cancelled: 1 });
  expect(await office.send(cancelComingStays, { ...newRequestId(), stayIds })).toMatchObject({ cancelled: 0 });
  expect((await detail(room.id)).history[0]).toMatchObject({
    action: 'class.planCancelled',
    changes: [
      { field: 'students', before: null, after: 'two2' },
      { field: 'from', before: '2026-03-20', after: null },
    ],
  });
  await office.send(closeSchoolClass, { ...newRequestId(), classId: closing.id, isClosed: true });
  await passUntil('2026-03-20T00:00:00.000Z');
  expect((await namesIn(room.id)).sort()).toEqual(['one1', 'two2', 'zjoin']);
  expect((await detail(closing.id)).moves).toMatchObject([{ username: 'one1', kind: 'movedIn', fault: 'classClosed' }]);
});
