import type { CallHandler } from '@inkstone/call/server';
import { linkCrm, readCrm } from './crm.ts';
import { listAllEmployees } from './employees.ts';
import { listClasses } from './list-classes.ts';
import { listStudents } from './list-students.ts';
import { listMyOwnClasses, readClass } from './my-classes.ts';
import { listMine, payAttention, readStudent } from './my-students.ts';
import { endTeam, letMemberGo, listMyTeams, makeTeam, readTeam, renameTeam, takeMemberIn } from './my-teams.ts';
import { isStaffOf, keepStaff, listMyStaff } from './my-staff.ts';
import { resetPassword } from './reset-password.ts';
import { letTeacherGo, letTeacherIn } from './third-parties.ts';

export { endMembers, listEveryClass } from './classes.queries.ts';
export type { EveryClass } from './classes.queries.ts';
export {
  classesOf,
  isPersonFound,
  namedFirst,
  shownName,
  shownNameText,
  shownNameZh,
  shownNameZhText,
} from './scope.queries.ts';
export { expandStudents, isStudentOf } from './expand-students.ts';
export type { Expanded, Named } from './expand-students.ts';
export {
  insertClass,
  insertMembers,
  linkStudent,
  listClassesOf,
  listStudentsOf,
  listTeachingIds,
} from './people.queries.ts';
export type { OwnClass, OwnStudent } from './people.queries.ts';
export { insertThirdParty, keepCrm, keepStar } from './students.queries.ts';
export { isStaffOf };
export { insertStaff } from './staff.queries.ts';
export { insertTeam } from './team.queries.ts';

/** Every call about people. */
export const handlers: readonly CallHandler[] = [
  listStudents,
  listClasses,
  resetPassword,
  listMine,
  readStudent,
  payAttention,
  letTeacherIn,
  letTeacherGo,
  listMyOwnClasses,
  readClass,
  readCrm,
  linkCrm,
  listMyTeams,
  readTeam,
  makeTeam,
  renameTeam,
  takeMemberIn,
  letMemberGo,
  endTeam,
  listAllEmployees,
  listMyStaff,
  keepStaff,
];
