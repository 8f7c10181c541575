import * as z from 'zod';
import { Id } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { backendSide } from '@inkstone/session/contract';
import { recordActions, subjectKinds } from '../record-actions.ts';
import { refusals } from '../refusals.ts';

const call = createCallFactory(refusals);
const access = backendSide.may('school_records');

/** A person as the record names them today. */
const RecordPerson = z.object({
  id: z.int().describe('The person.'),
  name: z.string().describe("What the person is called, in the caller's language."),
  username: z.string().describe("Name of the person's account."),
});

/** One entry of the record. */
export const RecordEntry = z.object({
  id: z.int().describe('The entry.'),
  at: z.iso.datetime().describe('When it happened.'),
  actor: RecordPerson.nullable().describe('Who did it; null where it was the school itself.'),
  action: z.string().describe('What was done.'),
  subjectKind: z.enum(subjectKinds).describe('What it was done to.'),
  subject: RecordPerson.nullable().describe('The person it was done to; null where it was nobody.'),
  subjectName: z.string().nullable().describe('The class or the work it was done to; null where it was none.'),
  changes: z
    .array(
      z.object({
        field: z.string().describe('What was changed.'),
        before: z.string().nullable().describe('What stood there; null: nothing.'),
        after: z.string().nullable().describe('What stands there; null: nothing.'),
      }),
    )
    .describe('Fields with their values before and after.'),
});
export type RecordEntry = z.output<typeof RecordEntry>;

const filters = {
  action: z.enum(recordActions).optional().describe('Only this action; absent: any.'),
  search: z
    .string()
    .trim()
    .max(64)
    .optional()
    .describe('Whole user name or number of who did it or whom it was done to; absent: anybody.'),
  personId: Id.optional().describe('Only what this person did, or what was done to them; absent: anybody.'),
  day: z.iso.date().optional().describe("Only this day in the school's time zone; absent: any."),
};

/** The record of the school. */
export const listSchoolRecords = call({
  path: 'backend/school/records',
  method: 'GET',
  effect: 'read',
  summary: 'What was done in the school, newest first: by action, person and day; paged by the last entry.',
  access,
  input: z.object({
    ...filters,
    beforeId: Id.optional().describe(
      'Only entries older than this one, the last of the page before; absent: the newest.',
    ),
  }),
  output: z.object({
    list: z.array(RecordEntry).describe('One page of fifty entries, newest first.'),
    nextId: z.int().nullable().describe('Sent as `beforeId` for the next page; null: there is none.'),
  }),
});

/** The filtered record as a file. */
export const exportSchoolRecords = call({
  path: 'backend/school/recordsFile',
  method: 'GET',
  effect: 'read',
  summary: 'The filtered record as CSV, newest first, up to 20,000 entries; the last line says where it was cut.',
  access,
  input: z.object(filters),
  output: z.unknown().describe('A CSV file in UTF-8 with a byte order mark.'),
  responseFormat: 'bytes',
});
