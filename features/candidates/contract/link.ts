import * as z from 'zod';
import { anonymous, createCallFactory } from '@inkstone/call';
import { BrowserTimeZone, UserInfo } from '@inkstone/session/contract';
import { legacy } from '../legacy.ts';
import { refusals } from '../refusals.ts';

const call = createCallFactory(refusals, legacy);
const token = z.string().min(20).max(100).describe('What the shared link carries.');

/** The facts shown before the test. */
export const getCandidateGuide = call({
  path: 'frontend/candidate/guide',
  method: 'GET',
  effect: 'read',
  summary:
    'What a candidate reads behind a shared link before the test. It uses nothing up: the link works until its date.',
  access: anonymous,
  hasSecretInput: true,
  input: z.object({ token }),
  output: z.object({
    school: z.string().describe('Who invites, in the language of the request.'),
    name: z.string().describe('Who is invited.'),
    position: z.string().describe('What the candidate applies for.'),
    title: z.string().describe('What the test is called.'),
    message: z.string().nullable().describe('Words of the recruiter; null where there are none.'),
    questions: z.int().describe('How many questions it has.'),
    isTimed: z.boolean().describe('Whether any clock runs while it is sat.'),
    timeLimit: z
      .int()
      .nullable()
      .describe('Seconds for the whole; null where parts have clocks of their own, or no clock runs.'),
    deadline: z.iso.datetime().describe('Until when it can be sat.'),
    isBegun: z.boolean().describe('The candidate has begun it, and goes on.'),
    isOver: z.boolean().describe('It was handed in, or its time is over: it cannot be entered any more.'),
    personId: z.int().describe('Who is invited, by the id of the person: tells whether somebody else is signed in.'),
  }),
  refusals: ['candidate.linkOver', 'candidate.linkEnded'],
});

/** Signs a candidate in. */
export const signInCandidate = call({
  path: 'frontend/candidate/test',
  method: 'GET',
  effect: 'write',
  summary: 'Sign the candidate of a shared link in, for half a day, to sit the test behind it.',
  access: anonymous,
  hasSecretInput: true,
  input: z.object({
    token,
    guideLanguage: z
      .enum(['en', 'zh'])
      .optional()
      .describe("What the guide was read in: becomes the candidate's language; absent: it stays."),
    timeZone: BrowserTimeZone,
  }),
  output: z.object({
    user: UserInfo.describe('Whoever is signed in now: the candidate, in that role alone.'),
    id: z.int().describe('The test, to be entered like any test.'),
  }),
  refusals: ['candidate.linkOver', 'candidate.linkEnded', 'candidate.over'],
});
