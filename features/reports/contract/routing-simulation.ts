import * as z from 'zod';
import { paperEditor } from '@inkstone/bank/contract';
import { Id, Ids, integerBetween } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { refusals } from '../refusals.ts';
import { legacy } from './legacy.ts';

const call = createCallFactory(refusals, legacy);

const Code = z.string().min(1).max(40);

/** How the results of a first module are spread among past students. */
export const simulateRouting = call({
  path: 'topic/simulateRouting',
  method: 'POST',
  effect: 'read',
  summary:
    'How past students did in the questions of an adaptive section’s first module, for choosing cut scores: numbers alone.',
  access: paperEditor,
  input: z.object({
    programme: Code.describe('The programme of the paper, by its id.'),
    variant: Code.describe('The exam within the programme, by its id.'),
    section: Code.describe('Id of the adaptive section within the exam.'),
    paperId: Id.optional().describe('The paper whose sets may be used although they are not shared; absent: none.'),
    sets: z
      .array(
        z.object({
          setId: Id.describe('The question set.'),
          version: integerBetween(1, 100_000).describe('Number of its revision.'),
          questionIds: Ids.min(1)
            .max(200)
            .optional()
            .describe('The questions of the set in the module, by their ids; absent: all.'),
        }),
      )
      .min(1)
      .max(200)
      .describe('The question sets of the first module.'),
  }),
  output: z.object({
    source: z
      .enum(['answers', 'facilities', 'none'])
      .describe(
        'answers: results of past students; facilities: too few of them, so an estimate from how hard the questions were found to be; none: nothing is known yet.',
      ),
    students: z
      .int()
      .describe('Students who were asked at least two thirds of the questions in the same words, with the same key.'),
    partial: z.int().describe('Those of them who were not asked all of the questions; their share is of those asked.'),
    questionCount: z.int().describe('Scored questions of the first module.'),
    measuredCount: z.int().describe('Those of them whose facility is known.'),
    bins: z
      .array(
        z.object({
          from: z.number().describe('The least percent of the points in the bin.'),
          to: z.number().describe('The largest percent of the points in the bin.'),
          weight: z.number().describe('Students with such a result; for an estimate their expected share, 0 to 1.'),
        }),
      )
      .max(21)
      .describe('The results, lowest first; empty where nothing is known.'),
  }),
});
