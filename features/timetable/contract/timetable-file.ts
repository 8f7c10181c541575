import * as z from 'zod';
import { Day, Id } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { backendSide } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';

// Not exported by the contract's index: only the dialog that exports loads this call.
const call = createCallFactory(refusals);

/** The forms in which a timetable leaves. */
export const timetableFormats = ['ics', 'csv'] as const;
export type TimetableFormat = (typeof timetableFormats)[number];

/** The most sessions of one file. */
export const maxExportedSessions = 20_000;

/** The most days of one file. */
export const maxExportedDays = 732;

/** The timetable as a file. */
export const exportTimetable = call({
  path: 'backend/school/timetableFile',
  method: 'GET',
  effect: 'read',
  summary:
    'The sessions of some days by class, teacher or room as a file: iCalendar with recurring events, or CSV with heads in a language.',
  access: backendSide.may('school_classes'),
  responseFormat: 'bytes',
  input: z.object({
    format: z.enum(timetableFormats).describe('What the file is.'),
    fromDay: Day.describe('The first day, by the calendar of the school.'),
    toDay: Day.describe('The last day, at most two years later.'),
    fileLanguage: z
      .enum(['en', 'zh'])
      .optional()
      .describe("The language of heads and names; absent: the caller's language."),
    classId: Id.optional().describe('Only sessions of this class; absent: of any.'),
    teacherId: Id.optional().describe('Only sessions that this person teaches; absent: of anybody.'),
    roomId: Id.optional().describe('Only sessions in this room; absent: anywhere.'),
  }),
  output: z.unknown().describe('An iCalendar file, or a CSV file in UTF-8 with a byte order mark.'),
  refusals: ['timetableFile.tooManyDays', 'timetableFile.tooMany', 'timetableFile.empty'],
});
