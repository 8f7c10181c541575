import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aClass } from '@inkstone/people/testing';
import { newRequestId, openSchool, type TestSchool } from '@inkstone/testing';
import { getAttendance, listMyTimetable, saveAttendance } from '../../contract.ts';
import { aLesson } from '../../testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00Z' });
});
afterAll(() => school.close());

const aSession = async (beginsAt = '2026-03-02T09:00:00Z') => {
  const { id: classId, teacher, students } = await aClass(school);
  const sessionId = await aLesson(school, { classId, teacherId: teacher.id, beginsAt });
  const browser = await school.signIn(teacher);
  const enter = (studentId: number, state: 'present' | 'late' | 'absent' | 'excused' | null) =>
    browser.send(saveAttendance, { ...newRequestId(), sessionId, studentId, state });
  const read = async () =>
    (await browser.ask(getAttendance, { sessionId })).students.map(({ id, state }) => [id, state]);
  return { classId, sessionId, students, browser, enter, read };
};

test('who teaches a session enters who was there, changes it and takes it back', async () => {
  const { students, browser, enter, read } = await aSession();
  const [first, second] = students.map(({ id }) => id);
  await enter(first ?? 0, 'present');
  await enter(second ?? 0, 'absent');
  await enter(second ?? 0, 'excused');
  expect(new Map((await read()) as [number, string][])).toEqual(
    new Map([
      [first, 'present'],
      [second, 'excused'],
    ]),
  );
  expect((await browser.ask(listMyTimetable, {})).list[0]?.attendanceCount).toBe(2);
  await enter(first ?? 0, null);
  expect((await browser.ask(listMyTimetable, {})).list[0]?.attendanceCount).toBe(1);
});

test('the students are those who belonged to the class then, whoever has joined or left since', async () => {
  const { classId, sessionId, students, browser, read } = await aSession('2026-03-02T09:00:00Z');
  const [leaver, stayer] = students.map(({ id }) => id);
  const newcomer = await school.person();
  await school.db.run(sql`update class_member set left_at = '2026-03-03T00:00:00Z' where student_id = ${leaver}`);
  await school.db.run(sql`insert into class_member (class_id, student_id, joined_at)
    values (${classId}, ${newcomer.id}, '2026-03-03T00:00:00Z')`);
  expect(new Set((await read()).map(([id]) => id))).toEqual(new Set([leaver, stayer]));
  await school.db.run(sql`update class_member set left_at = '2026-03-01T00:00:00Z' where student_id = ${leaver}`);
  expect((await read()).map(([id]) => id)).toEqual([stayer]);
  const entry = { sessionId, studentId: newcomer.id, state: 'present' as const };
  expect(await browser.failed(saveAttendance, { ...newRequestId(), ...entry })).toMatchObject({ kind: 'notFound' });
});

test('another teacher finds nothing, and who administers classes enters for any', async () => {
  const { sessionId, students, read } = await aSession();
  const entry = { sessionId, studentId: students[0]?.id ?? 0, state: 'late' as const };
  const stranger = await school.signIn(await school.person({ role: 'teacher' }));
  expect(await stranger.failed(getAttendance, { sessionId })).toMatchObject({ kind: 'notFound' });
  expect(await stranger.failed(saveAttendance, { ...newRequestId(), ...entry })).toMatchObject({ kind: 'notFound' });
  const permissions = ['school', 'school_classes'] as const;
  const office = await school.signIn(await school.person({ role: 'staff', permissions: [...permissions] }));
  await office.send(saveAttendance, { ...newRequestId(), ...entry });
  expect(await read()).toContainEqual([entry.studentId, 'late']);
});

test('nothing is entered for a session that does not take place', async () => {
  const { sessionId, students, browser } = await aSession();
  await school.db.run(sql`update class_session set cancelled_at = now() where id = ${sessionId}`);
  const entry = { sessionId, studentId: students[0]?.id ?? 0, state: 'present' as const };
  expect(await browser.failed(saveAttendance, { ...newRequestId(), ...entry })).toMatchObject({
    code: 'attendance.cancelled',
  });
});
