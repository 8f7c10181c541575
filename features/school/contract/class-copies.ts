import * as z from 'zod';
import { Id, Ids, pageFields, pagingInput, RequestId } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { backendSide } from '@inkstone/session/contract';
import { copyFaults } from '../copies/plan-copies.ts';
import { refusals } from '../refusals.ts';

// Not exported by the contract's index: only the screen that copies classes loads these calls.
const call = createCallFactory(refusals);
const access = backendSide.may('school_classes');
const classLists = ['backend/school/classes', 'backend/school/class', 'backend/school/terms', 'teacher/getClasses'];
// The plan that is replaced, or copied from, is not asked for again: it is gone.
const setLists = ['backend/school/classCopySets'];

/** The most classes that are copied at once. */
export const maxCopies = 300;

const changeSetId = Id.describe('The change set.');
const states = ['planned', 'applied', 'undone'] as const;

const NamePattern = z.object({
  find: z.string().max(100).describe('What is looked for in a name; empty: nothing.'),
  replacement: z.string().max(100).describe('What stands there instead.'),
});

const patterns = z
  .object({ en: NamePattern.describe('For English names.'), zh: NamePattern.describe('For Chinese names.') })
  .describe('What is replaced in names.');

const CopyPerson = z.object({
  id: z.int().describe('The person.'),
  name: z.string().describe("What the person is called, in the caller's language."),
  username: z.string().describe("Name of the person's account."),
});

const ClassCopy = z.object({
  classId: z.int().describe('The class that is copied.'),
  oldName: z.string().describe('Its English name; empty where it is gone.'),
  oldNameZh: z.string().nullable().describe('Its Chinese name; null: none.'),
  name: z.string().describe('The English name of the copy.'),
  nameZh: z.string().nullable().describe('The Chinese name of the copy; null: none.'),
  teachers: z.array(CopyPerson).describe('Who teaches the copy, its own teacher first.'),
  students: z
    .array(CopyPerson.extend({ goesAlong: z.boolean().describe('False where the student stays behind.') }))
    .describe('The members, by name; of a copy that was made: who went along.'),
  missing: z.int().describe('Students who had left the class by the time it was copied, and did not go along.'),
  outcome: z.enum(['made', 'leftOut']).describe('Whether it is copied.'),
  state: z.enum(['planned', 'applied', 'leftOut', 'undone', 'stays']).describe('What became of it.'),
  fault: z.enum(copyFaults).nullable().describe('Why it is left out, or stays; null: it is not.'),
  newClassId: z.int().nullable().describe('The copy; null where there is none.'),
});
export type ClassCopy = z.output<typeof ClassCopy>;

const CopySetFacts = z.object({
  changeSetId: z.int().describe('The change set.'),
  state: z.enum(states).describe('Planned: nothing is copied yet.'),
  termName: z
    .string()
    .describe("The term into which classes are copied, in the caller's language; empty where it is gone."),
  actorName: z.string().describe('Who copied them, or planned it.'),
  createdAt: z.iso.datetime().describe('When it was planned.'),
  appliedAt: z.iso.datetime().nullable().describe('When they were copied; null: not yet.'),
  undoneAt: z.iso.datetime().nullable().describe('When it was undone; null: it was not.'),
  undoUntil: z.iso.datetime().nullable().describe('Until when it can be undone; null: it cannot.'),
  made: z.int().describe('Classes that are copied.'),
});
export type CopySetFacts = z.output<typeof CopySetFacts>;

const CopySet = CopySetFacts.extend({
  fromTermId: z.int().nullable().describe('The term whose classes are copied; null: classes that belong to none.'),
  termId: z.int().describe('The term into which classes are copied.'),
  patterns,
  list: z.array(ClassCopy).describe('The classes, by name.'),
});
export type CopySet = z.output<typeof CopySet>;

const Correction = z.object({
  classId: Id.describe('The class that is copied.'),
  isLeftOut: z.boolean().describe('True: it is not copied.'),
  name: z.string().max(100).describe('The English name of the copy.'),
  nameZh: z.string().max(100).nullable().describe('The Chinese name of the copy; null: none.'),
  teacherIds: Ids.max(51).describe('Who teaches the copy, its own teacher first.'),
  withoutIds: Ids.max(2000).describe('Members who do not go along.'),
});

/** Plans copies of classes. */
export const planClassCopies = call({
  path: 'backend/school/planClassCopies',
  method: 'POST',
  effect: 'write',
  summary:
    'Plan copying the classes of a term into another one, class by class; nothing is copied yet. An earlier plan of the caller is replaced.',
  access,
  input: z.object({
    requestId: RequestId,
    fromTermId: Id.nullable().describe(
      'The term whose classes are copied; null or absent: classes that belong to none.',
    ),
    termId: Id.describe('The term into which they are copied.'),
    patterns: patterns.optional().describe('What is replaced in names; absent: guessed from the names of the terms.'),
    corrections: z
      .array(Correction)
      .max(maxCopies)
      .default([])
      .describe('What is corrected of single classes; absent: nothing. Other classes are copied whole.'),
  }),
  output: CopySet,
  refusals: ['class.termGone', 'class.sameTerm', 'class.tooManyCopies'],
  invalidates: setLists,
});

/** Copies classes as they were planned. */
export const applyClassCopies = call({
  path: 'backend/school/applyClassCopies',
  method: 'POST',
  effect: 'write',
  summary:
    'Copy the classes of a plan, whole or not at all. Each is checked again: what was copied, closed or left meanwhile is named.',
  access,
  input: z.object({ requestId: RequestId, changeSetId }),
  output: CopySet,
  refusals: ['copies.notPlanned', 'copies.busy', 'class.termGone'],
  invalidates: [...setLists, ...classLists],
});

/** Undoes copies of classes. */
export const undoClassCopies = call({
  path: 'backend/school/undoClassCopies',
  method: 'POST',
  effect: 'write',
  summary:
    'Remove the classes that a set of copies made, within thirty days; one that was used since stays and is named.',
  access,
  input: z.object({ requestId: RequestId, changeSetId }),
  output: CopySet,
  refusals: ['copies.notUndoable', 'copies.busy'],
  invalidates: ['backend/school/classCopies', ...setLists, ...classLists],
});

/** One set of copies. */
export const getClassCopies = call({
  path: 'backend/school/classCopies',
  method: 'GET',
  effect: 'read',
  summary: 'One set of copies, class by class.',
  access,
  input: z.object({ changeSetId }),
  output: CopySet,
});

/** The sets of copies. */
export const listClassCopySets = call({
  path: 'backend/school/classCopySets',
  method: 'GET',
  effect: 'read',
  summary: 'Sets of copies that were made, and the own plan, the newest first, paged.',
  access,
  input: z.object({ ...pagingInput() }),
  output: z.object({ list: z.array(CopySetFacts).describe('One page of sets.'), ...pageFields }),
});
