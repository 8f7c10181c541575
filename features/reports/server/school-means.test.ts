import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { answerQuestions, createAssignmentFixture, type AssignmentFixture } from '@inkstone/taking/testing';
import * as z from 'zod';
import { readSchoolMeans } from './comparison.queries.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

/** The figures of the first question: everybody who has answered it was right after ten seconds. */
const setUp = async () => {
  const work = await createAssignmentFixture(school);
  const { attemptId } = await answerQuestions(school, work, ['A']);
  const [questionId = 0] = work.questionIds;
  const idColumn = { id: z.int() };
  const columns = await school.db.rows(
    sql`select column_name as name from information_schema.columns where table_name = 'attempt' and column_name not in ('id', 'student_id', 'redo_id', 'submitted_at', 'ended_by')`,
    { name: z.string() },
  );
  const others = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  /** A further attempt of a student at the question. */
  const answer = async (studentId: number, earned: number, redoId: number | null = null) => {
    const copy = await school.db.row(
      sql`insert into attempt (student_id, redo_id, submitted_at, ended_by, ${others})
          select ${studentId}, ${redoId}::bigint, started_at, 'student', ${others} from attempt where id = ${attemptId} returning id`,
      idColumn,
    );
    await school.db
      .run(sql`insert into answer (attempt_id, question_id, value, seq, answered_at, seconds_spent, earned, possible)
      values (${copy?.id}, ${questionId}, '"A"', 1, now(), ${earned > 0 ? 10 : 500}, ${earned}, 100)`);
  };
  const read = async () => (await readSchoolMeans(school.db, [questionId])).get(questionId);
  const moveToPaper = async (studentId: number) => {
    await school.db.run(sql`update attempt set origin = 'paper' where student_id = ${studentId}`);
    await school.db.run(sql`
      update answer set seconds_spent = 0 where attempt_id in (select id from attempt where student_id = ${studentId})`);
  };
  return { work, answer, read, moveToPaper };
};

const requestRedo = async ({ assignmentId, teacher }: AssignmentFixture): Promise<number> => {
  const row = await school.db.row(
    sql`insert into redo (recipient_id, requested_by, question_ids, due_at, requested_at)
        select id, ${teacher.person.id}, '{}', now(), now() from recipient where assignment_id = ${assignmentId} returning id`,
    { id: z.int() },
  );
  return row?.id ?? 0;
};

test("the school's figures of a question are over students, five at least, and no repeat moves them", async () => {
  const { work, answer, read } = await setUp();
  const students = await Promise.all(Array.from({ length: 5 }, () => school.person()));
  const [first, ...further] = students.map(({ id }) => id);
  if (first === undefined) throw new Error('a student answers');
  for (const id of further) await answer(id, 100);
  await answer(further[0] ?? 0, 100);
  expect(await read()).toBeUndefined();

  await answer(first, 100);
  expect(await read()).toEqual({ rate: 100, seconds: 10 });
  // The same question in another assignment, and a redo.
  await answer(first, 0);
  await answer(first, 0, await requestRedo(work));
  expect(await read()).toEqual({ rate: 100, seconds: 10 });
});

test('answers from paper count for the rate, and not for the time', async () => {
  const { work, answer, read, moveToPaper } = await setUp();
  const students = await Promise.all(Array.from({ length: 4 }, () => school.person()));
  for (const { id } of students) await answer(id, 100);
  const [, second] = students;
  await answer(work.studentPerson.id, 100);
  await moveToPaper(second?.id ?? 0);
  expect(await read()).toEqual({ rate: 100, seconds: 10 });
  for (const { id } of [...students, work.studentPerson]) await moveToPaper(id);
  expect(await read()).toEqual({ rate: 100, seconds: null });
});
