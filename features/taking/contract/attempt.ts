import * as z from 'zod';
import { Flag, Id, integerBetween } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { inputFields, outputFields } from '@inkstone/exam/fields';
import { examTakers } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';
import { legacy } from './legacy.ts';
import { AnswerFileRecord } from './files.ts';
import { AnswerRecord, SetRecord, SyncInfo } from './shapes.ts';

const call = createCallFactory(refusals, legacy);

const Kind = z.enum(['test', 'homework', 'course', 'candidate']);
const DeviceId = z
  .uuid()
  .describe('This browser on this device, for its environment check; without it, it is unchecked.');
const WindowId = z.uuid().describe('The browser window; kept over a reload.');

/** Opens or resumes an attempt. */
export const startAttempt = call({
  path: 'frontend/test/start',
  method: 'GET',
  effect: 'write',
  summary:
    'Open or resume an attempt: the rules, what is to be answered now without keys, and what is held so far. In a test of several sections each comes once it was asked for (section-asked in the journal).',
  access: examTakers,
  input: z.object({
    kind: Kind.describe('What is opened.'),
    id: inputFields.assignmentId,
    firstSetId: Id.optional().describe('The question set to begin at; absent: the first, or where it was left.'),
    takeOver: Flag.optional().describe(
      'True goes on here although another window holds the attempt; absent or false: it is refused.',
    ),
    windowId: WindowId,
    deviceId: DeviceId.optional().describe(
      'This browser on this device, for its environment check; absent: it counts as unchecked.',
    ),
  }),
  output: SyncInfo.extend({
    attemptId: outputFields.attemptId,
    kind: Kind.describe('What was opened; a test of a candidate says so, whichever kind it was asked for by.'),
    title: z.string().describe("Title of the work in the student's language."),
    studentName: outputFields.studentName,
    teacherMessage: z.string().nullable().describe("The teacher's words before the work; null where there are none."),
    redoDueAt: z.iso.datetime().nullable().describe('Until when questions may be done again; null where none are.'),
    deadline: z.iso
      .datetime()
      .optional()
      .describe('When it is due, with extra time; absent where it was kept on a device by an older version.'),
    reportAt: z
      .enum(['submitted', 'closed', 'byHand'])
      .optional()
      .describe(
        'When the report opens: on handing in, when nobody can answer any more, or when it is opened. Absent for candidates, who read none, for courses, and where questions are done again.',
      ),
    blueprint: z.unknown().describe('exam/blueprint Blueprint: the rules frozen for this attempt.'),
    state: z.unknown().describe('exam/attempt wire-state: where it stands by the journal held.'),
    sets: z
      .array(SetRecord)
      .describe(
        'What is to be answered, in the order of the attempt; of a test of several sections those that were given.',
      ),
    answers: z.array(AnswerRecord).describe('The answers held so far, one for each question that has one.'),
    files: z.array(AnswerFileRecord).describe('Handed-in files that have arrived and were not taken out.'),
    recordings: z
      .array(z.string())
      .optional()
      .describe('Recordings of which the server has everything; absent where it was kept by an older version.'),
    annotations: z
      .array(
        z.object({
          setId: z.int().describe('The question set whose text is marked.'),
          noteId: z.string().describe('The mark, an id made by the browser.'),
          note: z.unknown().describe("Its place and words, in the browser's own shape; null once it was taken away."),
        }),
      )
      .describe('Marks that the student made on texts.'),
    ack: z.int().describe('Highest sequence number held without a gap.'),
    writerEpoch: z.int().describe('Counts the windows that took the attempt over.'),
    environment: z
      .enum(['checked', 'unchecked'])
      .nullable()
      .describe('Whether this device was checked before work that listens or records; null where it does neither.'),
    devices: z
      .object({
        sound: z.boolean().describe('Something is heard in some section.'),
        microphone: z.boolean().describe('Something is spoken in some section.'),
      })
      .optional()
      .describe('What the whole work needs of a device; absent where it was kept by an older version.'),
    selfMarking: z.boolean().describe('The student marks the answers too, with the key, once the report is open.'),
    maxListens: z.int().nullable().describe('How often a recording may be played; null: as the blueprint says.'),
    playbackSpeed: z.int().nullable().describe('Speed of recordings in hundredths; null: as recorded.'),
  }),
  refusals: [
    'test.withdrawn',
    'test.withdrawnByRecruiter',
    'assignment.withdrawn',
    'assignment.deleted',
    'course.withdrawn',
    'course.deleted',
    'practice.discarded',
    'assignment.notYet',
    'assignment.archived',
    'attempt.windowClosed',
    'attempt.heldElsewhere',
    'attempt.handedIn',
    'attempt.noQuestions',
    'practice.nothingNow',
  ],
});

const AttemptSchedule = z.object({
  state: z.unknown().describe('exam/attempt wire-state: where it stands by the journal held, with its clocks.'),
  opensAt: z.iso.datetime().describe('From when it may be begun.'),
  deadline: z.iso.datetime().describe('When it is due, with extra time.'),
  redoDueAt: z.iso.datetime().nullable().describe('Until when questions may be done again; null where none are.'),
});

/** The server's clock. */
export const getAttemptTime = call({
  path: 'frontend/test/time',
  method: 'GET',
  effect: 'read',
  summary:
    "The server's clock and the seconds left of an attempt; also tells whether another window took over, and the new times once its window has moved.",
  access: examTakers,
  input: z.object({
    attemptId: inputFields.attemptId,
    windowId: WindowId.optional().describe(
      'The browser window that asks, to be told whether it still holds the attempt; absent: nothing is compared.',
    ),
    windowVersion: integerBetween(0, 2 ** 31 - 1)
      .optional()
      .describe('The version of the window that the page knows; absent: no schedule is returned.'),
  }),
  output: SyncInfo.extend({
    isWriter: z.boolean().describe('False once another window has taken over.'),
    ack: z.int().describe('Highest sequence number held without a gap.'),
    schedule: AttemptSchedule.optional().describe('The new times; absent unless the page knows another version.'),
  }),
  refusals: [
    'test.withdrawn',
    'test.withdrawnByRecruiter',
    'assignment.withdrawn',
    'assignment.deleted',
    'course.withdrawn',
    'course.deleted',
    'practice.discarded',
  ],
});

/** The section and question that an attempt has reached. */
export const getAttemptPosition = call({
  path: 'frontend/test/position',
  method: 'GET',
  effect: 'read',
  summary: 'The section and the question that an attempt has reached.',
  access: examTakers,
  input: z.object({ attemptId: inputFields.attemptId }),
  output: z.object({
    sectionId: z
      .string()
      .nullable()
      .describe('The section that was reached; null before the first and after the last.'),
    partId: z.string().nullable().describe('The part that was reached; null where the section has but one.'),
    questionId: z.int().nullable().describe('The question that was entered last; null before the first.'),
    status: z
      .enum(['fresh', 'running', 'break', 'routing', 'closed'])
      .describe('Not begun, running, in a break, waiting for the next section to be chosen, or handed in.'),
    answered: z.int().describe('Questions with an answer.'),
    total: z
      .int()
      .describe(
        'Questions that the student meets: of a section that adapts, its chosen module alone; of an optional one that was passed over none, once it is over; of prompts to choose from those to be chosen.',
      ),
    byMachine: z.int().describe('Those of them that are scored without a person.'),
    byTeacher: z.int().describe('Those of them that a person marks.'),
  }),
});

const CheckStatusOutput = z.object({
  status: z
    .enum(['open', 'withdrawn', 'deleted', 'archived', 'notYet', 'handedIn', 'environmentCheck', 'held'])
    .describe('Whether it may be opened now, or what keeps it from being opened.'),
  message: z.string().describe('The sentence for a status that is not open; empty for open.'),
  attemptId: z.int().nullable().describe('The sitting that was begun; null before.'),
  opensAt: z.iso.datetime().describe('From when it may be begun.'),
  closesAt: z.iso.datetime().describe('Until when it can be answered.'),
  programme: outputFields.programme,
  variant: outputFields.variant,
  title: z.string().describe("Title of the work in the student's language."),
  reportOpen: z.boolean().describe('Whether the student may read the report with its keys now.'),
  reportOpensAt: z.iso
    .datetime()
    .nullable()
    .describe("When the report opens by itself; null where a teacher's hand opens it, or handing in."),
  submittedAt: z.iso.datetime().nullable().describe('When it was handed in; null before.'),
  closedBy: z
    .enum(['student', 'clock', 'window'])
    .nullable()
    .describe('What handed the sitting in: the student, its own clock, or the end of the time to answer; null before.'),
  redoDueAt: z.iso.datetime().nullable().describe('Until when questions may be done again now; null where none are.'),
  selfMarking: z.boolean().describe('The student marks it with the key once the report is open.'),
  needsMarking: z.boolean().describe('Handed in, and something of it still waits for whoever marks it.'),
});

const checkInput = z.object({
  id: inputFields.assignmentId,
  windowId: WindowId.optional().describe(
    'The browser window that asks; absent: nothing is compared, and an attempt never counts as held.',
  ),
  deviceId: DeviceId.optional().describe(
    'This browser on this device, for its environment check; absent: it counts as unchecked.',
  ),
});

/** Whether a test may be opened now. */
export const checkTestStatus = call({
  path: 'frontend/test/checkStatus',
  method: 'GET',
  effect: 'read',
  summary: 'Whether a test may be opened now, and if not, why.',
  access: examTakers,
  input: checkInput,
  output: CheckStatusOutput,
});

/** Whether homework may be opened now. */
export const checkHomeworkStatus = call({
  path: 'frontend/homework/checkStatus',
  method: 'GET',
  effect: 'read',
  summary: 'Whether an assignment may be opened now, and if not, why.',
  access: examTakers,
  input: checkInput,
  output: CheckStatusOutput,
});

/** Whether a course may be opened now. */
export const checkCourseStatus = call({
  path: 'frontend/video/checkStatus',
  method: 'GET',
  effect: 'read',
  summary: 'Whether a course may be opened now, and if not, why.',
  access: examTakers,
  input: checkInput,
  output: CheckStatusOutput,
});
