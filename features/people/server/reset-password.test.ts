import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRequestId, openSchool, type TestSchool } from '@inkstone/testing';
import { checkCookie, signInFrontend } from '@inkstone/session/contract';
import { resetPassword } from '../contract.ts';
import { aClass } from '../testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

test('a new password is shown once, is valid at once, and ends the student’s sessions', async () => {
  const { teacher, students } = await aClass(school, { students: 1 });
  const student = students[0] ?? teacher;
  const before = await school.signIn(student);
  const browser = await school.signIn(teacher);
  const { password } = await browser.send(resetPassword, { ...newRequestId(), studentId: student.id });

  expect(password).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
  expect(await before.failed(checkCookie, {})).toMatchObject({ kind: 'signedOut', code: 'session.expired' });
  const old = { username: student.username, password: 'inkstone' };
  expect(await school.nobody.refused(signInFrontend, old)).toBe('login.wrong');
  const user = await school.nobody.send(signInFrontend, { username: student.username, password });
  expect(user.id).toBe(student.id);
});

test('a repeated request creates one password and shows it once; the response is not stored', async () => {
  const { teacher, students } = await aClass(school, { students: 1 });
  const student = students[0] ?? teacher;
  const browser = await school.signIn(teacher);
  const press = { ...newRequestId(), studentId: student.id };
  const { password } = await browser.send(resetPassword, press);

  expect(await browser.refused(resetPassword, press)).toBe('password.shown');
  const rows = await school.db.rows(sql`select response from completed_request where request_id = ${press.requestId}`);
  expect(rows).toEqual([{ response: null }]);
  expect(await school.nobody.send(signInFrontend, { username: student.username, password })).toMatchObject({
    id: student.id,
  });
});

test('concurrent requests with the same id create one password', async () => {
  const { teacher, students } = await aClass(school, { students: 1 });
  const student = students[0] ?? teacher;
  const browser = await school.signIn(teacher);
  const press = { ...newRequestId(), studentId: student.id };
  const answers = await Promise.allSettled([browser.send(resetPassword, press), browser.send(resetPassword, press)]);
  const row = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.password] : []));

  expect(row).toHaveLength(1);
  await school.nobody.send(signInFrontend, { username: student.username, password: row[0] ?? '' });
});

test("another teacher's student, a colleague and an unknown id are not found", async () => {
  const { teacher } = await aClass(school, { students: 1 });
  const second = await aClass(school, { students: 1 });
  const browser = await school.signIn(teacher);
  for (const studentId of [second.students[0]?.id, second.teacher.id, teacher.id, 999_999]) {
    expect(await browser.failed(resetPassword, { ...newRequestId(), studentId })).toMatchObject({ kind: 'notFound' });
  }
  await school.nobody.send(signInFrontend, { username: second.students[0]?.username ?? '', password: 'inkstone' });
});

test('a teacher without the permission and a student are refused', async () => {
  const teacher = await school.person({ role: 'teacher', permissions: ['myStudent', 'myStudent_class'] });
  const { students } = await aClass(school, { teacher, students: 1 });
  const input = { ...newRequestId(), studentId: students[0]?.id ?? 0 };
  expect(await (await school.signIn(teacher)).failed(resetPassword, input)).toMatchObject({ kind: 'forbidden' });
  const student = await school.signIn(await school.person());
  expect(await student.failed(resetPassword, input)).toMatchObject({ kind: 'forbidden' });
});

test('a teacher may reset sixty passwords an hour', async () => {
  const { teacher, students } = await aClass(school, { students: 1 });
  const browser = await school.signIn(teacher);
  const hour = new Date(Math.floor(school.clock.now().getTime() / 3_600_000) * 3_600_000);
  await school.db.run(
    sql`insert into rate_counter (key, window_at, count) values (${`reset ${teacher.id}`}, ${hour}, 60)`,
  );
  expect(await browser.failed(resetPassword, { ...newRequestId(), studentId: students[0]?.id })).toMatchObject({
    kind: 'tooMany',
  });
});

test('a malformed student id is refused', async () => {
  const browser = await school.signIn(await school.person({ role: 'teacher' }));
  for (const input of [{}, { studentId: 'x' }, { studentId: 0 }].map((item) => ({ ...newRequestId(), ...item }))) {
    expect(await browser.failed(resetPassword, input)).toMatchObject({ kind: 'invalid' });
  }
});

test('a teacher sets no password of a student who also works at the school, whose account may do more', async () => {
  const { teacher, students } = await aClass(school, { students: 1 });
  const student = students[0] ?? teacher;
  const browser = await school.signIn(teacher);
  const reset = () => browser.refused(resetPassword, { ...newRequestId(), studentId: student.id });
  await school.db.run(sql`update person set roles = '{student,staff}' where id = ${student.id}`);
  expect(await reset()).toBe('student.worksHere');
  await school.db.run(sql`
    update person set permissions = '{school,school_people}' where id = ${student.id}`);
  expect(await reset()).toBe('student.worksHere');
  const own = { username: student.username, password: 'inkstone' };
  expect(await school.nobody.send(signInFrontend, own)).toMatchObject({ id: student.id });
});
