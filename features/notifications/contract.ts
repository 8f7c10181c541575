import * as z from 'zod';
import { Id, pageFields, pagingInput, RequestId } from '@inkstone/base';
import { anonymous, createCallFactory, signedIn } from '@inkstone/call';
import { legacy } from './legacy.ts';
import { teacherSide } from '@inkstone/session/contract';
import { refusals } from './refusals.ts';
import { robotKindNames } from './robot-address.ts';
import { deliveryStates, noticeEvents } from './sent-notices.ts';
import { personalWays, topicNames } from './topics.ts';

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
  pushKey: z
    .string()
    .optional()
    .describe(
      "The school's public key, with which a browser subscribes to push, base64url; absent in settings of an earlier version.",
    ),
  isPushOn: z
    .boolean()
    .optional()
    .describe("Whether the browser of the caller's session is subscribed; absent in settings of an earlier version."),
});
export type NotificationSettings = z.infer<typeof Settings>;

/** The notification settings of the caller: channels, topics and times. */
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

const ofOwnClasses = teacherSide.may('myStudent_class');
const ownClassId = Id.describe('A class that the caller owns.');

const RobotDelivery = z.object({
  id: z.int().describe('The delivery.'),
  text: z.string().describe('What it tells, as the group reads it.'),
  status: z.enum(['waiting', 'sent', 'failed', 'skipped']).describe('What became of it so far.'),
  createdAt: z.iso.datetime().describe('When it came up.'),
  dueAt: z.iso.datetime().describe('When it is sent or tried again; past where it is finished.'),
  tries: z.int().describe('How often it failed.'),
  failure: z.string().nullable().describe("Why the last try failed: a word and the service's code; null: it did not."),
  finishedAt: z.iso.datetime().nullable().describe('When it was sent or given up; null while it waits.'),
});

const ClassRobot = z.object({
  kind: z.enum(robotKindNames).describe('The service.'),
  address: z.string().describe('The host of the address and its last four signs; the whole is not shown again.'),
  hasSecret: z.boolean().describe('Whether posts are signed.'),
  savedAt: z.iso.datetime().describe('When it was saved.'),
  restFailure: z
    .string()
    .nullable()
    .describe('Why nothing is sent to it any more, until it is changed or a test succeeds; null: it takes posts.'),
  lastFailure: z.string().nullable().describe('Why the last post failed; null where it did not, or there was none.'),
  lastAt: z.iso.datetime().nullable().describe('When the last post was; null before the first one.'),
  deliveries: z.array(RobotDelivery).describe('The latest deliveries, newest first.'),
});
export type ClassRobot = z.infer<typeof ClassRobot>;

/** The group robots of the classes that the caller owns. */
export const listClassRobots = call({
  path: 'notification/classRobots',
  method: 'GET',
  effect: 'read',
  summary: 'The classes that the caller owns, with the robot of their group and what became of its latest deliveries.',
  access: ofOwnClasses,
  input: z.object({ classId: ownClassId.optional().describe('Only this class, which the caller owns; absent: all.') }),
  output: z.object({
    list: z
      .array(
        z.object({
          classId: z.int().describe('The class.'),
          className: z.string().describe("Its name, in the caller's language."),
          robot: ClassRobot.nullable().describe('Its robot; null where it has none.'),
        }),
      )
      .describe('The classes, in the order of their ids.'),
  }),
});

const ClassNotice = z.object({
  id: z.int().describe('Its latest delivery.'),
  event: z.enum(noticeEvents).describe('What happened, as the messages of the bell name it.'),
  assignmentId: z.int().nullable().describe('The work that it is about; null: an announcement.'),
  announcementId: z.int().nullable().describe("The caller's announcement; null: work."),
  title: z.string().describe("The title of the work or announcement, in the caller's language."),
  createdAt: z.iso.datetime().describe('When it was passed on last.'),
  personCount: z.int().describe('How many members it was passed on to by mail or push.'),
  states: z
    .array(
      z.object({
        way: z.enum(personalWays).describe('By which way.'),
        state: z.enum(deliveryStates).describe('What became of it.'),
        count: z.int().describe('Of how many members.'),
      }),
    )
    .describe('What became of it by each way.'),
});
export type ClassNotice = z.infer<typeof ClassNotice>;

/** What the members of a class were sent by mail and push. */
export const listClassNotices = call({
  path: 'notification/classNotices',
  method: 'GET',
  effect: 'read',
  summary:
    'What the members of a class that I own were sent by mail and push within two weeks, the newest first, and what became of it: about work that I gave them or that was given to the class, and my announcements.',
  access: ofOwnClasses,
  input: z.object({ classId: ownClassId, ...pagingInput() }),
  output: z.object({
    list: z.array(ClassNotice).describe('One page of notices.'),
    resting: z
      .array(
        z.object({
          studentId: z.int().describe('The member.'),
          name: z.string().describe("The member's name, in the caller's language."),
          failure: z.string().describe('What the mail server answered, without the address.'),
        }),
      )
      .describe('The members whose mail address takes nothing any more, by name.'),
    ...pageFields,
  }),
});

/** Sets up a class's robot, or changes it. */
export const saveClassRobot = call({
  path: 'notification/saveClassRobot',
  method: 'POST',
  effect: 'write',
  summary: "Set up the robot of a class's group, or change its address or secret.",
  access: ofOwnClasses,
  input: z.object({
    requestId: RequestId,
    classId: ownClassId,
    address: z
      .string()
      .max(500)
      .describe('The webhook address of a robot of WeCom, DingTalk or Feishu; empty keeps the one that there is.'),
    secret: z
      .string()
      .trim()
      .max(200)
      .describe('What posts are signed with; empty: not signed, or where the address is kept, as they were.'),
  }),
  output: z.object({}),
  refusals: ['robot.address'],
  invalidates: ['notification/classRobots'],
});

/** Removes a class's robot. */
export const removeClassRobot = call({
  path: 'notification/removeClassRobot',
  method: 'POST',
  effect: 'write',
  summary: "Remove the robot of a class's group; what waits for it is not sent.",
  access: ofOwnClasses,
  input: z.object({ requestId: RequestId, classId: ownClassId }),
  output: z.object({}),
  invalidates: ['notification/classRobots'],
});

/** Posts one line at once. */
export const testClassRobot = call({
  path: 'notification/testClassRobot',
  method: 'POST',
  effect: 'write',
  summary: "Post a test line to a class's group at once; a robot that takes it rests no more.",
  access: ofOwnClasses,
  input: z.object({ requestId: RequestId, classId: ownClassId }),
  output: z.object({
    isSent: z.boolean().describe('Whether the service took it.'),
    failure: z.string().nullable().describe("Why it did not: a word and the service's code; null where it did."),
  }),
  refusals: ['robot.none', 'robot.tooSoon'],
  invalidates: ['notification/classRobots'],
});

/** Sends the caller's messages to this browser too, until the session ends. */
export const switchPushOn = call({
  path: 'notification/push',
  method: 'POST',
  effect: 'write',
  summary: "Push the caller's messages to this browser, until the session ends.",
  access: signedIn,
  input: z.object({
    endpoint: z
      .url({ protocol: /^https$/ })
      .max(1000)
      .describe("The subscription's address at the browser's push service."),
    p256dh: z
      .string()
      .regex(/^[\w-]{87}=?$/)
      .describe("The subscription's public key, base64url."),
    auth: z
      .string()
      .regex(/^[\w-]{22}(==)?$/)
      .describe("The subscription's secret, base64url."),
  }),
  output: z.object({}),
  refusals: ['notification.pushService'],
  invalidates: ['notification/settings'],
});

/** Sends nothing to this browser any more. */
export const switchPushOff = call({
  path: 'notification/pushOff',
  method: 'POST',
  effect: 'write',
  summary: 'Push nothing to this browser any more.',
  access: signedIn,
  input: z.object({}),
  output: z.object({}),
  refusals: [],
  invalidates: ['notification/settings'],
});
