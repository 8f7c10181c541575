import * as z from 'zod';
import { setEditor } from '@inkstone/bank/contract';
import { Flag, Id, integerBetween, pageFields, pagingInput } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { inputFields, outputFields } from '@inkstone/exam/fields';
import { figureSorts } from '../addresses.ts';
import { ItemFigures } from './item-figures.ts';
import { legacy } from './legacy.ts';
import { refusals } from '../refusals.ts';

const call = createCallFactory(refusals, legacy);

const { persons, facility, discrimination, isKeySuspect } = ItemFigures.shape;

/** A question in the list. */
const FiguredQuestion = z.object({
  questionId: outputFields.questionId,
  setId: z.int().describe('The question set that it belongs to.'),
  setTitle: outputFields.setTitle,
  number: z.int().describe('Its number within its set, from 1.'),
  kind: outputFields.questionType,
  excerpt: z.string().describe('The beginning of the question as plain text; empty where it has no text.'),
  programme: outputFields.programme,
  knowledgePoint: z
    .string()
    .nullable()
    .describe("What it tests, in the reader's language; null where it names no knowledge point."),
  persons,
  facility,
  discrimination,
  isKeySuspect,
  isCurrent: z.boolean().describe('Whether the bank still asks it in these words.'),
});

/** The figures of the bank's questions. */
export const listQuestionFigures = call({
  path: 'topic/itemFigures',
  method: 'GET',
  effect: 'read',
  summary: "One page of the bank's questions with facility and discrimination, pooled over all classes and terms.",
  access: setEditor,
  input: z.object({
    nodeId: Id.optional().describe('Only questions of sets at this node of the tree; absent: of the whole bank.'),
    suspect: Flag.optional().describe('Only questions whose key is probably wrong; absent: all.'),
    sort: z
      .enum(figureSorts)
      .default('alarm')
      .describe('What they are sorted by; alarm: a probably wrong key first, then by discrimination. Absent: alarm.'),
    descending: Flag.optional().describe('From the largest down; absent: from the smallest up, alarms first.'),
    ...pagingInput(),
  }),
  output: z.object({ list: z.array(FiguredQuestion).describe('The questions of this page.'), ...pageFields }),
});

/** The figures of one question. */
export const getQuestionFigures = call({
  path: 'topic/itemFigure',
  method: 'GET',
  effect: 'read',
  summary: 'One question of the bank with its key and its figures, pooled over all classes and terms.',
  access: setEditor,
  input: z.object({ questionId: inputFields.questionId }),
  output: FiguredQuestion.omit({ persons: true, facility: true, discrimination: true, isKeySuspect: true }).extend({
    prompt: outputFields.prompt,
    key: outputFields.key,
    figures: ItemFigures.describe('Its figures, pooled over all classes and terms that asked it in these words.'),
  }),
});

/** The figures of the questions of a set. */
export const listSetFigures = call({
  path: 'topic/setFigures',
  method: 'GET',
  effect: 'read',
  summary: 'How hard the questions of a set were found to be, in the words of one revision.',
  access: setEditor,
  input: z.object({
    setId: Id.describe('The question set.'),
    version: integerBetween(1, 100_000).optional().describe('An earlier revision; absent: the newest.'),
  }),
  output: z.object({
    list: z
      .array(
        z.object({
          questionId: outputFields.questionId,
          persons,
          facility,
          isKeySuspect,
        }),
      )
      .describe('The questions that somebody has points for in these words.'),
  }),
});
