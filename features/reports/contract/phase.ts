import * as z from 'zod';
import { Day, Id, pageFields, pagingInput, RequestId, integerBetween, NameInput } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { outputFields } from '@inkstone/exam/fields';
import { student, teacherSide } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';

const call = createCallFactory(refusals);
const access = teacherSide.may('myStudent_student');

const text = z.string().trim().max(4000);

/** A teacher's comments in a phase report. */
export const PhaseComments = z.object({
  overall: text.describe('How the period went, as plain text; empty where nothing is said.'),
  strengths: text.describe('What went well, as plain text; empty where nothing is said.'),
  advice: text.describe('What to work on next, as plain text; empty where nothing is said.'),
});
export type PhaseComments = z.output<typeof PhaseComments>;

const CompletionCounts = z.object({
  given: z.int().describe('Pieces that count in the period: handed in within it, or not handed in and due within it.'),
  done: z.int().describe('Of them handed in; of textbooks opened.'),
  onTime: z.int().describe('Of them handed in by the deadline; of textbooks the same as opened.'),
});

/** The figures of a student's work in a period. */
export const PhaseNumbers = z.object({
  answered: z.int().describe('Questions answered in work handed in during the period.'),
  right: z.int().describe('Of the questions that a machine marks, the right ones.'),
  marked: z.int().describe('Questions that a machine marked.'),
  seconds: z.int().describe('Seconds on questions.'),
  weeks: z
    .array(
      z.object({
        monday: z.iso.date().describe('The Monday of the week.'),
        answered: z.int().describe('Questions answered.'),
        right: z.int().describe('The right ones of those marked.'),
        marked: z.int().describe('Questions marked.'),
        seconds: z.int().describe('Seconds on questions.'),
      }),
    )
    .describe('Weeks in which something was handed in, the oldest first.'),
  homework: CompletionCounts.describe('Assignments of the period.'),
  tests: CompletionCounts.describe('Tests of the period.'),
  courses: CompletionCounts.describe('Courses of the period.'),
  textbooks: CompletionCounts.describe('Textbooks of the period.'),
  subjects: z
    .array(
      z.object({
        programme: outputFields.programme,
        variant: outputFields.variant,
        subject: outputFields.subject,
        pieces: z.int().describe('Pieces of work that were scored.'),
        right: z.int().describe('Right questions of those scored.'),
        scored: z.int().describe('Questions scored.'),
      }),
    )
    .describe('By exam and subject, the most scored questions first.'),
  results: z
    .array(
      z.object({
        id: outputFields.assignmentId,
        title: z.string().describe('Title of the test, in English.'),
        titleZh: z.string().nullable().describe('Its Chinese title; null where there is none.'),
        programme: outputFields.programme,
        variant: outputFields.variant,
        subject: outputFields.subject,
        at: z.iso.datetime().describe('When it was handed in.'),
        score: z.number().nullable().describe('Points; null while it is not scored.'),
        scoreMax: z.number().nullable().describe('Points that full marks would earn; null while they are not known.'),
        isWithheld: z
          .boolean()
          .optional()
          .describe(
            "True where the score was left out at publication, as the student's report was not open yet; absent: it was not.",
          ),
      }),
    )
    .describe('Tests handed in, by date; the last twenty.'),
});
export type PhaseNumbers = z.output<typeof PhaseNumbers>;

const PhaseReportSummary = z.object({
  id: z.int().describe('The phase report.'),
  studentId: outputFields.studentId,
  studentName: outputFields.studentName,
  title: z.string().describe('What it is called.'),
  from: z.iso.date().describe('The first day of the period.'),
  to: z.iso.date().describe('The last day of the period.'),
  authorName: z.string().describe('Who writes it, by name in the caller’s language.'),
  isMine: z.boolean().describe('Whether the caller writes it, and may change and delete it.'),
  createdAt: z.iso.datetime().describe('When it was begun.'),
  publishedAt: z.iso.datetime().nullable().describe('When it was published; null while it is a draft.'),
});
export type PhaseReportListItem = z.output<typeof PhaseReportSummary>;

const id = Id.describe('The phase report, one that the caller writes.');
const invalidates = ['backend/phaseReport/index', 'backend/phaseReport/detail'];

/** Lists phase reports. */
export const listPhaseReports = call({
  path: 'backend/phaseReport/index',
  method: 'GET',
  effect: 'read',
  summary:
    'Phase reports, the newest first: those that I write, and of a student of mine also what colleagues published.',
  access,
  input: z.object({
    studentId: Id.optional().describe('Only of this student, one of the caller’s own; absent: those that I write.'),
    ...pagingInput(),
  }),
  output: z.object({ list: z.array(PhaseReportSummary).describe('One page of phase reports.'), ...pageFields }),
});

/** The letter by which a guardian reads a published phase report. */
export const PhaseLetter = z.object({
  guardianId: z.int().describe('The guardian.'),
  name: z.string().describe('What the guardian is called.'),
  mail: z.string().describe('Where the letter goes.'),
  sentAt: z.iso.datetime().nullable().describe('When it was last sent; null where it was not.'),
  expiresAt: z.iso.datetime().nullable().describe('Until when its address opens; null where none was sent.'),
  revokedAt: z.iso.datetime().nullable().describe('When it was revoked; null where it was not.'),
  readAt: z.iso.datetime().nullable().describe('When it was first read; null where it was not.'),
  mailState: z
    .enum(['queued', 'sent', 'failed'])
    .nullable()
    .describe('Whether its mail waits, was accepted by the mail server, or was given up; null where nobody knows.'),
  mailFailure: z
    .string()
    .nullable()
    .describe(
      'The codes with which the mail server refused it last, as `describeMailFailure` reads them; null where it did not.',
    ),
});
export type PhaseLetter = z.output<typeof PhaseLetter>;

/** Reads one phase report. */
export const getPhaseReport = call({
  path: 'backend/phaseReport/detail',
  method: 'GET',
  effect: 'read',
  summary: 'One phase report with its numbers: of a draft as they are now, of a published one as they stood then.',
  access,
  input: z.object({ id: Id.describe('The phase report: the caller’s, or a published one of a student of theirs.') }),
  output: PhaseReportSummary.extend({
    comments: PhaseComments.describe('What the teacher says.'),
    numbers: PhaseNumbers.describe('What the work of the period comes to.'),
    version: z.int().describe('Which state of it this is; a change names the one that it was made from.'),
    letters: z
      .array(PhaseLetter)
      .optional()
      .describe('The guardians of the student with their letters, for the author; absent for others.'),
  }),
});

/** A phase report as the call returns it. */
export type PhaseReportData = z.output<typeof getPhaseReport.output>;

const ReleasedSummary = PhaseReportSummary.pick({
  id: true,
  studentName: true,
  title: true,
  from: true,
  to: true,
  authorName: true,
}).extend({ publishedAt: z.iso.datetime().describe('When it was published.') });

/** A published phase report as its student and a guardian read it: what its author released, and nothing else. */
export const ReleasedPhaseReport = ReleasedSummary.extend({
  comments: PhaseComments.describe('What the teacher says.'),
  numbers: PhaseNumbers.describe('What the work of the period came to when it was published.'),
});
export type ReleasedPhaseReport = z.output<typeof ReleasedPhaseReport>;

/** A student's own published phase reports. */
export const listMyPhaseReports = call({
  path: 'frontend/phaseReport/index',
  method: 'GET',
  effect: 'read',
  summary: 'Phase reports about me that a teacher published, the newest first.',
  access: student,
  input: z.object(pagingInput()),
  output: z.object({ list: z.array(ReleasedSummary).describe('One page of phase reports.'), ...pageFields }),
});

const myReport = { id: Id.describe('The phase report: a published one about the caller.') };

export const getMyPhaseReport = call({
  path: 'frontend/phaseReport/detail',
  method: 'GET',
  effect: 'read',
  summary: 'One published phase report about me: the words and numbers that were released.',
  access: student,
  input: z.object(myReport),
  output: ReleasedPhaseReport,
});

/** A student's own phase report as a PDF. */
export const downloadMyPhaseReport = call({
  path: 'frontend/phaseReport/pdf',
  method: 'GET',
  effect: 'read',
  summary: 'One published phase report about me as a PDF of text: everything that its screen shows.',
  access: student,
  input: z.object(myReport),
  output: z.unknown().describe('A PDF.'),
  responseFormat: 'bytes',
  refusals: ['report.busy', 'report.tooHeavy'],
});

/** A phase report as a PDF. */
export const downloadPhaseReport = call({
  path: 'backend/phaseReport/pdf',
  method: 'GET',
  effect: 'read',
  summary: 'One phase report as a PDF of text: everything that its screen shows, with the comments as they are saved.',
  access,
  input: getPhaseReport.input,
  output: z.unknown().describe('A PDF.'),
  responseFormat: 'bytes',
  refusals: ['report.busy', 'report.tooHeavy'],
});

/** Creates a phase report. */
export const createPhaseReport = call({
  path: 'backend/phaseReport/create',
  method: 'POST',
  effect: 'write',
  summary: 'Begin a phase report of a student of mine for a period of at most a year.',
  access,
  input: z.object({
    requestId: RequestId,
    studentId: Id.describe("The student, one of the caller's own."),
    title: NameInput.min(1).max(200).describe('What it is called.'),
    from: Day.describe('The first day of the period, in the school’s time zone.'),
    to: Day.describe('The last day of the period; not before the first.'),
  }),
  output: z.object({ id: z.int().describe('The phase report.') }),
  refusals: ['phase.period'],
  invalidates,
});

/** Edits, publishes or unpublishes a phase report. */
export const updatePhaseReport = call({
  path: 'backend/phaseReport/edit',
  method: 'POST',
  effect: 'write',
  summary:
    'Change the words of a draft; publish it, which keeps its numbers as they are, or take it back to be a draft.',
  access,
  input: z.object({
    requestId: RequestId,
    id,
    version: integerBetween(1, 1_000_000).describe('The state that was changed.'),
    title: NameInput.min(1).max(200).optional().describe('Another title; absent: the same.'),
    comments: PhaseComments.optional().describe('Other words; absent: the same.'),
    publish: z.boolean().optional().describe('True publishes it, false takes it back; absent: as it is.'),
  }),
  output: z.object({
    version: z.int().describe('Which state of it counts now.'),
    publishedAt: z.iso.datetime().nullable().describe('When it was published; null while it is a draft.'),
  }),
  refusals: ['phase.newer', 'phase.published'],
  invalidates,
});

/** Deletes a phase report. */
export const deletePhaseReport = call({
  path: 'backend/phaseReport/delete',
  method: 'POST',
  effect: 'write',
  summary: 'Delete a phase report for good; the work that it tells of stays.',
  access,
  input: z.object({ requestId: RequestId, id }),
  output: z.object({}),
  invalidates,
});
