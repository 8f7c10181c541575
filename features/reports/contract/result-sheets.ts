import * as z from 'zod';
import { Id, RequestId, sheetEncodings } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { teacherSide } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';
import { maxMarkSheetBytes } from './paper.ts';

const call = createCallFactory(refusals);
const access = teacherSide.may('publish_test', 'publish_homework');
const id = Id.describe('The assignment, one that the caller gave.');
const points = z.number().nullable();

/** Reads an edited list of results and says what it would change. */
export const planResultsSheet = call({
  path: 'backend/test/planResults',
  method: 'POST',
  effect: 'write',
  summary: 'Read a list of results that was exported and edited: what each row would change. Writes nothing.',
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
          name: z.string().describe("The student's name; empty where nobody is meant."),
          attemptId: z.int().nullable().describe('The attempt; null where none is meant.'),
          outcome: z
            .enum([
              ...(['change', 'same', 'unknown', 'repeated', 'notNumber', 'aboveMaximum'] as const),
              ...(['changedSince', 'noScore'] as const),
            ])
            .describe('change and same: what the row does; the others are left out for this reason.'),
          text: z.string().describe('What stands in the sheet for the points.'),
          oldPoints: points.describe('The total now, in points; null where there is none.'),
          newPoints: points.describe('The total by the sheet, in points; null where it has none.'),
        }),
      )
      .describe('What each row would do.'),
  }),
  refusals: ['markSheet.unreadable', 'markSheet.tooLarge', 'markSheet.noRecords'],
  maxBytes: maxMarkSheetBytes,
});

/** Applies chosen rows of an edited list of results. */
export const applyResultsSheet = call({
  path: 'backend/test/applyResults',
  method: 'POST',
  effect: 'write',
  summary: 'Set the totals of chosen rows of a sheet by hand, with the sheet as the reason; what changed since stays.',
  access,
  input: z.object({
    requestId: RequestId,
    id,
    fileName: z.string().max(200).describe('The name of the file, for the reason of each change.'),
    rows: z
      .array(
        z.object({
          attemptId: Id.describe('The attempt, one at the assignment.'),
          oldPoints: points.describe('The total that was seen; another one is left as it is.'),
          newPoints: z.number().min(0).max(10_000).multipleOf(0.01).describe('The total that shall count.'),
        }),
      )
      .min(1)
      .max(500)
      .describe('The chosen rows.'),
  }),
  output: z.object({
    list: z
      .array(
        z.object({
          attemptId: z.int().describe('The attempt.'),
          outcome: z
            .enum(['applied', 'same', 'changedMeanwhile', 'aboveMaximum', 'noScore'])
            .describe('What became of the row; all but applied leave the total as it was.'),
        }),
      )
      .describe('What became of each row, in the order in which they were sent.'),
  }),
  invalidates: ['backend/*', 'do/*'],
});

/** The sheets of results that were imported. */
export const listResultsSheets = call({
  path: 'backend/test/resultsSheets',
  method: 'GET',
  effect: 'read',
  summary: 'The latest 20 sheets of results that were imported for an own assignment, the newest first.',
  access,
  input: z.object({ id }),
  output: z.object({
    list: z
      .array(
        z.object({
          sheetId: z.int().describe('The sheet.'),
          fileName: z.string().describe('The name of the file.'),
          at: z.iso.datetime().describe('When it was applied.'),
          changes: z.int().describe('Totals that it changed.'),
          undoneAt: z.iso.datetime().nullable().describe('When it was undone; null: it was not.'),
        }),
      )
      .describe('The sheets.'),
  }),
});

/** Undoes a sheet of results. */
export const undoResultsSheet = call({
  path: 'backend/test/undoResults',
  method: 'POST',
  effect: 'write',
  summary: 'Give the totals that a sheet changed back what counted before; one that was changed since stays.',
  access,
  input: z.object({ requestId: RequestId, id, sheetId: Id.describe('The sheet.') }),
  output: z.object({
    undone: z.int().describe('Totals that are as they were before.'),
    stays: z.int().describe('Totals that were changed since, and stay.'),
  }),
  refusals: ['markSheet.undone'],
  invalidates: ['backend/*', 'do/*'],
});
