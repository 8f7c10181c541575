import * as z from 'zod';
import { Id, type ScreenRoute } from '@inkstone/base';
import { screenRoute } from '@inkstone/exam/screen-paths';
import { findScreenPath } from '@inkstone/exam/screen-path-list';
import type { ProgrammeCard } from '@inkstone/exam/blueprint';
import { programmeCards } from '@inkstone/programmes/cards';
import { attemptKinds } from './attempt-kinds.ts';

const Kind = z.enum(['test', 'homework']);

/**
 * Search parameters of the screens on which an assignment is done: its id, and its kind where one screen serves both.
 */
const Work = z.object({ id: Id, kind: Kind.optional() });

/**
 * The launcher: asks the server for the status of the assignment and redirects to the right screen. A teacher may name
 * the student of a report.
 */
export const controller = screenRoute(
  '/controller',
  z.object({ kind: Kind, id: Id, to: z.enum(['do', 'report', 'correct']).optional(), studentId: Id.optional() }),
  { studentId: 'stuId' },
);

/** The launcher of a test. */
export const enterTest = screenRoute('/test', Work);

/** The launcher of homework. */
export const enterHomework = screenRoute('/homework/controller', Work);

/** The screen after homework of any kind was submitted. */
export const homeworkSuccess = screenRoute('/homework/success', Work);

/** The screen after an exercise in a window of its own was submitted. */
export const homeworkFinished = screenRoute('/ws/homework/finished', Work);

/** The screen after a test was submitted. */
export const examResult = screenRoute('/exam/result', Work);

/** The screen after a candidate's test was submitted, in every programme. */
export const candidateEnd = screenRoute('/recruitment/common/success', Work);

/** The break between two sections, for programmes without a break screen of their own. */
export const examBreak = screenRoute('/exam/break', Work);

export { environmentCheck } from './environment-address.ts';

/** The full-page editor for a long text of a homework; without a question id it opens the first open one. */
export const quill = screenRoute('/quill', z.object({ id: Id, questionId: Id.optional() }), {
  questionId: 'questId',
});

/** The camera page of a phone, opened by the code that an exam window shows. */
export const phoneCamera = screenRoute('/camera', z.object({}));

/** The path behind a code: its secret is in the fragment, which no request or log contains, and scheme.js removes it at once. */
export const buildPhoneCameraLink = (token: string): string => `${phoneCamera.path}#token=${token}`;

/** The demo of all question types, open without an account. */
export const demo = screenRoute('/demo', z.object({ type: z.string().max(40).optional() }));

/** A screen on which an assignment is done. */
export type AssignmentRoute = ScreenRoute<typeof Work>;

/** The screens of one programme. They differ only by path, and a programme need not have all of them. */
export interface ProgrammeRoutes {
  programme: string;
  controller: AssignmentRoute | undefined;
  introduction: AssignmentRoute | undefined;
  /** The introduction of homework, if the programme has one with its own path. */
  homeworkIntroduction: AssignmentRoute | undefined;
  homeworkController: AssignmentRoute | undefined;
  /** The break between two sections. */
  breakRoute: AssignmentRoute;
  /** The end of a test, where the programme has its own screen for it. */
  finished: AssignmentRoute | undefined;
  /** The end of homework, where the programme has its own screen for it. */
  homeworkFinished: AssignmentRoute | undefined;
  /** The screen of each section, in a test and as homework; several sections may share one. */
  sections: readonly { section: string; exam: AssignmentRoute; exercise: AssignmentRoute }[];
}

/** Camel case for paths: `reading-writing` becomes `readingWriting`. */
const toPathSegment = (section: string): string =>
  section.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/**
 * Builds the screens of a programme from its route prefixes and aliases; undefined where it has none for its sections.
 */
export const buildProgrammeRoutes = ({ id, routes, sections }: ProgrammeCard): ProgrammeRoutes | undefined => {
  const { exam, homework, aliases } = routes;
  const firstRoute = (...paths: string[]): AssignmentRoute | undefined => {
    const path = paths
      .map((candidatePath) => findScreenPath(candidatePath, aliases))
      .find((screenPath) => screenPath !== undefined);
    return path && screenRoute(path, Work);
  };
  const sectionRoutes = sections.flatMap((section) => {
    const name = toPathSegment(section);
    const testRoute = firstRoute(`/ws${exam}/${name}`, `/ws${exam}/exam`, `${exam}/${name}`);
    const exercise = firstRoute(`${homework}/${name}`, `${homework}/exercise`, `${exam}/${name}`) ?? testRoute;
    const examRoute = testRoute ?? exercise;
    return examRoute && exercise ? [{ section, exam: examRoute, exercise }] : [];
  });
  if (sectionRoutes.length === 0) return undefined;
  return {
    programme: id,
    controller: firstRoute(`${exam}/controller`),
    introduction: firstRoute(`${exam}/introduction`),
    homeworkIntroduction: firstRoute(`${homework}/introduction`),
    homeworkController: firstRoute(`${homework}/controller`),
    breakRoute: firstRoute(`/ws${exam}/break`, `${exam}/break`) ?? examBreak,
    finished: firstRoute(`${exam}/finished`),
    homeworkFinished: firstRoute(`${homework}/finished`),
    sections: sectionRoutes,
  };
};

/** The screens of all programmes that have some. */
export const programmeRoutes: readonly ProgrammeRoutes[] = programmeCards.flatMap(
  (card) => buildProgrammeRoutes(card) ?? [],
);

/** The screens of a programme; undefined where it has none of its own. */
export const findProgrammeRoutes = (programme: string): ProgrammeRoutes | undefined =>
  programmeRoutes.find((journey) => journey.programme === programme);

/** The paths on which tests are taken. */
const examPaths: ReadonlySet<string> = new Set(
  programmeRoutes.flatMap(({ sections }) => sections.map(({ exam }) => exam.path)),
);

/**
 * The route under /ws of an exercise whose family has no window of its own otherwise; undefined where it has one, or where
 * a test is taken at that path.
 */
export const findWindowAlias = (exercise: AssignmentRoute): AssignmentRoute | undefined => {
  const path = findScreenPath(`/ws${exercise.path}`);
  return path && !examPaths.has(path) ? screenRoute(path, Work) : undefined;
};

/** The route of the introduction of a test or of homework; undefined where it has none. */
export const findIntroductionRoute = (
  journey: ProgrammeRoutes,
  kind: z.infer<typeof Kind>,
): AssignmentRoute | undefined => ({ test: journey.introduction, homework: journey.homeworkIntroduction })[kind];

/**
 * The route of the screen after an assignment was submitted: one for all candidates, else the programme's own or the
 * common one.
 */
export const getFinishedRoute = (work: {
  programme: string;
  kind: z.infer<typeof Kind>;
  isCandidates?: boolean;
}): AssignmentRoute => {
  const { programme, kind, isCandidates = false } = work;
  if (isCandidates) return candidateEnd;
  const journey = findProgrammeRoutes(programme);
  return {
    test: journey?.finished ?? examResult,
    homework: journey?.homeworkFinished ?? homeworkFinished,
  }[kind];
};

/** Link target of the break screen of an assignment. */
export const toBreakLink = (
  { breakRoute }: ProgrammeRoutes,
  { kind, id }: { kind: z.infer<typeof Kind>; id: number },
): { to: AssignmentRoute; search: z.input<typeof Work> } => ({
  to: breakRoute,
  search: { id, ...(attemptKinds[kind].isPractice && { kind }) },
});

/** Link target of the screen of a section; without a section, of the first one. */
export const toSectionLink = (
  { sections }: ProgrammeRoutes,
  work: { kind: z.infer<typeof Kind>; id: number; section?: string | null },
): { to: AssignmentRoute; search: z.input<typeof Work> } | undefined => {
  const match = sections.find(({ section }) => section === work.section) ?? sections[0];
  if (!match) return undefined;
  if (!attemptKinds[work.kind].isPractice) return { to: match.exam, search: { id: work.id } };
  const isShared = sections.some(({ exam }) => exam.path === match.exercise.path);
  return { to: match.exercise, search: { id: work.id, ...(isShared && { kind: 'homework' as const }) } };
};

/** All paths on which an attempt is open or gets opened. The service worker serves them when there is no network. */
export const listAttemptPaths = (): readonly string[] => {
  const common = [controller, enterTest, enterHomework, examBreak, quill];
  const programmePaths = programmeRoutes.flatMap((journey) => [
    ...[journey.controller, journey.introduction, journey.homeworkIntroduction, journey.homeworkController],
    journey.breakRoute,
    ...journey.sections.flatMap(({ exam, exercise }) => [exam, exercise, findWindowAlias(exercise)]),
  ]);
  return [...new Set([...common, ...programmePaths].flatMap((at) => at?.path ?? []))];
};
