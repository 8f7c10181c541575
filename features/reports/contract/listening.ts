import * as z from 'zod';
import { Clip, Stimulus } from '@inkstone/bank/contract';
import { Id } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { inputFields, outputFields } from '@inkstone/exam/fields';
import { examTakers } from '@inkstone/session/contract';
import { legacy } from './legacy.ts';
import { refusals } from '../refusals.ts';

const call = createCallFactory(refusals, legacy);

/** One sentence of the student's work to practise again. */
export const getListeningSentence = call({
  path: 'do/readListeningPrompt',
  method: 'GET',
  effect: 'read',
  summary: 'One sentence of work that I handed in, once its report is open: to hear it again, and what it says.',
  access: examTakers,
  input: z.object({
    id: inputFields.assignmentId,
    questionId: inputFields.questionId,
    attempt: Id.optional().describe('One sitting of the work; absent: the first, which has all its questions.'),
  }),
  output: z.object({
    questionId: outputFields.questionId,
    stimulus: Stimulus.describe('The recording with its transcript, its address signed anew.'),
    clip: Clip.nullable().describe('The part of the recording that the question plays; null where it plays all.'),
    said: z
      .array(z.string())
      .describe('What is said, in every way of writing it that is accepted; empty where it is not heard word by word.'),
  }),
  refusals: ['report.notYet', 'report.notHandedIn', 'report.asked'],
});
