import { kindsInFamily } from '@inkstone/assignments/server';
import { localizedName, type Language, toPercent } from '@inkstone/base';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import type { AssignmentFamily } from '@inkstone/exam/assignment-kinds';
import { getExamName } from '@inkstone/programmes/cards';
import {
  listClassBooks as listClassBooksContract,
  listClassCourses as listClassCoursesContract,
  listClassHomework as listClassHomeworkContract,
  listClassTests as listClassTestsContract,
} from '../../contract.ts';
import { toIso } from '../statistics.ts';
import {
  countClassAssignments,
  isTeacherOfClass,
  listClassAssignments,
  type ClassAssignmentRow,
} from './class-assignments.queries.ts';

const toClassAssignment = (row: ClassAssignmentRow, language: Language) => ({
  id: row.id,
  kind: row.kind,
  title: localizedName(language, row.title, row.titleZh),
  programme: row.programme,
  type: getExamName(row, language),
  teacherName: localizedName(language, row.teacher, row.teacherZh),
  isMine: row.isMine,
  assignDate: toIso(row.createdAt),
  deadline: toIso(row.deadline),
  isWithdrawn: row.withdrawnAt !== null,
  total: row.total,
  submitted: row.submitted,
  toMark: row.toMark,
  late: row.late,
  averageAccuracy: toPercent(row.rightSum, row.scoredSum),
  opened: row.opened,
  watched: row.watched,
});

const createListHandler =
  (family: AssignmentFamily) =>
  async ({ input, me, tx, now, language, notFound }: HandlerContext<typeof listClassHomeworkContract>) => {
    const { classId, search, page, pageNum } = input;
    if (!(await isTeacherOfClass(tx, { classId, teacherId: me.id }))) return notFound();
    const key = { classId, teacherId: me.id, kinds: kindsInFamily(family), now, search, page, pageNum };
    const rows = await listClassAssignments(tx, key);
    const total = await countClassAssignments(tx, key);
    const list = rows.map((row) => toClassAssignment(row, language));
    return { list, page, totalPage: Math.ceil(total / pageNum), total };
  };

/** A class's homework. */
export const listClassHomework = handleCall(listClassHomeworkContract, createListHandler('homework'));

/** A class's tests. */
export const listClassTests = handleCall(listClassTestsContract, createListHandler('test'));

/** A class's textbooks. */
export const listClassBooks = handleCall(listClassBooksContract, createListHandler('textbook'));

/** A class's courses. */
export const listClassCourses = handleCall(listClassCoursesContract, createListHandler('video'));
