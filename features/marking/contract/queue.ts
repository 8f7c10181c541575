import * as z from 'zod';
import { Flag, Id, integerBetween, optionalPagingInput, pageFields, pagingInput } from '@inkstone/base';
import { outputFields } from '@inkstone/exam/fields';
import { call, markerAccess, Submission, SubmissionCounts, SubmissionState } from './shapes.ts';

/** A place in a list: when what waits longest was handed in, and the assignment. */
export const ListPosition = z.string().regex(/^\d{0,15}_\d{1,15}$/);

const listInput = z.object({
  ...pagingInput(),
  state: z
    .enum(['waiting', 'draft', 'done', 'all'])
    .default('waiting')
    .describe(
      'waiting: something is still to be marked or released; draft: a mark waits for its release; done: everything is released.',
    ),
  together: Flag.default(false).describe('True: tests and homework in one list; absent or false: those of the call.'),
  marker: z
    .enum(['mine', 'thirdParty'])
    .optional()
    .describe('mine: given by me; thirdParty: somebody else named me as a marker; absent: both.'),
  programme: z.string().max(40).optional().describe('Only works of this programme; absent: all.'),
  classId: Id.optional().describe('Only works given to this class; absent: all.'),
  waitedDays: integerBetween(1, 1000)
    .optional()
    .describe('Only where a copy has waited for as many days; absent: all.'),
  after: ListPosition.optional().describe('The `next` of the page before; absent: the page by number.'),
  summary: Flag.default(false).describe(
    'True: also how many drafts there are, and what the list can be filtered by; absent or false: not.',
  ),
});

type ListInput = z.output<typeof listInput>;

/** What narrows the list of works to mark. */
export type MarkingListFilter = Omit<ListInput, 'page' | 'pageNum' | 'together' | 'after' | 'summary'>;

const WaitingAssignment = SubmissionCounts.extend({
  id: z.int().describe('The assignment.'),
  kind: outputFields.workKind,
  title: z.string().describe("Title of the work in the reader's language."),
  programme: outputFields.programme,
  variant: outputFields.variant,
  subject: outputFields.subject,
  className: outputFields.className,
  teacherName: outputFields.teacherName,
  isMine: z.boolean().describe('I gave it; otherwise I was named as a marker.'),
  deadline: z.iso.datetime().describe('When the work is due.'),
  skills: z.array(z.string()).describe('Skills of the sections with pieces, in the order of the work.'),
  hasFiles: z.boolean().describe('Pieces may hold files: they are marked on the desk for pages.'),
  students: z.int().describe('Who handed in something that a teacher marks.'),
  copies: z.int().describe('Copies in which something is still to be marked or released; one may hold several pieces.'),
  oldestAt: z.iso
    .datetime()
    .nullable()
    .describe('When the piece that waits longest was handed in; null where nothing waits.'),
});

const listOutput = z.object({
  list: z.array(WaitingAssignment).describe('One page of assignments, those that wait longest first.'),
  ...pageFields,
  next: z.string().nullable().describe('Where the next page begins, for `after`; null on the last.'),
  summary: z
    .object({
      drafts: z.int().describe('Marks that wait for their release, in all works of the list.'),
      programmes: z.array(z.string()).describe('Programmes of the works that the person may mark, without filters.'),
      classes: z
        .array(
          z.object({
            id: z.int().describe('The class.'),
            name: z.string().describe("Its name in the reader's language."),
          }),
        )
        .describe('Classes of those works, by name.'),
    })
    .nullable()
    .describe('Null unless it is asked for.'),
});

/** Tests with submissions to mark. */
export const listTestsToMark = call({
  path: 'backend/teacher/correctTest',
  method: 'GET',
  effect: 'read',
  summary: 'Tests with answers that I may mark, those that wait longest first, with counts.',
  access: markerAccess,
  input: listInput,
  output: listOutput,
});

/** Homework with submissions to mark. */
export const listHomeworkToMark = call({
  path: 'backend/teacher/correctHomework',
  method: 'GET',
  effect: 'read',
  summary: 'Homework with answers that I may mark, those that wait longest first, with counts.',
  access: markerAccess,
  input: listInput,
  output: listOutput,
});

const PositionedSubmission = Submission.extend({ place: z.int().describe('Which piece of all pages it is, from 1.') });

/** The marking queue of one assignment. */
export const listSubmissions = call({
  path: 'backend/teacher/correctDetailList',
  method: 'GET',
  effect: 'read',
  summary: 'The pieces of one assignment in the order of marking, of one question or one student where asked.',
  access: markerAccess,
  input: z.object({
    id: Id.describe('The assignment.'),
    questionId: Id.optional().describe('Only this question; absent: all.'),
    studentId: Id.optional().describe('Only this student; absent: all.'),
    skill: z.string().max(40).optional().describe('Only sections of this skill; absent: all.'),
    state: SubmissionState.optional().describe('Only pieces of this state; absent: all.'),
    order: z
      .enum(['question', 'student'])
      .default('question')
      .describe('question: one question across students; student: one student across questions.'),
    ...optionalPagingInput(),
    nearAttemptId: Id.optional().describe(
      'With a size and without a page: the page that holds a piece of this attempt; absent: the page where marking goes on.',
    ),
    nearQuestionId: Id.optional().describe('The question of that piece; absent: the first of the attempt.'),
    nearStudentId: Id.optional().describe(
      'Used where no attempt is named: the page where the marking of this student goes on; absent: no student is named.',
    ),
    classId: Id.optional().describe('Only students who have the work by this class; absent: all.'),
  }),
  output: z.object({
    id: outputFields.assignmentId,
    title: z.string().describe("Title of the work in the reader's language."),
    kind: outputFields.workKind,
    programme: outputFields.programme,
    variant: outputFields.variant,
    isWithdrawn: z.boolean().describe('Taken back: students no longer see it.'),
    submissions: z
      .array(Submission)
      .describe('The pieces in the order of marking: one page of them where a size is named, else the first 2000.'),
    counts: SubmissionCounts.describe('Of the pieces of all pages, whatever state was asked for.'),
    ready: z.int().describe('Drafts with a complete score among them, which can be released.'),
    handedIn: z.int().describe('Copies handed in, whether or not a teacher marks something of them.'),
    student: z
      .object({
        id: outputFields.studentId,
        name: outputFields.studentName,
        standing: z
          .enum(['toMark', 'nothing', 'notHandedIn'])
          .describe(
            'toMark: there are pieces; nothing: handed in, and a teacher marks nothing of it; notHandedIn: nothing has come.',
          ),
      })
      .nullable()
      .describe('The student of `nearStudentId`; null where none is named or the student does not have the work.'),
    ...pageFields,
    around: z
      .object({
        before: PositionedSubmission.nullable().describe('The piece just before this page; null on the first.'),
        after: PositionedSubmission.nullable().describe('The piece just after this page; null on the last.'),
        nextOpen: PositionedSubmission.nullable().describe(
          'The first piece after this page that is not released and that nobody holds; null where there is none.',
        ),
        firstToMark: PositionedSubmission.nullable().describe(
          'The first piece before this page without a mark that nobody holds; null where there is none.',
        ),
      })
      .describe('Where marking goes on before and after this page.'),
  }),
});

/** Marking progress of an assignment. */
export const getMarkingState = call({
  path: 'backend/test/correctDetail',
  method: 'GET',
  effect: 'read',
  summary:
    "How the marking of an assignment stands, by student and by question; the name is the old one's, homework too.",
  access: markerAccess,
  interfaceFor:
    'a program that follows the marking of a test from outside; the screens count by the lists of what waits and page through the queue.',
  input: z.object({ id: Id.describe('The assignment.'), ...optionalPagingInput() }),
  output: z.object({
    id: outputFields.assignmentId,
    title: z.string().describe("Title of the work in the reader's language."),
    ...pageFields,
    students: z
      .array(
        SubmissionCounts.extend({
          studentId: outputFields.studentId,
          studentName: outputFields.studentName,
          attemptId: outputFields.attemptId,
          handedInAt: z.iso.datetime().describe('When the student handed in.'),
          markers: z.array(z.string()).describe('Who has marked something of it.'),
        }),
      )
      .describe('The students with pieces, by name: one page of them where a size is named.'),
    questions: z
      .array(
        SubmissionCounts.extend({
          questionId: outputFields.questionId,
          number: outputFields.number,
          kind: outputFields.questionType,
          skill: outputFields.skill,
          sectionName: z.string().describe("Name of the section in the reader's language."),
          partName: z
            .string()
            .describe("Name of the part in the reader's language; empty where the section has but one."),
        }),
      )
      .describe('Every question with pieces, in the order of the work.'),
  }),
});
