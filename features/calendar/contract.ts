import * as z from 'zod';
import { RequestId } from '@inkstone/base';
import { anonymous, createCallFactory, signedIn } from '@inkstone/call';
import { refusals } from './refusals.ts';

const call = createCallFactory(refusals);

/** The caller's calendar address. */
export const getCalendarFeed = call({
  path: 'calendar/feed',
  method: 'GET',
  effect: 'read',
  summary: 'The address at which calendar programs read the own calendar.',
  access: signedIn,
  input: z.object({}),
  output: z.object({
    path: z
      .string()
      .nullable()
      .describe('Path and query of the address on this server; null: the caller has no calendar address.'),
    createdAt: z.iso.datetime().nullable().describe('When it was created; null without one.'),
  }),
});

/** Creates the caller's calendar address, or another one. */
export const renewCalendarFeed = call({
  path: 'calendar/renewFeed',
  method: 'POST',
  effect: 'write',
  summary:
    'Create the own calendar address; where there is one, another takes its place, and the former stops working.',
  access: signedIn,
  input: z.object({ requestId: RequestId }),
  output: z.object({}),
  invalidates: ['calendar/feed'],
});

/** Removes the caller's calendar address. */
export const removeCalendarFeed = call({
  path: 'calendar/removeFeed',
  method: 'POST',
  effect: 'write',
  summary: 'Remove the own calendar address: it stops working at once.',
  access: signedIn,
  input: z.object({ requestId: RequestId }),
  output: z.object({}),
  invalidates: ['calendar/feed'],
});

/** The calendar at a private address. */
export const getCalendarFile = call({
  path: 'calendar/file',
  method: 'GET',
  effect: 'read',
  summary:
    'The calendar of the owner of a private address as an iCalendar file: class sessions, openings and deadlines of work, openings of reports.',
  access: anonymous,
  responseFormat: 'bytes',
  interfaceFor: 'calendar programs, which read the private address that a person entered there.',
  input: z.object({ token: z.string().min(1).max(200).describe('The secret of the private address.') }),
  output: z.unknown(),
});
