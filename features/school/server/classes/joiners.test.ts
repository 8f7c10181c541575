import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import {
  homeworkCalls,
  listMyHomework,
  listMyTests,
  removeRecipients,
  testCalls,
} from '@inkstone/assignments/contract';
import { anAssignment } from '@inkstone/assignments/testing';
import { listMyCourses } from '@inkstone/courses/contract';
import { anAssignedCourse } from '@inkstone/courses/testing';
import { listMessages } from '@inkstone/messages/contract';
import { sendForm } from '@inkstone/taking/testing';
import { newRequestId, openSchool, type TestBrowser, type TestPerson, type TestSchool } from '@inkstone/testing';
import { createTextbook } from '@inkstone/textbooks/contract';
import { createAssignedBook } from '@inkstone/textbooks/testing';
import { applyChangeSet, undoChangeSet, type ChangeSet } from '../../contract/imports.ts';
import { joinSchoolClass, leaveSchoolClass, moveSchoolStudents } from '../../contract.ts';
import { permissionPresets } from '../../rules.ts';

let school: TestSchool;
let head: TestBrowser;
beforeAll(async () => {
  school = await openSchool();
  head = await school.signIn(await school.person({ role: 'staff', permissions: permissionPresets.head }));
});
afterAll(() => school.close());
beforeEach(async () => {
  await school.db.run(sql`delete from rate_counter`);
});

const join = (classId: number, ...people: TestPerson[]) =>
  head.send(joinSchoolClass, { ...newRequestId(), classId, studentIds: people.map(({ id }) => id) });

const workOf = async ({ id }: { id: number }): Promise<number[]> => {
  const rows = await school.db.rows(
    sql`select assignment_id from recipient where student_id = ${id} and removed_at is null order by 1`,
    { assignmentId: z.int() },
  );
  return rows.map(({ assignmentId }) => assignmentId);
};

test('who joins a class gets its textbooks and courses, and homework and tests where that was chosen, each with a notice', async () => {
  const book = await createAssignedBook(school);
  const film = await anAssignedCourse(school);
  const plain = [await anAssignment(school, { kind: 'homework' }), await anAssignment(school, { kind: 'test' })];
  const chosen = [
    await anAssignment(school, { kind: 'homework', isForJoiners: true }),
    await anAssignment(school, { kind: 'test', isForJoiners: true }),
  ];
  await book.teacher.send(createTextbook, {
    ...{ ...newRequestId(), editionIds: [book.editionId], classIds: [book.classId], isForJoiners: false },
    ...{
      beginsAt: school.clock.now().toISOString(),
      deadline: new Date(school.clock.now().getTime() + 3_600_000).toISOString(),
    },
  });
  const student = await school.person();
  for (const { classId } of [book, film, ...plain, ...chosen]) await join(classId, student);

  expect(await workOf(student)).toEqual([book, film, ...chosen].map(({ id }) => id).toSorted((a, b) => a - b));
  const browser = await school.signIn(student);
  expect((await browser.ask(listMyHomework, {})).list.map(({ id }) => id)).toEqual([chosen[0]?.id]);
  expect((await browser.ask(listMyTests, {})).list.map(({ id }) => id)).toEqual([chosen[1]?.id]);
  expect((await browser.ask(listMyCourses, {})).list.map(({ id }) => id)).toEqual([film.id]);
  expect((await browser.ask(listMessages, {})).total).toBe(4);
});

test('withdrawn and closed work reaches nobody, nor does a second joining', async () => {
  const gone = await anAssignment(school, { kind: 'test', isForJoiners: true });
  await gone.teacher.send(testCalls.withdrawAssignment, { ...newRequestId(), id: gone.id });
  const homework = await anAssignment(school, { kind: 'homework', isForJoiners: true });
  const closed = await anAssignment(school, { kind: 'test', isForJoiners: true });
  school.clock.pass({ hours: 4 });
  head = await school.signIn(head.person);
  const student = await school.person();
  for (const { classId } of [gone, homework, closed]) await join(classId, student);
  // Homework is overdue and not archived: it can still be handed in.
  expect(await workOf(student)).toEqual([homework.id]);

  await head.send(leaveSchoolClass, { ...newRequestId(), classId: homework.classId, studentIds: [student.id] });
  await join(homework.classId, student);
  expect(await workOf(student)).toEqual([homework.id]);
  expect((await (await school.signIn(student)).ask(listMessages, {})).total).toBe(1);
});

test('whom work was taken away from does not get it back by joining again', async () => {
  const given = await anAssignment(school, { kind: 'test', isForJoiners: true });
  const [student] = given.students;
  if (!student) throw new Error('the class is empty');
  const studentIds = [student.id];
  await given.teacher.send(removeRecipients, { ...newRequestId(), id: given.id, studentIds });
  await head.send(leaveSchoolClass, { ...newRequestId(), classId: given.classId, studentIds });
  await join(given.classId, student);
  expect(await workOf(student)).toEqual([]);
});

test('a move brings the work of the new class and leaves what the old one gave', async () => {
  const from = await anAssignment(school, { kind: 'homework', isForJoiners: true });
  const to = await anAssignment(school, { kind: 'homework', isForJoiners: true });
  const [student] = from.students;
  if (!student) throw new Error('the class is empty');
  await head.send(moveSchoolStudents, {
    ...{ ...newRequestId(), classId: from.classId, toClassId: to.classId, studentIds: [student.id] },
  });
  expect(await workOf(student)).toEqual([from.id, to.id]);
});

test('a move of a deadline counts for those who joined, as for everybody', async () => {
  const given = await anAssignment(school, { kind: 'homework', isForJoiners: true });
  const student = await school.person();
  await join(given.classId, student);
  const deadline = new Date(school.clock.now().getTime() + 50 * 3_600_000).toISOString();
  await given.teacher.send(homeworkCalls.moveDeadline, { ...newRequestId(), id: given.id, deadline });
  const { list } = await (await school.signIn(student)).ask(listMyHomework, {});
  expect(list).toMatchObject([{ id: given.id, deadline }]);
});

test('an import brings the running work of the classes, undone it takes it back; who had left keeps the earlier stay', async () => {
  const given = await anAssignment(school, { kind: 'homework', isForJoiners: true });
  await school.db.run(sql`update school_class set name = 'Joining Friday' where id = ${given.classId}`);
  const [back] = given.students;
  if (!back) throw new Error('the class is empty');
  await head.send(leaveSchoolClass, { ...newRequestId(), classId: given.classId, studentIds: [back.id] });
  const readMembers = () =>
    school.db.rows(
      sql`
      select to_jsonb(m)::text as text from class_member m where class_id = ${given.classId}
      union all select (to_jsonb(s) - 'id')::text from class_stay s where class_id = ${given.classId}
      union all select to_jsonb(r)::text from recipient r where assignment_id = ${given.id} order by 1`,
      { text: z.string() },
    );
  const before = await readMembers();
  school.clock.pass({ minutes: 5 });
  const sheet = `username,name,class\nfreshjoiner,Fresh Joiner,Joining Friday\n${back.username},,Joining Friday\n`;
  const { body } = await sendForm(school, head, {
    ...{ path: 'backend/school/planImport', fields: {}, bytes: Buffer.from(sheet) },
  });
  const { changeSetId, counts } = body as unknown as ChangeSet;
  expect(counts).toMatchObject({ made: 1, changed: 1 });
  await head.send(applyChangeSet, { ...newRequestId(), changeSetId });

  const stays = await school.db.rows(
    sql`select left_at from class_stay where class_id = ${given.classId} and student_id = ${back.id}`,
    { leftAt: z.date() },
  );
  expect(stays).toHaveLength(1);
  const [fresh] = await school.db.rows(sql`select id from person where username = 'freshjoiner'`, { id: z.int() });
  expect(await workOf(fresh ?? { id: 0 })).toEqual([given.id]);

  const undone = await head.send(undoChangeSet, { ...newRequestId(), changeSetId });
  expect(undone.counts.stays).toBe(0);
  expect(await readMembers()).toEqual(before);
});
