import * as z from 'zod';
import { Ids } from '@inkstone/base';
import { outputFields } from '@inkstone/exam/fields';
import { setReader } from './access.ts';
import { call } from './shapes.ts';

/** The most question sets that are compared with the bank at once. */
export const maxComparedSets = 100;

/** A question of the bank that is similar to another one. */
export const SimilarQuestion = z.object({
  questionId: outputFields.questionId,
  setId: z.int().describe('The question set that it stands in.'),
  title: z.string().describe('The title of its set.'),
  titleZh: z.string().nullable().describe('The Chinese title of its set; null where there is none.'),
  number: z.int().describe('Its place in its set, from 1.'),
  similarity: z
    .number()
    .describe(
      'The share of text that both have in common, from 0.7 to 1: five neighbouring characters at a time, folded.',
    ),
});
export type SimilarQuestion = z.output<typeof SimilarQuestion>;

/** Finds similar questions. */
export const listSimilarQuestions = call({
  path: 'topic/getSimilarQuestions',
  method: 'GET',
  effect: 'read',
  summary:
    'Questions of other sets that are similar to those of some sets, by their folded words; a question of few words is compared together with its passage.',
  access: setReader,
  input: z.object({
    ids: z
      .preprocess(
        (raw) => (typeof raw === 'string' ? raw.split(',').filter(Boolean) : raw),
        Ids.min(1).max(maxComparedSets),
      )
      .describe('The question sets, at most 100, in their newest revisions; joined by commas in a query.'),
  }),
  output: z.object({
    list: z
      .array(
        z.object({
          questionId: outputFields.questionId,
          setId: z.int().describe('The set of the question that is compared.'),
          number: z.int().describe('Its place in the set, from 1.'),
          similar: z
            .array(SimilarQuestion)
            .describe('The questions similar to it, the most similar first, at most ten.'),
        }),
      )
      .describe('The questions to which others are similar, in the order of the sets and their questions.'),
  }),
});
