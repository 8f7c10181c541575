import * as z from 'zod';
import { Id, optionalPagingInput, pageFields, pagingInput } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { inputFields, outputFields } from '@inkstone/exam/fields';
import { teacherSide } from '@inkstone/session/contract';
import { legacy } from '../legacy.ts';
import { refusals } from '../refusals.ts';
import { recipientDisplayStates } from '../rules.ts';
import { Redo, Result } from './redo.ts';
import { AssignmentRecord, Percent, State } from './shapes.ts';
import { Status } from './status.ts';

const call = createCallFactory(refusals, legacy);

/** Input of a teacher's list of assignments. */
export const assignmentListInput = z.object({
  ...pagingInput(),
  status: z
    .enum([...Status.options, 'running'])
    .optional()
    .describe(
      'Only work of this state, or running: somebody still has time of their own to answer it, whether or not answers wait already; absent: any.',
    ),
  search: z.string().trim().max(100).optional().describe('Part of the title, or of a student’s name; absent: any.'),
  programme: z.string().max(40).optional().describe('Only work of this programme, by its id; absent: of any.'),
  classId: Id.optional().describe('Only work that this class got; absent: any.'),
  sort: z
    .enum(['assigned', 'deadline', 'title'])
    .default('assigned')
    .describe('What the rows are ordered by: when given, when due, or the title.'),
  order: z
    .enum(['asc', 'desc'])
    .default('desc')
    .describe('asc: smallest or earliest first; desc: the other way round.'),
});

/** An assignment in its teacher's list. */
export const TeacherAssignment = AssignmentRecord.extend({
  status: Status.describe('How the work of all recipients stands.'),
  lastResponseTime: z.iso
    .datetime()
    .nullable()
    .describe('When a recipient last began or handed in; null before the first began.'),
  firstDeadline: z.iso
    .datetime()
    .nullable()
    .describe('The earliest deadline of a recipient, with extra time; null where nobody has the work.'),
  lastDeadline: z.iso
    .datetime()
    .nullable()
    .describe('The latest deadline of a recipient, with extra time; null where nobody has the work.'),
  submitted: z.int().describe('Recipients who handed in.'),
  toMark: z.int().describe('Pieces that wait for a teacher.'),
  late: z.int().describe('Recipients over the deadline with work left.'),
  lateUntil: z.iso
    .datetime()
    .nullable()
    .describe(
      'Until when the last of these can still hand in: some hours after the own deadline, for a test the deadline itself; null where there are none.',
    ),
  canHandIn: z.int().describe('Recipients who can still hand in the work, or what they are to do again.'),
  reopens: z
    .int()
    .describe('Recipients whose work the deadline ended and a later one opens again; redone work is not counted.'),
  clockOver: z
    .int()
    .describe(
      'Recipients whose work a clock of the exam ended: more minutes open it again, a later deadline alone not.',
    ),
  staysClosed: z
    .int()
    .describe(
      'Recipients whose work a clock or the deadline ended and nothing opens again, because its report was open to them.',
    ),
  desk: z
    .object({
      hasFiles: z.boolean().describe('Answers may hold files, which are marked on their pages.'),
      skill: z.string().nullable().describe('Of all that a teacher marks; null where there are several, or none.'),
    })
    .describe('Which desk its answers are marked at, once somebody has begun.'),
});

const listOutput = z.object({
  list: z.array(TeacherAssignment).describe("One page of the teacher's work."),
  ...pageFields,
  counts: z.record(Status, z.int()).describe('Assignments in each state, for the tabs.'),
});

const Recipient = z.object({
  recipientId: outputFields.recipientId,
  studentId: outputFields.studentId,
  studentName: outputFields.studentName,
  className: z.string().describe('The class through which the student got it; empty where singly.'),
  state: State.describe('How far the student has come.'),
  isDelayed: z.boolean().describe('The deadline has passed and nothing is handed in.'),
  isArchived: z.boolean().describe('Some hours after the deadline have passed too.'),
  isClosed: z
    .boolean()
    .describe("Nothing can be answered any more: a test's own deadline has passed, or homework is archived."),
  isLate: outputFields.isLate,
  beginsAt: z.iso.datetime().describe('From when the student may begin.'),
  deadline: z.iso.datetime().describe('Own deadline with extra time.'),
  extraMinutes: z.int().describe('Minutes of extra time that the deadline holds; 0 for none.'),
  extraPercent: z.int().describe('By how many percent every clock of the student is longer; 0: not at all.'),
  attemptId: z.int().nullable().describe('The first sitting; null while nothing is begun.'),
  startedAt: z.iso.datetime().nullable().describe('When the student opened it first; null before.'),
  clockStartedAt: z.iso
    .datetime()
    .nullable()
    .describe('When the student entered the first section, and with it its clock; null before.'),
  waitedSeconds: z
    .int()
    .describe('Seconds for which the student stood at borders of sections and waited for the server.'),
  submittedAt: z.iso.datetime().nullable().describe('When the student handed in; null before.'),
  lastResponseTime: z.iso
    .datetime()
    .nullable()
    .describe('When the student last answered; null before the first answer.'),
  answered: z.int().describe('Questions with an answer.'),
  asked: z
    .int()
    .describe(
      'Questions that this student is asked: of an exam that adapts, those of the modules that they were led to.',
    ),
  accuracy: Percent.describe('Percent of the scored questions that were right; null while none is scored.'),
  score: z.number().nullable().describe('Points of the first sitting; null while it is not scored.'),
  scoreMax: z.number().nullable().describe('Points that full marks would earn; null while they are not known.'),
  redo: Redo.extend({
    firstScore: z
      .number()
      .nullable()
      .describe('Points of the first sitting for the same questions; null while they are not known.'),
  })
    .nullable()
    .describe('The newest request to do questions again; null where there was none.'),
  best: Result.nullable().describe(
    'The best sitting; of the questions done again alone, where there were some; null while none is scored.',
  ),
  latest: Result.nullable().describe('The sitting handed in last, of the same questions; null before.'),
});

/** Which students of an assignment are returned; by default all of them, by name. */
export const recipientsInput = z.object({
  id: inputFields.assignmentId,
  ...optionalPagingInput(),
  state: z
    .enum(recipientDisplayStates)
    .optional()
    .describe('Only students who stand so; delay can still be made good, missed cannot; absent: any.'),
  name: z.string().trim().max(100).optional().describe('Part of the name of the student; absent: any.'),
  sort: z
    .enum(['student', 'answered', 'score', 'last'])
    .optional()
    .describe(
      "What the students are ordered by: name in the reader's language, answers, score, or last answer; absent: name, Chinese ones by pinyin.",
    ),
  order: z.enum(['asc', 'desc']).default('asc').describe('asc: smallest or earliest first; desc: the other way round.'),
});

/** Figures about all students of an assignment, whichever page is returned. */
export const recipientsSummary = {
  ...pageFields,
  states: z
    .array(
      z.object({
        state: z.enum(recipientDisplayStates).describe('How these students stand.'),
        count: z.int().describe('How many of all students stand so.'),
      }),
    )
    .describe('The states that occur, in the order of the tabs.'),
  hasBegun: z.boolean().describe('Whether any student has begun.'),
};

/** One assignment with its students, as its teacher sees it. */
export const assignmentDetail = z.object({
  assignment: TeacherAssignment.extend({
    titles: z
      .object({
        en: z.string().describe('The title as it was written first.'),
        zh: z.string().nullable().describe('The Chinese title; null where there is none.'),
      })
      .describe('As they were written, for editing.'),
    paperTitle: z.string().nullable().describe('Title of the paper that was given; null where sets or own tasks were.'),
    sets: z
      .array(
        z.object({
          title: z.string().describe("Title of the set in the reader's language."),
          questions: z.int().describe('Questions of the set.'),
        }),
      )
      .describe('The question sets of the work, in order.'),
    reportAt: z
      .enum(['submitted', 'closed', 'byHand'])
      .describe(
        "When students may read the report: on handing in, when nobody can answer any more, or by the teacher's hand.",
      ),
    reportOpen: z.boolean().describe('Whether students who have handed in may read their report now.'),
    staysClosedNames: z
      .array(z.string())
      .describe('The first twenty of those whose work more time does not open again, by name.'),
  }).describe('The work as lists show it, with what editing needs.'),
  recipients: z.array(Recipient).describe('The students who got it, one page of them where a size is named.'),
  ...recipientsSummary,
  changes: z
    .array(
      z.object({
        at: z.iso.datetime().describe('When the change was made.'),
        by: z.string().describe('Who made it, by name.'),
        field: z
          .enum(['begin', 'deadline', 'extra', 'withdrawn', 'deleted', 'removed'])
          .describe(
            'What was changed: the beginning, the deadline, extra time, withdrawing, deleting, a student taken out.',
          ),
        studentName: z
          .string()
          .nullable()
          .describe("The one student whose window it was; null where it was everyone's."),
        oldValue: z
          .unknown()
          .describe('The value before, an instant or minutes by what was changed; null where there was none.'),
        newValue: z
          .unknown()
          .describe('The value since, an instant or minutes by what was changed; null where there is none.'),
        reason: z.string().nullable().describe("Why, in the teacher's words; null where nothing was said."),
      }),
    )
    .describe('The ledger of the window, newest first.'),
});

/** Homework assigned by the teacher. */
export const listAssignedHomework = call({
  path: 'backend/homework/lists',
  method: 'GET',
  effect: 'read',
  summary: 'Assignments given by this teacher, with what came in.',
  access: teacherSide.may('publish_homework'),
  input: assignmentListInput,
  output: listOutput,
});

/** One homework. */
export const getAssignedHomework = call({
  path: 'backend/homework/detail',
  method: 'GET',
  effect: 'read',
  summary: 'One assignment given by this teacher: every student with state, period, accuracy and score.',
  access: teacherSide.may('publish_homework'),
  input: recipientsInput,
  output: assignmentDetail,
});

/** Tests assigned by the teacher. */
export const listAssignedTests = call({
  path: 'backend/test/lists',
  method: 'GET',
  effect: 'read',
  summary: 'Tests given by this teacher, with what came in.',
  access: teacherSide.may('publish_test'),
  input: assignmentListInput,
  output: listOutput,
});

/** One test. */
export const getAssignedTest = call({
  path: 'backend/test/detail',
  method: 'GET',
  effect: 'read',
  summary: 'One test given by this teacher: every student with state, progress and score.',
  access: teacherSide.may('publish_test'),
  input: recipientsInput,
  output: assignmentDetail,
});
