import * as z from 'zod';
import { Edition, Id, Ids, integerBetween, RequestId } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { sheetForms, sheetRules } from '@inkstone/exam/answer-sheet';
import { outputFields } from '@inkstone/exam/fields';
import { teacherSide } from '@inkstone/session/contract';
import { sheetProblems, sheetStates } from '../answer-sheets/sheet-plan.ts';
import { refusals } from '../refusals.ts';

const call = createCallFactory(refusals);
const access = teacherSide.may('publish_test', 'publish_homework');
const id = Id.describe('The assignment, one that the caller gave.');
const sheetsPath = 'backend/test/answerSheets';
const invalidates = [sheetsPath];
const enterInvalidates = [sheetsPath, 'backend/test/*', 'backend/homework/*', 'backend/report/*', 'backend/myClass/*'];

/** The largest picture of a page in bytes. */
export const maxSheetBytes = 20 * 1024 * 1024;

/** How many days a page is kept that nobody is named for. */
export const unclaimedSheetDays = 90;

const values = z.array(z.string().max(12)).max(8);
const index = z.int().min(0).max(400);

const Box = z
  .array(z.number().min(-1).max(2))
  .length(4)
  .describe('Where it stands in the picture: left, top, width and height as shares of it.');

/** What was read of a picture, before it is known to belong to the assignment. */
export const SheetReading = z.object({
  problem: z.enum(sheetProblems).nullable().describe('Why nothing was read; null where a page was read.'),
  code: z.string().max(60).nullable().describe('What the QR code says; null where there is none.'),
  number: z.string().max(12).nullable().describe("The student's number that was filled in; null where there is none."),
  questions: z
    .array(
      z.object({
        index: index.describe('Place in the form, from 0, counting questions with bubbles.'),
        isSure: z.boolean().describe('Whether it was read without a doubt.'),
        values: values.describe('Letters of filled bubbles, or a number as one text; empty for a blank.'),
        box: Box,
      }),
    )
    .max(200)
    .describe('The questions of the page.'),
});
export type SheetReading = z.output<typeof SheetReading>;

const parseJson = (raw: unknown): unknown => {
  if (typeof raw !== 'string') return raw;
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
};

const SheetKind = z.enum(['single', 'multiple', 'true-false', 'numeric']);

/** The answer sheets of an assignment that came back. */
export const listAnswerSheets = call({
  path: 'backend/test/answerSheets',
  method: 'GET',
  effect: 'read',
  summary: 'Pages of answer sheets that came back for an own assignment: what was read, whose they are, what is left.',
  access,
  input: z.object({ id }),
  output: z.object({
    title: z.string().describe('The title of the assignment.'),
    programme: outputFields.programme,
    kind: z.enum(['test', 'homework']).describe('What kind of work it is.'),
    opensAtOnce: z.boolean().describe('Whether a report is open to its student as soon as the answers are entered.'),
    isAdaptive: z.boolean().describe('Whether its modules are chosen by answers, so that it has no answer sheet.'),
    unprinted: z.int().describe('Questions that have no bubbles and stay without an answer.'),
    forms: z
      .array(
        z.object({
          form: z.enum(sheetForms).describe('The letter of the form.'),
          rules: z.literal(sheetRules).describe('The rules by which its order was drawn; 1 stands on older sheets.'),
          questions: z
            .array(
              z.object({
                label: z.string().describe('The printed number.'),
                kind: SheetKind.describe('How it is answered.'),
                options: z.int().describe('Letters to choose from; 0 for a truth and for a number.'),
                columns: z.int().describe('Columns of a number; 0 for choices.'),
                minus: z.boolean().describe('Whether a number has a minus.'),
              }),
            )
            .describe('Questions with bubbles, in printed order.'),
        }),
      )
      .describe('The forms in which it can have been printed.'),
    students: z
      .array(
        z.object({
          studentId: outputFields.studentId,
          name: outputFields.studentName,
          number: z.string().nullable().describe('The student number; null: none.'),
          attempt: z
            .enum(['none', 'screen', 'paper'])
            .describe('Whether there is an attempt, and whether it was made on screen or on paper.'),
        }),
      )
      .describe('Who has the assignment, by name.'),
    sheets: z
      .array(
        z.object({
          sheetId: z.int().describe('The page.'),
          fileName: z.string().describe('The file that it came in.'),
          filePage: z.int().nullable().describe('The page of a PDF, from 1; null for a picture.'),
          url: z.string().describe('The picture as it came.'),
          state: z.enum(sheetStates).describe('How far it has come.'),
          problem: z.enum(sheetProblems).nullable().describe('Why it is not read; null where it is.'),
          form: z.enum(sheetForms).nullable().describe('Its form; null where it was not read.'),
          rules: z.int().nullable().describe('The rules by which its form was drawn; null where it was not read.'),
          page: z.int().nullable().describe('Its page of the sheet, from 1; null where it was not read.'),
          pages: z.int().nullable().describe('Pages of the sheet; null where it was not read.'),
          number: z.string().nullable().describe("The student's number as it was read; null: none."),
          studentId: z.int().nullable().describe('Whose sheet it is; null where nobody knows.'),
          edition: z.int().describe('How often it was decided about.'),
          attemptId: z.int().nullable().describe('The attempt that its answers became; null: not yet.'),
          questions: z
            .array(
              z.object({
                index: z.int().describe('Place in the form, from 0.'),
                isSure: z.boolean().describe('Whether it was read without a doubt.'),
                values: z.array(z.string()).describe('What was read; likely letters where it is doubtful.'),
                chosen: z.array(z.string()).nullable().describe('What the teacher decided; null: nothing.'),
                box: Box,
              }),
            )
            .describe('What was read of its questions.'),
        }),
      )
      .describe('The pages, in the order in which they came.'),
  }),
});

/** Adds a page of an answer sheet. */
export const addAnswerSheet = call({
  path: 'backend/test/addAnswerSheet',
  method: 'POST',
  effect: 'write',
  summary:
    'Add the picture (PNG, JPEG) of one page of an answer sheet with what was read of it. The same picture again adds nothing.',
  access,
  requestFormat: 'multipart',
  input: z.object({
    requestId: RequestId,
    id,
    filePage: integerBetween(1, 10_000)
      .optional()
      .describe('The page of the PDF that it came from; absent: it came as a picture.'),
    reading: z.preprocess(parseJson, SheetReading).describe('What was read of it, as JSON.'),
  }),
  output: z.object({
    sheetId: z.int().describe('The page.'),
    isNew: z.boolean().describe('False where the same picture was there already.'),
  }),
  refusals: ['sheet.notPicture', 'sheet.tooLarge', 'sheet.tooMany'],
  maxBytes: maxSheetBytes,
  invalidates,
});

/** Decides about a page. */
export const decideAnswerSheet = call({
  path: 'backend/test/decideAnswerSheet',
  method: 'POST',
  effect: 'write',
  summary: 'Decide whose a page is and what its doubtful questions say, or throw it away.',
  access,
  input: z.object({
    requestId: RequestId,
    id,
    sheetId: Id.describe('The page.'),
    edition: Edition.describe('The edition that was seen; another one is refused.'),
    studentId: Id.optional().describe('Whose sheet it is, one who has the assignment; absent: as before.'),
    choices: z
      .array(
        z.object({
          index: index.describe('Place in the form, from 0.'),
          values: values.describe('The answer; empty: blank.'),
        }),
      )
      .max(200)
      .optional()
      .describe('What questions say; absent: nothing is decided.'),
    isDiscarded: z.boolean().optional().describe('True to throw the page away; absent: it stays.'),
  }),
  output: z.object({ edition: z.int().describe('The edition now.') }),
  refusals: ['sheet.changedMeanwhile', 'sheet.entered', 'sheet.notAnAnswer'],
  invalidates,
});

const studentIds = Ids.min(1).max(500);

/** Enters the answers of sheets. */
export const enterAnswerSheets = call({
  path: 'backend/test/enterAnswerSheets',
  method: 'POST',
  effect: 'write',
  summary:
    "Enter the answers of chosen students' sheets as attempts on paper, scored at once. What is not decided, or has an attempt already, is left.",
  access,
  input: z.object({
    requestId: RequestId,
    id,
    studentIds: studentIds.describe('The students whose sheets are entered.'),
  }),
  output: z.object({
    list: z
      .array(
        z.object({
          studentId: z.int().describe('The student.'),
          outcome: z
            .enum(['entered', 'hasAttempt', 'notGiven', 'adaptive', 'notReady', 'pagesMissing'])
            .describe('What became of the sheets; all but entered wrote nothing.'),
        }),
      )
      .describe('What became of each student, in the order in which they were sent.'),
  }),
  invalidates: enterInvalidates,
});

/** Takes entered sheets back. */
export const undoAnswerSheets = call({
  path: 'backend/test/undoAnswerSheets',
  method: 'POST',
  effect: 'write',
  summary: 'Take attempts from paper back while their reports are not open and nobody has marked them; the pages stay.',
  access,
  input: z.object({
    requestId: RequestId,
    id,
    studentIds: studentIds.describe('The students whose attempts are taken back.'),
  }),
  output: z.object({
    list: z
      .array(
        z.object({
          studentId: z.int().describe('The student.'),
          outcome: z
            .enum(['undone', 'nothing', 'reportOpen', 'marked'])
            .describe('What became of the attempt; all but undone left it.'),
        }),
      )
      .describe('What became of each student, in the order in which they were sent.'),
  }),
  invalidates: enterInvalidates,
});
