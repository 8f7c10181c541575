import * as z from 'zod';
import { Id, RequestId } from '@inkstone/base';
import { anonymous, createCallFactory } from '@inkstone/call';
import { teacherSide } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';
import { PhaseLetter, ReleasedPhaseReport } from './phase.ts';

const call = createCallFactory(refusals);

/** Sends a published phase report to a guardian, or revokes what was sent. */
export const sendPhaseLetter = call({
  path: 'backend/phaseReport/letter',
  method: 'POST',
  effect: 'write',
  summary:
    'Mail a guardian a secret address at which they read a published phase report; again with a new address, or revoke it.',
  access: teacherSide.may('myStudent_student'),
  input: z.object({
    requestId: RequestId,
    id: Id.describe('The phase report, one that the caller wrote and published.'),
    guardianId: Id.describe('A guardian of its student.'),
    action: z.enum(['send', 'revoke']).describe('Send the letter, the first time or again; or revoke it.'),
  }),
  output: z.object({ letters: z.array(PhaseLetter).describe('Every guardian of the student, with their letter.') }),
  refusals: ['letter.noMail', 'letter.noAddress', 'letter.draft'],
  invalidates: ['backend/phaseReport/detail'],
});

/** What a guardian reads. */
export const readPhaseLetter = call({
  path: 'frontend/guardian/report',
  method: 'GET',
  effect: 'write',
  summary: 'The phase report behind a letter: what its author released. The first reading is noted for the author.',
  access: anonymous,
  hasSecretInput: true,
  input: z.object({ token: z.string().min(20).max(100).describe('What the mailed address carries.') }),
  output: z.object({
    report: ReleasedPhaseReport.describe('The report, as its student reads it.'),
    school: z.string().describe('The school, in the language of the request.'),
    guardianLanguage: z.enum(['en', 'zh']).describe('The language of the letter.'),
    expiresAt: z.iso.datetime().describe('Until when the address opens.'),
  }),
  refusals: ['letter.over', 'letter.ended'],
});
