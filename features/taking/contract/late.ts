import * as z from 'zod';

/** That something which an answer names arrived after the hand-in, and by how much. */
export const Late = z
  .object({
    arrivedAt: z.iso.datetime().describe('When its last byte arrived.'),
    minutes: z.int().min(1).describe('Whole minutes after handing in.'),
  })
  .nullable()
  .describe('Null where it arrived in time, or within a minute of the hand-in.');
export type Late = z.infer<typeof Late>;
