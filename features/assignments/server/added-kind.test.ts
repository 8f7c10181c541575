import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { AssignmentKind, AssignmentKindRules } from '@inkstone/exam/assignment-kinds';
import { listMessages } from '@inkstone/messages/contract';
import { getMyTestReport } from '@inkstone/reports/contract';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { checkTestStatus, startAttempt } from '@inkstone/taking/contract';
import { getAssignedTest, listAssignedTests, listMyHomework, listMyTests, testCalls } from '../contract.ts';
import { anAssignment, aRequest, beginAs, type ClassAssignment } from '../testing.ts';
import { pinContent, storeAssignment } from './store-assignment.ts';
import { wholeBank } from '@inkstone/bank/server';

// A kind as its folder would add it: given as a test, answered late as homework is, its report open on handing in.
vi.mock('../../../exam/assignment-kinds/registry.ts', async (importOriginal) => {
  const quickQuiz: AssignmentKindRules = {
    id: 'quickQuiz',
    family: 'test',
    recipients: 'students',
    isForStaff: false,
    isForJoiners: false,
    closesAt: 'archiving',
    hasAttempt: true,
    offersInstantFeedback: false,
    offersShuffling: false,
    completedBy: 'submission',
    mode: 'test',
    reportAt: 'submitted',
    canBeRedone: false,
    refusals: { withdrawn: 'test.withdrawn', deleted: 'assignment.deleted' },
    notices: { created: 'testGiven', withdrawn: 'testWithdrawn', deleted: 'testWithdrawn' },
    isCreatedByFamilyCall: false,
    isWrittenByTeacher: false,
  };
  const { assignmentKinds } = await importOriginal<{ assignmentKinds: readonly AssignmentKindRules[] }>();
  return { assignmentKinds: [...assignmentKinds, quickQuiz] };
});

const quickQuiz = 'quickQuiz' as AssignmentKind;
let school: TestSchool;
let quiz: ClassAssignment;
let late: TestBrowser;

/** Gives the questions of a test, as the new kind, to its class for one hour. */
const storeQuiz = ({ setId, classId, teacher, students }: ClassAssignment): Promise<number> =>
  school.tx(async (tx) => {
    const content = await pinContent(tx, { setIds: [setId] }, { viewer: wholeBank });
    if (typeof content === 'string') throw new Error(content);
    const now = school.clock.now();
    const { assignmentId } = await storeAssignment(tx, {
      row: {
        ...{ kind: quickQuiz, mode: 'test', teacherId: teacher.person.id, title: 'Quick quiz', titleZh: null },
        ...{ beginsAt: now, deadline: new Date(now.getTime() + 3_600_000), createdAt: now, reportAt: 'submitted' },
        ...{ timeLimitSeconds: null, maxListens: null, playbackSpeed: null, isSelfMarked: false, teacherMessage: null },
      },
      content,
      students: students.map(({ id }) => ({ studentId: id, classId })),
      classIds: [classId],
      markers: [],
    });
    return assignmentId;
  });

beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
  const model = await anAssignment(school, { kind: 'test', count: 3 });
  quiz = { ...model, id: await storeQuiz(model) };
  late = await school.signIn(quiz.students[1] ?? (await school.person()));
});
afterAll(() => school.close());

test('an added kind stands in the lists of its family, of students and of teachers, and nowhere else', async () => {
  const isQuiz = ({ kind }: { kind: string }): boolean => kind === quickQuiz;
  expect((await late.ask(listMyTests, {})).list.filter(isQuiz)).toMatchObject([{ title: 'Quick quiz' }]);
  expect((await late.ask(listMyHomework, {})).list).toEqual([]);
  expect((await quiz.teacher.ask(listAssignedTests, {})).list.filter(isQuiz)).toHaveLength(1);
  const { assignment } = await quiz.teacher.ask(getAssignedTest, { id: quiz.id });
  expect(assignment).toMatchObject({ kind: quickQuiz, reportAt: 'submitted', total: 3 });
});

test('its report opens by its own rule, while others still answer', async () => {
  const { student, window } = await beginAs(school, quiz, 0);
  await window.submit();
  expect(await student.ask(getMyTestReport, { id: quiz.id })).toMatchObject({ kind: quickQuiz });
});

test('it closes and is archived by its own rules, in SQL as in the code', async () => {
  school.clock.pass({ hours: 2 });
  const { assignment } = await quiz.teacher.ask(getAssignedTest, { id: quiz.id });
  expect(assignment).toMatchObject({ status: 'delay', late: 2 });
  const { student, window } = await beginAs(school, quiz, 1);
  await window.submit();
  expect(await student.ask(checkTestStatus, { id: quiz.id })).toMatchObject({ status: 'handedIn', reportOpen: true });

  school.clock.pass({ hours: 48 });
  const missed = await school.signIn(quiz.students[2] ?? (await school.person()));
  const start = { kind: 'test' as const, id: quiz.id, windowId: crypto.randomUUID(), deviceId: crypto.randomUUID() };
  expect(await missed.refused(startAttempt, start)).toBe('assignment.archived');
  const { assignment: over } = await quiz.teacher.ask(getAssignedTest, { id: quiz.id });
  expect(over.status).toBe('complete');
});

test('withdrawing it is told in the words of its rules', async () => {
  const model = await anAssignment(school, { kind: 'test', count: 1 });
  const id = await storeQuiz(model);
  await model.teacher.send(testCalls.withdrawAssignment, { ...aRequest(), id });
  const student = await school.signIn(model.students[0] ?? (await school.person()));
  const start = { kind: 'test' as const, id, windowId: crypto.randomUUID(), deviceId: crypto.randomUUID() };
  expect(await student.refused(startAttempt, start)).toBe('test.withdrawn');
  const [message] = (await student.ask(listMessages, {})).messages;
  expect(message).toMatchObject({ assignmentId: id, category: 'test', event: 'testWithdrawn' });
});
