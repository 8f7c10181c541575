import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { homeworkCalls } from '@inkstone/assignments/contract';
import { insertSet } from '@inkstone/bank/server';
import { linkStudent } from '@inkstone/people/server';
import { openSchool } from '@inkstone/testing';
import { finishAttempt } from '@inkstone/taking/contract';
import { openAttemptDriver, type AssignmentFixture } from '@inkstone/taking/testing';
import { getMyHomeworkReport, getStudentReport, getAssignmentReport } from '../contract.ts';

const options = ['A', 'B', 'C'].map((id_option) => ({ id_option, text: `<p>${id_option}</p>` }));
const choice = (key: string) => ({
  ...{ type: 'choice', prompt: { text: `<p>Which is ${key}?</p>`, options }, key, points: 100, knowledgeNodeId: null },
  explanation: { en: `<p>It is ${key}.</p>`, zh: `<p>是 ${key}。</p>` },
});

test('choice homework without an exam is taken in one section, and its reports have every answer with its key', async () => {
  const school = await openSchool();
  const now = school.clock.now();
  const teacherPerson = await school.person({ role: 'teacher' });
  const studentPerson = await school.person({ role: 'student' });
  await school.tx((tx) => linkStudent(tx, { teacherId: teacherPerson.id, studentId: studentPerson.id, since: now }));
  const set = await school.tx((tx) =>
    insertSet(tx, {
      ...{ ownerId: teacherPerson.id, now, programme: 'common', subject: 'select', title: 'Words', titleZh: '词汇' },
      stimulus: { kind: 'none', html: '', files: [] },
      questions: ['A', 'B', 'C'].map(choice),
    }),
  );
  const teacher = await school.signIn(teacherPerson);
  const student = await school.signIn(studentPerson);
  const { id } = await teacher.send(homeworkCalls.createAssignment, {
    ...{ requestId: randomUUID(), title: 'A quick check', setIds: [set.setId], studentIds: [studentPerson.id] },
    beginsAt: now.toISOString(),
    deadline: new Date(now.getTime() + 3_600_000).toISOString(),
  });
  const { questionIds } = set;
  const work: AssignmentFixture = { teacher, student, studentPerson, assignmentId: id, questionIds, kind: 'homework' };
  const window = await openAttemptDriver(school, work);
  const [first = 0, second = 0] = questionIds;
  await window.sendEvents({ kind: 'started' }, { kind: 'section-entered', sectionId: 'select' });
  await window.sendEvents({ kind: 'answered', questionId: first, value: 'A' });
  await window.sendEvents({ kind: 'answered', questionId: second, value: 'C' });
  await student.send(finishAttempt, { attemptId: window.attemptId, events: [], finish: 'attempt' });

  const report = await student.ask(getMyHomeworkReport, { id });
  expect(report).toMatchObject({ programme: 'common', score: 33, scoreMax: 100, right: 1, wrong: 1, blank: 1 });
  expect(report.scales).toMatchObject([{ id: 'select', score: 33, least: 0, most: 100 }]);
  const answered = [
    { value: 'A', key: 'A', outcome: 'right', explanation: { en: '<p>It is A.</p>' } },
    { value: 'C', key: 'B', outcome: 'wrong', explanation: { en: '<p>It is B.</p>' } },
    { value: null, key: 'C', outcome: 'blank', explanation: { en: '<p>It is C.</p>' } },
  ];
  expect(report.questions).toMatchObject(answered);
  expect(await teacher.ask(getStudentReport, { id, studentId: studentPerson.id })).toMatchObject({
    questions: answered,
  });
  const classReport = await teacher.ask(getAssignmentReport, { id });
  expect(classReport.items).toHaveLength(3);
  await school.close();
});
