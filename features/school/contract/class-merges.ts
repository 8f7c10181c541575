import * as z from 'zod';
import { Id, Ids, pageFields, pagingInput, RequestId } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { backendSide } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';

// Not exported by the contract's index: only the screen that merges classes loads these calls.
const call = createCallFactory(refusals);
const access = backendSide.may('school_classes');
const classLists = ['backend/school/classes', 'backend/school/class', 'teacher/getClasses'];
// The plan that is replaced is not asked for again: it is gone.
const setLists = ['backend/school/classMergeSets'];

/** The most classes that are merged at once. */
export const maxMerged = 20;

/** Why a class is not merged, or merging it cannot be undone. */
export const mergeFaults = ['classGone', 'closed', 'otherTerm', 'changedSince'] as const;
export type MergeFault = (typeof mergeFaults)[number];

/** Why somebody stays in the class that stays when merging is undone. */
export const stayFaults = ['answered', 'movedSince', 'teamChanged'] as const;
export type StayFault = (typeof stayFaults)[number];

const changeSetId = Id.describe('The change set.');

const MergePerson = z.object({
  id: z.int().describe('The person.'),
  name: z.string().describe("What the person is called, in the caller's language."),
  username: z.string().describe("Name of the person's account."),
  isInBoth: z.boolean().describe('Whether the person is in the class that stays already.'),
  fault: z.enum(stayFaults).nullable().describe('Why the person was not taken back when this was undone; null: was.'),
});
export type MergePerson = z.output<typeof MergePerson>;

const MergedClass = z.object({
  classId: z.int().describe('The class that is merged.'),
  name: z.string().describe("Its name, in the caller's language; empty where it is gone."),
  outcome: z.enum(['merged', 'leftOut']).describe('Whether it is merged.'),
  state: z.enum(['planned', 'applied', 'leftOut', 'undone', 'stays']).describe('What became of it.'),
  fault: z.enum(mergeFaults).nullable().describe('Why it is left out, or stays; null: it is not.'),
  students: z.array(MergePerson).describe('Its members, by name.'),
  teachers: z.array(MergePerson).describe('Who teaches it, its own teacher first.'),
  runningWork: z.int().describe('Work of the class that ran; it stays where it was given.'),
  openAttempts: z.int().describe('Attempts at it that were not handed in; they go on.'),
  comingSessions: z.int().describe('Sessions of the class that had not begun; they stay in the timetable.'),
});
export type MergedClass = z.output<typeof MergedClass>;

const MergeSetFacts = z.object({
  changeSetId: z.int().describe('The change set.'),
  state: z.enum(['planned', 'applied', 'undone']).describe('Planned: nothing is merged yet.'),
  actorName: z.string().describe('Who merged the classes, or planned it.'),
  createdAt: z.iso.datetime().describe('When it was planned.'),
  appliedAt: z.iso.datetime().nullable().describe('When they were merged; null: not yet.'),
  undoneAt: z.iso.datetime().nullable().describe('When it was undone; null: it was not.'),
  undoUntil: z.iso.datetime().nullable().describe('Until when it can be undone; null: it cannot.'),
  targetId: z.int().describe('The class that stays.'),
  targetName: z.string().describe("Its name, in the caller's language; empty where it is gone."),
  merged: z.int().describe('Classes that are merged into it.'),
});
export type MergeSetFacts = z.output<typeof MergeSetFacts>;

const MergeSet = MergeSetFacts.extend({
  joinerWork: z.int().describe('Running work of the class that stays which joining students receive.'),
  list: z.array(MergedClass).describe('The classes that are merged, as they were chosen.'),
});
export type MergeSet = z.output<typeof MergeSet>;

/** Plans merging classes. */
export const planClassMerge = call({
  path: 'backend/school/planClassMerge',
  method: 'POST',
  effect: 'write',
  summary:
    'Plan merging classes into another one of the same term; nothing is changed yet. An earlier plan of the caller is replaced.',
  access,
  input: z.object({
    requestId: RequestId,
    classId: Id.describe('The class that stays.'),
    sourceIds: Ids.min(1).max(maxMerged).describe('The classes that are merged into it.'),
  }),
  output: MergeSet,
  refusals: ['class.closed', 'class.mergedIntoItself'],
  invalidates: setLists,
});

/** Merges classes as it was planned. */
export const applyClassMerge = call({
  path: 'backend/school/applyClassMerge',
  method: 'POST',
  effect: 'write',
  summary:
    'Merge the classes of a plan, whole or not at all: students move, teachers are added, the merged classes are closed. Each class is checked again; one that was changed meanwhile is named.',
  access,
  input: z.object({ requestId: RequestId, changeSetId }),
  output: MergeSet,
  refusals: ['merge.notPlanned', 'class.closed'],
  invalidates: ['backend/school/classMerge', ...setLists, ...classLists],
});

/** Undoes merging classes. */
export const undoClassMerge = call({
  path: 'backend/school/undoClassMerge',
  method: 'POST',
  effect: 'write',
  summary:
    'Undo merging classes within thirty days: they are opened again with their students. Who answered or moved since stays and is named.',
  access,
  input: z.object({ requestId: RequestId, changeSetId }),
  output: MergeSet,
  refusals: ['merge.notUndoable'],
  invalidates: ['backend/school/classMerge', ...setLists, ...classLists],
});

/** One merging of classes. */
export const getClassMerge = call({
  path: 'backend/school/classMerge',
  method: 'GET',
  effect: 'read',
  summary: 'One merging of classes, class by class.',
  access,
  input: z.object({ changeSetId }),
  output: MergeSet,
});

/** The mergings of classes. */
export const listClassMergeSets = call({
  path: 'backend/school/classMergeSets',
  method: 'GET',
  effect: 'read',
  summary: 'Mergings of classes that were applied, and the own plan, the newest first, paged.',
  access,
  input: z.object({ ...pagingInput() }),
  output: z.object({ list: z.array(MergeSetFacts).describe('One page of mergings.'), ...pageFields }),
});
