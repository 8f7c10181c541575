import * as z from 'zod';
import { Flag, Id, pageFields, pagingInput } from '@inkstone/base';
import { aliasCall, createCallFactory, signedIn } from '@inkstone/call';
import { backendSide, frontendSide } from '@inkstone/session/contract';
import { legacy } from './legacy.ts';
import { refusals } from './refusals.ts';

export type { NotificationTopic } from './notifications.ts';

const call = createCallFactory(refusals, legacy);

const Category = z.enum([
  'textbook',
  'textbookFile',
  'course',
  'test',
  'homework',
  'phaseReport',
  'announcement',
  'notifications',
]);

/** A message; fields that do not apply are null. */
export const Message = z.object({
  messageId: z.int().describe('The message.'),
  messageContent: z.string().describe("In the reader's language."),
  category: Category.describe(
    'What it is about: 3 textbook, 4 textbook file, 5 course, 6 test, 7 assignment, 21 phase report, 22 announcement, 23 ways of notification.',
  ),
  isRead: z.boolean().describe('1 once the reader has read it, 0 before.'),
  createTime: z.iso.datetime().describe('When it was sent.'),
  assignmentId: z.int().nullable().describe('The assignment that it is about; null where it is about none.'),
  editionId: z.int().nullable().describe('The textbook file that it is about; null where it is about none.'),
  testRecipientId: z
    .int()
    .nullable()
    .describe("The reader's own copy of the test that it is about; null for anything but a test."),
  announcementId: z.int().nullable().describe('The announcement that it leads to; null where it leads to none.'),
  phaseReportId: z.int().nullable().describe('The phase report that it leads to; null where it leads to none.'),
  candidateId: z
    .int()
    .nullable()
    .describe(
      "The record of the candidate whose test it is about; null for the candidate and where it is about none's.",
    ),
  setId: z.int().nullable().describe('The question set that it leads to; null where it leads to a whole work.'),
  subject: z.string().nullable().describe('The subject of the work that it is about; null where it has none.'),
  setSkill: z
    .enum(['Speaking', 'Reading', 'Writing', 'Listening'])
    .nullable()
    .describe('The skill of the question set that it leads to; null where it leads to none.'),
  homeworkRecipientId: z
    .int()
    .nullable()
    .describe("The reader's own copy of the assignment that it is about; null for anything but an assignment."),
  event: z
    .string()
    .nullable()
    .describe(
      'What happened: given, withdrawn, deadlineMoved, reportOpened ...; null where nothing but the text is known.',
    ),
  serviceVersion: z
    .string()
    .nullable()
    .describe('The edition of the textbook service that old messages name; null for all others.'),
  testName: z.string().nullable().describe('The title of the work that it is about; null where there is none.'),
  isNewReport: z.boolean().describe('1 where it tells of a report or marks that can now be read, otherwise 0.'),
  paperTypeId: z
    .int()
    .nullable()
    .describe('The paper type, which chooses the report page; null where the work is of no paper with one.'),
  classId: z.int().nullable().describe('The class whose group robot it is about; null where it is about none.'),
});
export type Message = z.infer<typeof Message>;

const { page, pageNum } = pagingInput();
const list = z.object({
  messages: z.array(Message).describe("One page of the reader's messages, newest first."),
  totalPage: pageFields.totalPage,
  unreadCount: z.int().describe('Unread messages of the reader, those of other pages too.'),
  total: z.int().describe('Messages of the reader in all.'),
});

/** The user's messages, newest first. */
export const listMessages = call({
  path: 'frontend/index/message',
  method: 'GET',
  effect: 'read',
  summary: 'My messages, newest first, with the number of unread ones.',
  access: frontendSide,
  input: z.object({
    studentId: Id.optional().describe(
      "The student whose messages are asked for: nobody but the caller's own id shows anything; absent: the caller.",
    ),
    messageId: Id.optional().describe('Only this message, where it is one of the caller; absent: all, by pages.'),
    page,
    pageNum,
  }),
  output: list,
});

/** Marks a message as read. */
export const markMessageRead = call({
  path: 'message/read',
  method: 'POST',
  effect: 'write',
  summary: 'Mark a message as read; the counter drops by one, never below zero.',
  access: frontendSide,
  input: z.object({ messageId: Id.describe('The message that was read.') }),
  output: z.object({ unreadCount: z.int().describe('Unread messages that are left.') }),
  invalidates: ['frontend/index/message', 'backend/message/list'],
});

/** Deletes one message or all. */
export const deleteMessage = call({
  path: 'frontend/index/deleteMessage',
  method: 'POST',
  effect: 'write',
  summary: 'Delete a message, or all of them; answers the page that is now in its place.',
  access: frontendSide,
  input: z.object({
    messageId: z
      .union([Id, z.literal('')])
      .optional()
      .describe('The message to delete; empty or absent where all are deleted.'),
    deletesAll: Flag.default(false).describe('True deletes every message of the caller; absent: only the one named.'),
    page,
  }),
  output: list,
  invalidates: ['frontend/index/message', 'backend/message/list'],
});

/** The same for the backend login. */
export const listBackendMessages = aliasCall('backend/message/list', { ...listMessages, access: backendSide });

/** Marks one as read, for the backend login. */
export const markBackendMessageRead = aliasCall('backend/message/read', { ...markMessageRead, access: backendSide });

/** Deletes one or all, for the backend login. */
export const deleteBackendMessage = aliasCall('backend/message/deleteMessage', {
  ...deleteMessage,
  access: backendSide,
});

/** The push stream of a browser (server-sent events). */
export const openMessageStream = call({
  path: 'message/stream',
  method: 'GET',
  effect: 'read',
  summary: 'Server-sent events: new message, signed in elsewhere, refresh. Everything is right without it.',
  access: signedIn,
  input: z.object({}),
  output: z.object({}),
  responseFormat: 'bytes',
});
