import * as z from 'zod';
import { outputFields } from '@inkstone/exam/fields';

/** Which draft of a text, and when it was submitted. */
export const DraftHead = z.object({
  attemptId: outputFields.attemptId,
  redoId: z.int().nullable().describe('The request that this draft answers; null for the first draft.'),
  submittedAt: z.iso.datetime().describe('When the draft was handed in.'),
  text: z.string().describe('The draft as plain text.'),
});
