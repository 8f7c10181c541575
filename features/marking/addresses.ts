import * as z from 'zod';
import { screenRoute, Id, findScreenPath, type ScreenRoute } from '@inkstone/base';
import { findProgrammeCard, programmeCards } from '@inkstone/programmes/cards';

/**
 * The marking desk: an assignment, its pieces of one skill where that is said, and the piece that stands open. They are
 * marked one question across students, or one student across questions.
 */
const DeskQuery = z.object({
  id: Id,
  skill: z.string().max(40).optional(),
  by: z.enum(['question', 'student']).optional(),
  attemptId: Id.optional(),
  questId: Id.optional(),
});

/** A screen that shows the desk. */
export type DeskRoute = ScreenRoute<typeof DeskQuery>;

/** Where written answers are marked. */
export const correctWriting: DeskRoute = screenRoute('/homework/writingCorrect', DeskQuery);

/** Where spoken answers are marked. */
export const correctSpeaking: DeskRoute = screenRoute('/correct/speaking', DeskQuery);

/** The same for the exams whose paths begin with `tf`. */
export const correctTfSpeaking: DeskRoute = screenRoute('/correct/tf/speaking', DeskQuery);

/** Where a candidate's answers are marked. */
const correctCandidate: DeskRoute = screenRoute('/correct/candidate/writing', DeskQuery);

/** Where answers with files are marked, on their pages. */
const correctUploads: DeskRoute = screenRoute('/correct/correctUploads', DeskQuery);

/** Addresses of the desk by the programme, where one has its own for what is said. */
const buildProgrammeRoutes = (purpose: 'correctFiles' | 'correctWritten'): ReadonlyMap<string, DeskRoute> =>
  new Map(
    programmeCards.flatMap(({ id, routes }) => {
      const path = findScreenPath(`${routes.exam}/${purpose}`, routes.aliases);
      return path ? [[id, screenRoute(path, DeskQuery)] as const] : [];
    }),
  );

const fileDeskRoutes = buildProgrammeRoutes('correctFiles');
const writtenDeskRoutes = buildProgrammeRoutes('correctWritten');

/** Every address of the desk. */
export const deskRoutes: readonly DeskRoute[] = [
  ...[correctCandidate, correctSpeaking, correctTfSpeaking, correctWriting, correctUploads],
  ...fileDeskRoutes.values(),
  ...writtenDeskRoutes.values(),
];

const isTf = (programme: string): boolean =>
  findProgrammeCard(programme)?.routes.exam.split('/').at(-1)?.startsWith('tf') ?? false;

/** Where the answers of a candidate's test are marked. */
export const candidateDeskRoute = (programme: string): DeskRoute =>
  writtenDeskRoutes.get(programme) ?? correctCandidate;

/** Where the answers of some work are marked, and with what: those of one skill, or all; on their pages where they may hold files. */
export const deskLocationFor = (
  { id, programme, hasFiles = false }: { id: number; programme: string; hasFiles?: boolean },
  skill?: string,
): { to: DeskRoute; search: z.input<typeof DeskQuery> } => {
  if (hasFiles) return { to: fileDeskRoutes.get(programme) ?? correctUploads, search: { id, ...(skill && { skill }) } };
  const speaking = isTf(programme) ? correctTfSpeaking : correctSpeaking;
  const written = writtenDeskRoutes.get(programme) ?? correctWriting;
  return { to: skill === 'speaking' ? speaking : written, search: { id, ...(skill && { skill }) } };
};

/** Who may mark the work that a teacher gives from a paper; narrowed by kind, and by name. */
export const paperMarkersRoute = screenRoute(
  '/teacher/examination/corrector',
  z.object({ id: Id, kind: z.enum(['own', 'team', 'thirdParty']).optional(), search: z.string().max(100).optional() }),
);
