import * as z from 'zod';
import { address, Id, type Address } from '@inkstone/base';
import { programmeCardOf } from '@inkstone/programmes/cards';

/**
 * The marking desk: an assignment, its pieces of one skill where that is said, and the piece that stands open. They are
 * marked one question across students, or one student across questions.
 */
const Desk = z.object({
  id: Id,
  skill: z.string().max(40).optional(),
  by: z.enum(['question', 'student']).optional(),
  attemptId: Id.optional(),
  questId: Id.optional(),
});

/** A screen that shows the desk. */
export type DeskAddress = Address<typeof Desk>;

/** Where written answers are marked. */
export const correctWriting: DeskAddress = address('/homework/writingCorrect', Desk);

/** Where spoken answers are marked. */
export const correctSpeaking: DeskAddress = address('/correct/speaking', Desk);

/** The same for the exams whose paths begin with `tf`. */
export const correctTfSpeaking: DeskAddress = address('/correct/tf/speaking', Desk);

const isTf = (programme: string): boolean =>
  programmeCardOf(programme)?.routes.exam.split('/').at(-1)?.startsWith('tf') ?? false;

/** Where the answers of some work are marked, and with what: those of one skill, or all. */
export const deskAt = (
  { id, programme }: { id: number; programme: string },
  skill?: string,
): { to: DeskAddress; search: z.input<typeof Desk> } => {
  const speaking = isTf(programme) ? correctTfSpeaking : correctSpeaking;
  return { to: skill === 'speaking' ? speaking : correctWriting, search: { id, ...(skill && { skill }) } };
};
