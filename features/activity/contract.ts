import * as z from 'zod';
import { callsWith, signedIn } from '@inkstone/call';
import { sitter } from '@inkstone/session/contract';
import { refusals } from './refusals.ts';

const call = callsWith(refusals);

/** One entry of the activity log: a call that the browser made. */
export const LogEntry = z.object({
  time: z.iso.datetime(),
  userId: z.int().positive(),
  url: z.string().max(500),
  params: z.unknown().optional().describe('Dropped when they are form data.'),
});
export type LogEntry = z.infer<typeof LogEntry>;

/** Uploads a chunk of the activity log. */
export const uploadLog = call({
  path: 'frontend/log/upload',
  method: 'POST',
  effect: 'write',
  summary: 'Upload a chunk of the activity log; entries of other persons are left out.',
  who: sitter,
  input: z.object({ content: z.string().max(800_000).describe('JSON text of all entries.') }),
  output: z.object({ kept: z.int() }),
  refusals: ['log.unreadable'],
});

/** Counts the use of a feature. */
export const countClick = call({
  path: 'click',
  method: 'POST',
  effect: 'write',
  summary: 'Count the use of a feature, by person and day.',
  who: signedIn,
  input: z.object({ name: z.string().regex(/^[\w./-]{1,60}$/) }),
  output: z.object({}),
});
