import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  buildMarkDraft,
  createSubmittedEssays,
  getFirstStudent,
  getFirstSubmissionKey,
  saveMarkAs,
} from '@inkstone/marking/testing';
import { getAssignedHomework, requestRedo, testCalls } from '@inkstone/assignments/contract';
import { aPaper } from '@inkstone/bank/testing';
import { assignMarkers, releaseMarks, removeMarker, saveMark } from '@inkstone/marking/contract';
import { aClass } from '@inkstone/people/testing';
import { changeKey, overrideScore } from '@inkstone/reports/contract';
import { newRequestId, openSchool, type TestBrowser, type TestPerson, type TestSchool } from '@inkstone/testing';
import { finishAttempt } from '@inkstone/taking/contract';
import { answerQuestions, createAssignmentFixture, startAttemptDriver } from '@inkstone/taking/testing';
import { listBackendMessages, listMessages } from '../contract.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:01:00.000Z' });
});
afterAll(() => school.close());

const readTeacher = async (teacher: TestBrowser, event: string) =>
  (await teacher.ask(listBackendMessages, {})).messages
    .filter((message) => message.event === event)
    .map(({ messageContent }) => messageContent);

const readStudent = async (student: TestBrowser, event: string) =>
  (await student.ask(listMessages, {})).messages
    .filter((message) => message.event === event)
    .map(({ messageContent }) => messageContent);

describe('hand-ins', () => {
  test('of one quarter of an hour are one message, which counts them', async () => {
    const work = await createSubmittedEssays(school, { students: 3 });
    const [sentence, ...rest] = await readTeacher(work.teacher, 'handedIn');
    expect(rest).toEqual([]);
    expect(sentence).toMatch(/^3 students have handed in “Buses”, .+ most recently\.$/);
  });

  test('a named marker hears of them, a colleague of the class does not', async () => {
    const marker = await school.person({ role: 'teacher' });
    const work = await createSubmittedEssays(school, { markers: [marker] });
    expect(await readTeacher(await school.signIn(marker), 'handedIn')).toHaveLength(1);
    expect(await readTeacher(work.colleague, 'handedIn')).toEqual([]);
  });

  test('a marker who is named on the paper hears of them and of released marks, until removed', async () => {
    const marker = await school.person({ role: 'teacher' });
    const paper = await aPaper(school);
    const { paperId } = paper;
    const markers = { ...newRequestId(), paperId, personIds: [marker.id] };
    const handIn = async (teacher: TestBrowser, classId: number, student: TestPerson) => {
      const { id: assignmentId } = await teacher.send(testCalls.createAssignment, {
        ...{ ...newRequestId(), title: 'From the paper', paperId, classIds: [classId] },
        beginsAt: school.clock.now().toISOString(),
        deadline: new Date(school.clock.now().getTime() + 3_600_000).toISOString(),
      });
      const questionIds = paper.sets.flatMap((set) => set.questionIds);
      const browser = await school.signIn(student);
      const window = await answerQuestions(
        school,
        { teacher, student: browser, studentPerson: student, assignmentId, questionIds, kind: 'test' },
        ['C'],
      );
      await window.submit();
    };
    const room = await aClass(school, { students: 1 });
    const [student] = room.students;
    if (!student) throw new Error('no student');
    const teacher = await school.signIn(room.teacher);
    await teacher.send(assignMarkers, markers);
    await handIn(teacher, room.id, student);
    const browser = await school.signIn(marker);
    expect(await readTeacher(browser, 'handedIn')).toHaveLength(1);
    await teacher.send(removeMarker, { ...newRequestId(), paperId, personId: marker.id });
    await handIn(teacher, room.id, student);
    expect(await readTeacher(browser, 'handedIn')).toHaveLength(1);
  });

  test('of the next quarter of an hour are another message', async () => {
    const work = await createSubmittedEssays(school, { students: 2, left: true });
    const [first, second] = work.students;
    await first?.browser.send(finishAttempt, { attemptId: first.attemptId, events: [], finish: 'attempt' });
    school.clock.pass({ minutes: 16 });
    await second?.browser.send(finishAttempt, { attemptId: second.attemptId, events: [], finish: 'attempt' });
    expect(await readTeacher(work.teacher, 'handedIn')).toHaveLength(2);
  });
});

describe('late answers', () => {
  test('that wait for a decision are told to the teacher', async () => {
    const deadline = new Date(school.clock.now().getTime() + 600_000).toISOString();
    const work = await createAssignmentFixture(school, { deadline });
    const window = await startAttemptDriver(school, work);
    school.clock.pass({ minutes: 11 });
    const questionId = work.questionIds[0] ?? 0;
    await window.sendEvents({ kind: 'answered', questionId, value: 'B' });
    const sentences = await readTeacher(work.teacher, 'lateAnswers');
    expect(sentences).toEqual([expect.stringContaining('Decide whether they count.')]);
  });

  test('answers in time tell nobody', async () => {
    const work = await createAssignmentFixture(school);
    await answerQuestions(school, work, ['B']);
    expect(await readTeacher(work.teacher, 'lateAnswers')).toEqual([]);
  });
});

describe('released marks', () => {
  test('of another marker are told to the teacher, own ones are not', async () => {
    const marker = await school.person({ role: 'teacher', name: 'Marker' });
    const work = await createSubmittedEssays(school, { students: 2, markers: [marker] });
    const [first, second] = work.students;
    const markerBrowser = await school.signIn(marker);
    await saveMarkAs(markerBrowser, work);
    await markerBrowser.send(releaseMarks, { ...newRequestId(), attemptId: first?.attemptId ?? 0 });
    expect(await readTeacher(work.teacher, 'markReleased')).toEqual([
      'Marker has released the marks of one student in “Buses”.',
    ]);
    expect(await readTeacher(markerBrowser, 'markReleased')).toEqual([]);
    const key = { attemptId: second?.attemptId ?? 0, questionId: work.questionId };
    await work.teacher.send(saveMark, { ...newRequestId(), ...key, version: 0, mark: buildMarkDraft() });
    await work.teacher.send(releaseMarks, { ...newRequestId(), attemptId: key.attemptId });
    expect(await readTeacher(work.teacher, 'markReleased')).toHaveLength(1);
    expect(await readTeacher(markerBrowser, 'markReleased')).toHaveLength(1);
  });
});

describe('a changed score', () => {
  test('is told with the old and the new one, by a changed mark and by hand', async () => {
    const work = await createSubmittedEssays(school);
    const { browser, attemptId } = getFirstStudent(work);
    await saveMarkAs(work.teacher, work);
    await work.teacher.send(releaseMarks, { ...newRequestId(), attemptId });
    expect(await readStudent(browser, 'scoreChanged')).toEqual([]);
    const key = { ...getFirstSubmissionKey(work), version: 1 };
    await work.teacher.send(saveMark, { ...newRequestId(), ...key, mark: buildMarkDraft({ points: 400 }) });
    expect(await readStudent(browser, 'scoreChanged')).toEqual([
      'Your points in “Buses” changed from 30 to 40 of 100.',
    ]);
    school.clock.pass({ minutes: 1 });
    await work.teacher.send(overrideScore, { ...newRequestId(), attemptId, score: 55, reason: 'A second look' });
    expect(await readStudent(browser, 'scoreChanged')).toHaveLength(2);
    school.clock.pass({ minutes: 1 });
    await work.teacher.send(overrideScore, { ...newRequestId(), attemptId, score: 55, reason: 'The same' });
    expect(await readStudent(browser, 'scoreChanged')).toHaveLength(2);
  });

  test('is told with the old and the new one by a changed key, and by its reversal', async () => {
    const work = await createAssignmentFixture(school, { kind: 'homework', reportAt: 'submitted' });
    const window = await answerQuestions(school, work, ['B', 'C', 'B']);
    await window.submit();
    const [given] = (await work.student.ask(listMessages, {})).messages;
    const change = { setId: given?.setId ?? 0, questionId: work.questionIds[1] ?? 0, key: 'C' };
    const apply = { ...newRequestId(), ...change, mode: 'apply' as const };
    const { batchId } = await work.teacher.send(changeKey, apply);
    const sentences = ['Your points in “Sums of Monday” changed from 67 to 100 of 100.'];
    expect(await readStudent(work.student, 'scoreChanged')).toEqual(sentences);
    school.clock.pass({ minutes: 1 });
    await work.teacher.send(changeKey, { ...apply, ...newRequestId(), mode: 'reverse', batchId });
    const back = 'Your points in “Sums of Monday” changed from 100 to 67 of 100.';
    expect(await readStudent(work.student, 'scoreChanged')).toEqual([back, ...sentences]);
  });

  test('of a report that is not open is not told', async () => {
    const work = await createAssignmentFixture(school);
    const window = await answerQuestions(school, work, ['B', 'C']);
    await window.submit();
    const change = { attemptId: window.attemptId, score: 2.5, reason: 'A second look' };
    await work.teacher.send(overrideScore, { ...newRequestId(), ...change });
    expect(await readStudent(work.student, 'scoreChanged')).toEqual([]);
  });
});

test('a redo is told when it is asked for, when it is moved and when it is withdrawn', async () => {
  const work = await createAssignmentFixture(school, { kind: 'homework', reportAt: 'submitted' });
  await (await answerQuestions(school, work, ['B', 'C', 'B'])).submit();
  const { recipients } = await work.teacher.ask(getAssignedHomework, { id: work.assignmentId });
  const recipientId = recipients[0]?.recipientId ?? 0;
  const inHours = (hours: number) => new Date(school.clock.now().getTime() + hours * 3_600_000).toISOString();
  const send = (input: object) => work.teacher.send(requestRedo, { ...newRequestId(), recipientId, ...input });
  const read = async () =>
    (await work.student.ask(listMessages, {})).messages
      .filter(({ event }) => event?.startsWith('redo'))
      .map(({ event, assignmentId }) => [event, assignmentId]);
  await send({ questionIds: [work.questionIds[1] ?? 0], redoDueAt: inHours(24) });
  expect(await read()).toEqual([['redoAsked', work.assignmentId]]);
  school.clock.pass({ minutes: 1 });
  await send({ mode: 'move', redoDueAt: inHours(48) });
  school.clock.pass({ minutes: 1 });
  await send({ mode: 'takeBack' });
  expect((await read()).map(([event]) => event)).toEqual(['redoWithdrawn', 'redoMoved', 'redoAsked']);
});
