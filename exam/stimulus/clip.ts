import * as z from 'zod';

const Second = z.number().min(0).max(7200);

/** The part of a set's recording that is played again with a question. */
export const Clip = z
  .object({
    from: Second.describe('Where the part begins, in seconds of the recording.'),
    to: Second.describe('Where the part ends, in seconds of the recording.'),
  })
  .describe("Part of the set's recording that is played again with the question: seconds of it, to the tenth.");
export type Clip = z.infer<typeof Clip>;
