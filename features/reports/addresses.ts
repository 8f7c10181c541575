import * as z from 'zod';
import { Flag, Id, integerBetween, type ScreenRoute } from '@inkstone/base';
import { screenRoute } from '@inkstone/exam/screen-paths';
import { findScreenPath, type ScreenPath } from '@inkstone/exam/screen-path-list';
import type { ProgrammeCard, ReportKind } from '@inkstone/exam/blueprint';
import { programmeCards } from '@inkstone/programmes/cards';
import { isStaff } from '@inkstone/session/contract';

const ReportedKind = z.enum(['test', 'homework']);

/**
 * Query of a report: the assignment and, for a teacher, the student. `kind` is present where one screen serves both
 * kinds, `attempt` where it is not the first attempt. A teacher who names no student is led to the class statistics.
 */
const ReportQuery = z.object({
  id: Id,
  studentId: Id.optional(),
  classId: Id.optional(),
  kind: ReportedKind.optional(),
  attempt: Id.optional(),
  own: Flag.optional().describe('Staff say so of a test that they sat: of others they read the whole.'),
  item: Id.optional().describe('The question that is opened.'),
});

/** A route that shows a report. */
export type ReportRoute = ScreenRoute<typeof ReportQuery>;

/** The route and query of a report. */
export interface ReportLocation {
  to: ReportRoute;
  search: z.input<typeof ReportQuery>;
}

/** What the URLs spell otherwise. */
const parameters = { studentId: 'stuId' };

const routeTo = (path: ScreenPath): ReportRoute & { readonly path: ScreenPath } =>
  screenRoute(path, ReportQuery, parameters);

/** What the list of question figures can be sorted by. */
export const figureSorts = ['alarm', 'facility', 'discrimination', 'persons'] as const;

/** The views of the class statistics. */
export const classReportTabs = ['students', 'answers', 'items'] as const;

const ClassReportQuery = z.object({
  id: Id,
  classId: Id.optional(),
  tab: z.enum(classReportTabs).optional(),
  item: Id.optional().describe('The question that is opened.'),
});

/** The statistics of a whole assignment, optionally of one class: students, answers, and questions with their keys. */
export const classReport = screenRoute('/report/class', ClassReportQuery);

/** The answer sheets of an assignment that came back, with the page that is looked at, by itself or by its attempt. */
export const answerSheets = screenRoute(
  '/report/answerSheets',
  z.object({ id: Id, sheet: Id.optional(), attempt: Id.optional() }),
);

/** The spans of time that a gradebook can be narrowed to. */
export const gradebookPeriods = ['all', 'month', 'quarter', 'year'] as const;

/** The gradebook of a class. */
export const gradebook = screenRoute(
  '/teacher/class/gradebook',
  z.object({
    classId: Id,
    since: z.enum(gradebookPeriods).default('all'),
    page: integerBetween(1, 100_000).default(1),
  }),
);

/** A test on paper of a class: with `id` its marks, without it a new one. */
export const paperTest = screenRoute('/teacher/class/paperTest', z.object({ classId: Id, id: Id.optional() }));

/** The figures of the bank's questions over all classes, and one of them opened. */
export const questionFigures = screenRoute(
  '/teacher/subject/figures',
  z.object({
    node: Id.optional(),
    suspect: Flag.optional(),
    sort: z.enum(figureSorts).default('alarm'),
    descending: Flag.optional(),
    page: integerBetween(1, 100_000).default(1),
    item: Id.optional().describe('The question that is opened.'),
  }),
);

/** Earlier scores of students, for who administers people. */
export const pastScores = screenRoute('/school/people/pastScores', z.object({}));

/** Reports of programmes without report screens of their own; redirects for the others. */
export const testReport = routeTo('/stu/testReport');

/** The report screens of one programme; they differ only by path. */
export interface ReportScreens {
  programme: string;
  test: ReportRoute;
  /** Where a student reads their own test report; same as `test` unless the programme has a separate route. */
  ownTest: ReportRoute;
  homework: ReportRoute;
  ownHomework: ReportRoute;
  /**
   * Where a teacher reads one student's report; same as the student's own unless the programme has a separate route.
   */
  studentTest: ReportRoute;
  studentHomework: ReportRoute;
  /** Separate routes for exams with a certain kind of report. */
  byKind: readonly { report: ReportKind; kind: z.infer<typeof ReportedKind>; at: ReportRoute }[];
}

/** Path endings of the kinds of report. */
const kindPaths: readonly (readonly [ReportKind, string])[] = [
  ['tabs', 'tabReport'],
  ['history', 'historyReport'],
  ['seminar', 'seminarReport'],
];

/** The report screens from a programme's path prefixes and aliases; undefined where it has none. */
export const buildReportScreens = ({ id, routes }: ProgrammeCard): ReportScreens | undefined => {
  const at = (path: string): ScreenPath | undefined => findScreenPath(path, routes.aliases);
  const own = { test: at(`${routes.exam}/report`), homework: at(`${routes.homework}/report`) };
  if (!own.test && !own.homework) return undefined;
  const { test = testReport.path, homework = testReport.path } = own;
  return {
    programme: id,
    test: routeTo(test),
    ownTest: routeTo(at(`${routes.exam}/ownReport`) ?? test),
    homework: routeTo(homework),
    ownHomework: routeTo(at(`${routes.homework}/ownReport`) ?? homework),
    studentTest: routeTo(at(`${routes.exam}/taughtReport`) ?? test),
    studentHomework: routeTo(at(`${routes.homework}/taughtReport`) ?? homework),
    byKind: kindPaths.flatMap(([report, name]) =>
      (['test', 'homework'] as const).flatMap((kind) => {
        const path = at(`${{ test: routes.exam, homework: routes.homework }[kind]}/${name}`);
        return path ? [{ report, kind, at: routeTo(path) }] : [];
      }),
    ),
  };
};

/** The programmes that have report screens of their own. */
export const reportScreens: readonly ReportScreens[] = programmeCards.flatMap((card) => buildReportScreens(card) ?? []);

/** The report screens of a programme; undefined where it has none. */
export const findReportScreens = (programme: string): ReportScreens | undefined =>
  reportScreens.find((screens) => screens.programme === programme);

/** The assignment that a report is about. */
export interface ReportTarget {
  programme: string;
  kind: z.infer<typeof ReportedKind>;
  id: number;
}

/** Whether one screen shows the reports of tests and of homework, so that its URL needs the kind. */
export const isSharedReport = ({ test, homework }: ReportScreens): boolean => test.path === homework.path;

/** The kind, where the URL needs it. */
const toKindParam = (own: ReportScreens, kind: ReportTarget['kind']) => (isSharedReport(own) ? { kind } : {});

/** Location of one student's report: the reader's own, or the named student's. */
export const reportLocationFor = ({ programme, kind, id }: ReportTarget, studentId?: number): ReportLocation => {
  const own = findReportScreens(programme);
  const search = { id, ...(studentId !== undefined && { studentId }) };
  if (!own) return { to: testReport, search: { ...search, kind } };
  const ownRoutes = { test: own.ownTest, homework: own.ownHomework };
  const studentRoutes = { test: own.studentTest, homework: own.studentHomework };
  return {
    to: (studentId === undefined ? ownRoutes : studentRoutes)[kind],
    search: { ...search, ...toKindParam(own, kind) },
  };
};

/**
 * Location of one student's report where its kind is known: the route of that kind if it has one, else the usual route.
 * Links that do not know the kind use the usual route, which redirects.
 */
export const examReportLocationFor = (
  reported: ReportTarget & { reportKind: ReportKind },
  studentId?: number,
): ReportLocation => {
  const { to, search } = reportLocationFor(reported, studentId);
  const own = findReportScreens(reported.programme)?.byKind;
  const screen = own?.find(({ report, kind }) => report === reported.reportKind && kind === reported.kind);
  return { to: screen?.at ?? to, search };
};

/** Location of the reader's own report; staff add `own` to the URL. */
export const ownReportLocationFor = (reported: ReportTarget, role: string): ReportLocation => {
  const { to, search } = reportLocationFor(reported);
  return { to, search: { ...search, ...(isStaff(role) && { own: true }) } };
};

/** The paths of all reports of one student. */
export const reportPaths: ReadonlySet<string> = new Set<string>([
  testReport.path,
  ...reportScreens.flatMap(({ programme: _, byKind, ...routes }) => [
    ...Object.values(routes).map(({ path }) => path),
    ...byKind.map(({ at }) => at.path),
  ]),
]);

/** Where a report is read that was opened at the path of another one; null where it has the right path. */
export const findReportRedirect = (path: string, right: ReportLocation): ReportLocation | null =>
  reportPaths.has(path) && path !== right.to.path ? right : null;

/** Phase reports: `id` opens one, `studentId` alone creates one about that student, neither lists the teacher's own. */
export const studentReport = screenRoute(
  '/teacher/studentReport',
  z.object({ id: Id.optional(), studentId: Id.optional(), page: integerBetween(1, 100_000).default(1) }),
  parameters,
);

export * from './part-addresses.ts';
export * from './phase-addresses.ts';
