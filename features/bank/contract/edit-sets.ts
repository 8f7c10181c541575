import * as z from 'zod';
import { Id, Ids, RequestId } from '@inkstone/base';
import { call, Code, Difficulty, IdList, maxTags, Tag } from './shapes.ts';
import { setEditor } from './access.ts';
import { maxFurtherPoints } from './save-set.ts';
import { SharingEdit } from './sharing.ts';

/** The most sets that are edited at once. */
export const maxEditedSets = 500;

/** Why a set was not edited. */
export const editRefusals = [
  'gone',
  'notEditable',
  'pointElsewhere',
  'pointsStay',
  'tooManyTags',
  'tooManyPoints',
  'inPaper',
  'notOwned',
  'tooManyShares',
] as const;

/** What is changed of many sets. */
export const SetEdit = z.object({
  addTags: z.array(Tag).max(maxTags).default([]).describe('Tags that every set gets; absent: none.'),
  removeTags: z.array(Tag).max(maxTags).default([]).describe('Tags that no set has any more; absent: none.'),
  difficulty: Difficulty.nullable()
    .optional()
    .describe('How hard all questions are, from 1 to 5; null takes it away; absent: as it was.'),
  points: z
    .object({
      ids: Ids.max(maxFurtherPoints + 1).describe('Knowledge points of the subject of the sets, the main one first.'),
      isReplacing: z
        .boolean()
        .describe('True: all questions have these points alone; false: they get them beside those that they have.'),
    })
    .optional()
    .describe('The knowledge points of all questions; absent: as they were.'),
  place: z
    .object({
      programme: Code.describe('The programme, by its id.'),
      subject: Code.describe('The subject within the programme, by its id.'),
    })
    .optional()
    .describe('The programme and subject of the sets; absent: as it was.'),
  sharing: SharingEdit.optional().describe(
    'With whom the sets are shared, of own sets and by who manages the bank; absent: as it was.',
  ),
});
export type SetEdit = z.infer<typeof SetEdit>;

/** Edits the tags, difficulty, knowledge points, place or sharing of many sets. */
export const editQuestionSets = call({
  path: 'topic/editSets',
  method: 'POST',
  effect: 'write',
  summary:
    'Change tags, difficulty, knowledge points, the place or the sharing of many sets at once, without new revisions; undone as a whole for thirty days. Each set is changed whole or refused with a reason.',
  access: setEditor,
  input: SetEdit.extend({
    requestId: RequestId,
    ids: IdList.describe("The question sets, the caller's own or not: the bank belongs to the school."),
  }),
  output: z.object({
    changeId: z.int().nullable().describe('The change, for undoing it; null where nothing was changed.'),
    changed: z.int().describe('Sets that were changed.'),
    same: z.int().describe('Sets that were so already.'),
    refused: z
      .array(
        z.object({
          setId: Id.describe('The set that stays as it was.'),
          title: z.string().describe('Its title as it was written first; empty where the set is gone.'),
          titleZh: z.string().nullable().describe('Its Chinese title; null where there is none.'),
          reason: z.enum(editRefusals).describe('Why it stays as it was.'),
        }),
      )
      .describe('Sets that were not changed.'),
  }),
  refusals: ['set.placeUnknown', 'edit.nothing', 'edit.pointUnknown', 'edit.shareUnknown'],
  invalidates: [
    'topic/*',
    'teacher/getTopicTree',
    'teacher/getTopicArrList',
    'backend/homework/*',
    'frontend/practice/*',
  ],
});
