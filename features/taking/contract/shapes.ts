import * as z from 'zod';
import { serverTime } from '@inkstone/base';
import { WireEvent } from '@inkstone/exam/attempt';
import { outputFields } from '@inkstone/exam/fields';
import { Clip, Scene, stimulusLooks } from '@inkstone/exam/stimulus';

/** A recording, picture or text that several questions share. */
export const Stimulus = z.object({
  kind: z
    .enum(['none', 'passage', 'audio', 'picture'])
    .describe('What stands beside the questions: nothing, a text, a recording or pictures.'),
  html: z.string().optional().describe('Passage or caption as rich text; absent where there is none.'),
  files: z
    .array(
      z.object({
        id: z.int().describe('The stored file.'),
        url: z
          .string()
          .describe(
            'An address signed for the student, good for two hours; frontend/test/start renews it. Of a recording whose plays are counted it serves one play, and is empty once all were heard, or while another test holds it.',
          ),
        mime: outputFields.mime,
        heldByTest: z
          .string()
          .optional()
          .describe(
            'The title of the test that the student is taking and that limits the plays of this recording: until that test is over the address is empty; absent: no test holds it.',
          ),
        name: z
          .string()
          .optional()
          .describe('The name of a document that may be downloaded; absent where the file is only shown or played.'),
      }),
    )
    .optional()
    .describe('Recording or pictures, in order; absent where there are none.'),
  audioSeconds: z.int().optional().describe('Length of the recording in seconds; absent where there is none.'),
  look: z
    .enum(stimulusLooks)
    .optional()
    .describe('What the text is and is drawn as, such as a message or a menu; absent: a passage.'),
  scene: Scene.optional().describe('Who speaks or writes, and where, for its picture; absent: not said.'),
});

/** One option. */
export const OptionRecord = z.object({
  optionId: z.string().describe('The option, as the answer names it.'),
  text: z.string().describe('What the option says, as rich text.'),
});

/** One question as sent to a student, without its key. */
export const QuestionRecord = z.object({
  id: outputFields.questionId,
  typeCode: z
    .union([z.number(), z.string()])
    .describe("The type's code of old records, or its name where it has none."),
  kind: z.string().describe('Name of the question type.'),
  options: z
    .array(OptionRecord)
    .describe('The options in the order shown to this student; empty for types without options.'),
  fullAnswerCount: z.int().describe('How many options a full answer has; 0 without options.'),
  prompt: z.unknown().describe("The type's own prompt, without the key."),
  points: z.int().describe('Hundredths that a full answer earns.'),
  clip: Clip.optional().describe(
    "The part of the set's recording that the question plays again; absent where it plays none.",
  ),
});

/** One question set of an attempt. */
export const SetRecord = z.object({
  id: z.int().describe('The question set.'),
  title: z.string().describe("The set's title in the student's language."),
  stimulus: Stimulus.describe("What the set's questions are about."),
  questions: z.array(QuestionRecord).describe('The questions of the set, in the order of the attempt.'),
});

/** The latest answer to one question; null after it was cleared. */
export const AnswerRecord = z.object({
  questionId: outputFields.questionId,
  value: outputFields.value,
  answeredAt: z.iso.datetime().describe('When it was given; what a device kept from before does not replace it.'),
});

/** One event of the journal as a browser sends it. */
export const JournalRecord = WireEvent;
export type JournalRecord = WireEvent;

/** The times that every start, save and time call returns. */
export const SyncInfo = z.object({
  serverTime,
  syncId: z.string().describe('Goes into the events that follow.'),
  secondsLeft: z
    .number()
    .nullable()
    .describe('Seconds left on the clock that runs; negative in overtime; null where none runs.'),
  closesAt: z.iso.datetime().describe('When the window of this work closes.'),
  windowVersion: z
    .int()
    .describe('Changes with the window: a page older than it asks frontend/test/time for the new times.'),
  isClosed: z.boolean().describe('True once handed in or closed by the clock.'),
});
