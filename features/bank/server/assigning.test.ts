import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aClass } from '@inkstone/people/testing';
import { openSchool, type TestSchool } from '@inkstone/testing';
import * as z from 'zod';
import { listSeenSets } from '../contract.ts';
import { aPaper, aSet } from '../testing.ts';

let school: TestSchool;

beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

test('returns which of the selected students have begun which set, alone or in a paper', async () => {
  const room = await aClass(school, { students: 3 });
  const teacher = await school.signIn(room.teacher);
  const [fresh, byItself, inPaper] = [await aSet(school), await aSet(school), await aSet(school, { count: 25 })];
  const paper = await aPaper(school, { sets: [inPaper] });
  const [ana, bo] = room.students;
  const assign = async (studentId: number | undefined, progress: string, paperRevisionId: number | null) => {
    const row = await school.db.row(
      sql`
      insert into assignment (kind, late_hours, teacher_id, title, programme, variant, subject, mode, paper_revision_id, begins_at, deadline,
                              report_at, question_count, created_at, search_text)
      values ('homework', 48, ${room.teacher.id}, 'x', 'amc', 'amc-8', 'math', 'practice', ${paperRevisionId}, now(), now() + interval '1 day',
              'submitted', 2, now(), 'x') returning id`,
      { id: z.int() },
    );
    const id = row?.id ?? 0;
    if (paperRevisionId === null)
      await school.db.run(sql`insert into assignment_set values (${id}, 1, ${byItself.setRevisionId})`);
    await school.db.run(
      sql`insert into recipient (assignment_id, student_id, status) values (${id}, ${studentId}, ${progress})`,
    );
  };
  await assign(ana?.id, 'submitted', paper.paperRevisionId);
  await assign(bo?.id, 'started', null);
  await assign(ana?.id, 'none', null);

  const ids = [fresh.setId, byItself.setId, inPaper.setId];
  const { list } = await teacher.ask(listSeenSets, { ids, classIds: [room.id] });
  expect(list.map(({ seenBy }) => seenBy.map(({ id }) => id))).toEqual([[], [bo?.id], [ana?.id]]);
  const selectedSets = await teacher.ask(listSeenSets, { ids, studentIds: [bo?.id ?? 0] });
  expect(selectedSets.list.map(({ seenBy }) => seenBy.length)).toEqual([0, 1, 0]);
});

test("another teacher's students and classes are not found", async () => {
  const [own, foreign] = [await aClass(school), await aClass(school)];
  const teacher = await school.signIn(own.teacher);
  const set = await aSet(school);
  const studentIds = foreign.students.map(({ id }) => id);
  expect((await teacher.failed(listSeenSets, { ids: [set.setId], studentIds })).kind).toBe('notFound');
  expect((await teacher.failed(listSeenSets, { ids: [set.setId], classIds: [foreign.id] })).kind).toBe('notFound');
});

test('needs the permission to create assignments', async () => {
  const reader = await school.signIn(await school.person({ role: 'teacher', permissions: ['repository'] }));
  const student = await school.signIn(await school.person());
  expect((await reader.failed(listSeenSets, { ids: [1] })).kind).toBe('forbidden');
  expect((await student.failed(listSeenSets, { ids: [1] })).kind).toBe('forbidden');
});
