import { daysAsMs } from '@inkstone/base';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { aClass } from '@inkstone/people/testing';
import type { TestBrowser, TestPerson, TestSchool } from '@inkstone/testing';
import { sendForm } from '@inkstone/taking/testing';
import { createTextbook } from './contract.ts';

/** The request id of one button press. */
export const buildRequestId = (): { requestId: string } => ({ requestId: randomUUID() });

/** A real PDF of two pages. */
export const samplePdf = (): Buffer =>
  readFileSync(new URL(import.meta.resolve('@inkstone/content/uploads/river.pdf')));

/** Uploads bytes as upload/testFiles takes them; returns the file's id. */
export const uploadBytes = async (school: TestSchool, teacher: TestBrowser, bytes: Buffer): Promise<number> => {
  const { body } = await sendForm(school, teacher, { path: 'upload/testFiles', fields: {}, bytes });
  return (body['file'] as { id: number }).id;
};

/** Adds a book to the bank by a teacher; returns its original edition. */
export const createBook = async (
  school: TestSchool,
  teacher: TestBrowser,
  draft: {
    name?: string;
    nameZh?: string;
    programme?: string;
    subject?: string;
    vocabulary?: number;
    bytes?: Buffer;
  } = {},
): Promise<number> => {
  const { bytes = samplePdf(), ...about } = draft;
  const file = await uploadBytes(school, teacher, bytes);
  const book = { name: 'Ten rivers', nameZh: '十条河', programme: 'amc', subject: 'math', ...about };
  const { ids } = await teacher.send(createTextbook, { ...buildRequestId(), what: 'book', file, ...book });
  return ids[0] ?? 0;
};

/** A textbook assigned to a class. */
export interface AssignedBook {
  id: number;
  editionId: number;
  classId: number;
  teacher: TestBrowser;
  students: TestPerson[];
}

/** Assigns a book to a class of two, from now for three days. */
export const createAssignedBook = async (
  school: TestSchool,
  draft: { beginsAt?: string; deadline?: string; editionId?: number; teacher?: TestBrowser } = {},
): Promise<AssignedBook> => {
  const teacher = draft.teacher ?? (await school.signIn(await school.person({ role: 'teacher' })));
  const room = await aClass(school, { teacher: teacher.person, students: 2 });
  const editionId = draft.editionId ?? (await createBook(school, teacher));
  const now = school.clock.now().getTime();
  const { ids } = await teacher.send(createTextbook, {
    ...buildRequestId(),
    editionIds: [editionId],
    classIds: [room.id],
    beginsAt: draft.beginsAt ?? new Date(now).toISOString(),
    deadline: draft.deadline ?? new Date(now + daysAsMs(3)).toISOString(),
    teacherMessage: 'Read to the end.',
  });
  return { id: ids[0] ?? 0, editionId, classId: room.id, teacher, students: room.students };
};

/** Sets the page count of a book, because the test school runs no jobs. */
export { updatePages } from './server/bank.queries.ts';
