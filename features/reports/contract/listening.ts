import * as z from 'zod';
import { Stimulus } from '@inkstone/bank/contract';
import { Clip } from '@inkstone/exam/stimulus';
import { Id } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { inputFields, outputFields } from '@inkstone/exam/fields';
import { examTakers } from '@inkstone/session/contract';
import { ownReportInput, Report } from './attempt.ts';
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

const HeardSet = z.object({
  setId: z.int().describe('The question set that the recording belongs to.'),
  title: z.string().describe("Title of the set in the reader's language."),
  stimulus: Stimulus.describe('The recording with its transcript, its address signed anew.'),
  plays: z.int().describe('How often I began to play the recording as a whole.'),
  playsMost: z.int().nullable().describe('How often it could be played; null where it could be played at will.'),
  clips: z
    .array(
      z.object({
        questionId: outputFields.questionId,
        clip: Clip.describe('The part of the recording that the question plays.'),
        plays: z.int().describe('How often I played it.'),
      }),
    )
    .describe('The parts of the recording that single questions play, in the order of the work.'),
});

/** What the student's own work let them hear, and how often they heard it. */
export const getHeardContent = call({
  path: 'do/readListeningEtcContent',
  method: 'GET',
  effect: 'read',
  summary:
    'What I heard in homework of mine, once its report is open: each recording with its transcript, how often I played it and how often I could, and the questions about it with answers and keys; work without a recording is not found.',
  access: examTakers,
  input: ownReportInput,
  output: Report.extend({
    questions: Report.shape.questions.describe('The questions that are about a recording, in the order of the work.'),
    heard: z.array(HeardSet).describe('The recordings in the order of the work.'),
  }),
  refusals: ['report.notYet', 'report.notHandedIn', 'report.asked'],
  interfaceFor:
    'a listening exercise outside of the report, such as a word list made from what was heard; the report itself shows the recordings beside its questions, and how often each was played.',
});
