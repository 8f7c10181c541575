import * as z from 'zod';
import { anonymous, createCallFactory, signedIn } from '@inkstone/call';
import { legacy } from './legacy.ts';
import { refusals } from './refusals.ts';
import { topicNames } from './topics.ts';

const call = createCallFactory(refusals, legacy);

/** A time of the day in the reader's zone, `07:30`. */
const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const Topic = z.enum(topicNames);

const times = {
  quietFrom: TimeOfDay.nullable().describe('Beginning of the hours without mail and push, as 22:00; null: none.'),
  quietUntil: TimeOfDay.nullable().describe(
    'End of the hours without mail and push; null where they have no beginning.',
  ),
  digestAt: TimeOfDay.nullable().describe('When the mails of a day come as one; null: each at once.'),
};

const choice = {
  topic: Topic.describe('What is told.'),
  mail: z.boolean().describe('Whether it is told by mail.'),
  push: z.boolean().describe('Whether it is told by push, in browsers that are switched on for it.'),
};

const Settings = z.object({
  choices: z.array(z.object(choice)).describe("The topics that concern the caller's role, in the order of the page."),
  ...times,
  canMail: z.boolean().describe('Whether the school sends mail at all.'),
  mailAddress: z.string().nullable().describe("The caller's mail address; null where none is on file."),
  mailFailure: z
    .string()
    .nullable()
    .describe('Why the address takes no mail any more, as its server said; null where it does.'),
});
export type NotificationSettings = z.infer<typeof Settings>;

/** By which ways and when the caller hears of what. */
export const getNotificationSettings = call({
  path: 'notification/settings',
  method: 'GET',
  effect: 'read',
  summary: 'By which ways and when the caller hears of what, with the defaults where nothing was chosen.',
  access: signedIn,
  input: z.object({}),
  output: Settings,
});

/** Saves them as a whole. */
export const saveNotificationSettings = call({
  path: 'notification/settings',
  method: 'POST',
  effect: 'write',
  summary: 'Save by which ways and when the caller hears of what.',
  access: signedIn,
  input: z.object({
    choices: z
      .array(z.object(choice))
      .max(topicNames.length)
      .describe('Topics of the caller; others stay as they are.'),
    ...times,
  }),
  output: z.object({}),
  refusals: ['notification.halfQuiet'],
  invalidates: ['notification/settings'],
});

/** Switches off the mails of some topics, by the link in the header of a mail (RFC 8058). */
export const unsubscribe = call({
  path: 'notification/unsubscribe',
  method: 'POST',
  effect: 'write',
  summary: "Switch off the mails of the topics of one mail, by that mail's own token; without signing in.",
  access: anonymous,
  input: z.object({ token: z.string().max(400).describe("The token of the mail's List-Unsubscribe header.") }),
  output: z.object({ topics: z.array(Topic).describe('The topics that are not mailed any more.') }),
  requestFormat: 'query',
  refusals: ['notification.badToken'],
  invalidates: ['notification/settings'],
  interfaceFor:
    'mail programs, which post to the address of a List-Unsubscribe header; people switch mails off on their settings page.',
});
