import * as z from 'zod';
import { call, Search } from './shapes.ts';
import { setReader } from './access.ts';

/** The tags of the bank. */
export const listTags = call({
  path: 'topic/tags',
  method: 'GET',
  effect: 'read',
  summary: 'The tags that sets of the bank have, the most used first, for completing what is typed.',
  access: setReader,
  input: z.object({
    search: Search.optional().describe('A text that occurs in the tag, in whatever case; absent: any.'),
  }),
  output: z.object({
    list: z
      .array(
        z.object({
          name: z.string().describe('The tag as it was written first.'),
          count: z.int().describe('Sets that have it.'),
        }),
      )
      .describe('At most a hundred tags, the most used first.'),
  }),
});
