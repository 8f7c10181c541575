import type { Handle } from '@inkstone/db';
import { listMembers, listOwnClassIds, listOwnStudentIds } from './people.queries.ts';
import { listOwnStaffIds } from './staff.queries.ts';

/** Recipients selected by a teacher: single students and classes. */
export interface RecipientSelection {
  teacherId: number;
  studentIds: readonly number[];
  classIds: readonly number[];
  /** True where the teacher's staff may be selected as well, as for tests. */
  withStaff?: boolean;
}

/** A selected student, with the class through which they were selected, if any. */
export interface SelectedStudent {
  studentId: number;
  classId: number | null;
}

/**
 * Expands single students and classes to students without duplicates; where both select a student, the class is kept.
 * `foreign` reports that some id does not exist or is not the teacher's; such ids are left out.
 */
export const expandStudents = async (
  db: Handle,
  named: RecipientSelection,
): Promise<{ students: SelectedStudent[]; foreign: boolean }> => {
  const { teacherId } = named;
  const wantedClasses = [...new Set(named.classIds)];
  const wantedStudents = [...new Set(named.studentIds)];
  const classIds = await listOwnClassIds(db, { teacherId, classIds: wantedClasses });
  const studentIds = await listOwnStudentIds(db, { teacherId, studentIds: wantedStudents });
  if (named.withStaff) {
    const others = wantedStudents.filter((id) => !studentIds.includes(id));
    studentIds.push(...(await listOwnStaffIds(db, { managerId: teacherId, personIds: others })));
  }

  const students = new Map<number, SelectedStudent>();
  for (const { classId, studentId } of await listMembers(db, classIds)) {
    if (!students.has(studentId)) students.set(studentId, { studentId, classId });
  }
  for (const studentId of wantedStudents) {
    const isOwn = studentIds.includes(studentId);
    if (isOwn && !students.has(studentId)) students.set(studentId, { studentId, classId: null });
  }
  const foreign = classIds.length < wantedClasses.length || studentIds.length < wantedStudents.length;
  return { students: [...students.values()], foreign };
};

export const isStudentOfTeacher = async (db: Handle, key: { teacherId: number; studentId: number }): Promise<boolean> =>
  (await listOwnStudentIds(db, { teacherId: key.teacherId, studentIds: [key.studentId] })).length > 0;
