import * as z from 'zod';
import { Id } from '@inkstone/base';
import { callsWith } from '@inkstone/call';
import { sitter } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';
import { Stimulus } from './shapes.ts';

const call = callsWith(refusals);

/** What a teacher wrote, to be read before it is begun. */
export const myQuestDetail = call({
  path: 'frontend/quest/detail',
  method: 'GET',
  effect: 'read',
  summary: 'One piece of homework that a teacher wrote: its tasks with all that stands beside them, once it is open.',
  who: sitter,
  input: z.object({ id: Id.describe('The assignment.') }),
  output: z.object({
    id: z.int(),
    tasks: z.array(
      z.object({
        questId: z.int(),
        number: z.int().describe('From 1.'),
        stimulus: Stimulus,
        prompt: z.unknown().describe("The type's own prompt, without the key."),
        points: z.int().describe('Hundredths that a full answer earns.'),
      }),
    ),
  }),
  refusals: ['assignment.withdrawn', 'assignment.deleted', 'assignment.notYet'],
});
