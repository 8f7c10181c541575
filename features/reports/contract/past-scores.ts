import * as z from 'zod';
import { Day, Id, RequestId, sheetEncodings } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { backendSide, student, teacherSide } from '@inkstone/session/contract';
import { pastFields } from '../past/past-columns.ts';
import { refusals } from '../refusals.ts';
import { maxMarkSheetBytes } from './paper.ts';

const call = createCallFactory(refusals);
const access = backendSide.may('school_people');
const invalidates = ['backend/school/pastScoreSheets', 'backend/myStudent/pastScores'];
const text = z.string().max(60);

/** Rows of a sheet of earlier scores. */
export const maxPastScores = 2000;

const ScoreText = z.object({
  total: text.describe('The total as it was given; empty where there are parts alone.'),
  parts: z
    .array(
      z.object({ name: text.describe('What the part is called.'), score: text.describe('Its score as it was given.') }),
    )
    .max(20)
    .describe('Scores of parts.'),
  source: text.describe('Where the score comes from; empty where nothing is said.'),
});

const PastScore = ScoreText.extend({
  exam: text.describe('What the exam is called.'),
  day: z.iso.date().describe('The day of the exam.'),
});

/** Reads a sheet of earlier scores and says what it would change. */
export const planPastScores = call({
  path: 'backend/school/planPastScores',
  method: 'POST',
  effect: 'write',
  summary: 'Read a sheet of earlier scores of students (XLSX or CSV): what each row would do. Writes nothing.',
  access,
  requestFormat: 'multipart',
  input: z.object({
    requestId: RequestId,
    encoding: z.enum(sheetEncodings).optional().describe('How the text is encoded; absent: told from its bytes.'),
    columns: z
      .string()
      .max(2000)
      .optional()
      .describe('What each column holds, from the left, joined by commas; empty: not read. Absent: guessed by heads.'),
  }),
  output: z.object({
    fileName: z.string().describe('The name of the file.'),
    encoding: z.string().nullable().describe('How the text was encoded; null for a workbook.'),
    isComplete: z
      .boolean()
      .describe('Whether there are columns of students, exams and days; without them no row is planned.'),
    columns: z
      .array(
        z.object({
          head: z.string().describe('The head of the column; empty where it has none.'),
          field: z.enum(pastFields).nullable().describe('What the column is taken for; null: it is not read.'),
          samples: z.array(z.string()).describe('Its first texts, to see that they were read rightly.'),
        }),
      )
      .describe('The columns of the sheet, from the left.'),
    rows: z
      .array(
        z.object({
          number: z.int().describe('The row of the sheet, from 1.'),
          label: z.string().describe('Whom the row names, as it stands there.'),
          studentId: z.int().nullable().describe('The student; null where nobody is meant.'),
          name: z.string().describe("The student's name; empty where nobody is meant."),
          outcome: z
            .enum([
              ...(['change', 'same', 'unknown', 'ambiguous', 'repeated'] as const),
              ...(['noExam', 'noDay', 'noTotal', 'tooLong'] as const),
            ])
            .describe('change and same: what the row does; the others are left out for this reason.'),
          dayText: z.string().describe('The day as it stands in the sheet.'),
          old: ScoreText.nullable().describe('What is there of this exam and day; null: nothing.'),
          score: z
            .object({
              exam: z.string().describe('What the exam is called.'),
              day: z.string().describe('The day of the exam; empty where it is none.'),
              total: z.string().describe('The total.'),
              parts: z
                .array(z.object({ name: z.string().describe('The part.'), score: z.string().describe('Its score.') }))
                .describe('Scores of parts.'),
              source: z.string().describe('Where it comes from.'),
            })
            .describe('The score by the sheet.'),
        }),
      )
      .describe('What each row would do.'),
  }),
  refusals: ['markSheet.unreadable', 'markSheet.tooLarge', 'markSheet.noScores'],
  maxBytes: maxMarkSheetBytes,
});

/** Imports chosen rows of a sheet of earlier scores. */
export const applyPastScores = call({
  path: 'backend/school/applyPastScores',
  method: 'POST',
  effect: 'write',
  summary: 'Import chosen rows of a sheet of earlier scores; one that was changed since the receipt stays.',
  access,
  input: z.object({
    requestId: RequestId,
    fileName: z.string().max(200).describe('The name of the file.'),
    rows: z
      .array(
        PastScore.extend({
          studentId: Id.describe('The student.'),
          exam: text.min(1).describe('What the exam is called.'),
          day: Day.describe('The day of the exam.'),
          old: ScoreText.nullable().describe(
            'What was seen of this exam and day, another value is left as it is; null: nothing was there.',
          ),
        }),
      )
      .min(1)
      .max(maxPastScores)
      .describe('The chosen rows.'),
  }),
  output: z.object({
    applied: z.int().describe('Scores that were imported or changed.'),
    same: z.int().describe('Scores that were there already.'),
    left: z.int().describe('Scores that had changed since, and stay.'),
  }),
  invalidates,
});

/** The sheets of earlier scores. */
export const listPastScoreSheets = call({
  path: 'backend/school/pastScoreSheets',
  method: 'GET',
  effect: 'read',
  summary: 'The latest 50 sheets of earlier scores that were imported, the newest first.',
  access,
  input: z.object({}),
  output: z.object({
    list: z
      .array(
        z.object({
          sheetId: z.int().describe('The sheet.'),
          fileName: z.string().describe('The name of the file.'),
          byName: z.string().describe('Who brought it in.'),
          at: z.iso.datetime().describe('When it was imported.'),
          scores: z.int().describe('Scores that it imported or changed.'),
          undoneAt: z.iso.datetime().nullable().describe('When it was undone; null: it was not.'),
          undoUntil: z.iso.datetime().nullable().describe('Until when it can be undone; null: it cannot.'),
        }),
      )
      .describe('The sheets.'),
  }),
});

/** Undoes a sheet of earlier scores. */
export const undoPastScores = call({
  path: 'backend/school/undoPastScores',
  method: 'POST',
  effect: 'write',
  summary: 'Take back what a sheet of earlier scores wrote, for thirty days; what a later sheet changed stays.',
  access,
  input: z.object({ requestId: RequestId, sheetId: Id.describe('The sheet.') }),
  output: z.object({
    undone: z.int().describe('Scores that are as they were before.'),
    stays: z.int().describe('Scores that a later sheet changed, and stay.'),
  }),
  refusals: ['markSheet.undone', 'markSheet.tooLate'],
  invalidates,
});

const ownScores = z.array(PastScore.extend({ broughtAt: z.iso.datetime().describe('When it was imported.') }));

/** A student's earlier scores, for who teaches the student. */
export const listStudentPastScores = call({
  path: 'backend/myStudent/pastScores',
  method: 'GET',
  effect: 'read',
  summary: "A student's earlier scores that the school imported, for a teacher who teaches the student.",
  access: teacherSide.may('myStudent_student'),
  input: z.object({ studentId: Id.describe("The student, one of the caller's own.") }),
  output: z.object({ list: ownScores.describe('The scores, the latest first.') }),
});

/** The own earlier scores. */
export const listMyPastScores = call({
  path: 'frontend/pastScores',
  method: 'GET',
  effect: 'read',
  summary: "The student's own earlier scores that the school imported.",
  access: student,
  input: z.object({}),
  output: z.object({ list: ownScores.describe('The scores, the latest first.') }),
});
