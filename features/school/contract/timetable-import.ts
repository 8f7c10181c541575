import * as z from 'zod';
import { Id, pageFields, pagingInput, RequestId } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { backendSide } from '@inkstone/session/contract';
import { sheetEncodings } from '@inkstone/base';
import { timetableFields } from '../timetable-import/fields.ts';
import { sessionFaults, sessionOutcomes, sessionUndoFaults, sharedParts } from '../timetable-import/plan-types.ts';
import { refusals } from '../refusals.ts';
import { maxSheetBytes } from './imports.ts';

// Not exported by the contract's index: only the screen that imports the timetable loads these calls.
const call = createCallFactory(refusals);
const access = backendSide.may('school_classes');
const setLists = ['backend/school/timetableImports'];
const timetables = [
  ...['backend/school/timetable', 'backend/teacher/timetable', 'backend/teacher/lessons', 'backend/lesson/detail'],
];

const changeSetId = Id.describe('The change set.');
const planOnly = z.object({ changeSetId: z.int().describe('The change set.') });

const SessionImportFacts = z.object({
  changeSetId: z.int().describe('The change set.'),
  state: z.enum(['planned', 'applied', 'undone']).describe('Planned: nothing is written yet.'),
  fileName: z.string().describe('The name of the file.'),
  format: z.enum(['csv', 'xlsx', 'ics']).describe('What the file was: separated text, a workbook, or a calendar.'),
  encoding: z.string().nullable().describe('How the text was encoded; null for a workbook.'),
  actorName: z.string().describe('Who applied it, or planned it.'),
  createdAt: z.iso.datetime().describe('When it was planned.'),
  appliedAt: z.iso.datetime().nullable().describe('When it was applied; null: not yet.'),
  undoneAt: z.iso.datetime().nullable().describe('When it was undone; null: it was not.'),
  undoUntil: z.iso.datetime().nullable().describe('Until when it can be undone; null: it cannot.'),
  counts: z
    .object({
      made: z.int().describe('Sessions that are made.'),
      changed: z.int().describe('Sessions that are changed.'),
      same: z.int().describe('Sessions that are as the file says.'),
      refused: z.int().describe('Rows that are left out.'),
      conflicts: z.int().describe('Sessions that share a class, a teacher or a room with another at the same time.'),
      stays: z.int().describe('Sessions that could not be undone.'),
    })
    .describe('Numbers of sessions.'),
});
export type SessionImportFacts = z.output<typeof SessionImportFacts>;

const SessionText = z.object({
  className: z.string().describe("The class, in the caller's language."),
  title: z.string().describe('What it is about in English; empty: nothing said.'),
  titleZh: z.string().nullable().describe('The same in Chinese; null: none.'),
  day: z.iso.date().describe("The day in the school's zone."),
  begins: z.string().describe("When it begins by the school's clocks."),
  ends: z.string().describe("When it ends by the school's clocks."),
  teachers: z.array(z.string()).describe('Who teaches it, with user names.'),
  room: z.string().nullable().describe('Where it is; null: nowhere said.'),
  isCancelled: z.boolean().describe('Whether it does not take place.'),
});
export type SessionText = z.output<typeof SessionText>;

const SessionRow = z.object({
  position: z.int().describe('The place in the receipt.'),
  rowNumber: z.int().describe('The row of the sheet, or the line of the calendar file.'),
  outcome: z.enum(sessionOutcomes).describe('What becomes of it.'),
  state: z.enum(['planned', 'applied', 'undone', 'stays']).describe('What became of it.'),
  fault: z.enum(sessionFaults).nullable().describe('Why it is left out; null: it is not.'),
  about: z.string().describe('The text at fault; empty: none.'),
  undoFault: z.enum(sessionUndoFaults).nullable().describe('Why it could not be undone; null: it could, or was not.'),
  name: z.string().describe('What the file calls the class.'),
  before: SessionText.nullable().describe('The session as it was; null: there was none.'),
  after: SessionText.nullable().describe('The session as it will be; null: it is left out.'),
  holidayName: z.string().nullable().describe('A holiday on its day; null: none.'),
  conflicts: z
    .array(
      z.object({
        kinds: z.array(z.enum(sharedParts)).describe('What the two have in common at the same time.'),
        rowNumber: z.int().nullable().describe('The row of the same file; null: a session of the school.'),
        text: z.string().describe('Class and times of the other one; empty where it is gone.'),
      }),
    )
    .describe('What is in the way; at most five.'),
});
export type SessionImportRow = z.output<typeof SessionRow>;

const sessionImport = SessionImportFacts.extend({
  columns: z
    .array(
      z.object({
        head: z.string().describe('The head of the column; empty where it has none.'),
        field: z.enum(timetableFields).nullable().describe('What the column is taken for; null: it is not read.'),
        samples: z.array(z.string()).describe('Its first texts, to see that they were read rightly.'),
      }),
    )
    .describe('The columns of the sheet, from the left; none of a calendar.'),
  cuts: z
    .array(
      z.object({
        rowNumber: z.int().describe('The line on which the event begins.'),
        untilDay: z.iso.date().describe('The last day that is taken.'),
      }),
    )
    .describe('Recurring events that go on after what is taken of them.'),
  list: z.array(SessionRow).describe('One page of rows.'),
  ...pageFields,
});
export type SessionImport = z.output<typeof sessionImport>;

/** Reads a file of sessions and says what it would change. */
export const planTimetableImport = call({
  path: 'backend/school/planTimetableImport',
  method: 'POST',
  effect: 'write',
  summary:
    'Read sessions from a calendar (.ics), CSV or XLSX and plan what they would change, one by one; nothing is changed yet. An earlier plan of the caller is replaced.',
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
  output: planOnly,
  refusals: [
    ...(['timetableImport.empty', 'timetableImport.unreadable', 'timetableImport.broken'] as const),
    ...(['sheet.encoding', 'sheet.oldExcel', 'sheet.bomb', 'sheet.tooManyRows', 'timetableImport.tooLarge'] as const),
  ],
  maxBytes: maxSheetBytes,
  invalidates: setLists,
});

/** Writes the sessions of a plan. */
export const applyTimetableImport = call({
  path: 'backend/school/applyTimetableImport',
  method: 'POST',
  effect: 'write',
  summary:
    'Write the sessions of a plan, all or none: where anything differs from the receipt by now, nothing is written.',
  access,
  input: z.object({
    requestId: RequestId,
    changeSetId,
    acceptsConflicts: z.boolean().describe('Whether sessions in the way of others are written too.'),
  }),
  output: planOnly,
  refusals: ['timetableImport.notPlanned', 'timetableImport.outdated', 'timetableImport.conflicts'],
  invalidates: ['backend/school/timetableImport', ...setLists, ...timetables],
});

/** Undoes an import of sessions. */
export const undoTimetableImport = call({
  path: 'backend/school/undoTimetableImport',
  method: 'POST',
  effect: 'write',
  summary:
    'Undo an import of sessions within thirty days; a session that was changed since or has attendance stays and is named.',
  access,
  input: z.object({ requestId: RequestId, changeSetId }),
  output: planOnly,
  refusals: ['timetableImport.notUndoable'],
  invalidates: ['backend/school/timetableImport', ...setLists, ...timetables],
});

/** One import of sessions. */
export const getTimetableImport = call({
  path: 'backend/school/timetableImport',
  method: 'GET',
  effect: 'read',
  summary: 'One import of sessions with a page of its rows.',
  access,
  input: z.object({
    changeSetId,
    show: z
      .enum([...sessionOutcomes, 'conflicts', 'stays'])
      .optional()
      .describe('Only rows of this outcome, those with conflicts, or those that stay; absent: all.'),
    ...pagingInput(),
  }),
  output: sessionImport,
});

/** The imports of sessions. */
export const listTimetableImports = call({
  path: 'backend/school/timetableImports',
  method: 'GET',
  effect: 'read',
  summary: 'Imports of sessions that were applied, and the own plan, the newest first, paged.',
  access,
  input: z.object({ ...pagingInput() }),
  output: z.object({ list: z.array(SessionImportFacts).describe('One page of imports.'), ...pageFields }),
});
