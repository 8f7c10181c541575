import { toPercent, toPoints } from '@inkstone/base';
import {
  countStudentAssignments,
  kindsInFamily,
  listStudentAssignments,
  toStudentAssignment,
  type StudentAssignmentRow,
} from '@inkstone/assignments/server';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { getKindRules, type AssignmentFamily } from '@inkstone/exam/assignment-kinds';
import { pickCourses } from '@inkstone/courses/server';
import { isStaffOfManager, isStudentOfTeacher } from '@inkstone/people/server';
import { countShelf, listShelf, toShelvedBook } from '@inkstone/textbooks/server';
import {
  listStudentBooks as listStudentBooksContract,
  listStudentCourses as listStudentCoursesContract,
  listStudentHomework as listStudentHomeworkContract,
  listStudentTests as listStudentTestsContract,
} from '../../contract.ts';
import { listReadableAssignments } from '../attempt-report.queries.ts';
import { listOwnAssignments } from './students.queries.ts';

type StudentListContext = HandlerContext<typeof listStudentHomeworkContract>;
type StudentContext = Pick<StudentListContext, 'me' | 'tx' | 'now' | 'school'> & { input: { studentId: number } };

/**
 * A student's assignment as their teacher reads it: as the student sees it, with scores that do not wait for the
 * report.
 */
const toTeacherView = (
  row: StudentAssignmentRow,
  ctx: Pick<StudentListContext, 'me' | 'now' | 'school'>,
  access: { isMine: boolean; mayReadReport: boolean },
) => {
  const score = row.score === null ? null : toPoints(row.score);
  const accuracy = toPercent(row.rightCount, row.scoredCount);
  return {
    ...toStudentAssignment(row, ctx),
    averageScore: score,
    totalScore: score,
    averageAccuracy: accuracy,
    objectiveCorrectRate: accuracy,
    scoreMax: row.scoreMax === null ? null : toPoints(row.scoreMax),
    ...access,
  };
};

/**
 * Whose assignments the caller may read: any teacher's for an own student, only the caller's tests for own staff; null
 * if none.
 */
const findReadableAssigner = async (
  { input, me, tx }: Pick<StudentContext, 'input' | 'me' | 'tx'>,
  family: AssignmentFamily,
): Promise<{ assignedBy?: number } | null> => {
  const { studentId } = input;
  const isHeld = me.permissions.includes('myStudent_student');
  if (isHeld && (await isStudentOfTeacher(tx, { teacherId: me.id, studentId }))) return {};
  const mayBeGivenToStaff = kindsInFamily(family).some((kind) => getKindRules(kind).isForStaff);
  if (!mayBeGivenToStaff || !me.permissions.includes('myStudent_myStaff')) return null;
  return (await isStaffOfManager(tx, { managerId: me.id, personId: studentId })) ? { assignedBy: me.id } : null;
};

/** A page of a student's assignments of one family; not found unless the caller may read them. */
const listByFamily = async (ctx: StudentListContext, family: AssignmentFamily) => {
  const { input, me, tx, now, notFound } = ctx;
  const { studentId, filter, search, page, pageNum } = input;
  const assigner = await findReadableAssigner(ctx, family);
  if (assigner === null) return notFound();
  const key = { studentId, kinds: kindsInFamily(family), ...assigner, now, filter, search, page, pageNum };
  const counted = await countStudentAssignments(tx, key);
  const [onGoing, complete, delay] = (['onGoing', 'complete', 'delay'] as const).map((tab) => counted.get(tab) ?? 0);
  const counts = { onGoing: onGoing ?? 0, complete: complete ?? 0, delay: delay ?? 0 };
  const all = counts.onGoing + counts.complete + counts.delay;
  const rows = await listStudentAssignments(tx, key);
  const assignmentIds = rows.map((row) => row.assignmentId);
  const ownAssignments = await listOwnAssignments(tx, { teacherId: me.id, assignmentIds });
  const scope = { teacherId: me.id, candidates: 'none' } as const;
  const readable = await listReadableAssignments(tx, { ...scope, studentId, assignmentIds });
  const total = filter === 'all' ? all : counts[filter];
  return {
    list: rows.map((row) => {
      const { assignmentId } = row;
      return toTeacherView(row, ctx, {
        isMine: ownAssignments.has(assignmentId),
        mayReadReport: readable.has(assignmentId),
      });
    }),
    page,
    totalPage: Math.ceil(total / pageNum),
    total,
    counts: { all, ...counts },
  };
};

/** The most that a file of a student's work holds of a family. */
const maxExported = 5000;

/** A student's assignment as stored and as the teacher reads it. */
export interface TeacherViewRow {
  row: StudentAssignmentRow;
  view: ReturnType<typeof toTeacherView>;
  family: 'homework' | 'test';
}

/** All homework and tests of a student that the caller may read, by the rules of the lists; null where there are none to read. */
export const listEveryAssignment = async (ctx: StudentContext): Promise<TeacherViewRow[] | null> => {
  const { input, tx, now } = ctx;
  const paging = { filter: 'all' as const, search: undefined, page: 1, pageNum: maxExported };
  const rows: TeacherViewRow[] = [];
  let isReadable = false;
  for (const family of ['homework', 'test'] as const) {
    const assigner = await findReadableAssigner(ctx, family);
    if (assigner === null) continue;
    isReadable = true;
    const key = { studentId: input.studentId, kinds: kindsInFamily(family), ...assigner, now, ...paging };
    const access = { isMine: false, mayReadReport: false };
    for (const row of await listStudentAssignments(tx, key)) {
      rows.push({ row, view: toTeacherView(row, ctx, access), family });
    }
  }
  return isReadable ? rows : null;
};

/** A student's homework. */
export const listStudentHomework = handleCall(listStudentHomeworkContract, (ctx) => listByFamily(ctx, 'homework'));

/** A student's tests. */
export const listStudentTests = handleCall(listStudentTestsContract, (ctx) => listByFamily(ctx, 'test'));

/** A student's courses with how much was watched. */
export const listStudentCourses = handleCall(listStudentCoursesContract, async (ctx) => {
  const work = await listByFamily(ctx, 'video');
  return { ...work, list: await pickCourses(work.list, ctx) };
});

/** A student's textbooks. */
export const listStudentBooks = handleCall(listStudentBooksContract, async ({ input, me, tx, language, notFound }) => {
  const { studentId, page, pageNum } = input;
  if (!(await isStudentOfTeacher(tx, { teacherId: me.id, studentId }))) return notFound();
  const key = { studentId, kind: undefined, search: input.search || undefined, page, pageNum };
  const rows = await listShelf(tx, key);
  const total = await countShelf(tx, key);
  const assignmentIds = rows.map((row) => row.assignmentId);
  const ownAssignments = await listOwnAssignments(tx, { teacherId: me.id, assignmentIds });
  const list = rows.map((row) => ({ ...toShelvedBook(row, language), isMine: ownAssignments.has(row.assignmentId) }));
  return { list, page, totalPage: Math.ceil(total / pageNum), total };
});
