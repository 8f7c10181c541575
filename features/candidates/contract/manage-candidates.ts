import * as z from 'zod';
import { Id, Instant, mailAddressInput, RequestId, NameInput } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { recruitmentSide } from '@inkstone/session/contract';
import { legacy } from '../legacy.ts';
import { refusals } from '../refusals.ts';

const call = createCallFactory(refusals, legacy);
const who = recruitmentSide.may('candidate');
const recordId = Id.describe("The record, the caller's own; for a supervisor anybody's.");
const invalidatedCalls = ['backend/candidate/*'];

const recordFields = {
  name: NameInput.min(1).max(100).describe('What the candidate is called, where there is no Chinese name too.'),
  nameZh: NameInput.max(100).optional().describe('The Chinese name; absent or empty: none.'),
  mail: z
    .union([mailAddressInput(200), z.literal('')])
    .optional()
    .describe('Mail address; absent or empty: none.'),
  phone: z
    .string()
    .trim()
    .max(40)
    .regex(/^[+\d][\d\s()-]*$|^$/u)
    .optional()
    .describe('Telephone number; absent or empty: none.'),
  position: NameInput.min(1).max(100).describe('What the candidate applies for.'),
  message: z.string().trim().max(2000).optional().describe('Words to the candidate before the test; absent: none.'),
};

/** Creates a record. */
export const createCandidate = call({
  path: 'backend/candidate/create',
  method: 'POST',
  effect: 'write',
  summary: 'Make the record of a candidate, a draft, with an account of their own whose password is shown once.',
  access: who,
  input: z.object({
    requestId: RequestId,
    ...recordFields,
    paperId: Id.optional().describe('The paper; absent: chosen later.'),
  }),
  output: z.object({
    id: z.int().describe('The record.'),
    username: z.string().describe("Name of the candidate's account."),
    password: z.string().describe('Shown this once and kept nowhere.'),
  }),
  refusals: ['candidate.paperGone', 'candidate.shown'],
  replayRefusal: 'candidate.shown',
  invalidates: invalidatedCalls,
});

/** Edits a record. */
export const updateCandidate = call({
  path: 'backend/candidate/edit',
  method: 'POST',
  effect: 'write',
  summary:
    'Change what a record says of the candidate, move the deadline of the test, or delete a draft; the test keeps the words that it was given with.',
  access: who,
  input: z.object({
    requestId: RequestId,
    id: recordId,
    ...recordFields,
    deadline: Instant.optional().describe(
      'Until when the published test can be sat, also to open one again whose time is over; absent: as it is.',
    ),
    remove: z
      .literal(true)
      .optional()
      .describe('Deletes the record with its account, as long as it is a draft; absent: it stays.'),
  }),
  output: z.object({}),
  refusals: [
    'candidate.hired',
    'candidate.published',
    'candidate.notPublished',
    'candidate.handedIn',
    'candidate.past',
  ],
  invalidates: invalidatedCalls,
});

/** Assigns the test. */
export const publishCandidate = call({
  path: 'backend/candidate/publish',
  method: 'POST',
  effect: 'write',
  summary: 'Publish a draft: the candidate is given its paper as it is now, to be sat once until a deadline.',
  access: who,
  input: z.object({
    requestId: RequestId,
    id: recordId,
    paperId: Id.optional().describe('The paper, where the record has none yet; absent: that of the record.'),
    deadline: Instant.describe('Until when the test can be sat.'),
    timeLimit: z
      .int()
      .min(60)
      .max(86_400)
      .optional()
      .describe("Seconds for the whole, instead of the programme's clocks; absent: the programme's."),
  }),
  output: z.object({}),
  refusals: ['candidate.noPaper', 'candidate.paperGone', 'candidate.published', 'candidate.past', 'candidate.hired'],
  invalidates: invalidatedCalls,
});

/** Replaces the paper. */
export const changeCandidatePaper = call({
  path: 'backend/candidate/changeExamPaper',
  method: 'POST',
  effect: 'write',
  summary:
    'Give a candidate another paper before the test is started or over; one that was published is taken back for it.',
  access: who,
  input: z.object({ requestId: RequestId, id: recordId, paperId: Id.describe('The paper that takes its place.') }),
  output: z.object({}),
  refusals: ['candidate.paperGone', 'candidate.started', 'candidate.over', 'candidate.hired'],
  invalidates: invalidatedCalls,
});

/** Creates a link. */
export const shareCandidate = call({
  path: 'backend/candidate/share',
  method: 'GET',
  effect: 'write',
  summary: 'Make a link that opens the test without a password until a moment; it ends the link before it.',
  access: who,
  input: z.object({ id: recordId }),
  output: z.object({
    token: z.string().describe('What the link to /candidate/guide carries in its fragment; kept nowhere.'),
    expiresAt: z.iso.datetime().describe('Until when it works: a week, never longer than the test.'),
  }),
  refusals: ['candidate.notPublished', 'candidate.over', 'candidate.hired'],
  invalidates: invalidatedCalls,
});
