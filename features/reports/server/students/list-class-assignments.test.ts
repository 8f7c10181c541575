import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getAssignedHomework } from '@inkstone/assignments/contract';
import { anAssignment, beginAs, type ClassAssignment } from '@inkstone/assignments/testing';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { finishAttempt } from '@inkstone/taking/contract';
import { listClassBooks, listClassCourses, listClassHomework, listClassTests } from '../../contract.ts';

let school: TestSchool;
let assigned: ClassAssignment;
beforeAll(async () => {
  school = await openSchool();
  assigned = await anAssignment(school, { kind: 'homework', count: 3 });
  const { student, window } = await beginAs(school, assigned, 0);
  await student.send(finishAttempt, { attemptId: window.attemptId, events: [], finish: 'attempt' });
});
afterAll(() => school.close());

test('a class lists its assignments with their submissions', async () => {
  const { list, total } = await assigned.teacher.ask(listClassHomework, { classId: assigned.classId });
  expect(total).toBe(1);
  expect(list[0]).toMatchObject({
    ...{ id: assigned.id, kind: 'homework', title: 'Sums of Monday', isMine: true, isWithdrawn: false },
    ...{ total: 3, submitted: 1, late: 0, opened: 0, watched: 0 },
  });
  const input = { classId: assigned.classId, search: 'tuesday' };
  expect((await assigned.teacher.ask(listClassHomework, input)).list).toEqual([]);
});

test('submissions to mark are counted as in the teacher’s own list, redone ones too', async () => {
  const waits = async () => {
    const { list } = await assigned.teacher.ask(listClassHomework, { classId: assigned.classId });
    const { assignment } = await assigned.teacher.ask(getAssignedHomework, { id: assigned.id });
    return [list[0]?.toMark, assignment.toMark];
  };
  expect(await waits()).toEqual([0, 0]);
  await school.db.run(sql`
    insert into redo (recipient_id, requested_by, question_ids, due_at, requested_at, status, needs_marking)
    select r.id, s.teacher_id, '{1}', s.deadline, s.begins_at, 'submitted', true
      from recipient r join assignment s on s.id = r.assignment_id where s.id = ${assigned.id} order by r.id limit 1`);
  expect(await waits()).toEqual([1, 1]);
});

test('families are separate', async () => {
  for (const call of [listClassTests, listClassBooks, listClassCourses]) {
    expect((await assigned.teacher.ask(call, { classId: assigned.classId })).total).toBe(0);
  }
});

test("another teacher's class is not found", async () => {
  const stranger = await school.signIn(await school.person({ role: 'teacher' }));
  for (const call of [listClassHomework, listClassTests, listClassBooks, listClassCourses]) {
    expect(await stranger.failed(call, { classId: assigned.classId })).toMatchObject({ kind: 'notFound' });
  }
});
