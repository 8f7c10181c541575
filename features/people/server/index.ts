import type { CallHandler } from '@inkstone/call/server';
import { linkCrm, readCrm } from './crm.ts';
import { listAllEmployees } from './employees.ts';
import { listClasses } from './list-classes.ts';
import { listStudents } from './list-students.ts';
import { listMyOwnClasses, readClass } from './my-classes.ts';
import { listMyOwnStudents, changeAttention, readStudent } from './my-students.ts';
import {
  endTeam,
  dismissTeamMember,
  listMyTeams,
  createMyTeam,
  readTeam,
  renameTeam,
  addTeamMember,
} from './my-teams.ts';
import { isStaffOfManager, changeStaff, listMyStaff } from './my-staff.ts';
import { resetPassword } from './reset-password.ts';
import { dismissThirdParty, addThirdParty } from './third-parties.ts';

export { endMembers, listAllClasses } from './classes.queries.ts';
export type { ClassRecord } from './classes.queries.ts';
export {
  teacherClasses,
  isPersonFound,
  orderNamedFirst,
  displayName,
  displayNameText,
  displayNameZh,
  displayNameZhText,
} from './scope.queries.ts';
export { expandStudents, isStudentOfTeacher } from './expand-students.ts';
export type { SelectedStudent, RecipientSelection } from './expand-students.ts';
export {
  insertClass,
  insertMembers,
  linkStudent,
  listTeacherClasses,
  listTeacherStudents,
  listTeachingIds,
} from './people.queries.ts';
export type { OwnClass, OwnStudent } from './people.queries.ts';
export { insertThirdParty, saveCrm, saveStar } from './students.queries.ts';
export { isStaffOfManager };
export { insertStaff } from './staff.queries.ts';
export { insertTeam } from './team.queries.ts';
export { hasCurrentRole, hasOnlyRole, hasPermission, hasRole } from './role-conditions.queries.ts';

/** All call handlers of this feature. */
export const handlers: readonly CallHandler[] = [
  listStudents,
  listClasses,
  resetPassword,
  listMyOwnStudents,
  readStudent,
  changeAttention,
  addThirdParty,
  dismissThirdParty,
  listMyOwnClasses,
  readClass,
  readCrm,
  linkCrm,
  listMyTeams,
  readTeam,
  createMyTeam,
  renameTeam,
  addTeamMember,
  dismissTeamMember,
  endTeam,
  listAllEmployees,
  listMyStaff,
  changeStaff,
];
