import { randomUUID } from 'node:crypto';
import { daysAsMs } from '@inkstone/base';
import { homeworkCalls, testCalls } from '@inkstone/assignments/contract';
import { courseSets, questionSets } from '@inkstone/content';
import { linkStudent } from '@inkstone/people/server';
import { closeIfExpired } from '@inkstone/taking/server';
import type { AssignmentFixture } from '@inkstone/taking/testing';
import { openSchool, type TestBrowser, type TestPerson, type TestSchool } from '@inkstone/testing';
import { seedBank, type SeededBank } from '../../seed/bank.ts';
import type { KnownQuestion } from './full-answer.ts';
import { markAll } from './mark-all.ts';
import { expectReports, type Report } from './read-reports.ts';
import type { WalkOptions } from './unit-walk.ts';
import { walk, type Walk } from './walker.ts';

/** A school in which assignments are taken from start to report, one after the other. */
export interface WalkContext {
  school: TestSchool;
  teacher: TestPerson;
  student: TestPerson;
  /** The signed-in browsers of both. */
  browsers(): Promise<{ teacher: TestBrowser; student: TestBrowser }>;
}

/** A session lasts thirty days of the school's clock. */
const signInDays = 25;

const openBrowsers = (school: TestSchool, people: { teacher: TestPerson; student: TestPerson }) => {
  let signedIn: { at: number; teacher: TestBrowser; student: TestBrowser } | undefined;
  return async () => {
    const at = school.clock.now().getTime();
    if (!signedIn || at - signedIn.at > daysAsMs(signInDays)) {
      signedIn = { at, teacher: await school.signIn(people.teacher), student: await school.signIn(people.student) };
    }
    return signedIn;
  };
};

/** Opens a school with one teacher and one student. */
export const openWalkContext = async (): Promise<WalkContext> => {
  const school = await openSchool({ now: '2026-03-02T08:00:00Z' });
  const teacher = await school.person({ role: 'teacher' });
  const student = await school.person({ role: 'student' });
  const since = school.clock.now();
  await school.tx((tx) => linkStudent(tx, { teacherId: teacher.id, studentId: student.id, since }));
  return { school, teacher, student, browsers: openBrowsers(school, { teacher, student }) };
};

/** Seeds the sample bank; returns it with all questions. */
export const fillBank = async ({ school, teacher }: WalkContext) => {
  const sets = [...questionSets, ...courseSets];
  const people = new Map(['qiao', 'dou', ...sets.map(({ author }) => author)].map((name) => [name, teacher.id]));
  const bank: SeededBank = await school.tx((tx, outside) => {
    const at = () => ({ tx, services: outside, emit: async () => undefined, actorId: null });
    return seedBank({ ...at(), at, now: outside.now, log: () => undefined }, { people, classes: new Map() });
  });
  const questions = new Map<number, KnownQuestion>(
    sets.flatMap((set) => set.questions.map((question) => [bank.questions.get(question.code) ?? 0, question])),
  );
  return { bank, questions };
};

/** What is assigned: a paper, sets, or other content of the call. */
export type Content = { paperId: number } | { setIds: number[] } | { defined: unknown };

const windowHours = 12;

const assign = async (
  { school, student, browsers }: WalkContext,
  { kind, content }: { kind: 'test' | 'homework'; content: Content },
): Promise<AssignmentFixture> => {
  const now = school.clock.now();
  const { teacher, student: studentBrowser } = await browsers();
  const { id } = await teacher.send(kind === 'test' ? testCalls.createAssignment : homeworkCalls.createAssignment, {
    ...{ requestId: randomUUID(), title: 'From Start to report', studentIds: [student.id] },
    ...{ beginsAt: now.toISOString(), deadline: new Date(now.getTime() + windowHours * 3_600_000).toISOString() },
    ...(content as object),
  });
  return {
    ...{ teacher, student: studentBrowser, studentPerson: student },
    ...{ assignmentId: id, questionIds: [], kind },
  };
};

/** Closes an attempt whose time is over, as the job does once no answer can arrive any more. */
const closeByClock = async ({ clock, server }: TestSchool, attemptId: number): Promise<void> => {
  clock.pass({ minutes: 16 });
  const outcome = await server.transaction((hearing) => closeIfExpired(hearing, attemptId));
  if (outcome !== 'closed') throw new Error(`the attempt is ${outcome}`);
};

/** Lets the window of a test and its grace period end, so that its report opens. */
const closeWindow = ({ clock }: TestSchool, beganAt: Date): void => {
  clock.set(new Date(beganAt.getTime() + (windowHours + 1) * 3_600_000).toISOString());
};

interface WalkRequest {
  kind: 'test' | 'homework';
  content: Content;
  questions: ReadonlyMap<number, KnownQuestion>;
  answers?: WalkOptions['answers'];
}

/** Assigns work, takes and submits it, marks what a teacher marks, and reads both reports. */
export const walkToReport = async (
  context: WalkContext,
  { kind, content, questions, answers = 'right' }: WalkRequest,
): Promise<Walk & { report: Report }> => {
  const { school } = context;
  const beganAt = school.clock.now();
  const work = await assign(context, { kind, content });
  const result = await walk(school, work, { answers, questions });
  if (!result.handIn) await closeByClock(school, result.attemptId);
  const marked = await markAll(work, result.attemptId);
  if (kind === 'test') closeWindow(school, beganAt);
  return { ...result, report: await expectReports(school, work, result, { answers, marked }) };
};
