import * as z from 'zod';
import { Flag, Id, whole } from '@inkstone/base';
import { alias, callsWith, signedIn } from '@inkstone/call';
import { backendSide, sitter } from '@inkstone/session/contract';
import { refusals } from './refusals.ts';

const call = callsWith(refusals);

const Code = z.union([z.literal(3), z.literal(4), z.literal(5), z.literal(6), z.literal(7)]);

/** A message as the specification names its fields; what does not apply is null. */
export const Message = z.object({
  messageId: z.int(),
  messageContent: z.string().describe("In the reader's language."),
  messageType: Code,
  message_type: Code.describe('The same number: 3 textbook, 4 textbook file, 5 course, 6 test, 7 assignment.'),
  isRead: z.union([z.literal(0), z.literal(1)]),
  createTime: z.iso.datetime(),
  model_id: z.int().nullable().describe('The assignment.'),
  file_id: z.int().nullable(),
  testWithStudentId: z.int().nullable().describe("A test's recipient."),
  topicId: z.int().nullable(),
  subject: z.string().nullable(),
  topicType: z.enum(['Speaking', 'Reading', 'Writing', 'Listening']).nullable(),
  homework_id: z.int().nullable().describe("An assignment's recipient."),
  type: z.string().nullable().describe('What happened: given, withdrawn, deadlineMoved, reportOpened ...'),
  service_version: z.string().nullable(),
  testName: z.string().nullable(),
  isNewReport: z.union([z.literal(0), z.literal(1)]),
  examPaperTypeId: z.int().nullable(),
});
export type Message = z.infer<typeof Message>;

const page = whole(1, 100_000).default(1);
const list = z.object({
  message_list: z.array(Message),
  totalPage: z.int(),
  unRead: z.int(),
  total: z.int(),
});

/** The own messages, newest first. */
export const listMessages = call({
  path: 'frontend/index/message',
  method: 'GET',
  effect: 'read',
  summary: 'My messages, newest first, with the number of unread ones.',
  who: sitter,
  input: z.object({
    studentId: Id.optional().describe('The student; only the own id shows anything.'),
    page,
    pageNum: whole(1, 100).default(10),
  }),
  output: list,
});

/** A message was read. */
export const readMessage = call({
  path: 'message/read',
  method: 'POST',
  effect: 'write',
  summary: 'Mark a message as read; the counter drops by one, never below zero.',
  who: sitter,
  input: z.object({ messageId: Id }),
  output: z.object({ unRead: z.int() }),
  stales: ['frontend/index/message', 'backend/message/list'],
});

/** Deletes one message or all. */
export const deleteMessage = call({
  path: 'frontend/index/deleteMessage',
  method: 'POST',
  effect: 'write',
  summary: 'Delete a message, or all of them; answers the page that is now in its place.',
  who: sitter,
  input: z.object({
    messageId: z.union([Id, z.literal('')]).optional(),
    isAll: Flag.default(false),
    page,
  }),
  output: list,
  stales: ['frontend/index/message', 'backend/message/list'],
});

/** The messages of who came by the backend login. */
export const listBackendMessages = alias('backend/message/list', { ...listMessages, who: backendSide });

/** One of them was read. */
export const readBackendMessage = alias('backend/message/read', { ...readMessage, who: backendSide });

/** Deletes one of them or all. */
export const deleteBackendMessage = alias('backend/message/deleteMessage', { ...deleteMessage, who: backendSide });

/** The stream that wakes a browser. */
export const messageStream = call({
  path: 'message/stream',
  method: 'GET',
  effect: 'read',
  summary: 'Server-sent events: new message, signed in elsewhere, refresh. Everything is right without it.',
  who: signedIn,
  input: z.object({}),
  output: z.object({}),
  reply: 'bytes',
});
