import { dayIn, localizedName, toPoints, type Language } from '@inkstone/base';
import type { CurrentUser, SchoolSettings } from '@inkstone/call/server';
import type { Handle } from '@inkstone/db';
import { toPageKind } from '@inkstone/exam/assignment-kinds';
import { defaultScheme, type GradebookScheme } from '../../gradebook/scheme.ts';
import { computeTotal, type ReleasedScore } from '../../gradebook/total.ts';
import { toResultState, toScoreState } from '../results/result-state.ts';
import { listPaperCells, listPaperTests } from '../paper/paper.queries.ts';
import type { Cell, CellState } from './gradebook-cell.ts';
import { dueFacts, toPaperCell, toPaperWork, type PaperWork } from './paper-works.ts';
import {
  findScheme,
  findTaughtClass,
  listGradebookCells,
  listGradebookStudents,
  listGradebookWorks,
  type GradebookCellRow,
  type GradebookStudentRow,
  type GradebookWorkRow,
} from './gradebook.queries.ts';

/** Works that a gradebook shows at once. */
const maxWorks = 100;

interface GradebookContext {
  tx: Handle;
  me: CurrentUser;
  now: Date;
  school: SchoolSettings;
  language: Language;
}

/** Which part of a gradebook is read. */
interface GradebookKey {
  classId: number;
  from?: string | undefined;
  to?: string | undefined;
  page: number;
  pageNum: number;
}

const emptyCell: Cell = { state: 'notGiven', points: null, maximum: null, isLate: false };

/** A column of the gradebook: an assignment, or a test on paper. */
type Work = GradebookWorkRow | PaperWork;

const isPaper = (work: Work): work is PaperWork => 'isOnPaper' in work;

const getFamily = (work: Work): 'homework' | 'test' => (isPaper(work) ? 'test' : toPageKind(work.kind));

const isFinal = (state: CellState): boolean => state === 'marked' || state === 'released';

const toCell = (work: GradebookWorkRow, row: GradebookCellRow | undefined, ctx: GradebookContext): Cell => {
  if (!row) return emptyCell;
  if (row.removedAt !== null) return { ...emptyCell, state: 'takenOut' };
  const { reportAt, reportOpenedAt } = work;
  const lastClosesAt = work.lastClosesAt ?? work.deadline;
  const state = toScoreState({ ...row, reportAt, reportOpenedAt, lastClosesAt }, ctx);
  const isScored = isFinal(state) && row.score !== null && row.scoreMax !== null;
  return {
    state,
    points: isScored ? toPoints(row.score ?? 0) : null,
    maximum: isScored ? toPoints(row.scoreMax ?? 0) : null,
    isLate: (row.submittedAt ?? ctx.now) > row.deadline,
  };
};

const toReleasedScores = (works: readonly Work[], cells: readonly Cell[]): ReleasedScore[] =>
  works.flatMap((work, index) => {
    const { state, points, maximum } = cells[index] ?? emptyCell;
    if (state !== 'released' || points === null || maximum === null) return [];
    return { workId: work.id, family: getFamily(work), points, maximum };
  });

const countCells = (cells: readonly Cell[], states: readonly CellState[]): number =>
  cells.filter(({ state }) => states.includes(state)).length;

const toStudent = (
  student: GradebookStudentRow,
  { works, cells }: { works: readonly Work[]; cells: readonly Cell[] },
  { scheme, language }: { scheme: GradebookScheme; language: Language },
) => ({
  studentId: student.id,
  name: localizedName(language, student.name, student.nameZh),
  username: student.username,
  number: student.number,
  cells: [...cells],
  total: {
    ...computeTotal(toReleasedScores(works, cells), scheme),
    given: cells.length - countCells(cells, ['notGiven', 'takenOut']),
    unreleased: countCells(cells, ['handedIn', 'marked']),
  },
});

/** Whether scores of a work whose marks are complete are released to the students. */
const isReleased = (work: GradebookWorkRow, ctx: GradebookContext): boolean => {
  const lastClosesAt = work.lastClosesAt ?? work.deadline;
  return toResultState({ ...work, status: 'marked', needsMarking: false, lastClosesAt }, ctx) === 'released';
};

const toWork = (work: GradebookWorkRow, ctx: GradebookContext) => {
  const isOpen = isReleased(work, ctx);
  return {
    ...{ id: work.id, kind: work.kind, family: toPageKind(work.kind), programme: work.programme },
    title: localizedName(ctx.language, work.title, work.titleZh),
    teacherName: localizedName(ctx.language, work.teacherName, work.teacherNameZh),
    isMine: work.isMine,
    isOnPaper: false,
    deadline: work.deadline.toISOString(),
    mean: isOpen ? work.meanShare : null,
    released: isOpen ? work.scoredCount : 0,
  };
};

const toInstant = (iso: string | undefined): Date | undefined => (iso === undefined ? undefined : new Date(iso));

/** The assignments and tests on paper of a class, the latest first, one more than are shown. */
const listWorks = async ({ tx, me, school }: GradebookContext, key: GradebookKey): Promise<Work[]> => {
  const { classId } = key;
  const [from, to] = [toInstant(key.from), toInstant(key.to)];
  const most = maxWorks + 1;
  const assignments = await listGradebookWorks(tx, { classId, teacherId: me.id, from, to, most });
  const days = { from: from && dayIn(from, school.timeZone), to: to && dayIn(to, school.timeZone) };
  const tests = await listPaperTests(tx, { classId, readerId: me.id, ...days, most });
  const papers = tests.map((test) => ({ ...test, isOnPaper: true as const, ...dueFacts(test.day, school.timeZone) }));
  return [...assignments, ...papers]
    .toSorted((a, b) => b.deadline.getTime() - a.deadline.getTime() || b.id - a.id)
    .slice(0, most);
};

/** The gradebook of a class that the caller teaches; null for other classes. */
export const readGradebook = async (ctx: GradebookContext, key: GradebookKey) => {
  const { tx, me, language } = ctx;
  const { classId, page, pageNum } = key;
  const taughtClass = await findTaughtClass(tx, { classId, teacherId: me.id });
  if (!taughtClass) return null;
  const latest = await listWorks(ctx, key);
  const works = latest.slice(0, maxWorks).toReversed();
  const students = await listGradebookStudents(tx, { classId, page, pageNum });
  const assignmentIds = works.filter((work) => !isPaper(work)).map(({ id }) => id);
  const paperTestIds = works.filter(isPaper).map(({ id }) => id);
  const studentIds = students.map(({ id }) => id);
  const rows = Map.groupBy(
    await listGradebookCells(tx, { classId, assignmentIds, studentIds }),
    ({ studentId }) => studentId,
  );
  const paperRows = Map.groupBy(await listPaperCells(tx, { paperTestIds, studentIds }), ({ studentId }) => studentId);
  const stored = await findScheme(tx, classId);
  const scheme = { ...defaultScheme, edition: 0, ...stored, workWeights: [...(stored?.workWeights ?? [])] };
  const total = students[0]?.total ?? 0;
  return {
    classId,
    className: localizedName(language, taughtClass.name, taughtClass.nameZh),
    works: works.map((work) => (isPaper(work) ? toPaperWork(work, language) : toWork(work, ctx))),
    hasMoreWorks: latest.length > maxWorks,
    scheme,
    list: students.map((student) => {
      const own = new Map((rows.get(student.id) ?? []).map((row) => [row.assignmentId, row]));
      const ownPaper = new Map((paperRows.get(student.id) ?? []).map((row) => [row.paperTestId, row]));
      const cells = works.map((work) =>
        isPaper(work) ? toPaperCell(work, ownPaper.get(work.id)) : toCell(work, own.get(work.id), ctx),
      );
      return toStudent(student, { works, cells }, { scheme, language });
    }),
    ...{ page, totalPage: Math.ceil(total / pageNum), total },
  };
};
