import * as z from 'zod';
import { Id, RequestId } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { backendSide } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';

const call = createCallFactory(refusals);
const access = backendSide.may('school_records');

/** What a person's data is about. */
const dataKinds = [
  ...['profile', 'signIn', 'guardians', 'classes', 'work', 'answers', 'recordings', 'marks', 'reports', 'study'],
  ...['messages', 'activity', 'administration', 'files'],
] as const;

const DataCounts = z.array(
  z.object({
    kind: z.enum(dataKinds).describe('What the data tells of.'),
    count: z.int().describe('How many rows or files.'),
  }),
);

/** One archive of a person. */
const PersonArchive = z.object({
  id: z.int().describe('The archive.'),
  state: z
    .enum(['waiting', 'ready', 'failed', 'expired'])
    .describe('Whether it is being made, can be fetched, could not be made, or is kept no longer.'),
  requestedAt: z.iso.datetime().describe('When it was asked for.'),
  requestedByName: z.string().describe("Who asked for it, in the caller's language."),
  expiresAt: z.iso.datetime().nullable().describe('Until when it can be fetched; null before it is ready.'),
  sizeBytes: z.int().nullable().describe('Size of the file in bytes; null where there is none.'),
  counts: DataCounts.describe('What it holds, by kinds.'),
});
export type PersonArchive = z.output<typeof PersonArchive>;

/** The archives of one person. */
export const listPersonArchives = call({
  path: 'backend/school/archives',
  method: 'GET',
  effect: 'read',
  summary: 'The last ten archives of all data of one person, newest first, each with what it holds.',
  access,
  input: z.object({ personId: Id.describe('The person.') }),
  output: z.object({ list: z.array(PersonArchive).describe('The archives, newest first.') }),
  refusals: ['person.needsPeopleRight', 'person.outranks'],
});

/** Asks for an archive of one person. */
export const requestPersonArchive = call({
  path: 'backend/school/requestArchive',
  method: 'POST',
  effect: 'write',
  summary:
    'Have all data of one person packed into one ZIP file; while one is being made, that one is meant. At most three are kept.',
  access,
  input: z.object({ requestId: RequestId, personId: Id.describe('The person.') }),
  output: z.object({ archiveId: z.int().describe('The archive that is being made.') }),
  refusals: ['person.needsPeopleRight', 'person.outranks', 'archive.tooMany'],
  invalidates: ['backend/school/archives', 'backend/school/person'],
});

/** The address of a finished archive. */
export const fetchPersonArchive = call({
  path: 'backend/school/fetchArchive',
  method: 'POST',
  effect: 'write',
  summary: 'The address of a finished archive for the caller alone, valid for two hours; the record tells of it.',
  access,
  input: z.object({ requestId: RequestId, archiveId: Id.describe('The archive.') }),
  output: z.object({ url: z.string().describe('Where the ZIP file can be fetched.') }),
  refusals: ['person.needsPeopleRight', 'person.outranks', 'archive.gone'],
});

/** What erasing one person would take away, or has taken away. */
export const getErasurePlan = call({
  path: 'backend/school/erasurePlan',
  method: 'GET',
  effect: 'read',
  summary: 'What erasing a person would delete or empty, by kinds; after it, what went. Nothing is changed.',
  access,
  input: z.object({ personId: Id.describe('The person.') }),
  output: z.object({
    state: z
      .enum(['none', 'waiting', 'failed', 'erased'])
      .describe('Whether nobody ordered it, it is waiting, did not succeed, or is done.'),
    erasedAt: z.iso.datetime().nullable().describe('When the person was erased; null: not.'),
    isActive: z.boolean().describe('Whether the account is in use, so that it cannot be erased.'),
    isSelf: z.boolean().describe("Whether it is the caller's own account."),
    counts: DataCounts.describe('Rows and files that go or are emptied, by kinds.'),
  }),
  refusals: ['person.needsPeopleRight', 'person.outranks'],
});
export type ErasurePlan = z.output<(typeof getErasurePlan)['output']>;

/** Erases one person. */
export const erasePerson = call({
  path: 'backend/school/erasePerson',
  method: 'POST',
  effect: 'write',
  summary: 'Have a deactivated person erased: names, texts, recordings and activity go, statistics stay without them.',
  access,
  input: z.object({
    requestId: RequestId,
    personId: Id.describe('The person.'),
    confirmation: z.string().trim().max(64).describe("The person's user name, typed by the caller."),
  }),
  output: z.object({}),
  refusals: [
    'person.needsPeopleRight',
    'person.outranks',
    'person.lastAdministrator',
    'erasure.self',
    'erasure.active',
    'erasure.confirmation',
  ],
  invalidates: ['backend/school/erasurePlan', 'backend/school/person'],
});
