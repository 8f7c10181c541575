import * as z from 'zod';
import { Id, mailAddressInput, NameInput, RequestId } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { teacherSide } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';

const call = createCallFactory(refusals);
const access = teacherSide.may('myStudent_student');

/** Somebody to whom a student's reports are sent by mail. */
export const Guardian = z.object({
  id: z.int().describe('The guardian.'),
  name: z.string().describe('What the guardian is called.'),
  mail: z.string().describe('Where letters are sent.'),
  language: z.enum(['en', 'zh']).describe('The language of the letters.'),
});
export type Guardian = z.output<typeof Guardian>;

const output = z.object({ guardians: z.array(Guardian).describe('Every guardian of the student now, by name.') });
const invalidates = ['teacher/getStudentDetail', 'backend/phaseReport/detail'];

/** Adds a guardian, or changes one. */
export const saveGuardian = call({
  path: 'teacher/saveGuardian',
  method: 'POST',
  effect: 'write',
  summary:
    'Add somebody to whom the reports of a student are sent by mail, or change their name, address or language; with another address, no letter to the former one opens any more.',
  access,
  input: z.object({
    requestId: RequestId,
    studentId: Id.describe('The student, one whom the caller or a teammate teaches.'),
    guardianId: Id.optional().describe('The guardian to change; absent: a new one.'),
    name: NameInput.min(1).max(100).describe('What the guardian is called.'),
    mail: mailAddressInput(200).describe('Where letters are sent.'),
    language: z.enum(['en', 'zh']).describe('The language of the letters.'),
  }),
  output,
  refusals: ['guardian.many'],
  invalidates,
});

/** Removes a guardian. */
export const removeGuardian = call({
  path: 'teacher/removeGuardian',
  method: 'POST',
  effect: 'write',
  summary: 'Remove a guardian of a student; no letter that was sent to them opens any more.',
  access,
  input: z.object({
    requestId: RequestId,
    studentId: Id.describe('The student, one whom the caller or a teammate teaches.'),
    guardianId: Id.describe('One of the guardians of this student.'),
  }),
  output,
  invalidates,
});
