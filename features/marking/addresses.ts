import * as z from 'zod';
import { screenRoute, Id, findScreenPath, type ScreenRoute } from '@inkstone/base';
import { findProgrammeCard, programmeCards } from '@inkstone/programmes/cards';

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
export type DeskAddress = ScreenRoute<typeof Desk>;

/** Where written answers are marked. */
export const correctWriting: DeskAddress = screenRoute('/homework/writingCorrect', Desk);

/** Where spoken answers are marked. */
export const correctSpeaking: DeskAddress = screenRoute('/correct/speaking', Desk);

/** The same for the exams whose paths begin with `tf`. */
export const correctTfSpeaking: DeskAddress = screenRoute('/correct/tf/speaking', Desk);

/** Where a candidate's answers are marked. */
const correctCandidate: DeskAddress = screenRoute('/correct/candidate/writing', Desk);

/** Where answers with files are marked, on their pages. */
const correctUploads: DeskAddress = screenRoute('/correct/correctUploads', Desk);

/** Addresses of the desk by the programme, where one has its own for what is said. */
const desksOf = (purpose: 'correctFiles' | 'correctWritten'): ReadonlyMap<string, DeskAddress> =>
  new Map(
    programmeCards.flatMap(({ id, routes }) => {
      const path = findScreenPath(`${routes.exam}/${purpose}`, routes.aliases);
      return path ? [[id, screenRoute(path, Desk)] as const] : [];
    }),
  );

const filesDesks = desksOf('correctFiles');
const writtenDesks = desksOf('correctWritten');

/** Every address of the desk. */
export const desks: readonly DeskAddress[] = [
  ...[correctCandidate, correctSpeaking, correctTfSpeaking, correctWriting, correctUploads],
  ...filesDesks.values(),
  ...writtenDesks.values(),
];

const isTf = (programme: string): boolean =>
  findProgrammeCard(programme)?.routes.exam.split('/').at(-1)?.startsWith('tf') ?? false;

/** Where the answers of a candidate's test are marked. */
export const candidateDeskOf = (programme: string): DeskAddress => writtenDesks.get(programme) ?? correctCandidate;

/** Where the answers of some work are marked, and with what: those of one skill, or all; on their pages where they may hold files. */
export const deskAt = (
  { id, programme, hasFiles = false }: { id: number; programme: string; hasFiles?: boolean },
  skill?: string,
): { to: DeskAddress; search: z.input<typeof Desk> } => {
  if (hasFiles) return { to: filesDesks.get(programme) ?? correctUploads, search: { id, ...(skill && { skill }) } };
  const speaking = isTf(programme) ? correctTfSpeaking : correctSpeaking;
  const written = writtenDesks.get(programme) ?? correctWriting;
  return { to: skill === 'speaking' ? speaking : written, search: { id, ...(skill && { skill }) } };
};

/** Who may mark the work that a teacher gives from a paper; narrowed by kind, and by name. */
export const paperMarkers = screenRoute(
  '/teacher/examination/corrector',
  z.object({ id: Id, kind: z.enum(['own', 'team', 'thirdParty']).optional(), search: z.string().max(100).optional() }),
);
