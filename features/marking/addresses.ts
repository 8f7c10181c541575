import * as z from 'zod';
import { Flag, Id, integerBetween, type ScreenRoute } from '@inkstone/base';
import { screenRoute } from '@inkstone/exam/screen-paths';
import { findScreenPath } from '@inkstone/exam/screen-path-list';
import { findProgrammeCard, programmeCards } from '@inkstone/programmes/cards';

/** What the URLs spell otherwise. */
const parameters = { questionId: 'questId', studentId: 'stuId' };

/**
 * Query of the marking desk: the assignment; optionally the student, the class or the skill alone, the order (one
 * question across students, or one student across questions), and the open submission.
 */
const DeskQuery = z.object({
  id: Id,
  studentId: Id.optional(),
  classId: Id.optional(),
  skill: z.string().max(40).optional(),
  by: z.enum(['question', 'student']).optional(),
  attemptId: Id.optional(),
  questionId: Id.optional(),
  from: z.enum(['report']).optional().describe('The screen to which closing the desk leads back.'),
  // Links of older versions name the attempt and the question thus, and said more.
  attempt: Id.optional(),
  item: Id.optional(),
  kind: z.enum(['test', 'homework']).optional(),
  own: Flag.optional(),
});

/** A route that shows the marking desk. */
export type DeskRoute = ScreenRoute<typeof DeskQuery>;

/** Where written answers are marked. */
const correctWriting: DeskRoute = screenRoute('/homework/writingCorrect', DeskQuery, parameters);

/** Where spoken answers are marked. */
const correctSpeaking: DeskRoute = screenRoute('/correct/speaking', DeskQuery, parameters);

/** Spoken answers of exams whose paths begin with `tf`. */
const correctTfSpeaking: DeskRoute = screenRoute('/correct/tf/speaking', DeskQuery, parameters);

/** Answers of a candidate's test. */
const correctCandidate: DeskRoute = screenRoute('/correct/candidate/writing', DeskQuery, parameters);

/** Answers with files, marked page by page. */
const correctUploads: DeskRoute = screenRoute('/correct/correctUploads', DeskQuery, parameters);

type Kind = 'test' | 'homework';

const commonRoutes = [correctWriting, correctCandidate, correctSpeaking, correctTfSpeaking, correctUploads];
const routesByPath = new Map<string, DeskRoute>(commonRoutes.map((route) => [route.path, route]));

/** The routes that programmes have of their own, by `purpose/programme`; several programmes may share one. */
const programmeRoutes = new Map(
  programmeCards.flatMap(({ id, routes }) =>
    Object.entries({
      test: `${routes.exam}/correct`,
      homework: `${routes.homework}/correct`,
      files: `${routes.exam}/correctFiles`,
    }).flatMap(([purpose, screenPath]) => {
      const path = findScreenPath(screenPath, routes.aliases);
      if (!path) return [];
      const route = routesByPath.get(path) ?? screenRoute(path, DeskQuery, parameters);
      routesByPath.set(path, route);
      return [[`${purpose}/${id}`, route] as const];
    }),
  ),
);

/** Every route of the desk, one for each path. */
export const deskRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  correctWriting,
  ...[...routesByPath.values()].slice(1),
];

const isTf = (programme: string): boolean =>
  findProgrammeCard(programme)?.routes.exam.split('/').at(-1)?.startsWith('tf') ?? false;

/** The desk route for a candidate's test. */
export const candidateDeskRoute = (programme: string): DeskRoute =>
  programmeRoutes.get(`test/${programme}`) ?? correctCandidate;

/** What is marked on the desk. */
interface DeskTarget {
  id: number;
  programme: string;
  /** The pages that show it. */
  kind: Kind;
  /** Its answers may hold files. */
  hasFiles?: boolean;
}

const deskRouteFor = ({ programme, kind, hasFiles }: DeskTarget, skill: string | undefined): DeskRoute => {
  if (hasFiles) return programmeRoutes.get(`files/${programme}`) ?? correctUploads;
  const own = programmeRoutes.get(`${kind}/${programme}`);
  if (own) return own;
  if (skill !== 'speaking') return correctWriting;
  return isTf(programme) ? correctTfSpeaking : correctSpeaking;
};

/** The query parameters that choose the submission to open first and limit the desk to some submissions. */
export type DeskSearch = Omit<z.input<typeof DeskQuery>, 'id'>;

/**
 * Route and query for marking an assignment: all its submissions, or those of one skill, student or class; the page
 * editor where they may hold files.
 */
export const deskLocationFor = (
  target: DeskTarget,
  search: DeskSearch = {},
): { to: DeskRoute; search: z.input<typeof DeskQuery> } => ({
  to: deskRouteFor(target, search.skill),
  search: { id: target.id, ...search },
});

/** What the list of works to mark shows. */
export const markingStates = ['waiting', 'draft', 'done'] as const;

/** All that waits to be marked, was drafted, or was released; filtered. */
export const markingList = screenRoute(
  '/teacher/marking',
  z.object({
    state: z.enum(markingStates).default('waiting'),
    marker: z.enum(['mine', 'thirdParty']).optional(),
    programme: z.string().max(40).optional(),
    classId: Id.optional(),
    waitedDays: integerBetween(1, 1000).optional(),
  }),
  { programme: 'program', waitedDays: 'age' },
);

/** Who may mark the assignments that a teacher creates from a paper; filtered by kind and name. */
export const paperMarkersRoute = screenRoute(
  '/teacher/examination/corrector',
  z.object({ id: Id, kind: z.enum(['own', 'team', 'thirdParty']).optional(), search: z.string().max(100).optional() }),
);
