import * as z from 'zod';
import { Id } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { inputFields, outputFields } from '@inkstone/exam/fields';
import { backendSide, examTakers } from '@inkstone/session/contract';
import { legacy } from './legacy.ts';
import { refusals } from '../refusals.ts';
import { ReportQuestion } from './question.ts';
import { Domain, scoreRange, Module } from './adaptive.ts';
import { Receipt } from './receipt.ts';

const call = createCallFactory(refusals, legacy);

/** Who may read reports of others: teachers for the work of their students, recruiters for candidates' tests. */
export const reportReaderAccess = backendSide.may(
  'publish_homework',
  'publish_test',
  'publish_video',
  'test',
  'myStudent_student',
);

/** One attempt at the assignment, to choose from. */
const AttemptSummary = z.object({
  attemptId: outputFields.attemptId,
  redoId: z.int().nullable().describe('The request that the sitting answers; null for the first.'),
  questions: z.int().describe('What it asked.'),
  submittedAt: z.iso.datetime().describe('When the sitting was handed in.'),
  score: z.number().nullable().describe('Points that it earned; null while a teacher has to mark.'),
  scoreMax: z.number().nullable().describe('Points that full marks would earn; null while they are not known.'),
  isBest: z.boolean().describe('The best of several sittings.'),
});

/** What a student has watched of an assigned course. */
const CourseProgress = z.object({
  watched: z.int().describe('Percent of all its videos.'),
  lessons: z
    .array(
      z.object({
        number: z.int().describe('Its place in the course, from 1.'),
        title: z.string().describe("What the video is called, in the reader's language."),
        seconds: z.number().describe('Length of the video.'),
        seen: z.number().describe('Different seconds that were watched.'),
        percent: z.int().describe('The same as a percentage of the video.'),
      }),
    )
    .describe('Every video in the order of the course.'),
});

const clipPlays = z
  .array(
    z.object({
      number: outputFields.number,
      plays: z.int().describe('How often the student played the part that the question plays again.'),
    }),
  )
  .describe('The questions that play a part of it again, in the order of the work.');

/** How often the student played one recording. */
const RecordingPlays = z.object({
  setId: z.int().describe('The question set that the recording belongs to.'),
  title: z.string().describe("Title of the set in the reader's language."),
  numbers: z.array(z.int()).describe('The questions about it, by number.'),
  plays: z.int().describe('How often the student began to play the recording as a whole.'),
  playsMost: z.int().nullable().describe('How often it could be played; null where it could be played at will.'),
  clips: clipPlays,
});

/** The report of one attempt. */
export const Report = z.object({
  attemptId: outputFields.attemptId,
  assignmentId: outputFields.assignmentId,
  kind: outputFields.workKind,
  title: z.string().describe("Title of the work in the reader's language."),
  programme: outputFields.programme,
  variant: outputFields.variant,
  reportKind: z
    .enum(['standard', 'tabs', 'history', 'seminar', 'basic'])
    .default('standard')
    .describe('Which report it has: by the type of its paper or task, or else by its exam.'),
  variantName: z.string().describe("What the exam is called, in the reader's language."),
  mayMark: z.boolean().optional().describe('The reader may mark the answers that a teacher marks; absent: not.'),
  studentId: outputFields.studentId,
  studentName: outputFields.studentName,
  teacherName: outputFields.teacherName,
  isMine: z
    .boolean()
    .describe('Whether the caller gave it, and so decides on late answers; everybody else reads it only.'),
  className: z.string().describe('The class through which the student got it; empty where singly.'),
  startedAt: z.iso.datetime().describe('When the sitting was opened.'),
  clockStartedAt: z.iso
    .datetime()
    .nullable()
    .describe('When its first section was entered, and with it its clock; null where none was.'),
  waits: z
    .array(
      z.object({
        section: z.string().describe("The section before which the student waited, in the reader's language."),
        from: z.iso.datetime().describe('Since when.'),
        seconds: z.int().describe('For how long; the clocks stood still.'),
      }),
    )
    .describe('Waits for the server at the borders of sections, those of ten seconds and more.'),
  submittedAt: z.iso.datetime().describe('When the sitting was handed in.'),
  endedBy: z
    .enum(['student', 'clock', 'teacher'])
    .describe('Who handed it in: the student, the clock that ran out, or a teacher.'),
  isLate: outputFields.isLate,
  seconds: z.int().describe('Active seconds on questions, without idle stretches.'),
  score: z.number().nullable().describe('The reported total in points; null while a teacher has to mark.'),
  scoreMax: z.number().describe('The highest total that can be reported, in points.'),
  scoreLeast: z.number().describe('The lowest total that can be reported, in points.'),
  totalName: z.string().nullable().describe('What the exam calls its total; null where it is points and no more.'),
  unit: z.enum(['points', 'band']).describe('What the total is: points, or a band of the exam.'),
  ...scoreRange,
  isEstimate: z.boolean().describe('The total comes from a table that the provider does not publish.'),
  answerRule: z
    .object({
      right: z.number().describe('Points of a right answer.'),
      wrong: z.number().describe('Points of a wrong answer, below zero where it costs some.'),
      blank: z.number().describe('Points of an answer left blank.'),
    })
    .nullable()
    .describe(
      'Points of one question by the rules of the attempt; null where the total is not made of them alone and a wrong answer costs nothing.',
    ),
  scoreChanged: z
    .object({
      oldPoints: z.number().nullable().describe('The total before, in points; null where there was none.'),
      reason: z.string().describe("Why, in the teacher's words."),
      at: z.iso.datetime().describe('When it was changed.'),
    })
    .nullable()
    .describe('The last change of the total by hand; null where there was none.'),
  attempts: z.array(AttemptSummary).describe('Every sitting handed in, oldest first; this one too.'),
  redo: z
    .object({
      redoId: z.int().describe('The request to do questions again.'),
      askedAt: z.iso.datetime().describe('When the teacher asked.'),
      redoDueAt: z.iso.datetime().describe('Until when the questions could be done again.'),
      message: z.string().nullable().describe("The teacher's words; null where there were none."),
    })
    .nullable()
    .describe('The request that this sitting answers; null for the first.'),
  previous: z
    .object({
      title: z.string().describe("Title of that work in the reader's language."),
      score: z.number().describe('Its reported total in points.'),
      at: z.iso.datetime().describe('When it was handed in.'),
    })
    .nullable()
    .describe(
      'The last work before this one that can be compared with it: of the same exam and subject, out of as many points, and of the same paper or else with the same types of questions in the same sections; for its student one whose report is open; null where there was none.',
    ),
  right: z.int().describe('Questions with all the points.'),
  partial: z.int().describe('Questions with part of the points.'),
  wrong: z.int().describe('Questions that were answered and earned nothing.'),
  blank: z.int().describe('Questions without an answer.'),
  counted: z.int().describe('Questions that count for the share of right ones: those that are scored.'),
  accuracy: z.int().nullable().describe('Percent of the counted questions that were right; null where none counts.'),
  sections: z
    .array(
      z.object({
        id: z.string().describe('Id of the section within the exam.'),
        name: z.string().describe("What the section is called, in the reader's language."),
        right: z.int().describe('Questions of the section with all the points.'),
        wrong: z.int().describe('Questions of the section that were answered and earned nothing.'),
        partial: z.int().describe('Questions of the section with part of the points.'),
        blank: z.int().describe('Questions of the section without an answer.'),
        earned: z.number().describe('Points earned in the section.'),
        possible: z.number().describe('Points that the section could earn.'),
        weight: z
          .number()
          .nullable()
          .describe('Its percentage of the whole exam; null where sections are not weighed.'),
        seconds: z.int().describe('Active seconds on its questions.'),
      }),
    )
    .describe('The same by section, in the order of the exam.'),
  scales: z
    .array(
      z.object({
        id: z.string().describe("Id of the reported score, such as a section's."),
        name: z.string().describe("What it is called, in the reader's language."),
        score: z
          .number()
          .nullable()
          .describe('The reported score in points of its scale; null while a teacher has to mark, or where not taken.'),
        isTaken: z.boolean().describe('False where a section that it needs was not taken: there is no score.'),
        ...scoreRange,
        least: z.number().describe('The lowest score of the scale.'),
        most: z.number().describe('The highest score of the scale.'),
        isEstimate: z.boolean().describe('The score comes from a table that the provider does not publish.'),
      }),
    )
    .describe(
      "The exam's reported scores, such as one a section; they make the total. Behind them means shown beside it, such as STEM.",
    ),
  points: z
    .array(
      z.object({
        id: z.int().describe('The knowledge point.'),
        name: z.string().describe("What the knowledge point is called, in the reader's language."),
        right: z.int().describe('Questions about it that were right.'),
        total: z.int().describe('Questions about it that count.'),
        schoolRate: z
          .int()
          .nullable()
          .describe("Percent right of everyone's answers to these questions; null below five persons."),
      }),
    )
    .describe('Right answers by knowledge point.'),
  domains: z.array(Domain).describe('Right answers by domain; empty where the exam does not report them.'),
  modules: z.array(Module).describe('The modules that were sat; empty where no section adapts.'),
  receipt: Receipt.describe('How the score came about, step by step.'),
  recordingPlays: z
    .array(RecordingPlays)
    .optional()
    .describe('How often each recording was played, in the order of the work; absent where nothing was to be heard.'),
  questions: z.array(ReportQuestion).describe('Every question in the order of the work.'),
  selfMarking: z.boolean().describe('The student marks the answers too, with the key.'),
  focusLost: z.int().describe('How often the student left the window.'),
  environment: z
    .enum(['checked', 'unchecked'])
    .nullable()
    .describe('Whether work that listens or records was begun on a checked device; null where it does neither.'),
  isFromPaper: z
    .boolean()
    .optional()
    .describe('True where the answers came on an answer sheet, without a clock; absent: they were given on screen.'),
  ownOrder: z
    .enum(['questions', 'options', 'both'])
    .optional()
    .describe('What the student saw in another order than the numbers and letters here; absent: nothing.'),
  course: CourseProgress.optional().describe(
    'What the student watched of a course, for a teacher; absent for its student and for other work.',
  ),
});

const attempt = Id.optional().describe('One sitting of the work; absent: the first, which has all its questions.');
/** What a student's own report is asked for by. */
export const ownReportInput = z.object({ id: Id.describe('The assignment.'), attempt });

/** A student's own test report. */
export const getMyTestReport = call({
  path: 'frontend/test/report',
  method: 'GET',
  effect: 'read',
  summary: 'The report of my test, once it is open: every question with answer, key and explanation.',
  access: examTakers,
  input: ownReportInput,
  output: Report,
  refusals: ['report.notYet', 'report.notHandedIn', 'report.asked'],
});

/** A student's own homework report. */
export const getMyHomeworkReport = call({
  path: 'do/getHomeworkReport',
  method: 'GET',
  effect: 'read',
  summary: 'The report of my homework, once it is open.',
  access: examTakers,
  input: ownReportInput,
  output: Report,
  refusals: ['report.notYet', 'report.notHandedIn', 'report.asked'],
});

/** A student's homework report for the teacher. */
export const getStudentReport = call({
  path: 'do/getHomeworkReportTeacher',
  method: 'GET',
  effect: 'read',
  summary:
    "One student's report: of work that the caller gave or marks, of a student whom they teach, or of a candidate's test.",
  access: reportReaderAccess,
  input: z.object({
    id: Id.describe('The assignment.'),
    studentId: Id.describe('The student, by the id of the person.'),
    attempt,
  }),
  output: Report,
  refusals: ['report.notHandedIn'],
});

/** A student's report by attempt, for the teacher. */
export const getAttemptReport = call({
  path: 'backend/test/attempt',
  method: 'GET',
  effect: 'read',
  summary:
    "One student's report of an attempt: at work that the caller gave or marks, of a student whom they teach, or at a candidate's test.",
  access: reportReaderAccess,
  interfaceFor:
    'a program that knows an attempt by its number alone, as the marking calls name it; the screens ask by assignment and student.',
  input: z.object({ attemptId: inputFields.attemptId }),
  output: Report,
  refusals: ['report.notHandedIn'],
});

const reportPdf = {
  method: 'GET',
  effect: 'read',
  output: z.unknown().describe('A PDF.'),
  responseFormat: 'bytes',
} as const;

/** A part of a report that has a screen of its own. */
export const ReportPart = z.enum([
  'writing',
  'candidateWriting',
  'speaking',
  'recordings',
  'recording',
  'analyses',
  'listening',
  'receipt',
]);
export type ReportPart = z.output<typeof ReportPart>;

const partInput = {
  part: ReportPart.optional().describe(
    'A part alone: the texts (of candidates, of any skill), the speaking tasks, all recordings, one beside its model, the analyses, the dictations, how the score came about; absent: the whole report.',
  ),
  questionId: Id.optional().describe('The question of the one recording; absent: the first that has one.'),
};

/** A student's own report as a PDF. */
export const downloadMyReport = call({
  path: 'frontend/test/reportPdf',
  ...reportPdf,
  summary:
    'The report of my test, homework or course, or a part of it, as a PDF of text, once it is open: everything that its screen shows.',
  access: examTakers,
  input: ownReportInput.extend({
    kind: z.enum(['test', 'homework']).describe('What kind of work the assignment is; a course counts as homework.'),
    ...partInput,
  }),
  refusals: ['report.notYet', 'report.notHandedIn', 'report.asked', 'report.busy', 'report.tooHeavy'],
});

/** A student's report as a PDF, for the teacher. */
export const downloadStudentReport = call({
  path: 'backend/test/reportPdf',
  ...reportPdf,
  summary: "One student's report, or a part of it, as a PDF of text: everything that its screen shows.",
  access: reportReaderAccess,
  input: getStudentReport.input.extend(partInput),
  refusals: ['report.notHandedIn', 'report.busy', 'report.tooHeavy'],
});
