import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packQuestions, testCalls } from '@inkstone/assignments/contract';
import { explainQueries } from '@inkstone/db/testing';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { answerQuestions, createAssignmentFixture, openAttemptDriver } from '@inkstone/taking/testing';
import { listRestingQuestions } from './disclosure.queries.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00Z' });
});
afterAll(() => school.close());

/** Adds revisions of the sets of everyone else, with their questions. */
const growBank = async (setId: number, count: number): Promise<void> => {
  await school.db.run(sql`
    with added as (
      insert into question_set_revision (set_id, number, title, stimulus, saved_by, saved_at)
      select set_id, 1 + n, title, stimulus, saved_by, saved_at
        from question_set_revision, generate_series(1, ${count}::int) n where set_id = ${setId} and number = 1
      returning id
    )
    insert into question_revision (question_id, set_revision_id, position, type, prompt, key, explanation, points)
    select q.question_id, added.id, q.position, q.type, q.prompt || jsonb_build_object('n', added.id), q.key, q.explanation, q.points
      from added, question_revision q join question_set_revision r on r.id = q.set_revision_id
     where r.set_id = ${setId} and r.number = 1`);
  await school.db.run(sql`vacuum (analyze) question_revision, question_set_revision`);
};

test('a copied question is found by the words of the student’s own questions, without reading the bank', async () => {
  const book = await createAssignmentFixture(school, { kind: 'homework' });
  await (await answerQuestions(school, book, ['C', 'C', 'B'])).submit();
  const packed = await book.teacher.send(packQuestions, {
    ...{ requestId: randomUUID(), id: book.assignmentId, title: 'Packed', questionIds: book.questionIds.slice(0, 1) },
  });
  const now = school.clock.now();
  const { id } = await book.teacher.send(testCalls.createAssignment, {
    ...{
      requestId: randomUUID(),
      title: 'The same sum',
      setIds: packed.setIds,
      studentIds: [book.studentPerson.id],
    },
    ...{ beginsAt: now.toISOString(), deadline: new Date(now.getTime() + 3_600_000).toISOString() },
  });
  await openAttemptDriver(school, { ...book, assignmentId: id, kind: 'test' });
  const others = await createAssignmentFixture(school, { kind: 'homework' });
  await growBank((await openAttemptDriver(school, others)).start.sets[0]?.id ?? 0, 3000);

  const { db, rowsRead } = explainQueries(school.db);
  expect(await listRestingQuestions(db, { studentId: book.studentPerson.id, now })).toEqual(
    book.questionIds.slice(0, 1),
  );
  for (const table of ['question_revision', 'question_set_revision']) expect(rowsRead(table)).toBeLessThan(20);
});
