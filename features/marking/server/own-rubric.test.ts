import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRequestId, openSchool, type TestSchool } from '@inkstone/testing';
import { homeworkCalls } from '@inkstone/assignments/contract';
import { getQuestionSet, listQuestionSets, saveQuestionSet, saveRubric } from '@inkstone/bank/contract';
import { aClass } from '@inkstone/people/testing';
import { openAttemptDriver } from '@inkstone/taking/testing';
import { aRubric, aTree } from '@inkstone/bank/testing';
import { getMyHomeworkReport } from '@inkstone/reports/contract';
import { getStudentSubmissions, releaseMarks, saveMark } from '../contract.ts';
import {
  buildMarkDraft,
  createSubmittedEssays,
  getFirstStudent,
  getFirstSubmissionKey,
  saveMarkAs,
} from '../testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => school.close());

const scores = { content: 300, language: 150 };

test('a question is marked by the rubric that it carries, before that of its exam', async () => {
  const work = await createSubmittedEssays(school, { rubric: aRubric(), second: 'Trams are quiet.' });
  const ask = async (questionId: number) => {
    const { submissions } = await work.teacher.ask(getStudentSubmissions, {
      ...getFirstSubmissionKey(work),
      questionId,
    });
    return submissions[0];
  };
  expect(await ask(work.questionId)).toMatchObject({
    rubric: { id: 'own', name: { en: 'A letter', zh: 'A letter' }, joined: 'sum', types: ['essay'] },
    ...{ pointsMost: 600, possible: 500 },
  });
  expect(await ask(work.blankId)).toMatchObject({ rubric: { id: 'academic-discussion' }, pointsMost: 500 });

  const mark = { requestId: newRequestId().requestId, ...getFirstSubmissionKey(work), version: 0 };
  const draft = (wrong: object) => ({ ...mark, mark: buildMarkDraft({ scores: wrong as never, points: null }) });
  expect(await work.teacher.refused(saveMark, draft({ relevance: 300 }))).toBe('mark.badScore');
  expect(await work.teacher.refused(saveMark, draft({ content: 350 }))).toBe('mark.badScore');
  expect(await work.teacher.refused(saveMark, draft({ content: 500 }))).toBe('mark.badScore');
  expect(await work.teacher.send(saveMark, draft(scores))).toMatchObject({ points: 450 });
});

test('the question earns its points by the share of its rubric, and the report shows the criteria', async () => {
  const work = await createSubmittedEssays(school, { rubric: aRubric(), programme: 'mixed' });
  const { browser, attemptId } = getFirstStudent(work);
  await saveMarkAs(work.teacher, work, { mark: { scores, points: null } });
  await work.teacher.send(releaseMarks, { ...newRequestId(), attemptId });
  const report = await browser.ask(getMyHomeworkReport, { id: work.assignmentId });
  expect(report.questions[0]).toMatchObject({
    outcome: 'partial',
    earned: 3.75,
    mark: {
      points: 450,
      pointsMost: 600,
      scores,
      rubric: { id: 'own', criteria: [{ id: 'content' }, { id: 'language' }] },
    },
  });
});

test('another rubric in a later revision leaves the marks of the work as they were', async () => {
  const work = await createSubmittedEssays(school, { rubric: aRubric() });
  const { browser, attemptId } = getFirstStudent(work);
  await saveMarkAs(work.teacher, work, { mark: { scores, points: null } });
  await work.teacher.send(releaseMarks, { ...newRequestId(), attemptId });
  const readReport = async () => (await browser.ask(getMyHomeworkReport, { id: work.assignmentId })).questions[0];
  const before = await readReport();

  const { list } = await work.teacher.ask(listQuestionSets, { search: 'Buses' });
  const { set, questions } = await work.teacher.ask(getQuestionSet, { setId: list[0]?.id ?? 0 });
  expect(questions[0]?.id).toBe(work.questionId);
  await aTree(school);
  const { title, titleZh, stimulus } = set;
  await work.teacher.send(saveQuestionSet, {
    ...{ ...newRequestId(), setId: set.id, version: 1, title, titleZh, stimulus },
    ...{ programme: 'amc', subject: 'math' },
    questions: questions.map(({ id, kind: type, prompt, key, explanation, points }) => ({
      ...{ id, type, prompt, key, explanation, points, knowledgeNodeId: null, clip: null, rubric: null },
    })),
  });

  expect(await readReport()).toEqual(before);
  const { submissions } = await work.teacher.ask(getStudentSubmissions, getFirstSubmissionKey(work));
  expect(submissions[0]).toMatchObject({ rubric: { id: 'own' }, mark: { points: 450 } });
});

test('homework that a teacher wrote is marked by the rubric of its task', async () => {
  const room = await aClass(school);
  const teacher = await school.signIn(room.teacher);
  const student = await school.signIn(room.students[0] ?? room.teacher);
  const saved = await teacher.send(saveRubric, {
    ...newRequestId(),
    ...{ rubric: aRubric(), isShared: false },
  });
  const source = { rubricId: saved.rubricId, version: saved.version };
  const task = { text: { en: '<p>Write a letter.</p>' }, accepts: ['text' as const], points: 1000 };
  const give = (rubric: object) => ({
    ...{ requestId: newRequestId().requestId, title: 'Letters', classIds: [room.id] },
    ...{ beginsAt: '2026-03-02T08:00:00.000Z', deadline: '2026-03-05T12:00:00.000Z' },
    defined: { text: { en: '<p>For all.</p>' }, tasks: [{ ...task, rubric }] } as never,
  });
  const falling = aRubric().criteria.map((own) => ({ ...own, levels: own.levels.toReversed() }));
  expect(await teacher.refused(homeworkCalls.createAssignment, give(aRubric({ criteria: falling })))).toBe(
    'defined.taskWrong',
  );
  const { id: assignmentId } = await teacher.send(homeworkCalls.createAssignment, give({ ...aRubric(), source }));
  const window = await openAttemptDriver(school, {
    ...{ teacher, student, studentPerson: room.students[0], assignmentId, questionIds: [], kind: 'homework' },
  } as never);
  const [question] = window.start.sets[0]?.questions ?? [];
  expect(JSON.stringify(window.start)).not.toContain('criteria');
  const value = { text: 'Dear friend, come and see us.', files: [], recordings: [] };
  await window.sendEvents(
    { kind: 'started' },
    { kind: 'section-entered', sectionId: 'tasks' },
    { kind: 'answered', questionId: question?.id ?? 0, value },
  );
  await window.submit();
  const key = { attemptId: window.start.attemptId, questionId: question?.id ?? 0 };
  const { submissions } = await teacher.ask(getStudentSubmissions, key);
  expect(submissions[0]).toMatchObject({ rubric: { id: 'own', joined: 'sum' }, pointsMost: 600, possible: 1000 });
  const mark = buildMarkDraft({ scores, points: null });
  await teacher.send(saveMark, { ...newRequestId(), ...key, version: 0, mark });
  await teacher.send(releaseMarks, { ...newRequestId(), attemptId: key.attemptId });
  const report = await student.ask(getMyHomeworkReport, { id: assignmentId });
  expect(report.questions[0]).toMatchObject({ earned: 7.5, mark: { points: 450, scores, rubric: { id: 'own' } } });
});
