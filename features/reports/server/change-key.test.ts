import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeQuestions, testCalls } from '@inkstone/assignments/contract';
import { getQuestionSet, markForPractice } from '@inkstone/bank/contract';
import { aSet } from '@inkstone/bank/testing';
import { createOwnPractice, getPracticeOptions } from '@inkstone/error-book/contract';
import { listBackendMessages, listMessages } from '@inkstone/messages/contract';
import { linkStudent } from '@inkstone/people/server';
import { openSchool, type TestBrowser, type TestPerson, type TestSchool } from '@inkstone/testing';
import { finishAttempt } from '@inkstone/taking/contract';
import { openAttemptDriver, startAttemptDriver } from '@inkstone/taking/testing';
import { getAttemptReport, getMyHomeworkReport, overrideScore, changeKey, getAssignmentReport } from '../contract.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

/** A test with one set, assigned by a teacher and submitted with `D` for every question. */
const handIn = async (teacherPerson: TestPerson, set: { setId: number; questionIds: readonly number[] }) => {
  const studentPerson = await school.person({ role: 'student' });
  const now = school.clock.now();
  await school.tx((tx) => linkStudent(tx, { teacherId: teacherPerson.id, studentId: studentPerson.id, since: now }));
  const teacher = await school.signIn(teacherPerson);
  const { id: assignmentId } = await teacher.send(testCalls.createAssignment, {
    requestId: randomUUID(),
    title: `Sums of ${teacherPerson.id}`,
    setIds: [set.setId],
    studentIds: [studentPerson.id],
    beginsAt: now.toISOString(),
    deadline: new Date(now.getTime() + 3 * 3_600_000).toISOString(),
  });
  const student = await school.signIn(studentPerson);
  const window = await openAttemptDriver(school, {
    teacher,
    student,
    studentPerson,
    assignmentId,
    questionIds: [],
    kind: 'test',
  });
  await window.sendEvents({ kind: 'started' }, { kind: 'section-entered', sectionId: 'contest' });
  for (const questionId of set.questionIds) await window.sendEvents({ kind: 'answered', questionId, value: 'D' });
  await student.send(finishAttempt, { attemptId: window.attemptId, events: [], finish: 'attempt' });
  const score = async () => (await teacher.ask(getAttemptReport, { attemptId: window.attemptId })).score;
  return { teacher, assignmentId, attemptId: window.attemptId, score };
};

const aKeyChange = (set: { setId: number; questionIds: readonly number[] }, mode: string, more: object = {}) => ({
  ...{ requestId: randomUUID(), setId: set.setId, questionId: set.questionIds[0] ?? 0, key: 'D' },
  ...{ mode: mode as 'apply', ...more },
});

/** What a teacher is told about keys; hand-ins are told too. */
const messagesFor = async (teacher: TestBrowser) =>
  (await teacher.ask(listBackendMessages, {})).messages
    .filter(({ event }) => event?.startsWith('key'))
    .map(({ event, messageContent, setId, assignmentId: work }) => ({ type: event, messageContent, setId, work }));

/** A set's author and another teacher have each assigned it to a student who answered `D` (the key is another). */
const twoTeachers = async () => {
  const set = await aSet(school);
  const author = await handIn(set.owner, set);
  const colleaguePerson = await school.person({ role: 'teacher' });
  const colleague = await handIn(colleaguePerson, set);
  return { set, author, colleague };
};

describe('a total set by hand', () => {
  const setByHand = (work: Awaited<ReturnType<typeof handIn>>, score: number | null) =>
    work.teacher.send(overrideScore, { requestId: randomUUID(), attemptId: work.attemptId, score, reason: 'Fair.' });

  test('survives a key change and its reversal, and is marked in the preview', async () => {
    const { set, author } = await twoTeachers();
    await setByHand(author, 1.5);
    const dry = await author.teacher.send(changeKey, aKeyChange(set, 'dryRun'));
    expect(dry.changes).toMatchObject([
      { setByHand: true, from: { outcome: 'wrong' }, to: { outcome: 'right' }, scoreFrom: 1.5, scoreTo: 1.5 },
    ]);
    const { batchId } = await author.teacher.send(changeKey, aKeyChange(set, 'apply'));
    expect(await author.score()).toBe(1.5);
    const report = await author.teacher.ask(getAttemptReport, { attemptId: author.attemptId });
    expect(report).toMatchObject({ right: 1, scoreChanged: { oldPoints: 0, reason: 'Fair.' } });
    const origins = report.questions.map(({ keyChanged, keyOrigin }) => [keyChanged, keyOrigin?.correctedBy]);
    expect(origins).toContainEqual([true, report.teacherName]);
    await author.teacher.send(changeKey, aKeyChange(set, 'reverse', { batchId }));
    expect(await author.score()).toBe(1.5);
    const { students } = await author.teacher.ask(getAssignmentReport, { id: author.assignmentId });
    expect(students).toMatchObject([{ score: 1.5, setByHand: true }]);
  });

  test('survives the removal of a question', async () => {
    const { set, author } = await twoTeachers();
    await setByHand(author, 1);
    const questionIds = set.questionIds.slice(0, 1);
    await author.teacher.send(removeQuestions, {
      requestId: randomUUID(),
      id: author.assignmentId,
      questionIds,
    });
    expect(await author.score()).toBe(1);
  });

  test('gives way to the computed total when the teacher resets it', async () => {
    const { author } = await twoTeachers();
    await setByHand(author, 1);
    expect(await setByHand(author, null)).toMatchObject({ oldPoints: 1, newPoints: 0 });
    const report = await author.teacher.ask(getAttemptReport, { attemptId: author.attemptId });
    expect(report).toMatchObject({ score: 0, scoreChanged: null });
  });
});

describe('the preview of a changed key', () => {
  test('says that the question leaves the error book, and enters it where the change is taken back', async () => {
    const set = await aSet(school);
    const work = await handIn(set.owner, set);
    const dry = await work.teacher.send(changeKey, aKeyChange(set, 'dryRun'));
    expect(dry.changes).toMatchObject([{ scoreFrom: 0, scoreTo: 1, errorBook: 'leaves' }]);
    // Nothing has changed yet, so that the preview says it again.
    expect((await work.teacher.send(changeKey, aKeyChange(set, 'dryRun'))).changes).toEqual(dry.changes);
    const { batchId } = await work.teacher.send(changeKey, aKeyChange(set, 'apply'));
    const back = await work.teacher.send(changeKey, aKeyChange(set, 'reverse', { batchId }));
    expect(back.changes).toMatchObject([{ errorBook: 'enters' }]);
  });

  test('is silent of the error book where the answer is wrong by either key', async () => {
    const set = await aSet(school);
    const work = await handIn(set.owner, set);
    const dry = await work.teacher.send(changeKey, aKeyChange(set, 'dryRun', { key: 'A' }));
    expect(dry).toMatchObject({ changes: [], unchanged: 1 });
  });
});

describe("practice of a student's own", () => {
  const practise = async (set: Awaited<ReturnType<typeof aSet>>) => {
    const owner = await school.signIn(set.owner);
    await owner.send(markForPractice, { ids: [set.setId], isForPractice: true });
    const studentPerson = await school.person({ role: 'student' });
    const student = await school.signIn(studentPerson);
    const { programmes } = await student.ask(getPracticeOptions, {});
    const subjectId = programmes[0]?.subjects[0]?.id ?? 0;
    const wish = { requestId: randomUUID(), source: 'choice' as const, subjectId };
    const { id: assignmentId } = await student.send(createOwnPractice, wish);
    const work = { teacher: owner, student, studentPerson, assignmentId, questionIds: [], kind: 'homework' as const };
    const window = await startAttemptDriver(school, work);
    for (const questionId of set.questionIds) await window.sendEvents({ kind: 'answered', questionId, value: 'D' });
    await window.submit();
    const events = async () => (await student.ask(listMessages, {})).messages.map(({ event }) => event);
    const right = async () => (await student.ask(getMyHomeworkReport, { id: assignmentId })).right;
    return { owner, events, right };
  };

  test('is scored again, and is told to its student alone and counted for no teacher', async () => {
    const set = await aSet(school);
    const { owner, events, right } = await practise(set);
    expect(await right()).toBe(0);
    const done = await owner.send(changeKey, aKeyChange(set, 'apply'));
    expect(done).toMatchObject({ changes: [], elsewhere: 0, unchanged: 0, waiting: 0 });
    expect(await right()).toBe(1);
    expect(await events()).not.toContain('keyChanged');
  });

  test('does not count among what waits for the author', async () => {
    const set = await aSet(school);
    await practise(set);
    const colleague = await handIn(await school.person({ role: 'teacher' }), set);
    const dry = await colleague.teacher.send(changeKey, aKeyChange(set, 'dryRun'));
    expect(dry).toMatchObject({
      changes: [{ attemptId: colleague.attemptId }],
      elsewhere: 0,
      unchanged: 0,
      waiting: 0,
    });
  });
});

describe("a key changed by somebody other than the set's author", () => {
  test('applies to their own assignments, and waits for the author everywhere else', async () => {
    const { set, author, colleague } = await twoTeachers();
    const dry = await colleague.teacher.send(changeKey, aKeyChange(set, 'dryRun'));
    expect(dry).toMatchObject({ changes: [{ attemptId: colleague.attemptId }], elsewhere: 0 });
    expect(dry).toMatchObject({ appliesTo: 'ownWork', waiting: 1, batchId: null });
    expect(await messagesFor(author.teacher)).toEqual([]);

    await colleague.teacher.send(changeKey, aKeyChange(set, 'apply'));
    expect([await author.score(), await colleague.score()]).toEqual([0, 1]);
    expect(await messagesFor(author.teacher)).toMatchObject([{ type: 'keyWaiting', setId: set.setId }]);
    const { keyChanges } = await author.teacher.ask(getQuestionSet, { setId: set.setId });
    expect(keyChanges).toMatchObject([{ questionId: set.questionIds[0], number: 1, to: 'D' }]);
    expect((await colleague.teacher.ask(getQuestionSet, { setId: set.setId })).keyChanges).toEqual([]);
  });

  test('applies to later submissions in their own assignments only', async () => {
    const set = await aSet(school);
    const colleague = await school.person({ role: 'teacher' });
    await handIn(colleague, set);
    await (await school.signIn(colleague)).send(changeKey, aKeyChange(set, 'apply'));
    expect(await (await handIn(colleague, set)).score()).toBe(1);
    expect(await (await handIn(set.owner, set)).score()).toBe(0);
  });

  test('applies everywhere once the author approves; the affected teachers are notified', async () => {
    const { set, author, colleague } = await twoTeachers();
    const third = await handIn(await school.person({ role: 'teacher' }), set);
    const { batchId } = await colleague.teacher.send(changeKey, aKeyChange(set, 'apply'));
    const approve = aKeyChange(set, 'approve', { batchId });
    expect(await colleague.teacher.refused(changeKey, approve)).toBe('regrade.notYours');
    const done = await author.teacher.send(changeKey, { ...approve, requestId: randomUUID() });
    expect(done).toMatchObject({ changes: [{ attemptId: author.attemptId }], elsewhere: 1, appliesTo: 'everyone' });
    expect([await author.score(), await third.score()]).toEqual([1, 1]);
    expect(await messagesFor(colleague.teacher)).toMatchObject([{ type: 'keyApproved', setId: set.setId }]);
    expect(await messagesFor(third.teacher)).toMatchObject([{ type: 'keyChanged', work: third.assignmentId }]);
    expect((await author.teacher.ask(getQuestionSet, { setId: set.setId })).keyChanges).toEqual([]);
    const again = aKeyChange(set, 'decline', { batchId });
    expect(await author.teacher.refused(changeKey, again)).toBe('regrade.decided');
  });

  test('stays in their own assignments where the author declines, and can be reversed by its teacher', async () => {
    const { set, author, colleague } = await twoTeachers();
    const { batchId } = await colleague.teacher.send(changeKey, aKeyChange(set, 'apply'));
    expect((await author.teacher.failed(changeKey, aKeyChange(set, 'reverse', { batchId }))).kind).toBe('notFound');
    await author.teacher.send(changeKey, aKeyChange(set, 'decline', { batchId }));
    expect([await author.score(), await colleague.score()]).toEqual([0, 1]);
    expect(await messagesFor(colleague.teacher)).toMatchObject([{ type: 'keyDeclined' }]);
    await colleague.teacher.send(changeKey, aKeyChange(set, 'reverse', { batchId }));
    expect(await colleague.score()).toBe(0);
  });

  test('is decided on by staff who manage the bank', async () => {
    const { set, author, colleague } = await twoTeachers();
    const { batchId } = await colleague.teacher.send(changeKey, aKeyChange(set, 'apply'));
    const office = await school.signIn(await school.person({ role: 'staff', permissions: ['repository_quest'] }));
    await office.send(changeKey, aKeyChange(set, 'approve', { batchId }));
    expect(await author.score()).toBe(1);
    expect(await messagesFor(author.teacher)).toMatchObject([
      { type: 'keyChanged', work: author.assignmentId },
      { type: 'keyWaiting' },
    ]);
  });
});

describe("a key changed by the set's author", () => {
  test('applies everywhere, notifies other teachers, and can be reversed for later submissions too', async () => {
    const { set, author, colleague } = await twoTeachers();
    const { batchId } = await author.teacher.send(changeKey, aKeyChange(set, 'apply'));
    expect([await author.score(), await colleague.score()]).toEqual([1, 1]);
    expect(await messagesFor(colleague.teacher)).toMatchObject([{ type: 'keyChanged', work: colleague.assignmentId }]);
    const later = await handIn(set.owner, set);
    expect(await later.score()).toBe(1);
    expect(await colleague.teacher.refused(changeKey, aKeyChange(set, 'reverse', { batchId }))).toBe(
      'regrade.notYours',
    );
    // The author has signed in again since.
    await later.teacher.send(changeKey, aKeyChange(set, 'reverse', { batchId }));
    const scores = await Promise.all(
      [author, later].map(({ attemptId }) => later.teacher.ask(getAttemptReport, { attemptId })),
    );
    expect([...scores.map(({ score }) => score), await colleague.score()]).toEqual([0, 0, 0]);
  });
});
