import * as z from 'zod';
import { Id, RequestId } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { backendSide } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';
import { exportedKinds } from '../rules.ts';

const call = createCallFactory(refusals);
const access = backendSide.may('school_settings');

/** One export of the school. */
const SchoolExport = z.object({
  id: z.int().describe('The export.'),
  state: z
    .enum(['waiting', 'ready', 'failed', 'expired'])
    .describe('Whether it is being made, can be fetched, could not be made, or is kept no longer.'),
  requestedAt: z.iso.datetime().describe('When it was asked for.'),
  requestedByName: z.string().describe("Who asked for it, in the caller's language."),
  expiresAt: z.iso.datetime().nullable().describe('Until when it can be fetched; null before it is ready.'),
  sizeBytes: z.int().nullable().describe('Size of the file in bytes; null where there is none.'),
  counts: z
    .array(
      z.object({
        kind: z.enum(exportedKinds).describe('What is counted.'),
        count: z.int().describe('How many the export holds.'),
      }),
    )
    .describe('What it holds, by kinds.'),
});
export type SchoolExport = z.output<typeof SchoolExport>;

/** The exports of the school. */
export const listSchoolExports = call({
  path: 'backend/school/exports',
  method: 'GET',
  effect: 'read',
  summary:
    'The last ten exports of everything of the school, newest first, for who holds all permissions of administration.',
  access,
  input: z.object({}),
  output: z.object({ list: z.array(SchoolExport).describe('The exports, newest first.') }),
  refusals: ['export.needsAllRights'],
});

/** Asks for an export of the school. */
export const requestSchoolExport = call({
  path: 'backend/school/requestExport',
  method: 'POST',
  effect: 'write',
  summary:
    'Have everything of the school packed into one ZIP file: people as OneRoster, marks as XLSX and CSV, settings as CSV, the timetable as iCalendar and CSV, the bank in its own form, files, and all tables; while one is being made, that one is meant.',
  access,
  input: z.object({ requestId: RequestId }),
  output: z.object({ exportId: z.int().describe('The export that is being made.') }),
  refusals: ['export.needsAllRights'],
  invalidates: ['backend/school/exports'],
});

/** The address of a finished export. */
export const fetchSchoolExport = call({
  path: 'backend/school/fetchExport',
  method: 'POST',
  effect: 'write',
  summary: 'The address of a finished export for the caller alone, valid for two hours; the record tells of it.',
  access,
  input: z.object({ requestId: RequestId, exportId: Id.describe('The export.') }),
  output: z.object({ url: z.string().describe('Where the ZIP file can be fetched.') }),
  refusals: ['export.needsAllRights', 'export.gone'],
});
