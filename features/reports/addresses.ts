import * as z from 'zod';
import { screenRoute, Flag, Id, findScreenPath, whole, type ScreenRoute, type ScreenPath } from '@inkstone/base';
import type { ProgrammeCard, ReportKind } from '@inkstone/exam/blueprint';
import { programmeCards, getReportKind } from '@inkstone/programmes/cards';

const Kind = z.enum(['test', 'homework']);

/**
 * A report: the assignment, for a teacher the student, else for a teacher the whole with all students, or one class of
 * them. `kind` is said where one screen serves both, `attempt` where not the first sitting is read.
 */
const Report = z.object({
  id: Id,
  stuId: Id.optional(),
  classId: Id.optional(),
  kind: Kind.optional(),
  attempt: Id.optional(),
  own: Flag.optional().describe('Staff say so of a test that they sat: of others they read the whole.'),
  item: Id.optional().describe('The question that is opened, in the report of a whole assignment.'),
});

/** A screen where a report is read. */
export type ReportAddress = ScreenRoute<typeof Report>;

/** Where a report is, and with what. */
export interface ReportPlace {
  to: ReportAddress;
  search: z.input<typeof Report>;
}

/** The reports of programmes without reports of their own; for the others it leads on. */
export const testReport: ReportAddress = screenRoute('/stu/testReport', Report);

/** The screens of one programme's reports; they differ by path alone. */
export interface ReportScreens {
  programme: string;
  test: ReportAddress;
  /** Where a student reads the own one of a test; the same unless an address of its own is said. */
  testOwn: ReportAddress;
  homework: ReportAddress;
  homeworkOwn: ReportAddress;
  /** Where a teacher reads one student's; the same as the student's own where no address of its own is said. */
  testTaught: ReportAddress;
  homeworkTaught: ReportAddress;
  testWhole: ReportAddress;
  homeworkWhole: ReportAddress;
  /** Where exams of one kind of report have it read apart. */
  byKind: readonly { report: ReportKind; kind: z.infer<typeof Kind>; at: ReportAddress }[];
}

/** What the old addresses of a kind of report end in. */
const kindPaths: readonly (readonly [ReportKind, string])[] = [
  ['tabs', 'tabReport'],
  ['history', 'historyReport'],
  ['seminar', 'seminarReport'],
];

/**
 * The report screens that a programme's prefixes and aliases give; undefined where it has none of its own. One that has but
 * the whole is read by students where all are.
 */
export const reportScreensUnder = ({ id, routes }: ProgrammeCard): ReportScreens | undefined => {
  const at = (path: string): ScreenPath | undefined => findScreenPath(path, routes.aliases);
  const [whole, homeworkWhole] = [at(`${routes.exam}/correct`), at(`${routes.homework}/correct`)];
  if (!whole || !homeworkWhole) return undefined;
  const test = at(`${routes.exam}/report`) ?? testReport.path;
  const homework = at(`${routes.homework}/report`) ?? testReport.path;
  return {
    programme: id,
    test: screenRoute(test, Report),
    testOwn: screenRoute(at(`${routes.exam}/ownReport`) ?? test, Report),
    homework: screenRoute(homework, Report),
    homeworkOwn: screenRoute(at(`${routes.homework}/ownReport`) ?? homework, Report),
    testTaught: screenRoute(at(`${routes.exam}/taughtReport`) ?? test, Report),
    homeworkTaught: screenRoute(at(`${routes.homework}/taughtReport`) ?? homework, Report),
    testWhole: screenRoute(whole, Report),
    homeworkWhole: screenRoute(homeworkWhole, Report),
    byKind: kindPaths.flatMap(([report, name]) =>
      (['test', 'homework'] as const).flatMap((kind) => {
        const path = at(`${kind === 'test' ? routes.exam : routes.homework}/${name}`);
        return path ? [{ report, kind, at: screenRoute(path, Report) }] : [];
      }),
    ),
  };
};

/** The programmes that have reports of their own. */
export const reportScreens: readonly ReportScreens[] = programmeCards.flatMap((card) => reportScreensUnder(card) ?? []);

/** The report screens of a programme; undefined where it has none of its own. */
export const reportScreensOf = (programme: string): ReportScreens | undefined =>
  reportScreens.find((screens) => screens.programme === programme);

/** Work that is reported on. */
export interface Reported {
  programme: string;
  kind: z.infer<typeof Kind>;
  id: number;
}

/** Whether one screen shows the reports of tests and of homework, so that its address has to say the kind. */
export const isSharedReport = ({ test, homework }: ReportScreens): boolean => test.path === homework.path;

/** The kind where a screen has to be told it. */
const saidKind = (own: ReportScreens, kind: Reported['kind']) => (isSharedReport(own) ? { kind } : {});

/** Where the report of one student is read: one's own, or the named student's. */
export const reportAt = ({ programme, kind, id }: Reported, stuId?: number): ReportPlace => {
  const own = reportScreensOf(programme);
  const search = { id, ...(stuId !== undefined && { stuId }) };
  if (!own) return { to: testReport, search: { ...search, kind } };
  const [mine, taught] = kind === 'test' ? [own.testOwn, own.testTaught] : [own.homeworkOwn, own.homeworkTaught];
  return { to: stuId === undefined ? mine : taught, search: { ...search, ...saidKind(own, kind) } };
};

/**
 * Where one student's report of an exam is read: at the address of its kind where that has one. A link that does not know
 * the exam leads to the usual address, which leads on.
 */
export const reportOfExamAt = (reported: Reported & { variant: string }, stuId?: number): ReportPlace => {
  const { to, search } = reportAt(reported, stuId);
  const [report, own] = [getReportKind(reported), reportScreensOf(reported.programme)?.byKind];
  return { to: own?.find((one) => one.report === report && one.kind === reported.kind)?.at ?? to, search };
};

/** Where whoever sat some work reads the own report; staff say that it is theirs. */
export const ownReportAt = (reported: Reported, role: string): ReportPlace => {
  const { to, search } = reportAt(reported);
  return { to, search: { ...search, ...(role === 'staff' && { own: true }) } };
};

/** Where a teacher reads the report of a whole assignment. */
export const wholeReportAt = ({ programme, kind, id }: Reported): ReportPlace => {
  const own = reportScreensOf(programme);
  if (!own) return { to: testReport, search: { id, kind } };
  return { to: kind === 'test' ? own.testWhole : own.homeworkWhole, search: { id } };
};

/**
 * Phase reports: `id` opens one, `stuId` alone begins one about that student, neither lists those that the teacher writes.
 */
export const studentReport = screenRoute(
  '/teacher/studentReport',
  z.object({ id: Id.optional(), stuId: Id.optional(), page: whole(1, 100_000).default(1) }),
);

export * from './part-addresses.ts';
