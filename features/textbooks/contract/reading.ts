import * as z from 'zod';
import { Flag, Id, pageFields, pagingInput, serverTime, integerBetween } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { outputFields } from '@inkstone/exam/fields';
import { refusals } from '../refusals.ts';
import { legacy } from './legacy.ts';
import { BookAction, BookView, EditionKind, TextbookRecord } from './shapes.ts';
import { bookStudentAccess } from './access.ts';

const call = createCallFactory(refusals, legacy);

/** Which file an assigned textbook is. */
const EditionFile = z.object({
  editionId: z.int().describe('The edition.'),
  textbookId: z.int().describe('The book.'),
  editionKind: EditionKind.describe('1 the original, 2 an annotated edition.'),
});

/** A textbook as its student sees it. */
export const ShelvedBook = TextbookRecord.extend({
  assignmentId: z.int().describe('The assignment by which it is read.'),
  title: z.string().describe('Title of the assignment in the reader’s language.'),
  teacherName: outputFields.teacherName,
  teacherMessage: z.string().nullable().describe('The teacher’s words; null where there are none.'),
  opensAt: z.iso.datetime().describe('From when it may be opened.'),
  deadline: z.iso.datetime().describe('Until when it is to be read.'),
  isWithdrawn: z.boolean().describe('The teacher has taken it back.'),
  openedAt: z.iso.datetime().nullable().describe('When it was opened first; null before.'),
  page: z.int().nullable().describe('The page reached; null before it was opened.'),
  pagesSeen: z.int().describe('Different pages seen.'),
  size: z
    .int()
    .nullable()
    .describe('Length in bytes of the PDF that is downloaded; null while marks wait to be drawn.'),
});

/** Lists the student's textbooks. */
export const listMyTextbooks = call({
  path: 'frontend/textbook/index',
  method: 'GET',
  effect: 'read',
  cachedOffline: true,
  summary: 'Textbooks that I was given, originals or annotated ones, searched by name, paged.',
  access: bookStudentAccess,
  input: z.object({
    ...pagingInput(),
    annotated: Flag.optional().describe('True: annotated editions; false: originals; absent: both.'),
    search: z.string().trim().max(100).optional().describe('Part of the name in either language; absent: any.'),
  }),
  output: z.object({
    list: z.array(ShelvedBook).describe('One page of textbooks, the latest given first.'),
    ...pageFields,
    serverTime,
  }),
});

/** Finds the file of an assigned textbook. */
export const getMyEdition = call({
  path: 'frontend/textbook/getFileId',
  method: 'GET',
  effect: 'read',
  summary: 'Which edition a textbook of mine is, once it may be opened.',
  access: bookStudentAccess,
  input: z.object({ id: Id.describe('The assignment.') }),
  output: EditionFile,
  refusals: ['textbook.withdrawn', 'textbook.notYet'],
});

/** Finds the textbook file of a message. */
export const getMessageEdition = call({
  path: 'message/pdfData',
  method: 'GET',
  effect: 'read',
  summary: 'Which edition the textbook of a message is, once it may be opened.',
  access: bookStudentAccess,
  input: z.object({ assignmentId: Id.describe('The assignment that the message names.') }),
  output: EditionFile,
  refusals: ['textbook.withdrawn', 'textbook.notYet'],
});

/** Opens a textbook for a student. */
export const openMyTextbook = call({
  path: 'message/textbookPdf',
  method: 'GET',
  effect: 'write',
  summary:
    'Open a textbook that I was given: its PDF with its marks; with a page it keeps how far I have read; a download of an annotated edition may ask for its drawing.',
  access: bookStudentAccess,
  input: z.object({
    editionId: Id.describe('The edition.'),
    textbookId: Id.describe('The book.'),
    editionKind: EditionKind.describe('1 the original, 2 an annotated edition.'),
    action: BookAction.exclude(['annotate']).default('view').describe('What it is opened for; absent: to be read.'),
    assignmentId: Id.describe('The assignment by which it is read.'),
    page: integerBetween(1, 5000)
      .optional()
      .describe('The page that is read now; absent: it is opened where it was left.'),
    seen: z
      .string()
      .regex(/^\d{1,4}(-\d{1,4})?(,\d{1,4}(-\d{1,4})?){0,50}$/)
      .optional()
      .describe('Pages seen since the last time, as 3,5-8; absent: none besides the page.'),
  }),
  output: BookView,
  refusals: ['textbook.withdrawn', 'textbook.notYet'],
  invalidates: ['frontend/textbook/index'],
});
