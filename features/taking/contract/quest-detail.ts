import * as z from 'zod';
import { createCallFactory } from '@inkstone/call';
import { inputFields, outputFields } from '@inkstone/exam/fields';
import { examTakers } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';
import { legacy } from './legacy.ts';
import { Stimulus } from './shapes.ts';

const call = createCallFactory(refusals, legacy);

/** The tasks of homework that a teacher wrote, readable before the attempt is started. */
export const getMyDefinedHomework = call({
  path: 'frontend/quest/detail',
  method: 'GET',
  effect: 'read',
  summary: 'One piece of homework that a teacher wrote: its tasks with all that stands beside them, once it is open.',
  access: examTakers,
  input: z.object({ id: inputFields.assignmentId }),
  output: z.object({
    id: outputFields.assignmentId,
    tasks: z
      .array(
        z.object({
          questionId: outputFields.questionId,
          number: z.int().describe('Number of the task, from 1.'),
          stimulus: Stimulus.describe('What stands beside the task: text, pictures, documents, recordings.'),
          prompt: outputFields.prompt,
          points: z.int().describe('Hundredths of a point that full marks earn.'),
        }),
      )
      .describe('The tasks in order.'),
  }),
  refusals: ['assignment.withdrawn', 'assignment.deleted', 'assignment.notYet'],
});
