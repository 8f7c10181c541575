import * as z from 'zod';

/** Where a term stands in the school's calendar. */
export const termStates = ['current', 'coming', 'past'] as const;

/** The term of a class, for display and filters. */
export const TermRef = z.object({
  id: z.int().describe('The term.'),
  name: z.string().describe("What the term is called, in the caller's language."),
  state: z
    .enum(termStates)
    .describe("Whether the term is going on, has not begun, or has ended, by the school's calendar."),
});
export type TermRef = z.output<typeof TermRef>;
