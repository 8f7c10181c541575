import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAssignment, beginAs } from '@inkstone/assignments/testing';
import { aClass } from '@inkstone/people/testing';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { listSeenQuestions, saveQuestionSet } from '../contract.ts';
import { aDraft, aPaper, aSet } from '../testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00Z' });
});
afterAll(() => school.close());

test('returns who has seen which questions of a paper, also by another revision, for begun attempts only', async () => {
  const room = await aClass(school, { students: 3 });
  const teacher = await school.signIn(room.teacher);
  const old = await aSet(school, { owner: room.teacher, count: 2 });
  const assignment = await anAssignment(school, { setIds: [old.setId] });
  // A later revision keeps its questions: students who have seen the earlier one have seen these.
  const [first] = old.questionIds;
  const { questions, ...draft } = aDraft({ count: 2 });
  await teacher.send(saveQuestionSet, {
    ...{ ...draft, requestId: crypto.randomUUID(), setId: old.setId, version: 1 },
    questions: questions.map((question, at) => ({ ...question, id: old.questionIds[at] })),
  });
  const fresh = await aSet(school, { count: 3 });
  const paper = await aPaper(school, { sets: [fresh, old] });
  await beginAs(school, assignment, 0);

  const own = assignment.teacher;
  const seen = await own.ask(listSeenQuestions, { paperId: paper.paperId, classIds: [assignment.classId] });

  expect(seen).toMatchObject({ total: 5, students: 2 });
  expect(seen.seenBy).toMatchObject([{ id: assignment.students[0]?.id, questions: 2 }]);
  expect(seen.questions).toEqual([
    { questionId: first, number: 4, students: 1 },
    { questionId: old.questionIds[1], number: 5, students: 1 },
  ]);
  const alone = { paperId: paper.paperId, studentIds: [assignment.students[1]?.id ?? 0] };
  expect(await own.ask(listSeenQuestions, alone)).toMatchObject({ students: 1, seenBy: [], questions: [] });
});

test("another teacher's students, a missing paper and other callers get a 404", async () => {
  const [mine, foreign] = [await aClass(school), await aClass(school)];
  const paper = await aPaper(school);
  const teacher = await school.signIn(mine.teacher);
  const paperId = paper.paperId;
  expect((await teacher.failed(listSeenQuestions, { paperId, classIds: [foreign.id] })).kind).toBe('notFound');
  const studentIds = foreign.students.map(({ id }) => id);
  expect((await teacher.failed(listSeenQuestions, { paperId, studentIds })).kind).toBe('notFound');
  expect((await teacher.failed(listSeenQuestions, { paperId: 999_999 })).kind).toBe('notFound');
  const reader = await school.signIn(await school.person({ role: 'teacher', permissions: ['repository'] }));
  expect((await reader.failed(listSeenQuestions, { paperId })).kind).toBe('forbidden');
});
