import * as z from 'zod';
import { Id, pageFields, pagingInput, RequestId } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { backendSide, permissions } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';

// Not exported by the contract's index: only the screen that merges accounts loads these calls.
const call = createCallFactory(refusals);
const access = backendSide.may('school_people');
const peopleLists = [
  'backend/school/people',
  'backend/school/person',
  'backend/school/class',
  'backend/school/classes',
];
// The plan that is replaced is not asked for again: it is gone.
const setLists = ['backend/school/personMergeSets'];

const mergeFaults = [
  ...(['person.mergedYourself', 'person.outranks', 'person.mergeUnlike', 'person.mergeLacksRole'] as const),
  'person.mergeInactive',
] as const;

const changeSetId = Id.describe('The change set.');
const status = z.enum(['none', 'started', 'submitted', 'marked']);

/** The kinds of data that come over, as archives of a person name them. */
export const mergedTables = [
  ...(['classMember', 'classStay', 'comingStay', 'teacherStudent', 'attendance', 'guardian', 'crmRelation'] as const),
  ...([
    'recipient',
    'phaseReport',
    'pastScore',
    'paperMark',
    'paperMarkChange',
    'answerSheet',
    'standingTime',
  ] as const),
  ...(['errorEntry', 'ownPractice', 'collectedWord', 'environmentCheck'] as const),
  ...(['classTeacher', 'teamMember', 'staffMember', 'questionSetShare'] as const),
  ...(['message', 'announcementRecipient'] as const),
] as const;

/** What comes over besides: rows that name a person who is responsible for them, by table and column. */
export const mergedColumns = [
  ...(['schoolClass.teacherId', 'teacherStudent.teacherId', 'team.leaderId', 'staffMember.managerId'] as const),
  ...(['classSession.teacherId', 'sessionColleague.teacherId'] as const),
  ...(['assignment.teacherId', 'assignmentMarker.personId', 'mark.markerId', 'paperTest.teacherId'] as const),
  ...(['paperMarker.personId', 'paperMarker.assignedBy', 'phaseReport.authorId'] as const),
  ...(['keyCorrection.teacherId', 'regrade.teacherId', 'announcement.teacherId', 'candidate.recruiterId'] as const),
  ...(['questionSet.ownerId', 'paper.ownerId', 'rubric.ownerId', 'readingRule.authorId'] as const),
  ...(['questionImport.ownerId', 'course.ownerId', 'book.ownerId', 'bookEdition.ownerId'] as const),
  'storedFile.ownerId',
] as const;

/** Whether rows come over by a column that names who is responsible for them. */
export const isMergedColumn = (name: string): name is (typeof mergedColumns)[number] =>
  mergedColumns.some((column) => column === name);

const MergedAccount = z.object({
  id: z.int().describe('The person.'),
  name: z.string().describe("What the person is called, in the caller's language."),
  username: z.string().describe("Name of the person's account."),
});

const MergedTable = z.object({
  table: z
    .enum([...mergedTables, ...mergedColumns])
    .describe(
      'What the rows are, as archives of a person name it; with a column after a dot: who is responsible for them.',
    ),
  moves: z.int().describe('Rows that go to the account that stays.'),
  swaps: z.int().describe('Rows that change places with their like there.'),
  stays: z.int().describe('Rows that stay with the closed account, since the other one has their like.'),
  notUndone: z.int().describe('Rows that were changed since and not taken back when this was undone.'),
});
export type MergedTable = z.output<typeof MergedTable>;

const SharedWork = z.object({
  title: z.string().describe("The assignment, in the caller's language."),
  status: status.describe('How far it is at the account that stays; of a plan: before.'),
  otherStatus: status.describe('How far it is at the other account; of a plan: before.'),
  isSwapped: z.boolean().describe('Whether the two change places, since only the other one was begun.'),
});
export type SharedWork = z.output<typeof SharedWork>;

const PersonMergeFacts = z.object({
  changeSetId: z.int().describe('The change set.'),
  state: z.enum(['planned', 'applied', 'undone']).describe('Planned: nothing is merged yet.'),
  actorName: z.string().describe('Who merged the accounts, or planned it.'),
  createdAt: z.iso.datetime().describe('When it was planned.'),
  appliedAt: z.iso.datetime().nullable().describe('When they were merged; null: not yet.'),
  undoneAt: z.iso.datetime().nullable().describe('When it was undone; null: it was not.'),
  undoUntil: z.iso.datetime().nullable().describe('Until when it can be undone; null: it cannot.'),
  target: MergedAccount.describe('The account that stays.'),
  source: MergedAccount.describe('The account that is closed.'),
});
export type PersonMergeFacts = z.output<typeof PersonMergeFacts>;

const PersonMerge = PersonMergeFacts.extend({
  lostPermissions: z
    .array(z.enum(permissions))
    .describe('Permissions of the closed account that the one that stays does not have, and does not get.'),
  tables: z.array(MergedTable).describe('What goes where, by kind of data.'),
  works: z.array(SharedWork).describe('Assignments that both accounts have.'),
});
export type PersonMerge = z.output<typeof PersonMerge>;

/** Plans merging two accounts of one person. */
export const planPersonMerge = call({
  path: 'backend/school/planPersonMerge',
  method: 'POST',
  effect: 'write',
  summary:
    'Plan merging another account of a person into this one; nothing is changed yet. An earlier plan of the caller is replaced.',
  access,
  input: z.object({
    requestId: RequestId,
    personId: Id.describe('The account that stays.'),
    otherId: Id.describe('The account that is closed.'),
  }),
  output: PersonMerge,
  refusals: ['person.mergedIntoItself', ...mergeFaults],
  invalidates: setLists,
});

/** Merges two accounts as it was planned. */
export const applyPersonMerge = call({
  path: 'backend/school/applyPersonMerge',
  method: 'POST',
  effect: 'write',
  summary:
    'Merge the accounts of a plan, whole or not at all: what belongs to the one goes to the other, and the one is closed. Refused where anything of the plan has changed.',
  access,
  input: z.object({ requestId: RequestId, changeSetId }),
  output: PersonMerge,
  refusals: ['merge.notPlanned', 'merge.changedSince', 'merge.busy', 'person.lastAdministrator', ...mergeFaults],
  invalidates: ['backend/school/personMerge', ...setLists, ...peopleLists],
});

/** Undoes merging two accounts. */
export const undoPersonMerge = call({
  path: 'backend/school/undoPersonMerge',
  method: 'POST',
  effect: 'write',
  summary:
    'Undo merging two accounts within thirty days: the closed one is opened again and gets back what is as it was. What was changed since stays and is named.',
  access,
  input: z.object({ requestId: RequestId, changeSetId }),
  output: PersonMerge,
  refusals: ['merge.notUndoable', 'merge.busy', 'person.outranks'],
  invalidates: ['backend/school/personMerge', ...setLists, ...peopleLists],
});

/** One merging of accounts. */
export const getPersonMerge = call({
  path: 'backend/school/personMerge',
  method: 'GET',
  effect: 'read',
  summary: 'One merging of two accounts: what goes where.',
  access,
  input: z.object({ changeSetId }),
  output: PersonMerge,
});

/** The mergings of accounts. */
export const listPersonMergeSets = call({
  path: 'backend/school/personMergeSets',
  method: 'GET',
  effect: 'read',
  summary: 'Mergings of accounts that were applied, and the own plan, the newest first, paged.',
  access,
  input: z.object({ ...pagingInput() }),
  output: z.object({ list: z.array(PersonMergeFacts).describe('One page of mergings.'), ...pageFields }),
});
