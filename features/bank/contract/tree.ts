import * as z from 'zod';
import { Id, NameInput, RequestId } from '@inkstone/base';
import { call, PersonName } from './shapes.ts';
import { bankManager, setEditor } from './access.ts';

const invalidatedByTree = ['topic/*', 'teacher/getTopicTree', 'teacher/getTopicArrList', 'backend/homework/*'];

const name = NameInput.min(1).max(80);

/** How many days a change of many sets can be undone. */
export const bankChangeDays = 30;

/** Makes, renames or moves a knowledge point of the school. */
export const saveKnowledgePoint = call({
  path: 'topic/savePoint',
  method: 'POST',
  effect: 'write',
  summary:
    "Name a knowledge point of the school, or rename or move one within its subject; the exam's own points stay.",
  access: bankManager,
  input: z.object({
    requestId: RequestId,
    pointId: Id.optional().describe('The point that is changed, one of the school; absent: a new one.'),
    sectionId: Id.describe('The section that it stands under; of a point that is changed, one of the same subject.'),
    name: name.describe('What it is called in English.'),
    nameZh: name.describe('What it is called in Chinese.'),
  }),
  output: z.object({ pointId: z.int().describe('The point that was made or changed.') }),
  refusals: ['point.exams', 'point.nameTaken', 'point.placeWrong'],
  invalidates: invalidatedByTree,
});

/** Retires a knowledge point that nothing uses, or brings it back. */
export const retireKnowledgePoint = call({
  path: 'topic/retirePoint',
  method: 'POST',
  effect: 'write',
  summary: 'No longer offer a knowledge point of the school that no set of the bank uses, or offer it again.',
  access: bankManager,
  input: z.object({
    pointId: Id.describe('The point, one of the school.'),
    restore: z.boolean().default(false).describe('True brings a retired point back.'),
  }),
  output: z.object({}),
  refusals: ['point.exams', 'point.inUse', 'point.nameTaken', 'point.merged'],
  invalidates: invalidatedByTree,
});

/** What uses a knowledge point. */
export const getPointUse = call({
  path: 'topic/pointUse',
  method: 'GET',
  effect: 'read',
  summary: 'How many questions and sets of the bank have a knowledge point, before it is merged or retired.',
  access: setEditor,
  input: z.object({ pointId: Id.describe('The point, or another place of the tree.') }),
  output: z.object({
    questions: z.int().describe('Questions of newest revisions that have it.'),
    sets: z.int().describe('Sets of the bank that stand at it.'),
  }),
});

/** Merges a knowledge point of the school into another one. */
export const mergeKnowledgePoints = call({
  path: 'topic/mergePoints',
  method: 'POST',
  effect: 'write',
  summary:
    'Move all questions of a knowledge point of the school, in all their revisions, to another point of its subject; undone for thirty days.',
  access: bankManager,
  input: z.object({
    requestId: RequestId,
    pointId: Id.describe('The point that goes, one of the school.'),
    intoId: Id.describe('The point that takes its questions, of the same subject.'),
  }),
  output: z.object({
    changeId: z.int().describe('The change, for undoing it.'),
    questions: z.int().describe('Questions of newest revisions that moved.'),
    sets: z.int().describe('Sets of the bank that moved.'),
  }),
  refusals: ['point.exams', 'point.placeWrong'],
  invalidates: [...invalidatedByTree, 'frontend/*'],
});

const PointNames = z.object({
  name: z.string().describe('In English.'),
  nameZh: z.string().describe('In Chinese.'),
});

/** What a change of many sets did, for the list of changes. */
export const BankChangeFacts = z.object({
  sets: z.int().describe('Sets that were changed.'),
  questions: z
    .int()
    .describe('Questions that were changed; of sets of which only tags, place or sharing changed, none.'),
  point: PointNames.nullable().describe('The point that was merged; null for another change.'),
  into: PointNames.nullable().describe('The point that it was merged into; null for another change.'),
  pointId: z.int().nullable().describe('The point that was merged; null for another change.'),
  intoId: z.int().nullable().describe('The point that it was merged into; null for another change.'),
  fields: z
    .array(z.enum(['points', 'difficulty', 'tags', 'place', 'sharing']))
    .describe('What was changed of the sets; empty for a merge.'),
});
export type BankChangeFacts = z.infer<typeof BankChangeFacts>;

/** The changes of many sets that can be undone. */
export const listBankChanges = call({
  path: 'topic/bankChanges',
  method: 'GET',
  effect: 'read',
  summary: 'Changes of many sets of the last thirty days, newest first: the own ones, or all for who manages the bank.',
  access: setEditor,
  input: z.object({}),
  output: z.object({
    list: z
      .array(
        z.object({
          changeId: z.int().describe('The change.'),
          kind: z.enum(['pointsMerged', 'setsEdited']).describe('Whether a point was merged or sets were edited.'),
          at: z.iso.datetime().describe('When it was done.'),
          by: PersonName.describe('Who did it.'),
          isUndone: z.boolean().describe('It was undone since.'),
          facts: BankChangeFacts.describe('What it did.'),
        }),
      )
      .describe('At most a hundred changes.'),
  }),
});

/** Undoes a change of many sets. */
export const undoBankChange = call({
  path: 'topic/undoBankChange',
  method: 'POST',
  effect: 'write',
  summary:
    'Undo a change of many sets within thirty days, as a whole; what was changed again since stays as it is and is counted.',
  access: setEditor,
  input: z.object({ changeId: Id.describe('The change, an own one; who manages the bank undoes all.') }),
  output: z.object({
    restored: z.int().describe('Sets that have back what they had.'),
    stayed: z.int().describe('Sets with something that was changed again since, which stays.'),
  }),
  refusals: ['change.undone', 'change.late', 'point.nameTaken', 'point.mergedOn'],
  invalidates: [...invalidatedByTree, 'frontend/*'],
});
