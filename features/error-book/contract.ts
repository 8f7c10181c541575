import * as z from 'zod';
import { Distractors, Evidence, LocalizedText, Stimulus } from '@inkstone/bank/contract';
import { Clip } from '@inkstone/exam/stimulus';
import { Id, pageFields, pagingInput, RequestId } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { inputFields, outputFields } from '@inkstone/exam/fields';
import { student, teacherSide } from '@inkstone/session/contract';
import { recents } from './addresses.ts';
import { refusals } from './refusals.ts';
import { legacy } from './legacy.ts';

const call = createCallFactory(refusals, legacy);

const filters = {
  recent: z.enum(recents).default('all').describe('How recent the latest error is.'),
  programme: z.string().max(40).optional().describe('Only entries of this programme, by its id; absent: of any.'),
  subject: z.string().max(40).optional().describe('Only entries of this subject, by its id; absent: of any.'),
  knowledgePointId: Id.optional().describe('Only questions that test this knowledge point; absent: any.'),
  due: z.enum(['today']).optional().describe('Only what is due for review by the end of today; absent: everything.'),
  sort: z
    .enum(['recent', 'countDown', 'countUp', 'urgent'])
    .default('recent')
    .describe(
      'recent: latest error first; countDown and countUp: most and fewest errors first; urgent: longest due first.',
    ),
  ...pagingInput(),
};

const Point = z.object({
  id: z.int().describe('The knowledge point.'),
  name: z.string().describe("What the knowledge point is called, in the reader's language."),
});

/** One entry of a student's error book. */
export const ErrorEntry = z.object({
  id: z.int().describe('The entry.'),
  questionId: outputFields.questionId,
  kind: outputFields.questionType,
  byTeacher: z.boolean().describe('Whether a teacher marks such a question: it takes longer to try again.'),
  title: z.string().describe('The question set that it comes from.'),
  excerpt: z.string().describe('The beginning of the question, as plain text.'),
  knowledgePoints: z.array(Point).describe('What the question tests; empty where it names no knowledge point.'),
  errorCount: z.int().describe('How often it was answered wrong, or named wrong by a teacher.'),
  recentErrorTime: z.iso.datetime().describe('When the latest error was made.'),
  subject: outputFields.subject,
  programme: z.string().describe('Id of the programme that the question belongs to.'),
  dueAt: z.iso.datetime().nullable().describe('When it is due for review; null once it has left the book.'),
  isDue: z.boolean().describe('Due for review now.'),
});

const EntryList = z.object({
  list: z.array(ErrorEntry).describe('One page of entries.'),
  ...pageFields,
  due: z.int().describe('Entries of the whole book that are due for review, whatever was filtered.'),
});

const OwnEntryList = EntryList.extend({
  resting: z
    .int()
    .describe(
      'Entries that rest, whatever was filtered: their questions are asked in work of mine that I am doing, or whose report is not open yet. They are in no list and no count until then.',
    ),
});

const StudentEntryList = EntryList.extend({
  errorsBelow: z
    .int()
    .describe(
      "Marked answers to the caller's own work count as errors below so many percent of their points; 0: only where an error is named.",
    ),
});

/** The student's error book. */
export const listMyErrors = call({
  path: 'frontend/error/lists',
  method: 'GET',
  effect: 'read',
  cachedOffline: true,
  summary: 'My error book: by time, programme, subject and knowledge point, sorted by error count; due ones apart.',
  access: student,
  input: z.object(filters),
  output: OwnEntryList,
});

/** A student's error book, for a teacher of that student. */
export const listStudentErrors = call({
  path: 'backend/error/lists',
  method: 'GET',
  effect: 'read',
  summary: "The error book of one of the teacher's own students.",
  access: teacherSide,
  input: z.object({ studentId: Id.describe("The student, one of the caller's own."), ...filters }),
  output: StudentEntryList,
});

/** The filter options of the error book. */
export const getErrorFilters = call({
  path: 'frontend/error/dropdown',
  method: 'GET',
  effect: 'read',
  summary: 'Programmes, subjects and knowledge points that occur in my error book, with how often.',
  access: student,
  input: z.object({}),
  output: z.object({
    programmes: z
      .array(
        z.object({
          id: z.string().describe('The programme.'),
          name: z.string().describe("What the programme is called, in the reader's language."),
          count: z.int().describe('Entries of the programme.'),
        }),
      )
      .describe('Programmes that occur in the book.'),
    subjects: z
      .array(
        z.object({
          id: z.string().describe('The subject, by its id within its programme.'),
          count: z.int().describe('Entries of the subject.'),
        }),
      )
      .describe('Subjects that occur in the book.'),
    knowledgePoints: z
      .array(
        z.object({
          id: z.int().describe('The knowledge point.'),
          name: z.string().describe("What the knowledge point is called, in the reader's language."),
          count: z.int().describe('Entries of the knowledge point.'),
        }),
      )
      .describe('Knowledge points that occur in the book.'),
  }),
});

/** The question of an entry with its answers over time. */
const entryDetail = {
  entry: ErrorEntry.describe('The entry as the list shows it.'),
  kind: outputFields.questionType,
  prompt: outputFields.prompt,
  key: outputFields.key,
  explanation: LocalizedText.describe(
    'Why the key is right, as rich text in both languages; empty where nobody wrote one.',
  ),
  evidence: Evidence.describe(
    'Exact quotes of the passage or transcript that show why the key is right; empty where none are named.',
  ),
  distractors: Distractors.describe('Why somebody takes a wrong option, by its id; empty where nobody said.'),
  stimulus: Stimulus.describe('What the question is about: passage, pictures, recording with its transcript.'),
  clip: Clip.nullable().describe('The part of the recording that the question plays again; null where it plays none.'),
  history: z
    .array(
      z.object({
        at: z.iso.datetime().describe('When it was answered, or when the mark that names the error was released.'),
        source: z.enum(['attempt', 'practice', 'mark']).describe('mark: a teacher named an error in the answer.'),
        value: outputFields.value,
        isRight: z.boolean().nullable().describe('Null: tried again where only a teacher can tell.'),
        seconds: z.int().nullable().describe('Seconds that the answer took; null where they were not measured.'),
      }),
    )
    .describe('Every time it was answered or named wrong, oldest first.'),
};

/** One entry in detail. */
export const getMyError = call({
  path: 'frontend/error/detail',
  method: 'GET',
  effect: 'read',
  summary: 'One entry: the question with its key and explanation, my answers over time, questions like it.',
  access: student,
  input: z.object({ id: Id.describe('The entry of the error book.') }),
  output: z.object({
    ...entryDetail,
    siblings: z.array(ErrorEntry).describe('Other entries with the same knowledge point.'),
    nextId: z.int().nullable().describe('The next entry that is due; null where no other is.'),
  }),
  refusals: ['error.resting'],
});

/** One entry of a student's error book, for a teacher of that student. */
export const getStudentError = call({
  path: 'do/getTopicDetail',
  method: 'GET',
  effect: 'read',
  summary:
    "One piece of an own student's error book as the student met it: the question in the revision answered last, its key and explanation, and the student's answers over time. What was answered in work whose report is still closed stays unseen; nothing rests for a teacher.",
  access: teacherSide,
  input: z.object({
    studentId: Id.describe("The student, one of the caller's own."),
    id: Id.describe("The entry of that student's error book, as backend/error/lists gives it."),
  }),
  output: z.object(entryDetail),
});

const ReviewInput = {
  requestId: RequestId,
  value: outputFields.value,
  withHelp: z.boolean().default(false).describe('The explanation was looked at first.'),
  isKnown: z
    .boolean()
    .optional()
    .describe('True takes the entry out of the book without an answer, false puts it back; absent: it is tried again.'),
  seconds: z
    .int()
    .min(0)
    .max(86_400)
    .optional()
    .describe('Seconds that the answer took; absent where they were not measured.'),
};

const ReviewOutput = z.object({
  isRight: z.boolean().nullable().describe('Null where only a teacher can tell: it counts as hard.'),
  key: outputFields.key,
  explanation: LocalizedText.describe(
    'Why the key is right, as rich text in both languages; empty where nobody wrote one.',
  ),
  dueAt: z.iso.datetime().nullable().describe('Null: it has left the book after repeated spaced success.'),
});

/** Reviews an entry: scores the answer and schedules the next review. */
export const reviewError = call({
  path: 'frontend/error/review',
  method: 'POST',
  effect: 'write',
  summary:
    'Try an entry again: the answer is scored, the next review scheduled (FSRS); right with help counts as hard.',
  access: student,
  input: z.object({ ...ReviewInput, id: Id.describe('The entry of the error book.') }),
  output: ReviewOutput,
  refusals: ['error.resting', 'answer.unfit'],
  invalidates: ['frontend/error/*', 'frontend/index/*'],
});

/** Reviews the entry of a question. */
export const reviewQuestion = call({
  path: 'frontend/quest/answer',
  method: 'POST',
  effect: 'write',
  summary: 'Practise one question outside an attempt: the entry of my error book that is about it is tried again.',
  access: student,
  interfaceFor:
    'a page that knows a question and no entry, such as a cue of a course in another program; the error book tries its entries again by frontend/error/review.',
  input: z.object({ ...ReviewInput, questionId: inputFields.questionId }),
  output: ReviewOutput,
  refusals: ['error.resting', 'answer.unfit'],
  invalidates: ['frontend/error/*', 'frontend/index/*'],
});

export * from './contract/own-practice.ts';
