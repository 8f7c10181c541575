import { randomUUID } from 'node:crypto';
import type * as z from 'zod';
import { aSet } from '@inkstone/bank/testing';
import { aClass } from '@inkstone/people/testing';
import type { TestBrowser, TestPerson, TestSchool } from '@inkstone/server/testing';
import { begin, type Sitter } from '@inkstone/taking/testing';
import { homework, tests, type Giving } from './contract.ts';

/** Work given to a class, with its teacher signed in. */
export interface GivenToClass {
  id: number;
  kind: 'test' | 'homework';
  classId: number;
  setId: number;
  teacher: TestBrowser;
  students: TestPerson[];
}

type Draft = Partial<z.input<typeof Giving>> & { kind?: 'test' | 'homework'; count?: number };

/** A press of a button. */
export const aPress = (): { requestId: string } => ({ requestId: randomUUID() });

/** Gives a test, or homework, of two choices to a class of two, from now for three hours. */
export const aGiven = async (school: TestSchool, draft: Draft = {}): Promise<GivenToClass> => {
  const { kind = 'test', count = 2, ...rest } = draft;
  const room = await aClass(school, { students: count });
  const set = await aSet(school);
  const teacher = await school.signIn(room.teacher);
  const now = school.clock.now().getTime();
  const { id } = await teacher.send(kind === 'test' ? tests.create : homework.create, {
    ...aPress(),
    title: 'Sums of Monday',
    topicIds: [set.setId],
    classIds: [room.id],
    beginsAt: new Date(now).toISOString(),
    deadline: new Date(now + 3 * 3_600_000).toISOString(),
    ...rest,
  });
  return { id, kind, classId: room.id, setId: set.setId, teacher, students: room.students };
};

/** Signs in the class's student at a place and lets them begin. */
export const beginAs = async (
  school: TestSchool,
  given: GivenToClass,
  at: number,
): Promise<{ student: TestBrowser; window: Sitter }> => {
  const person = given.students[at];
  if (!person) throw new Error(`the class has no student ${at}`);
  const student = await school.signIn(person);
  const work = { ...given, assignmentId: given.id, student, studentPerson: person, questionIds: [] };
  return { student, window: await begin(school, work) };
};
