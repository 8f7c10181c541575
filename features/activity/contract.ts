import * as z from 'zod';
import { createCallFactory, signedIn } from '@inkstone/call';
import { examTakers } from '@inkstone/session/contract';
import { refusals } from './refusals.ts';

const call = createCallFactory(refusals);

/** One entry of the activity log: a call made by the browser. */
export const LogEntry = z.object({
  time: z.iso.datetime().describe("When the call was made, by the device's clock."),
  userId: z.int().positive().describe('The person who was signed in; entries of anybody but the caller are left out.'),
  url: z.string().max(500).describe('The path of the call, without its query.'),
  params: z
    .unknown()
    .optional()
    .describe('What was sent with the call; absent for form data, whose contents are never logged.'),
});
export type LogEntry = z.infer<typeof LogEntry>;

/** Uploads a chunk of the activity log. */
export const uploadLog = call({
  path: 'frontend/log/upload',
  method: 'POST',
  effect: 'write',
  summary: 'Upload a chunk of the activity log; entries of other persons are left out.',
  access: examTakers,
  input: z.object({
    content: z.string().max(800_000).describe('JSON text of a list of entries: time, userId, url, params.'),
  }),
  output: z.object({
    kept: z
      .int()
      .describe('Entries that were kept: those of the caller, with times from 400 days ago to two days from now.'),
  }),
  refusals: ['log.unreadable'],
});

/** Counts the use of a feature. */
export const countClick = call({
  path: 'click',
  method: 'POST',
  effect: 'write',
  summary: 'Count the use of a feature, by person and day.',
  interfaceFor: 'programs that count what they are used for.',
  access: signedIn,
  input: z.object({
    name: z
      .string()
      .regex(/^[\w./-]{1,60}$/)
      .describe('The feature that was used, as the screen names it.'),
  }),
  output: z.object({}),
});
