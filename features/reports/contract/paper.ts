import * as z from 'zod';
import { Day, Edition, Id, NameInput, RequestId, sheetEncodings } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { outputFields } from '@inkstone/exam/fields';
import { student, teacherSide } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';
import { Mark, MarkChange, MarkInput, Points, Scale } from './paper-fields.ts';

const call = createCallFactory(refusals);
const access = teacherSide.may('myStudent_class');
const invalidates = ['backend/myClass/paperTest', 'backend/myClass/gradebook', 'backend/myStudent/paperMarks'];

/** The largest sheet of marks in bytes. */
export const maxMarkSheetBytes = 2 * 1024 * 1024;

const id = Id.describe('The test on paper.');
/** Makes a test on paper, or changes one. */
export const savePaperTest = call({
  path: 'backend/myClass/savePaperTest',
  method: 'POST',
  effect: 'write',
  summary: 'Make a test on paper for a class, or change its title, day, points and parts while its marks fit.',
  access,
  input: z.object({
    requestId: RequestId,
    classId: Id.describe('The class, one that the caller teaches.'),
    id: Id.optional().describe('The own test that is changed; absent: a new one.'),
    edition: Edition.describe('The edition that was changed; 0 for a new one. Another one is refused.'),
    title: NameInput.pipe(z.string().min(1).max(200)).describe('What the test is called.'),
    day: Day.describe('The day on which it was written.'),
    maximum: Points.nullable().describe('Points for full marks; null where they are the sum of the parts.'),
    parts: z
      .array(
        z.object({
          name: NameInput.pipe(z.string().min(1).max(60)).describe('What the part is called.'),
          maximum: Points.describe('Points for full marks in the part.'),
        }),
      )
      .max(20)
      .describe('The parts of the test; empty: it has none.'),
  }),
  output: z.object({ id: z.int().describe('The test.'), edition: z.int().describe('Its edition now.') }),
  refusals: ['paper.changedMeanwhile', 'paper.noPoints', 'paper.marksDoNotFit'],
  invalidates,
});

/** A test on paper with its marks. */
export const getPaperTest = call({
  path: 'backend/myClass/paperTest',
  method: 'GET',
  effect: 'read',
  summary: 'A test on paper of a class that the caller teaches, with the mark of each student and what was changed.',
  access,
  input: z.object({ id }),
  output: z.object({
    id: z.int().describe('The test.'),
    classId: z.int().describe('The class that wrote it.'),
    className: z.string().describe("What the class is called, in the reader's language."),
    teacherName: outputFields.teacherName,
    isMine: z.boolean().describe('Whether it is the caller who made it, and so may mark and release it.'),
    edition: z.int().describe('How often its title, day, points and parts were saved.'),
    ...Scale,
    releasedAt: z.iso.datetime().nullable().describe('When its marks were released; null: not yet.'),
    list: z
      .array(
        z.object({
          studentId: outputFields.studentId,
          name: outputFields.studentName,
          username: z.string().describe('The user name, which tells apart two persons of one name.'),
          number: z.string().nullable().describe('The student number; null: none.'),
          hasLeft: z.boolean().describe('Whether the student is not in the class any more.'),
          edition: z.int().describe('How often the mark was changed; 0: never.'),
          mark: Mark.describe('The mark.'),
        }),
      )
      .describe('The students of the class, and who has a mark and left it, by name.'),
    changes: z.array(MarkChange).describe('The latest 200 changes of marks, the newest first.'),
    sheets: z
      .array(
        z.object({
          id: z.int().describe('The sheet.'),
          fileName: z.string().describe('The name of the file; empty for a pasted text.'),
          at: z.iso.datetime().describe('When it was applied.'),
          byName: z.string().describe('Who applied it.'),
          marks: z.int().describe('Marks that it changed.'),
          undoneAt: z.iso.datetime().nullable().describe('When it was undone; null: it was not.'),
        }),
      )
      .describe('Sheets that were imported, the newest first.'),
  }),
});

/** Saves marks of a test on paper. */
export const savePaperMarks = call({
  path: 'backend/myClass/savePaperMarks',
  method: 'POST',
  effect: 'write',
  summary: 'Save marks of an own test on paper, typed or chosen from a sheet; one that was changed since stays.',
  access,
  input: z.object({
    requestId: RequestId,
    id,
    fileName: z.string().max(200).nullable().describe('The sheet that they come from; null where they were typed.'),
    marks: z
      .array(
        MarkInput.extend({
          studentId: Id.describe('The student, one who is or was in the class.'),
          edition: Edition.describe('The edition of the mark that was seen; another one is left as it is.'),
        }),
      )
      .min(1)
      .max(1000)
      .describe('Marks of students; others stay as they are.'),
  }),
  output: z.object({
    list: z
      .array(
        z.object({
          studentId: z.int().describe('The student.'),
          outcome: z
            .enum(['saved', 'same', 'changedMeanwhile', 'notNumber', 'aboveMaximum', 'notInClass'])
            .describe('What became of the mark; all but saved and same leave it as it was.'),
          edition: z.int().describe('The edition of the mark now.'),
          mark: Mark.describe('The mark now.'),
        }),
      )
      .describe('What became of each mark, in the order in which they were sent.'),
  }),
  invalidates,
});

/** Reads a sheet of marks and says what it would change. */
export const planPaperMarks = call({
  path: 'backend/myClass/planPaperMarks',
  method: 'POST',
  effect: 'write',
  summary: 'Read a sheet of marks (XLSX or CSV) for an own test on paper: what each row would change. Writes nothing.',
  access,
  requestFormat: 'multipart',
  input: z.object({
    requestId: RequestId,
    id,
    encoding: z.enum(sheetEncodings).optional().describe('How the text is encoded; absent: told from its bytes.'),
  }),
  output: z.object({
    fileName: z.string().describe('The name of the file.'),
    encoding: z.string().nullable().describe('How the text was encoded; null for a workbook.'),
    rows: z
      .array(
        z.object({
          number: z.int().describe('The row of the sheet, from 1.'),
          label: z.string().describe('Whom the row names, as it stands there.'),
          studentId: z.int().nullable().describe('The student; null where nobody of the class is meant.'),
          name: z.string().describe("The student's name; empty where nobody is meant."),
          edition: z.int().describe('The edition of the mark that it would change.'),
          outcome: z
            .enum(['change', 'same', 'unknown', 'ambiguous', 'repeated', 'notNumber', 'aboveMaximum'])
            .describe('change and same: what the row does; the others are left out for this reason.'),
          text: z.string().describe('What stands in the sheet for the mark.'),
          old: Mark.describe('The mark now.'),
          new: Mark.describe('The mark by the sheet.'),
        }),
      )
      .describe('What each row would do.'),
  }),
  refusals: ['markSheet.unreadable', 'markSheet.tooLarge', 'markSheet.noColumns'],
  maxBytes: maxMarkSheetBytes,
});

/** Undoes a sheet of marks. */
export const undoPaperSheet = call({
  path: 'backend/myClass/undoPaperSheet',
  method: 'POST',
  effect: 'write',
  summary: 'Give the marks that a sheet changed back what they were; one that was changed since stays.',
  access,
  input: z.object({ requestId: RequestId, id, sheetId: Id.describe('The sheet.') }),
  output: z.object({
    undone: z.int().describe('Marks that are as they were before.'),
    stays: z.int().describe('Marks that were changed since, and stay.'),
  }),
  refusals: ['markSheet.undone'],
  invalidates,
});

/** Releases the marks of a test on paper. */
export const releasePaperTest = call({
  path: 'backend/myClass/releasePaperTest',
  method: 'POST',
  effect: 'write',
  summary: 'Release the marks of an own test on paper: the students who have one read it, and are told so.',
  access,
  input: z.object({ requestId: RequestId, id }),
  output: z.object({ releasedAt: z.iso.datetime().describe('When it was released.') }),
  refusals: ['paper.released', 'paper.noMarks'],
  invalidates,
});

/** Deletes a test on paper. */
export const deletePaperTest = call({
  path: 'backend/myClass/deletePaperTest',
  method: 'POST',
  effect: 'write',
  summary: 'Delete an own test on paper with its marks; once they were released, its students are told.',
  access,
  input: z.object({ requestId: RequestId, id }),
  output: z.object({}),
  invalidates,
});

/** The marks of a test on paper as a file. */
export const exportPaperMarks = call({
  path: 'backend/myClass/paperMarksFile',
  method: 'GET',
  effect: 'read',
  summary: 'The students of a test on paper with their marks as a workbook or CSV, which can be filled in.',
  access,
  input: z.object({
    id,
    format: z.enum(['xlsx', 'csv']).describe('A workbook with typed cells, or separated text in UTF-8.'),
  }),
  output: z.unknown().describe('A workbook or separated text.'),
  responseFormat: 'bytes',
});

const PaperResult = z.object({
  id: z.int().describe('The test.'),
  className: z.string().describe("The class that wrote it, in the reader's language."),
  teacherName: outputFields.teacherName,
  ...Scale,
  releasedAt: z.iso.datetime().nullable().describe('When the marks were released; null: not yet.'),
  mark: Mark.describe('The mark.'),
  changes: z
    .array(MarkChange.omit({ studentId: true, byName: true }))
    .describe('What was changed after the release, the oldest first.'),
});

const results = z.array(PaperResult).describe('The latest 200 tests on paper, the newest first.');

/** A student's marks of tests on paper, for who teaches the student. */
export const listStudentPaperMarks = call({
  path: 'backend/myStudent/paperMarks',
  method: 'GET',
  effect: 'read',
  summary: "A student's marks of tests on paper, released or not, for a teacher who teaches the student.",
  access: teacherSide.may('myStudent_student'),
  input: z.object({ studentId: Id.describe("The student, one of the caller's own.") }),
  output: z.object({ list: results }),
});

/** The own released marks of tests on paper. */
export const listMyPaperMarks = call({
  path: 'frontend/paperMarks',
  method: 'GET',
  effect: 'read',
  summary: "The student's own released marks of tests on paper, with what was changed since.",
  access: student,
  input: z.object({}),
  output: z.object({ list: results }),
});
