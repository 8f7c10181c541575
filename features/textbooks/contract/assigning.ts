import * as z from 'zod';
import {
  Id,
  Ids,
  Instant,
  optionalPagingInput,
  pageFields,
  pagingInput,
  RequestId,
  serverTime,
  NameInput,
} from '@inkstone/base';
import { IsForJoiners } from '@inkstone/assignments/contract';
import { createCallFactory } from '@inkstone/call';
import { outputFields } from '@inkstone/exam/fields';
import { refusals } from '../refusals.ts';
import { legacy } from './legacy.ts';
import { MarkChange } from './marks.ts';
import { TextbookRecord } from './shapes.ts';
import { bookAssignerAccess, bookReaderAccess } from './access.ts';

const call = createCallFactory(refusals, legacy);
const invalidates = ['topic/getBookList', 'topic/getBookTypes', 'backend/textbook/*'];

const title = NameInput.min(1).max(200);
const bookFields = {
  name: title.describe('Name of the book, in English or, where it is written in Chinese alone, in Chinese.'),
  nameZh: NameInput.max(200).optional().describe('Its name for those who read Chinese; absent: the same.'),
  programme: z.string().max(40).default('').describe('Id of the programme that it prepares for; absent: none.'),
  subject: z.string().max(40).describe('Id of its subject.'),
  vocabulary: z
    .int()
    .min(1)
    .max(200_000)
    .nullable()
    .default(null)
    .describe('About how many English words a reader should know; null or absent: not said.'),
};

/** A textbook in a content package, with its PDF by its number in the package. */
export const ExchangedTextbook = z.object({
  ...bookFields,
  file: z.int().positive().describe('Number of its PDF among the files of the package.'),
});
export type ExchangedTextbook = z.infer<typeof ExchangedTextbook>;

const BookInput = z.object({
  what: z.literal('book').describe('A book for the bank.'),
  requestId: RequestId,
  file: Id.describe('Its PDF, as upload/testFiles answered it; an own upload that nothing uses yet.'),
  ...bookFields,
});

const AssignmentInput = z.object({
  what: z.literal('assignment').default('assignment').describe('Textbooks given to students.'),
  requestId: RequestId,
  editionIds: Ids.min(1).max(20).describe('The editions; each becomes an assignment of its own.'),
  studentIds: Ids.max(2000).default([]).describe('Single students who get them; absent: none.'),
  classIds: Ids.max(50).default([]).describe('Classes of the teacher, expanded to their students now; absent: none.'),
  isForJoiners: IsForJoiners,
  beginsAt: Instant.describe('From when they may be opened.'),
  deadline: Instant.describe('Until when they are to be read; they stay open after it.'),
  teacherMessage: z.string().trim().max(2000).optional().describe('Words to the students; absent: none.'),
});

/** Adds a book to the bank, or assigns textbooks to students. */
export const createTextbook = call({
  path: 'backend/textbook/create',
  method: 'POST',
  effect: 'write',
  summary: 'Put an uploaded PDF into the bank of textbooks (what: book), or give textbooks to students and classes.',
  access: bookReaderAccess,
  input: z.union([BookInput, AssignmentInput]),
  output: z.object({
    ids: z
      .array(z.int())
      .describe(
        'The assignments that were given, in the order of their editions; the new original edition for a book.',
      ),
    recipients: z.int().describe('Students who got them, each once; 0 for a book.'),
  }),
  refusals: [
    'recipients.none',
    'deadline.beforeBegin',
    'deadline.past',
    'book.fileMissing',
    'book.notPdf',
    'book.unreadable',
    'book.viewOnly',
  ],
  invalidates,
});

/** Edits a book of the bank, the marks of an annotated edition, or an assignment. */
export const updateTextbook = call({
  path: 'backend/textbook/edit',
  method: 'POST',
  effect: 'write',
  summary:
    'Change the facts of an own book (what: book), the marks of the own annotated edition (what: marks), or the words of a given textbook.',
  access: bookReaderAccess,
  input: z.union([
    z.object({
      what: z.literal('book').describe('Facts of an own book.'),
      requestId: RequestId,
      editionId: Id.describe('Its original edition.'),
      ...bookFields,
    }),
    z.object({
      what: z.literal('marks').describe('Marks of the own annotated edition.'),
      requestId: RequestId,
      editionId: Id.describe('The annotated edition.'),
      changes: z.array(MarkChange).min(1).max(200).describe('Marks made, changed or taken away, the latest last.'),
    }),
    z.object({
      what: z.literal('assignment').default('assignment').describe('A given textbook.'),
      requestId: RequestId,
      id: Id.describe('The assignment.'),
      title: title.describe('Title of the assignment.'),
      titleZh: NameInput.max(200)
        .optional()
        .describe('Its title for those who read Chinese; absent or empty: the same.'),
      teacherMessage: z
        .string()
        .trim()
        .max(2000)
        .nullish()
        .describe('Words to the students; null takes them away, absent leaves them.'),
    }),
  ]),
  output: z.object({
    id: z.int().describe('The edition or the assignment that was changed.'),
    marksVersion: z.int().describe('Counts the changes of the marks; 0 where no marks were changed.'),
  }),
  refusals: ['assignment.withdrawn', 'assignment.deleted', 'book.tooManyMarks', 'book.noSuchPage', 'book.viewOnly'],
  invalidates,
});

/** Removes an own book or annotated edition from the bank, or deletes an assignment. */
export const deleteTextbook = call({
  path: 'backend/textbook/destroy',
  method: 'POST',
  effect: 'write',
  summary:
    'Take an own edition out of the bank (what: edition; who was given it keeps it), or delete a given textbook.',
  access: bookReaderAccess,
  input: z.object({
    what: z
      .enum(['edition', 'assignment'])
      .default('assignment')
      .describe('What is deleted; absent: a given textbook.'),
    requestId: RequestId,
    id: Id.describe('The edition or the assignment.'),
  }),
  output: z.object({ recipients: z.int().describe('Students who had got it; 0 for an edition.') }),
  refusals: ['assignment.deleted', 'book.viewOnly'],
  invalidates,
});

const AssignedStatus = z.enum(['notYet', 'onGoing', 'delay', 'complete', 'withdrawn']);
export type AssignedTextbookStatus = z.infer<typeof AssignedStatus>;

/** An assigned textbook. */
export const AssignedTextbook = TextbookRecord.extend({
  id: outputFields.assignmentId,
  title: z.string().describe("Title of the assignment in the reader's language."),
  titles: z
    .object({
      en: z.string().describe('The title, in English or, where it is written in Chinese alone, in Chinese.'),
      zh: z.string().nullable().describe('The title for those who read Chinese; null: the same.'),
    })
    .describe('Title of the assignment in both languages, to be changed.'),
  status: AssignedStatus.describe('How it stands: complete once every student has seen every page.'),
  assignDate: z.iso.datetime().describe('When it was given.'),
  beginsAt: z.iso.datetime().describe('From when it may be opened.'),
  deadline: z.iso.datetime().describe('Until when it is to be read.'),
  className: outputFields.className,
  opened: z.int().describe('Students who have opened it.'),
  completed: z.int().describe('Students who have seen every page.'),
  total: z.int().describe('Students who have it.'),
  teacherMessage: z.string().nullable().describe('Words to the students; null where there are none.'),
});

/** Lists the teacher's assigned textbooks. */
export const listAssignedTextbooks = call({
  path: 'backend/textbook/index',
  method: 'GET',
  effect: 'read',
  summary: 'Textbooks that I gave: searched by title, filtered by status, class and edition, paged.',
  access: bookAssignerAccess,
  input: z.object({
    ...pagingInput(),
    search: z.string().trim().max(100).optional().describe('Part of the title; absent: any.'),
    status: AssignedStatus.optional().describe('Only those that stand so; absent: all.'),
    classId: Id.optional().describe('Only those given to this class; absent: to any.'),
    sort: z
      .enum(['assigned', 'deadline', 'title'])
      .default('assigned')
      .describe('What the rows are ordered by; absent: when they were given.'),
    order: z.enum(['asc', 'desc']).default('desc').describe('Rising or falling; absent: falling.'),
  }),
  output: z.object({
    list: z.array(AssignedTextbook).describe('One page of given textbooks.'),
    ...pageFields,
    counts: z.record(z.string(), z.int()).describe('Rows behind each status, and behind `all`.'),
    serverTime,
  }),
});

/** One assigned textbook with its readers. */
export const getAssignedTextbook = call({
  path: 'backend/textbook/detail',
  method: 'GET',
  effect: 'read',
  summary: 'One given textbook: who has opened it, how far each is.',
  access: bookAssignerAccess,
  input: z.object({ id: Id.describe('The assignment.'), ...optionalPagingInput() }),
  output: z.object({
    assignment: AssignedTextbook.describe('The textbook as lists show it.'),
    readers: z
      .array(
        z.object({
          recipientId: outputFields.recipientId,
          studentId: outputFields.studentId,
          studentName: outputFields.studentName,
          deadline: z.iso.datetime().describe('The own deadline with extra time.'),
          openedAt: z.iso.datetime().nullable().describe('When it was opened first; null before.'),
          readAt: z.iso.datetime().nullable().describe('When it was read last; null before.'),
          page: z.int().nullable().describe('The page reached; null before it was opened.'),
          pagesSeen: z.int().describe('Different pages seen.'),
        }),
      )
      .describe('The students who have it, by name: one page of them where a size is named.'),
    ...pageFields,
    serverTime,
  }),
});

/** Options of the form that assigns textbooks. */
export const listAssignableTextbooks = call({
  path: 'backend/textbook/allType',
  method: 'GET',
  effect: 'read',
  summary:
    'Every edition that may be given, by name, to choose from: originals and annotated ones, with programme and subject.',
  access: bookAssignerAccess,
  input: z.object({
    search: z.string().trim().max(100).optional().describe('Part of the name in either language; absent: any.'),
  }),
  output: z.object({
    list: z.array(TextbookRecord).max(200).describe('The first two hundred, by name.'),
    total: z.int().describe('How many there are.'),
  }),
});
