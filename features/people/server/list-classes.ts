import { dayIn, localizedName } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { listClasses as contract } from '../contract.ts';
import { toTerm } from './people-views.ts';
import { listTeacherClasses } from './people.queries.ts';

/** A page of the caller's classes. */
export const listClasses = handleCall(contract, async ({ input, me, tx, now, school, language }) => {
  const { classes, total } = await listTeacherClasses(tx, {
    teacherId: me.id,
    today: dayIn(now, school.timeZone),
    ...input,
  });
  const list = classes.map((row) => ({
    id: row.id,
    name: localizedName(language, row.name, row.nameZh),
    studentCount: row.studentCount,
    teacherName: localizedName(language, row.teacherName, row.teacherNameZh),
    term: row.term && toTerm(row.term, language),
  }));
  return { list, page: input.page, totalPage: Math.ceil(total / input.pageNum), total };
});
