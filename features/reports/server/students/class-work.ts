import { kindsOf } from '@inkstone/assignments/server';
import { localizedName, type Language, toPercent } from '@inkstone/base';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { getExamName } from '@inkstone/programmes/cards';
import { classBooks, classCourses, classHomework, classTests } from '../../contract.ts';
import { isoOf } from '../numbers.ts';
import { countClassWork, isClassOf, listClassWork, type ClassWorkRow } from './class-work.queries.ts';

const classWorkOf = (row: ClassWorkRow, language: Language) => ({
  id: row.id,
  kind: row.kind,
  title: localizedName(language, row.title, row.title_zh),
  programme: row.programme,
  type: getExamName(row, language),
  teacherName: localizedName(language, row.teacher, row.teacher_zh),
  isMine: row.is_mine,
  assignDate: isoOf(row.created_at),
  deadline: isoOf(row.deadline),
  isWithdrawn: row.withdrawn_at !== null,
  total: row.total,
  submitted: row.submitted,
  toMark: row.to_mark,
  late: row.late,
  averageAccuracy: toPercent(row.right_sum, row.scored_sum),
  opened: row.opened,
  watched: row.watched,
});

const workFor =
  (family: 'homework' | 'test' | 'textbook' | 'video') =>
  async ({ input, me, tx, now, language, notFound }: HandlerContext<typeof classHomework>) => {
    const { classId, search, page, pageNum } = input;
    if (!(await isClassOf(tx, { classId, teacherId: me.id }))) return notFound();
    const key = { classId, teacherId: me.id, kinds: kindsOf(family), now, search, page, pageNum };
    const rows = await listClassWork(tx, key);
    const total = await countClassWork(tx, key);
    const list = rows.map((row) => classWorkOf(row, language));
    return { list, page, totalPage: Math.ceil(total / pageNum), total };
  };

/** A class's assignments. */
export const listClassHomework = handleCall(classHomework, workFor('homework'));

/** A class's tests. */
export const listClassTests = handleCall(classTests, workFor('test'));

/** A class's textbooks. */
export const listClassBooks = handleCall(classBooks, workFor('textbook'));

/** A class's courses. */
export const listClassCourses = handleCall(classCourses, workFor('video'));
