import * as z from 'zod';
import { createCallFactory } from '@inkstone/call';
import { inputFields } from '@inkstone/exam/fields';
import { examTakers } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';
import { legacy } from './legacy.ts';

const call = createCallFactory(refusals, legacy);

/** The key of an answer that was confirmed. */
export const getConfirmedKey = call({
  path: 'frontend/test/confirmedKey',
  method: 'GET',
  effect: 'read',
  summary:
    'Whether my answer to a question was right, with its key and explanation, once the server holds that it was confirmed (answer-confirmed in the journal) and is final.',
  access: examTakers,
  input: z.object({ attemptId: inputFields.attemptId, questionId: inputFields.questionId }),
  output: z.object({
    outcome: z.enum(['right', 'partial', 'wrong']).describe('What a machine says of the answer.'),
    earned: z.number().describe('Points that it earned, by the rule of the assignment.'),
    possible: z.number().describe('Points that a full answer earns.'),
    value: z.unknown().describe("The answer that was judged, in the question type's own shape."),
    key: z.unknown().describe("The key, in the question type's own shape."),
    explanation: z
      .object({
        en: z.string().describe('In English, HTML; empty where there is none.'),
        zh: z.string().describe('In Chinese, HTML; empty where there is none.'),
      })
      .describe('Why it is so.'),
  }),
  refusals: [
    'answer.notConfirmed',
    'answer.keyRests',
    'test.withdrawn',
    'test.withdrawnByRecruiter',
    'assignment.withdrawn',
    'assignment.deleted',
    'course.withdrawn',
    'course.deleted',
    'practice.discarded',
  ],
});
