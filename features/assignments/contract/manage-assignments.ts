import * as z from 'zod';
import { Ids, Instant, RequestId, NameInput } from '@inkstone/base';
import { createCallFactory, type RoleAccess } from '@inkstone/call';
import type { AssignmentFamily } from '@inkstone/exam/assignment-kinds';
import { inputFields, outputFields } from '@inkstone/exam/fields';
import { teacherSide } from '@inkstone/session/contract';
import { legacy } from '../legacy.ts';
import { refusals } from '../refusals.ts';
import {
  CreateAssignmentInput,
  CreateHomeworkInput,
  HasInstantFeedback,
  IsShuffled,
  WindowModeInput,
} from './create-input.ts';
import { repeatCallsFor } from './repeat-assignment.ts';

const call = createCallFactory(refusals, legacy);

const endedRefusals = ['assignment.withdrawn', 'assignment.deleted'] as const;
const invalidatedCalls = ['backend/*', 'teacher/*'];

const optionalStudentIds = Ids.min(1)
  .max(2000)
  .optional()
  .describe("Only these students' windows move; absent: everyone's.");
const changeReason = z
  .string()
  .trim()
  .max(500)
  .optional()
  .describe('Why it moves, for the ledger of the work; absent: not said.');

/** The calls on an assignment of any kind: moving its deadline, withdrawing it, and giving it again. */
const changeCallsFor = (family: AssignmentFamily, who: RoleAccess) => ({
  ...repeatCallsFor(family, who),
  moveDeadline: call({
    path: `backend/${family}/editDeadline`,
    method: 'POST',
    effect: 'write',
    summary:
      'Move the deadline, of all or only of some students; also to reopen archived work. Extra minutes go on top.',
    access: who,
    input: z.object({
      requestId: RequestId,
      id: inputFields.assignmentId,
      deadline: Instant.optional().describe('The new deadline; absent leaves it, for extra time alone.'),
      studentIds: optionalStudentIds,
      extraMinutes: z
        .int()
        .min(1)
        .max(1440)
        .optional()
        .describe('Minutes on top of the deadline and of extra time given before; absent: none.'),
      reopensShown: z
        .boolean()
        .optional()
        .describe(
          'True also opens work again whose report, with the answers, was open to its student already; absent: it stays closed.',
        ),
      reason: changeReason,
    }),
    output: z.object({
      deadline: z.iso.datetime().describe('The deadline that now counts, without extra time.'),
      changed: z.int().describe('Students whose window moved.'),
      staysClosed: z
        .int()
        .describe(
          'Students whose work a clock had closed and is not opened again, because its report was open to them already.',
        ),
    }),
    refusals: [...endedRefusals, 'deadline.beforeBegin', 'recipient.handedIn', 'recipient.reportWasOpen'],
    invalidates: invalidatedCalls,
  }),
  withdrawAssignment: call({
    path: `backend/${family}/revoke`,
    method: 'POST',
    effect: 'write',
    summary:
      'Withdraw the work: students are told and can no longer answer; what they did stays readable to the teacher.',
    access: who,
    input: z.object({ requestId: RequestId, id: inputFields.assignmentId }),
    output: z.object({ recipients: z.int().describe('Students who had got the work.') }),
    refusals: endedRefusals,
    invalidates: invalidatedCalls,
  }),
});

const UpdateAssignmentInput = z.object({
  requestId: RequestId,
  id: inputFields.assignmentId,
  title: NameInput.min(1)
    .max(200)
    .describe('Title of the work, in English or, where it is written in Chinese alone, in Chinese.'),
  titleZh: NameInput.max(200)
    .optional()
    .describe('The title for those who read Chinese; absent or empty: the same for everybody.'),
  teacherMessage: z
    .string()
    .trim()
    .max(2000)
    .nullish()
    .describe('Words to the students; null takes them away, absent leaves them.'),
  timeLimit: z
    .int()
    .min(60)
    .max(86_400)
    .nullish()
    .describe("Seconds for the whole; null: the programme's clocks again; absent leaves it."),
  allowsOvertime: z
    .boolean()
    .optional()
    .describe('Whether texts may be written on after their time, kept apart; refused for tests, absent leaves it.'),
  maxListens: z
    .int()
    .min(1)
    .max(20)
    .nullish()
    .describe('How often a recording may be played; null: as the programme says; absent leaves it.'),
  playbackSpeed: z
    .int()
    .min(50)
    .max(200)
    .nullish()
    .describe('Speed of recordings in hundredths; null: as recorded; absent leaves it.'),
  windowMode: WindowModeInput.describe(
    'The window: as in the exam or training; refused where the programme imitates no real exam, absent leaves it.',
  ),
  hasInstantFeedback: HasInstantFeedback.describe(
    'Whether answers can be confirmed to see their keys at once; refused for tests and in a window as in the exam, absent leaves it.',
  ),
  shufflesQuestions: IsShuffled.describe(
    'Whether each student gets the questions in another order; refused in a window as in the exam, absent leaves it.',
  ),
  shufflesOptions: IsShuffled.describe(
    'Whether each student gets the options in another order; refused in a window as in the exam, absent leaves it.',
  ),
  selfMarking: z.boolean().optional().describe('Whether students mark their answers with the key; absent leaves it.'),
  reportAt: z
    .enum(['submitted', 'closed', 'byHand'])
    .optional()
    .describe(
      "When students may read the report: on handing in, when nobody can answer any more, or by the teacher's hand; absent leaves it.",
    ),
});

/** The calls of one kind of assignment; homework and tests differ only in permission and path. */
const assignmentCallsFor = <Input extends typeof CreateAssignmentInput>(
  family: AssignmentFamily,
  noun: string,
  who: RoleAccess,
  input: Input,
) => ({
  ...changeCallsFor(family, who),
  createAssignment: call({
    path: `backend/${family}/create`,
    method: 'POST',
    effect: 'write',
    summary: `Give ${noun} to students and classes; a class is expanded to its students now.`,
    access: who,
    input,
    output: z.object({
      id: z.int().describe('The assignment that was given.'),
      recipients: z.int().describe('Students who got it, each once.'),
    }),
    refusals: [
      'window.noExam',
      'recipients.none',
      'content.missing',
      'content.none',
      'content.mixed',
      'content.taskUnknown',
      'overtime.inTest',
      'feedback.notOffered',
      'shuffle.notOffered',
      'deadline.beforeBegin',
      'deadline.past',
      'defined.taskWrong',
      'defined.fileMissing',
    ],
    invalidates: invalidatedCalls,
  }),
  updateAssignment: call({
    path: `backend/${family}/edit`,
    method: 'POST',
    effect: 'write',
    summary: 'Change title, message and choices; what is asked changes only while nobody has begun.',
    access: who,
    input: UpdateAssignmentInput,
    output: z.object({ id: outputFields.assignmentId }),
    refusals: [
      ...endedRefusals,
      'assignment.started',
      'overtime.inTest',
      'window.noExam',
      'feedback.notOffered',
      'shuffle.notOffered',
    ],
    invalidates: invalidatedCalls,
  }),
  deleteAssignment: call({
    path: `backend/${family}/destroy`,
    method: 'POST',
    effect: 'write',
    summary: 'Delete the work: it leaves every list; attempts are kept in the database.',
    access: who,
    input: z.object({ requestId: RequestId, id: inputFields.assignmentId }),
    output: z.object({ recipients: z.int().describe('Students who had got the work.') }),
    refusals: ['assignment.deleted'],
    invalidates: invalidatedCalls,
  }),
});

/** Homework, under its own publish permission. */
export const homeworkCalls = assignmentCallsFor(
  'homework',
  'homework',
  teacherSide.may('publish_homework'),
  CreateHomeworkInput,
);

/** Tests, under their own publish permission. */
export const testCalls = assignmentCallsFor('test', 'a test', teacherSide.may('publish_test'), CreateAssignmentInput);

/** Assigned textbooks; they are created by a call of the textbooks feature. */
export const assignedTextbookCalls = changeCallsFor('textbook', teacherSide.may('publish_textbook'));

/** Assigned courses; they are created by a call of the courses feature. */
export const assignedCourseCalls = changeCallsFor('video', teacherSide.may('publish_video'));

/** Moves the beginning of a test, of homework or a course. */
export const moveBeginTime = call({
  path: 'backend/test/editBeginTime',
  method: 'POST',
  effect: 'write',
  summary:
    'Move the beginning of a test, of homework or a course, of all or of some students, while they have not begun.',
  access: teacherSide.may('publish_test', 'publish_homework', 'publish_video'),
  input: z.object({
    requestId: RequestId,
    id: inputFields.assignmentId,
    beginsAt: Instant.describe('From when the work may be begun.'),
    studentIds: optionalStudentIds,
    reason: changeReason,
  }),
  output: z.object({
    beginsAt: z.iso.datetime().describe('The beginning that now counts.'),
    changed: z.int().describe('Students whose window moved.'),
  }),
  refusals: [...endedRefusals, 'begin.afterDeadline', 'begin.started'],
  invalidates: invalidatedCalls,
});

const anyGiver = teacherSide.may('publish_test', 'publish_homework', 'publish_textbook', 'publish_video');

/** Adds single students to work of any kind that was given before. */
export const addRecipients = call({
  path: 'backend/assignment/addStudents',
  method: 'POST',
  effect: 'write',
  summary:
    'Add students to given work of any kind while it can still be done; who had it taken away gets it back with their answers.',
  access: anyGiver,
  input: z.object({
    requestId: RequestId,
    id: inputFields.assignmentId,
    studentIds: Ids.min(1).max(2000).describe('Own students who get it too.'),
  }),
  output: z.object({ added: z.int().describe('Students who did not have it before.') }),
  refusals: [...endedRefusals, 'assignment.closed'],
  invalidates: invalidatedCalls,
});

/** Takes work of any kind away from some students. */
export const withdrawRecipients = call({
  path: 'backend/assignment/withdrawStudents',
  method: 'POST',
  effect: 'write',
  summary: 'Take given work of any kind away from some students; for them it is as withdrawn, and answers are kept.',
  access: anyGiver,
  input: z.object({
    requestId: RequestId,
    id: inputFields.assignmentId,
    studentIds: Ids.min(1).max(2000).describe('The students whom it is taken away from.'),
  }),
  output: z.object({
    removed: z.int().describe('Students whom it was taken away from.'),
    begun: z.int().describe('How many of them had begun; their answers are kept.'),
  }),
  refusals: [...endedRefusals, 'recipient.handedIn'],
  invalidates: invalidatedCalls,
});

/** Takes a test away from some students. */
export const removeRecipients = call({
  path: 'backend/test/removeStudent',
  method: 'POST',
  effect: 'write',
  summary: 'Take a test away from some students; for them it is as withdrawn.',
  access: teacherSide.may('publish_test'),
  interfaceFor: 'programs that take students out of tests; the screens take them out of work of any kind.',
  input: z.object({
    requestId: RequestId,
    id: inputFields.assignmentId,
    studentIds: Ids.min(1).max(2000).describe('The students whom the test is taken away from.'),
  }),
  output: z.object({
    removed: z.int().describe('Students whom it was taken away from; those who had it no more are not counted.'),
  }),
  refusals: [...endedRefusals, 'recipient.handedIn'],
  invalidates: invalidatedCalls,
});
