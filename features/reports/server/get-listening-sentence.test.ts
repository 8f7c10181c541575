import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aliasedCall } from '@inkstone/call';
import { homeworkCalls, testCalls } from '@inkstone/assignments/contract';
import { insertSet } from '@inkstone/bank/server';
import { linkStudent } from '@inkstone/people/server';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { finishAttempt } from '@inkstone/taking/contract';
import { openAttemptDriver } from '@inkstone/taking/testing';
import { getListeningSentence, getMyHomeworkReport } from '../contract.ts';

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
    { kind: 'answered', questionId: written, value: 'we wait for to hours' },
  );
  const handIn = () => student.send(finishAttempt, { attemptId: sitting.attemptId, events: [], finish: 'attempt' });
  return { id, student, written, spoken, handIn };
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
  const { questions } = await student.ask(aliasedCall(getMyHomeworkReport, 'do/readListeningEtcContent'), { id });
  expect(questions[0]).toMatchObject({ earned: 0.8, possible: 1 });
});

test('nothing is revealed of a test that others are still taking', async () => {
  const { id, student, written, handIn } = await aDictation({ kind: 'test' });
  await handIn();
  expect(await student.refused(getListeningSentence, { id, questionId: written })).toBe('report.notYet');
});
