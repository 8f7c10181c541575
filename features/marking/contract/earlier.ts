import * as z from 'zod';

/** Which draft of a text, and when it was handed in. */
export const DraftHead = z.object({
  attemptId: z.int(),
  redoId: z.int().nullable().describe('Null for the first draft.'),
  submittedAt: z.iso.datetime(),
  text: z.string(),
});
