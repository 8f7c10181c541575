import * as z from 'zod';
import { Id, pagingInput } from '@inkstone/base';
import { call, Code, Difficulty, pageSchema, Search, SetListItem, TagList } from './shapes.ts';
import { homeworkAssigner } from './access.ts';

/** One page of the bank's sets with a recording, for assigning. */
export const listListeningSets = call({
  path: 'backend/homework/getListeningList',
  method: 'GET',
  effect: 'read',
  summary: 'Question sets of the bank with a recording, newest first, with how long each lasts, to give as homework.',
  access: homeworkAssigner,
  input: z.object({
    search: Search.optional().describe(
      'Words of the title or text, each of which must occur, in Chinese or English; absent: any.',
    ),
    programme: Code.optional().describe('Only sets of this programme, by its id; absent: of any.'),
    nodeId: Id.optional().describe('A place in the tree; what lies below it is taken in; absent: anywhere.'),
    type: Code.optional().describe('Sets with a question of this type; absent: of any.'),
    difficulty: Difficulty.optional().describe('Sets with a question of this difficulty; absent: of any.'),
    tags: TagList.optional().describe('Tags that a set has to have, all of them; joined by commas; absent: any.'),
    ...pagingInput(),
  }),
  output: pageSchema(
    SetListItem.extend({
      audioSeconds: z.int().nullable().describe('How long the recording lasts; null where unknown.'),
    }),
  ),
});
