import { randomUUID } from 'node:crypto';
import type * as z from 'zod';
import { aSet } from '@inkstone/bank/testing';
import { aClass } from '@inkstone/people/testing';
import type { TestBrowser, TestPerson, TestSchool } from '@inkstone/testing';
import { startAttemptDriver, type AttemptDriver } from '@inkstone/taking/testing';
import { homeworkCalls, testCalls, type CreateAssignmentInput } from './contract.ts';

/** An assignment of a class, with its teacher signed in. */
export interface ClassAssignment {
  id: number;
  kind: 'test' | 'homework';
  classId: number;
  setId: number;
  teacher: TestBrowser;
  students: TestPerson[];
}

type Draft = Partial<z.input<typeof CreateAssignmentInput>> & { kind?: 'test' | 'homework'; count?: number };

/** The id of a new request. */
export const aRequest = (): { requestId: string } => ({ requestId: randomUUID() });

/** The calls that create homework and tests. */
export const createCalls = { test: testCalls.createAssignment, homework: homeworkCalls.createAssignment };

/** Assigns a test or homework of two choice questions to a class of two, open for three hours. */
export const anAssignment = async (school: TestSchool, draft: Draft = {}): Promise<ClassAssignment> => {
  const { kind = 'test', count = 2, ...rest } = draft;
  const room = await aClass(school, { students: count });
  const set = await aSet(school);
  const teacher = await school.signIn(room.teacher);
  const now = school.clock.now().getTime();
  const { id } = await teacher.send(createCalls[kind], {
    ...aRequest(),
    title: 'Sums of Monday',
    setIds: [set.setId],
    classIds: [room.id],
    beginsAt: new Date(now).toISOString(),
    deadline: new Date(now + 3 * 3_600_000).toISOString(),
    ...rest,
  });
  return { id, kind, classId: room.id, setId: set.setId, teacher, students: room.students };
};

/** Signs in the student at an index of the class and starts the attempt. */
export const beginAs = async (
  school: TestSchool,
  classAssignment: ClassAssignment,
  at: number,
): Promise<{ student: TestBrowser; window: AttemptDriver }> => {
  const person = classAssignment.students[at];
  if (!person) throw new Error(`the class has no student ${at}`);
  const student = await school.signIn(person);
  const attemptInput = {
    ...classAssignment,
    assignmentId: classAssignment.id,
    student,
    studentPerson: person,
    questionIds: [],
  };
  return { student, window: await startAttemptDriver(school, attemptInput) };
};
