import * as z from 'zod';
import { Id, type ScreenRoute } from '@inkstone/base';
import { screenRoute, findScreenPath } from '@inkstone/exam/screen-paths';
import { findProgrammeCard, programmeCards } from '@inkstone/programmes/cards';

/** What the URLs spell otherwise. */
const parameters = { questionId: 'questId' };

/**
 * Query of the marking desk: the assignment, optionally only one skill, the order (one question across students, or one
 * student across questions), and the open submission.
 */
const DeskQuery = z.object({
  id: Id,
  skill: z.string().max(40).optional(),
  by: z.enum(['question', 'student']).optional(),
  attemptId: Id.optional(),
  questionId: Id.optional(),
});

/** A route that shows the marking desk. */
export type DeskRoute = ScreenRoute<typeof DeskQuery>;

/** Where written answers are marked. */
export const correctWriting: DeskRoute = screenRoute('/homework/writingCorrect', DeskQuery, parameters);

/** Where spoken answers are marked. */
export const correctSpeaking: DeskRoute = screenRoute('/correct/speaking', DeskQuery, parameters);

/** Spoken answers of exams whose paths begin with `tf`. */
export const correctTfSpeaking: DeskRoute = screenRoute('/correct/tf/speaking', DeskQuery, parameters);

/** Answers of a candidate's test. */
const correctCandidate: DeskRoute = screenRoute('/correct/candidate/writing', DeskQuery, parameters);

/** Answers with files, marked page by page. */
const correctUploads: DeskRoute = screenRoute('/correct/correctUploads', DeskQuery, parameters);

/** Desk routes by programme, for programmes that have their own route for this purpose. */
const buildProgrammeRoutes = (purpose: 'correctFiles' | 'correctWritten'): ReadonlyMap<string, DeskRoute> =>
  new Map(
    programmeCards.flatMap(({ id, routes }) => {
      const path = findScreenPath(`${routes.exam}/${purpose}`, routes.aliases);
      return path ? [[id, screenRoute(path, DeskQuery, parameters)] as const] : [];
    }),
  );

const fileDeskRoutes = buildProgrammeRoutes('correctFiles');
const writtenDeskRoutes = buildProgrammeRoutes('correctWritten');

/** Every route of the desk. */
export const deskRoutes: readonly DeskRoute[] = [
  ...[correctCandidate, correctSpeaking, correctTfSpeaking, correctWriting, correctUploads],
  ...fileDeskRoutes.values(),
  ...writtenDeskRoutes.values(),
];

const isTf = (programme: string): boolean =>
  findProgrammeCard(programme)?.routes.exam.split('/').at(-1)?.startsWith('tf') ?? false;

/** The desk route for a candidate's test. */
export const candidateDeskRoute = (programme: string): DeskRoute =>
  writtenDeskRoutes.get(programme) ?? correctCandidate;

/**
 * Route and query for marking an assignment: all its submissions or those of one skill; the page editor where they may
 * hold files.
 */
export const deskLocationFor = (
  { id, programme, hasFiles = false }: { id: number; programme: string; hasFiles?: boolean },
  skill?: string,
): { to: DeskRoute; search: z.input<typeof DeskQuery> } => {
  if (hasFiles) return { to: fileDeskRoutes.get(programme) ?? correctUploads, search: { id, ...(skill && { skill }) } };
  const speaking = isTf(programme) ? correctTfSpeaking : correctSpeaking;
  const written = writtenDeskRoutes.get(programme) ?? correctWriting;
  return { to: skill === 'speaking' ? speaking : written, search: { id, ...(skill && { skill }) } };
};

/** Who may mark the assignments that a teacher creates from a paper; filtered by kind and name. */
export const paperMarkersRoute = screenRoute(
  '/teacher/examination/corrector',
  z.object({ id: Id, kind: z.enum(['own', 'team', 'thirdParty']).optional(), search: z.string().max(100).optional() }),
);
