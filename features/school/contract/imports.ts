import * as z from 'zod';
import { Id, pageFields, pagingInput, RequestId, sheetEncodings, sheetFaults } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { backendSide } from '@inkstone/session/contract';
import { rowFaults, undoFaults } from '../import/faults.ts';
import { importPhases, runKinds } from '../import/run.ts';
import { importSubjects, sheetFields } from '../import/subjects.ts';
import { rowOutcomes } from '../import/plan-types.ts';
import { refusals } from '../refusals.ts';

// Not exported by the contract's index: only the screen of imports loads these calls.
const call = createCallFactory(refusals);
const access = backendSide.may('school_people');

/** The largest sheet in bytes. */
export const maxSheetBytes = 20 * 1024 * 1024;

const changeSetId = Id.describe('The change set.');

/** A change set in a list. */
const ChangeSetFacts = z.object({
  changeSetId: z.int().describe('The change set.'),
  subject: z.enum(importSubjects).describe('What the sheet is about.'),
  state: z.enum(['planned', 'applied', 'undone']).describe('Planned: nothing is written yet.'),
  fileName: z.string().describe('The name of the file; empty for a pasted text.'),
  format: z
    .enum(['csv', 'xlsx', 'oneroster'])
    .describe('What the file was: separated text, a workbook, or a OneRoster package.'),
  encoding: z.string().nullable().describe('How the text was encoded; null for a workbook.'),
  actorName: z.string().describe('Who applied it, or planned it.'),
  createdAt: z.iso.datetime().describe('When it was planned.'),
  appliedAt: z.iso.datetime().nullable().describe('When it was applied; null: not yet.'),
  undoneAt: z.iso.datetime().nullable().describe('When it was undone; null: it was not.'),
  undoUntil: z.iso.datetime().nullable().describe('Until when it can be undone; null: it cannot.'),
  counts: z
    .object({
      made: z.int().describe('Rows that make something: of a sheet of people, a person.'),
      changed: z.int().describe('Rows that change something that is there.'),
      same: z.int().describe('Rows that say what is there already.'),
      refused: z.int().describe('Rows that are left out for what they say.'),
      deactivated: z.int().describe('People who are missing in the sheet and are deactivated.'),
      leftOut: z.int().describe('Rows that were left out when the set was applied, since something had changed.'),
      stays: z.int().describe('Rows that could not be undone.'),
    })
    .describe('Numbers of rows.'),
});
export type ChangeSetFacts = z.output<typeof ChangeSetFacts>;

/** An import on its way, or one that did not get through. */
const ImportRun = z.object({
  kind: z.enum(runKinds).describe('Whether a sheet is planned, a plan applied, or an import undone.'),
  state: z
    .enum(['running', 'failed', 'interrupted'])
    .describe('Interrupted: the server that worked on it has ended. Neither it nor a failed one has changed anything.'),
  phase: z.enum(importPhases).describe('What is being done.'),
  subject: z.enum(importSubjects).describe('What the sheet is about.'),
  fileName: z.string().describe('The name of the file; empty for a pasted text.'),
  changeSetId: z.int().nullable().describe('What is applied or undone; null while a sheet is planned.'),
  doneRows: z.int().describe('Rows that are done in this phase.'),
  totalRows: z.int().nullable().describe('Rows in all; null before the sheet is read.'),
  startedAt: z.iso.datetime().describe('When it was begun.'),
  fault: z.string().nullable().describe('The code of the refusal that ended it; null: none, or another failure.'),
});
export type ImportRun = z.output<typeof ImportRun>;

const rowStates = ['planned', 'applied', 'leftOut', 'undone', 'stays'] as const;

/** A change set with its columns. */
const ChangeSet = ChangeSetFacts.extend({
  columns: z
    .array(
      z.object({
        head: z.string().describe('The head of the column; empty where it has none.'),
        field: z.enum(sheetFields).nullable().describe('What the column is taken for; null: it is not read.'),
        samples: z.array(z.string()).describe('Its first texts, to see that they were read rightly.'),
      }),
    )
    .describe('The columns of the sheet, from the left; none of a OneRoster package.'),
  newClasses: z
    .array(
      z.object({
        name: z.string().describe('The name.'),
        state: z
          .enum(rowStates)
          .describe('What became of it. leftOut: not made, since there is such a class; stays: not undone.'),
        classId: z.int().nullable().describe('The class; null where there is none.'),
      }),
    )
    .describe('Classes that rows name and that the import makes.'),
});
export type ChangeSet = z.output<typeof ChangeSet>;

/** Reads a sheet and says what it would change. */
export const planImport = call({
  path: 'backend/school/planImport',
  method: 'POST',
  effect: 'write',
  summary:
    'Read a sheet (XLSX, CSV or pasted text; of people also a OneRoster package) and plan what it would change, row by row; nothing is changed yet. An earlier plan of the caller for the same subject is replaced.',
  access,
  requestFormat: 'multipart',
  input: z.object({
    requestId: RequestId,
    subject: z.enum(importSubjects).default('people').describe('What the sheet is about; absent: people.'),
    encoding: z.enum(sheetEncodings).optional().describe('How the text is encoded; absent: told from its bytes.'),
    columns: z
      .string()
      .max(2000)
      .optional()
      .describe('What each column holds, from the left, joined by commas; empty: not read. Absent: guessed by heads.'),
    missing: z
      .enum(['keep', 'deactivate'])
      .default('keep')
      .describe('What becomes of students whom the sheet does not name; absent: they stay.'),
    newClasses: z
      .enum(['refuse', 'make'])
      .optional()
      .describe(
        'What becomes of rows that name a class that is not there; absent: it is made from a OneRoster package.',
      ),
  }),
  output: ChangeSet,
  refusals: [...sheetFaults],
  maxBytes: maxSheetBytes,
  invalidates: ['backend/school/changeSets'],
});

/** The change sets of the school. */
export const listChangeSets = call({
  path: 'backend/school/changeSets',
  method: 'GET',
  effect: 'read',
  summary: 'Imports that were applied, and the own plan, the newest first, paged.',
  access,
  input: z.object({ ...pagingInput() }),
  output: z.object({
    runs: z
      .array(ImportRun)
      .describe(
        'The own sheets that are being planned, and the imports that are being applied or undone, or that did not get through.',
      ),
    list: z.array(ChangeSetFacts).describe('One page of change sets.'),
    ...pageFields,
  }),
});

/** One change set. */
export const getChangeSet = call({
  path: 'backend/school/changeSet',
  method: 'GET',
  effect: 'read',
  summary: 'One import with its columns and the numbers of its rows, and how far applying or undoing it is.',
  access,
  input: z.object({ changeSetId }),
  output: ChangeSet.extend({
    run: ImportRun.nullable().describe(
      'How far applying the plan or undoing the import is, or why it was not done; null: nobody does either.',
    ),
  }),
});

/** A row of a change set. */
const ChangeSetRow = z.object({
  position: z.int().describe('The place in the change set, from 1.'),
  rowNumber: z.int().nullable().describe('The row of the sheet; null for a person who is missing there.'),
  outcome: z.enum(rowOutcomes).describe('What the row does.'),
  state: z.enum(rowStates).describe('What became of it. leftOut: not applied; stays: not undone.'),
  name: z.string().describe('The name of the person.'),
  username: z.string().describe('The user name; it tells people of one name apart.'),
  personId: z.int().nullable().describe('The person; null where there is none.'),
  changes: z
    .array(
      z.object({
        field: z.string().describe('What is changed.'),
        before: z.string().nullable().describe('What stood there; null: nothing.'),
        after: z.string().nullable().describe('What will stand there; null: nothing.'),
      }),
    )
    .describe('Fields with their values before and after.'),
  fault: z
    .enum([...rowFaults, ...undoFaults])
    .nullable()
    .describe('Why the row was left out, or stays; null: it was not.'),
  about: z.string().nullable().describe('The text, row or user name that the fault is about; null: none.'),
});
export type ChangeSetRow = z.output<typeof ChangeSetRow>;

/** The rows of a change set. */
export const listChangeSetRows = call({
  path: 'backend/school/changeSetRows',
  method: 'GET',
  effect: 'read',
  summary: 'The rows of an import in the order of the sheet, of one outcome or state, paged.',
  access,
  input: z.object({
    changeSetId,
    outcome: z.enum(rowOutcomes).optional().describe('Only rows that do this; absent: any.'),
    state: z.enum(rowStates).optional().describe('Only rows of which this became; absent: any.'),
    ...pagingInput(),
  }),
  output: z.object({ list: z.array(ChangeSetRow).describe('One page of rows.'), ...pageFields }),
});

/** Applies a plan. */
export const applyChangeSet = call({
  path: 'backend/school/applyChangeSet',
  method: 'POST',
  effect: 'write',
  summary:
    'Apply a planned import, whole or not at all. A person who was changed since the plan is left out and named in its rows.',
  access,
  input: z.object({ requestId: RequestId, changeSetId }),
  output: ChangeSet,
  refusals: ['changeSet.notPlanned', 'changeSet.busy', 'changeSet.running'],
  invalidates: ['backend/school/*'],
});

/** Makes first codes for new people. */
export const makeFirstCodes = call({
  path: 'backend/school/firstCodes',
  method: 'POST',
  effect: 'write',
  summary:
    'First codes for the people whom an import made and who have no password yet, shown this once or mailed; earlier codes stop working.',
  access,
  input: z.object({
    requestId: RequestId,
    changeSetId,
    byMail: z
      .boolean()
      .optional()
      .describe('Whether whoever has a mail address gets the code there; absent: all codes are shown.'),
  }),
  output: z.object({
    list: z
      .array(
        z.object({
          personId: z.int().describe('The person.'),
          name: z.string().describe('The name.'),
          username: z.string().describe('The user name.'),
          code: z.string().describe('The code, with which the person chooses a password at the first sign-in.'),
        }),
      )
      .describe('The codes to hand out, in the order of the sheet; without those that were mailed.'),
    mailedCount: z.int().describe('How many codes were mailed.'),
  }),
  refusals: ['changeSet.notApplied', 'codes.mailOff', 'codes.shown'],
  replayRefusal: 'codes.shown',
});

/** Undoes an import. */
export const undoChangeSet = call({
  path: 'backend/school/undoChangeSet',
  method: 'POST',
  effect: 'write',
  summary:
    'Undo an import within thirty days. Who has signed in, has work here or was edited since stays and is named in its rows.',
  access,
  input: z.object({ requestId: RequestId, changeSetId }),
  output: ChangeSet,
  refusals: ['changeSet.notUndoable', 'changeSet.busy', 'changeSet.running'],
  invalidates: ['backend/school/*'],
});

/** A workbook to fill in. */
export const getImportTemplate = call({
  path: 'backend/school/importTemplate',
  method: 'GET',
  effect: 'read',
  summary: "A workbook with the columns of a subject and one example, in the reader's language.",
  access,
  responseFormat: 'bytes',
  input: z.object({
    subject: z.enum(importSubjects).default('people').describe('What the sheet is about; absent: people.'),
  }),
  output: z.unknown(),
});
