import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { aClass } from '@inkstone/people/testing';
import type { TestBrowser, TestPerson, TestSchool } from '@inkstone/server/testing';
import { sendForm } from '@inkstone/taking/testing';
import { createTextbook } from './contract.ts';

/** A press of a button. */
export const aPress = (): { requestId: string } => ({ requestId: randomUUID() });

/** A real PDF of two pages. */
export const samplePdf = (): Buffer =>
  readFileSync(new URL(import.meta.resolve('@inkstone/content/uploads/river.pdf')));

/** Uploads bytes as upload/testFiles takes them; gives the file's id. */
export const anUpload = async (school: TestSchool, teacher: TestBrowser, bytes: Buffer): Promise<number> => {
  const { body } = await sendForm(school, teacher, { path: 'upload/testFiles', fields: {}, bytes });
  return (body['file'] as { id: number }).id;
};

/** Puts a book into the bank by a teacher; gives its original edition. */
export const aBook = async (
  school: TestSchool,
  teacher: TestBrowser,
  draft: { name?: string; nameZh?: string; project?: string; subject?: string; bytes?: Buffer } = {},
): Promise<number> => {
  const { bytes = samplePdf(), ...about } = draft;
  const file = await anUpload(school, teacher, bytes);
  const book = { name: 'Ten rivers', nameZh: '十条河', project: 'amc', subject: 'math', ...about };
  const { ids } = await teacher.send(createTextbook, { ...aPress(), what: 'book', file, ...book });
  return ids[0] ?? 0;
};

/** A textbook given to a class. */
export interface GivenBook {
  id: number;
  editionId: number;
  classId: number;
  teacher: TestBrowser;
  students: TestPerson[];
}

/** Gives a book to a class of two, from now for three days. */
export const aGivenBook = async (
  school: TestSchool,
  draft: { beginsAt?: string; deadline?: string; editionId?: number; teacher?: TestBrowser } = {},
): Promise<GivenBook> => {
  const teacher = draft.teacher ?? (await school.signIn(await school.person({ role: 'teacher' })));
  const room = await aClass(school, { teacher: teacher.person, students: 2 });
  const editionId = draft.editionId ?? (await aBook(school, teacher));
  const now = school.clock.now().getTime();
  const { ids } = await teacher.send(createTextbook, {
    ...aPress(),
    fileids: [editionId],
    classIds: [room.id],
    beginsAt: draft.beginsAt ?? new Date(now).toISOString(),
    deadline: draft.deadline ?? new Date(now + 3 * 86_400_000).toISOString(),
    teacherMessage: 'Read to the end.',
  });
  return { id: ids[0] ?? 0, editionId, classId: room.id, teacher, students: room.students };
};

/** Lets the pages of a book count as counted: the jobs of a test's school do not run. */
export { updatePages } from './server/bank.queries.ts';
