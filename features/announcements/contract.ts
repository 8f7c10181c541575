import * as z from 'zod';
import { Id, Ids, NameInput, pageFields, pagingInput, RequestId } from '@inkstone/base';
import { createCallFactory, signedIn } from '@inkstone/call';
import { teacherSide } from '@inkstone/session/contract';
import { refusals } from './refusals.ts';
import { maxAttachments, maxTextLength, maxTitleLength, toAnnouncementText } from './rules.ts';

const call = createCallFactory(refusals);

/** Who writes to students: whoever gives them work or sees them. */
export const announcementAuthor = teacherSide.may(
  ...(['publish_homework', 'publish_test', 'myStudent_student', 'myStudent_class'] as const),
);

const id = Id.describe('The announcement.');

/** A file of an announcement. */
export const AnnouncementFile = z.object({
  id: z.int().describe('The file.'),
  name: z.string().describe('The name that it was sent under.'),
  size: z.int().describe('Length in bytes.'),
});
export type AnnouncementFile = z.output<typeof AnnouncementFile>;

const text = z.string().describe('Plain text; a line break begins a new line.');
const sentAt = z.iso.datetime().describe('When it was sent.');
const files = z.array(AnnouncementFile).describe('What is attached, in its order.');

/** An announcement of the caller in a list. */
export const SentAnnouncement = z.object({
  id: z.int().describe('The announcement.'),
  title: z.string().describe('Its title.'),
  sentAt,
  recalledAt: z.iso.datetime().nullable().describe('When it was recalled; null: it can be read.'),
  recipientCount: z.int().describe('To how many people it was sent.'),
  readCount: z.int().describe('How many of them have opened it.'),
});
export type SentAnnouncement = z.output<typeof SentAnnouncement>;

/** Sends an announcement. */
export const sendAnnouncement = call({
  path: 'announcement/send',
  method: 'POST',
  effect: 'write',
  summary: 'Send an announcement to own students, own classes, or those who have not finished an own assignment.',
  access: announcementAuthor,
  input: z.object({
    requestId: RequestId,
    title: NameInput.min(1)
      .max(maxTitleLength)
      .describe('Its title; the bell, mail and push show it, and the robots of the classes.'),
    text: z
      .string()
      .max(maxTextLength * 2)
      .overwrite(toAnnouncementText)
      .min(1)
      .max(maxTextLength)
      .describe('Plain text; nothing in it is markup.'),
    studentIds: Ids.max(2000).default([]).describe('Single students who get it; absent: none.'),
    classIds: Ids.max(100).default([]).describe('Classes whose present students get it; absent: none.'),
    assignmentId: Id.optional().describe(
      'An assignment of the caller: whoever has not handed it in by now, or not read the textbook to its end, gets it; absent: nobody for that reason.',
    ),
    fileIds: Ids.max(maxAttachments).default([]).describe('Own uploads to attach, in their order; absent: none.'),
  }),
  output: z.object({
    id: z.int().describe('The announcement that was sent.'),
    recipientCount: z.int().describe('To how many people it was sent, each counted once.'),
  }),
  refusals: ['announcement.nobody', 'announcement.fileMissing', 'announcement.filesTooLarge'],
  invalidates: ['announcement/sent'],
});

/** Who would get an announcement about an assignment. */
export const listNotHandedIn = call({
  path: 'announcement/audience',
  method: 'GET',
  effect: 'read',
  summary:
    'Who has not handed in an assignment that I gave, or not read its textbook to the end: to whom an announcement about it goes.',
  access: announcementAuthor,
  input: z.object({ assignmentId: Id.describe('An assignment that the caller gave.') }),
  output: z.object({
    title: z.string().describe("The assignment's title, in the caller's language."),
    task: z
      .enum(['handIn', 'read'])
      .default('handIn')
      .describe('What they have not done: handed it in, or read the textbook to its end. Absent: handed it in.'),
    students: z
      .array(
        z.object({
          id: z.int().describe('The student.'),
          name: z.string().describe("The student's name, in the caller's language."),
        }),
      )
      .describe('Whoever has not done it by now, by name.'),
  }),
});

/** The caller's announcements. */
export const listSentAnnouncements = call({
  path: 'announcement/sent',
  method: 'GET',
  effect: 'read',
  summary: 'Announcements that I sent, the newest first, with how many have read each.',
  access: announcementAuthor,
  input: z.object(pagingInput()),
  output: z.object({ list: z.array(SentAnnouncement).describe('One page of announcements.'), ...pageFields }),
});

/** One of them, with its readers. */
export const listAnnouncementRecipients = call({
  path: 'announcement/recipients',
  method: 'GET',
  effect: 'read',
  summary: 'An announcement that I sent and who has read it: those who have not come first.',
  access: announcementAuthor,
  input: z.object({ id, ...pagingInput() }),
  output: z.object({
    announcement: SentAnnouncement.extend({ text, files }).describe('The announcement.'),
    list: z
      .array(
        z.object({
          id: z.int().describe('The recipient.'),
          name: z.string().describe("The recipient's name, in the caller's language."),
          readAt: z.iso.datetime().nullable().describe('When they opened it first; null: not yet.'),
        }),
      )
      .describe('One page of recipients.'),
    ...pageFields,
  }),
});

/** Recalls an announcement. */
export const recallAnnouncement = call({
  path: 'announcement/recall',
  method: 'POST',
  effect: 'write',
  summary: 'Recall an announcement that I sent: its readers cannot open it or its files any more, at once.',
  access: announcementAuthor,
  input: z.object({ requestId: RequestId, id }),
  output: z.object({ recalledAt: z.iso.datetime().describe('When it was recalled, by this call or before.') }),
  invalidates: ['announcement/sent', 'announcement/recipients'],
});

/** An announcement as its recipient reads it. */
export const getReceivedAnnouncement = call({
  path: 'announcement/received',
  method: 'GET',
  effect: 'read',
  summary: 'An announcement that was sent to me; one that was recalled is not found.',
  access: signedIn,
  input: z.object({ id }),
  output: z.object({
    id: z.int().describe('The announcement.'),
    title: z.string().describe('Its title.'),
    text,
    files,
    senderName: z.string().describe("Who sent it, in the caller's language."),
    sentAt,
    readAt: z.iso.datetime().nullable().describe('When the caller opened it first; null: just now.'),
  }),
});
export type ReceivedAnnouncement = z.output<typeof getReceivedAnnouncement.output>;

/** A received announcement in a list. */
export const ReceivedSummary = z.object({
  id: z.int().describe('The announcement.'),
  title: z.string().describe('Its title.'),
  senderName: z.string().describe("Who sent it, in the caller's language."),
  fileCount: z.int().describe('How many files are attached.'),
  sentAt,
  readAt: z.iso.datetime().nullable().describe('When the caller opened it first; null: not yet.'),
});
export type ReceivedSummary = z.output<typeof ReceivedSummary>;

/** What was sent to the caller. */
export const listReceivedAnnouncements = call({
  path: 'announcement/inbox',
  method: 'GET',
  effect: 'read',
  summary: 'Announcements that were sent to me and not recalled, the newest first; also those whose message I deleted.',
  access: signedIn,
  input: z.object(pagingInput()),
  output: z.object({ list: z.array(ReceivedSummary).describe('One page of announcements.'), ...pageFields }),
});

/** Tells that an announcement was opened. */
export const markAnnouncementRead = call({
  path: 'announcement/read',
  method: 'POST',
  effect: 'write',
  summary: 'Tell that I have opened an announcement that was sent to me; its author sees when I did so first.',
  access: signedIn,
  input: z.object({ id }),
  output: z.object({ readAt: z.iso.datetime().describe('When it was opened first.') }),
  invalidates: ['announcement/inbox'],
});

/** A file of an announcement. */
export const downloadAnnouncementFile = call({
  path: 'announcement/file',
  method: 'GET',
  effect: 'read',
  summary: 'A file of an announcement, for its author and, until it is recalled, its recipients.',
  access: signedIn,
  input: z.object({ id, fileId: Id.describe('The file, one of this announcement.') }),
  output: z.unknown().describe('The bytes of the file.'),
  responseFormat: 'bytes',
  refusals: ['announcement.fileHeld'],
});
