import * as z from 'zod';
import { Clip } from '@inkstone/bank/contract';
import { WireEvent } from '@inkstone/exam/attempt';

/** A recording, picture or text that several questions share. */
export const Stimulus = z.object({
  kind: z.enum(['none', 'passage', 'audio', 'picture']),
  html: z.string().optional(),
  files: z.array(z.object({ id: z.int(), url: z.string(), mime: z.string(), name: z.string().optional() })).optional(),
  audioSeconds: z.int().optional().describe('Length of the recording.'),
});

/** One option as old clients know it. */
export const OptionRecord = z.object({ id_option: z.string(), text: z.string() });

/** One question as a student gets it: never with its key. */
export const QuestionRecord = z.object({
  id: z.int(),
  type: z.union([z.number(), z.string()]).describe("The type's code of old records, or its name where it has none."),
  kind: z.string().describe('Name of the question type.'),
  options: z.array(OptionRecord),
  options_answer_num: z.int().describe('How many options a full answer has; 0 without options.'),
  prompt: z.unknown().describe("The type's own prompt, without the key."),
  points: z.int().describe('Hundredths that a full answer earns.'),
  clip: Clip.optional(),
});

/** One question set of an attempt. */
export const SetRecord = z.object({
  id: z.int(),
  title: z.string(),
  stimulus: Stimulus,
  questions: z.array(QuestionRecord),
});

/** The latest value of one question; null after it was cleared. */
export const AnswerRecord = z.object({
  questId: z.int(),
  value: z.unknown(),
  answeredAt: z.iso.datetime().describe('When it was given; what a device kept from before does not replace it.'),
});

/** What a browser puts into the journal, as the engine reads it. */
export const JournalRecord = WireEvent;
export type JournalRecord = WireEvent;

/** What every save, start and look at the clock gives back of time. */
export const Synced = z.object({
  serverTime: z.iso.datetime(),
  syncId: z.string().describe('Goes into the events that follow.'),
  secondsLeft: z.number().nullable().describe('Of the clock that runs; negative in overtime; null without one.'),
  closesAt: z.iso.datetime().describe('When the window of this work closes.'),
  windowVersion: z.int().describe('Changes with the window: a page older than it asks to start again.'),
  isClosed: z.boolean().describe('True once handed in or closed by the clock.'),
});
