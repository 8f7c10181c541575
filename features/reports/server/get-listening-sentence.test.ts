import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { homeworkCalls, testCalls } from '@inkstone/assignments/contract';
import { insertSet } from '@inkstone/bank/server';
import { linkStudent } from '@inkstone/people/server';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { finishAttempt } from '@inkstone/taking/contract';
import { createAssignmentFixture, openAttemptDriver } from '@inkstone/taking/testing';
import { getHeardContent, getListeningSentence, getMyHomeworkReport, getStudentReport } from '../contract.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const transcripts = ['We wait for two hours.', 'We wait for 2 hours.'];
const explanation = { en: '', zh: '' };
const buildQuestion = (type: string, key: unknown) => ({
  ...{ type, key, explanation, points: 100, knowledgeNodeId: null },
  prompt: { text: '<p>Listen.</p>' },
});

/** A dictation sentence and a speaking task, assigned to one student who has started. */
const aDictation = async ({ kind = 'homework' }: { kind?: 'test' | 'homework' } = {}) => {
  const [owner, person] = [await school.person({ role: 'teacher' }), await school.person()];
  const now = school.clock.now();
  const set = await school.tx(async (tx) => {
    await linkStudent(tx, { teacherId: owner.id, studentId: person.id, since: now });
    return insertSet(tx, {
      ...{ ownerId: owner.id, now, programme: 'listen', subject: 'listening', title: 'A wait', titleZh: '等待' },
      stimulus: { kind: 'audio', html: '', files: [], audioSeconds: 4, transcript: '<p>We wait for two hours.</p>' },
      questions: [
        buildQuestion('dictation', { references: transcripts }),
        buildQuestion('timed-speech', { model: '' }),
      ],
    });
  });
  const [written = 0, spoken = 0] = set.questionIds;
  const teacher = await school.signIn(owner);
  const { id } = await teacher.send(kind === 'test' ? testCalls.createAssignment : homeworkCalls.createAssignment, {
    requestId: randomUUID(),
    title: 'A wait',
    setIds: [set.setId],
    studentIds: [person.id],
    beginsAt: now.toISOString(),
    deadline: new Date(now.getTime() + 3 * 3_600_000).toISOString(),
  });
  const student = await school.signIn(person);
  const work = { teacher, student, ownerId: owner.id, studentPerson: person, assignmentId: id, kind };
  const sitting = await openAttemptDriver(school, { ...work, questionIds: set.questionIds });
  const { sections } = sitting.start.blueprint as { sections: { id: string }[] };
  await sitting.sendEvents(
    { kind: 'started' },
    { kind: 'section-entered', sectionId: sections[0]?.id ?? '' },
    { kind: 'question-entered', questionId: written },
    { kind: 'audio-played', setId: set.setId },
    { kind: 'answered', questionId: written, value: 'we wait for to hours' },
  );
  const handIn = () => student.send(finishAttempt, { attemptId: sitting.attemptId, events: [], finish: 'attempt' });
  const play = () => sitting.sendEvents({ kind: 'audio-played', setId: set.setId });
  return { id, student, studentId: person.id, teacher, written, spoken, setId: set.setId, play, handIn };
};

test('a sentence can be heard again with its transcript once the report is open, and not before', async () => {
  const { id, student, written, spoken, handIn } = await aDictation();
  expect(await student.refused(getListeningSentence, { id, questionId: written })).toBe('report.notHandedIn');
  await handIn();
  const sentence = await student.ask(getListeningSentence, { id, questionId: written });
  expect(sentence).toMatchObject({
    questionId: written,
    said: transcripts,
    stimulus: { transcript: '<p>We wait for two hours.</p>' },
  });
  expect((await student.ask(getListeningSentence, { id, questionId: spoken })).said).toEqual([]);
  expect((await student.failed(getListeningSentence, { id, questionId: written + 1000 })).kind).toBe('notFound');
});

test('what was heard comes with its transcript, how often it was played and how often it could be', async () => {
  const { id, student, written, spoken, setId, play, handIn } = await aDictation();
  school.clock.pass({ minutes: 1 });
  await play();
  expect(await student.refused(getHeardContent, { id })).toBe('report.notHandedIn');
  await handIn();
  const { heard, questions } = await student.ask(getHeardContent, { id });
  expect(heard).toEqual([
    {
      ...{ setId, title: 'A wait', plays: 2, playsMost: 3, clips: [] },
      stimulus: expect.objectContaining({ kind: 'audio', transcript: '<p>We wait for two hours.</p>' }) as unknown,
    },
  ]);
  expect(questions.map(({ questionId }) => questionId)).toEqual([written, spoken]);
  expect(questions[0]).toMatchObject({ earned: 0.8, possible: 1 });
});

test('the report says to the student and the teacher how often each recording was played, and how often it could be', async () => {
  const { id, student, studentId, teacher, setId, play, handIn } = await aDictation();
  await play();
  await handIn();
  const plays = [{ setId, title: 'A wait', numbers: [1, 2], plays: 2, playsMost: 3, clips: [] }];
  expect((await student.ask(getMyHomeworkReport, { id })).recordingPlays).toEqual(plays);
  expect((await teacher.ask(getStudentReport, { id, studentId })).recordingPlays).toEqual(plays);
});

test('work without a recording has nothing that was heard', async () => {
  const work = await createAssignmentFixture(school, { kind: 'homework', questions: 1 });
  const window = await openAttemptDriver(school, work);
  await window.sendEvents({ kind: 'started' });
  await window.submit();
  expect((await work.student.failed(getHeardContent, { id: work.assignmentId })).kind).toBe('notFound');
});

test('nothing is revealed of a test that others are still taking', async () => {
  const { id, student, written, handIn } = await aDictation({ kind: 'test' });
  await handIn();
  expect(await student.refused(getListeningSentence, { id, questionId: written })).toBe('report.notYet');
});
