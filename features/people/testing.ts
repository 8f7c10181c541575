import type { TestPerson, TestSchool } from '@inkstone/testing';
import { insertClass, insertMembers, insertTeam, linkStudent } from './server/index.ts';

/** A class of a test's school with its teacher and students. */
export interface TestClass {
  id: number;
  teacher: TestPerson;
  students: TestPerson[];
}

/** Creates a class, and people that are not given. */
export const aClass = async (
  school: TestSchool,
  draft: {
    teacher?: TestPerson;
    colleagues?: TestPerson[];
    students?: TestPerson[] | number;
    name?: string;
    nameZh?: string;
  } = {},
): Promise<TestClass> => {
  const teacher = draft.teacher ?? (await school.person({ role: 'teacher' }));
  const count = draft.students ?? 2;
  const students = typeof count === 'number' ? [] : count;
  while (typeof count === 'number' && students.length < count) students.push(await school.person());
  const id = await school.tx(async (tx) => {
    const classId = await insertClass(tx, {
      name: draft.name ?? 'A class',
      nameZh: draft.nameZh ?? null,
      teacherId: teacher.id,
      colleagueIds: (draft.colleagues ?? []).map((colleague) => colleague.id),
      createdAt: school.clock.now(),
    });
    const studentIds = students.map((student) => student.id);
    await insertMembers(tx, { classId, studentIds, joinedAt: school.clock.now() });
    return classId;
  });
  return { id, teacher, students };
};

/** Links a student to a teacher without a class. */
export const aLink = (school: TestSchool, teacher: TestPerson, student: TestPerson): Promise<void> =>
  school.tx((tx) => linkStudent(tx, { teacherId: teacher.id, studentId: student.id, since: school.clock.now() }));

/** Creates a team of colleagues; returns its id. */
export const aTeam = (
  school: TestSchool,
  { leader, members = [], name = 'A team' }: { leader: TestPerson; members?: TestPerson[]; name?: string },
): Promise<number> =>
  school.tx((tx) =>
    insertTeam(tx, {
      name,
      nameZh: null,
      leaderId: leader.id,
      memberIds: members.map(({ id }) => id),
      at: school.clock.now(),
    }),
  );
