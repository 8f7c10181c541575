import { localizedName } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { listStudents as contract } from '../contract.ts';
import { countTeacherStudents, listOwnClassIds, listTeacherStudents } from './people.queries.ts';
import { listStaffPage } from './staff.queries.ts';

/** A page of the caller's students. */
export const listStudents = handleCall(contract, async ({ input, me, tx, language, notFound }) => {
  const { classId, staff: isStaff, search, page, pageNum } = input;
  if (isStaff) {
    const { staff, total } = await listStaffPage(tx, { managerId: me.id, search, page, pageNum });
    const list = staff.map(({ id, name, nameZh, username }) => ({
      ...{ id, name: localizedName(language, name, nameZh), username },
      ...{ hasStar: false, classes: [] },
    }));
    return { list, page, totalPage: Math.ceil(total / pageNum), total };
  }
  if (classId && (await listOwnClassIds(tx, { teacherId: me.id, classIds: [classId] })).length === 0) return notFound();
  const key = { teacherId: me.id, language, ...input };
  const total = await countTeacherStudents(tx, key);
  const students = await listTeacherStudents(tx, key);
  const list = students.map(({ nameZh, ...row }) => ({
    ...row,
    name: localizedName(language, row.name, nameZh),
    classes: row.classes.map((schoolClass) => ({
      id: schoolClass.id,
      name: localizedName(language, schoolClass.name, schoolClass.nameZh),
    })),
  }));
  return { list, page: input.page, totalPage: Math.ceil(total / input.pageNum), total };
});
