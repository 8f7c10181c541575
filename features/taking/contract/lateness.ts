import * as z from 'zod';

/**
 * How late a file or recording that an answer refers to arrived after submission or after the end of its question's
 * clock.
 */
export const Lateness = z
  .object({
    arrivedAt: z.iso.datetime().describe('When its last byte arrived.'),
    minutes: z.int().min(1).describe('Whole minutes after handing in, or after the clock.'),
    after: z
      .literal('clock')
      .optional()
      .describe('Counted from the end of its clock or section, where that came first; absent: from the hand-in.'),
  })
  .nullable()
  .describe('Null where it arrived in time, or within a minute of the hand-in and of the end of its clock or section.');
export type Lateness = z.infer<typeof Lateness>;

const times = {
  claimedAt: z.iso.datetime().describe('When it was given, by what the device says.'),
  receivedAt: z.iso.datetime().describe('When it arrived at the server.'),
};
const seconds = z.int();

/** How late an answer that counts arrived. */
export const LateArrival = z
  .object({
    ...times,
    seconds: seconds.describe('Whole seconds from the end of its clock, section or attempt to its arrival.'),
  })
  .nullable()
  .describe('Null where it arrived in time, or within ten seconds of its end.');
export type LateArrival = z.infer<typeof LateArrival>;

/** An answer that arrived too late to count automatically. */
export const LateAnswer = z
  .object({
    ...times,
    seconds: seconds
      .nullable()
      .describe(
        'Whole seconds from the end of its clock, section or attempt to its arrival; null where nothing had ended.',
      ),
    value: z.unknown().describe("The answer, in the question type's own shape."),
    spelled: z.string().describe('The same in words, as tables of answers show it.'),
    reason: z
      .enum(['late', 'handedIn', 'reportOpen', 'left', 'notOpen'])
      .describe(
        'late: beyond the grace after its end; handedIn: after the hand-in; reportOpen: after a clock or the window had ended the attempt and its report, which shows the keys, was open to the student; left: its section or question was left; notOpen: it was not open.',
      ),
    state: z
      .enum(['open', 'counted', 'leftOut'])
      .describe('open: nobody has decided, it does not count; counted and leftOut: what a teacher decided.'),
  })
  .nullable()
  .describe('Null where there is none, or it says what counts already.');
export type LateAnswer = z.infer<typeof LateAnswer>;

/** A text as it was written on after its time, kept beside the answer that was written in time. */
export const OvertimeText = z
  .object({
    value: z.unknown().describe("The whole text as it was written on, in the question type's own shape."),
    words: z.int().describe('Words of the whole text as it was written on.'),
    wordsInTime: z.int().describe('Words that were written in time.'),
    timeUpAt: z.iso.datetime().describe('When its time was up.'),
    writtenUntil: z.iso.datetime().describe('When the student last wrote on it, by what the device says.'),
  })
  .nullable()
  .describe('Null where nothing was written over time, or it counts like the rest.');
export type OvertimeText = z.infer<typeof OvertimeText>;

/** Says that an answer was changed after a time limit that does not end the work: it counts as it stands. */
export const PastLimit = z.object({
  timeUpAt: z.iso.datetime().describe('When the time limit was over.'),
  changedAt: z.iso.datetime().describe('When the answer was last changed, by what the device says.'),
  seconds: seconds.describe('Whole seconds between the two.'),
});
export type PastLimit = z.infer<typeof PastLimit>;
