import * as z from 'zod';

/** Where a term stands in the school's calendar. */
export const termStates = ['current', 'coming', 'past'] as const;

/** Somebody who comes to a class or goes from it on a day, or moved lately. */
export const ClassMove = z.object({
  stayId: z.int().nullable().describe('What is planned; null for a move that has taken place.'),
  studentId: z.int().describe('The student.'),
  name: z.string().describe("What the student is called, in the caller's language."),
  username: z.string().describe("Name of the student's account."),
  kind: z
    .enum(['joined', 'left', 'movedIn', 'movedOut'])
    .describe('Whether the student joins, leaves, or moves from or to another class.'),
  day: z.iso.date().describe("From the start of which day, by the school's calendar."),
  otherName: z.string().nullable().describe("The other class of a move, in the caller's language; null: no move."),
  fault: z
    .enum(['classClosed', 'memberGone', 'studentUnfit'])
    .nullable()
    .describe('Why what was planned did not take place; null: it did, or still waits.'),
});
export type ClassMove = z.output<typeof ClassMove>;

/** The term of a class, for display and filters. */
export const TermRef = z.object({
  id: z.int().describe('The term.'),
  name: z.string().describe("What the term is called, in the caller's language."),
  state: z
    .enum(termStates)
    .describe("Whether the term is going on, has not begun, or has ended, by the school's calendar."),
});
export type TermRef = z.output<typeof TermRef>;
