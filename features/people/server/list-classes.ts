import { localizedName } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { listClasses as contract } from '../contract.ts';
import { listTeacherClasses } from './people.queries.ts';

/** A page of the caller's classes. */
export const listClasses = handleCall(contract, async ({ input, me, tx, language }) => {
  const { classes, total } = await listTeacherClasses(tx, { teacherId: me.id, ...input });
  const list = classes.map((row) => ({
    id: row.id,
    name: localizedName(language, row.name, row.nameZh),
    studentCount: row.studentCount,
    teacherName: localizedName(language, row.teacherName, row.teacherNameZh),
  }));
  return { list, page: input.page, totalPage: Math.ceil(total / input.pageNum), total };
});
