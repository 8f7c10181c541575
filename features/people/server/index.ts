import type { CallHandler } from '@inkstone/call/server';
import { saveCrmLink } from './save-crm-link.ts';
import { getCrmLink } from './get-crm-link.ts';
import { listEmployees } from './list-employees.ts';
import { listClasses } from './list-classes.ts';
import { listStudents } from './list-students.ts';
import { listMyClasses } from './list-my-classes.ts';
import { getClass } from './get-class.ts';
import { listMyStudents } from './list-my-students.ts';
import { starStudent } from './star-student.ts';
import { getStudent } from './get-student.ts';
import { deleteTeam } from './delete-team.ts';
import { removeTeamMember } from './remove-team-member.ts';
import { listMyTeams } from './list-my-teams.ts';
import { createTeam } from './create-team.ts';
import { getTeam } from './get-team.ts';
import { renameTeam } from './rename-team.ts';
import { addTeamMember } from './add-team-member.ts';
import { isStaffOfManager } from './staff.queries.ts';
import { updateMyStaff } from './update-my-staff.ts';
import { removeGuardian, saveGuardian } from './save-guardian.ts';
import { listMyStaff } from './list-my-staff.ts';
import { resetPassword } from './reset-password.ts';
import { removeThirdParty } from './remove-third-party.ts';
import { addThirdParty } from './add-third-party.ts';

export { probeCrm, type CrmFault } from './crm-client.ts';
export { personData } from './person-data.ts';
export { insertEnrolments, reopenMergedClass, revertEnrolments } from './enrolments.queries.ts';
export type { MadeEnrolment } from './enrolments.queries.ts';
export { deleteClasses, endClass, endMembers, listAllClasses, lockClasses, saveClass } from './classes.queries.ts';
export {
  areComingStays,
  cancelComingStays,
  closeComingStay,
  insertComingStays,
  listClassMoves,
  listDueStays,
  listStayEnds,
  lockComingStay,
  turnBackComingStays,
  turnComingStays,
} from './coming-stays.queries.ts';
export type { ClassMove, ComingStay, TurnedStay } from './coming-stays.queries.ts';
export type { ClassRecord, LockedClass } from './classes.queries.ts';
export {
  teacherClasses,
  teachesStudent,
  isNamed,
  isPersonFound,
  isTextFound,
  orderNamedFirst,
  displayName,
  displayNameText,
  displayNameZh,
  displayNameZhText,
  personText,
  nameColumns,
} from './scope.queries.ts';
export {
  deleteTerm,
  findOverlappingTerm,
  findTerm,
  inOrderOfTerms,
  insertTerm,
  joinTerm,
  listTermNames,
  listTermRows,
  lockTerms,
  selectTerm,
  termColumns,
  updateTerm,
} from './terms.queries.ts';
export type { TermRow } from './terms.queries.ts';
export { toClassMove } from './people-views.ts';
export { expandStudents, isStudentOfTeacher } from './expand-students.ts';
export type { SelectedStudent, RecipientSelection } from './expand-students.ts';
export { insertClass, insertMembers, linkStudent, listTeacherStudents, listTeachingIds } from './people.queries.ts';
export { listGuardians } from './guardians.queries.ts';
export type { guardian, schoolClass } from './people.tables.ts';
export type { OwnClass, OwnStudent } from './people.queries.ts';
export {
  deleteUnusedGuardians,
  insertGuardians,
  listGuardiansOfStudents,
  lockGuardiansOfStudents,
  updateGuardians,
} from './import-guardians.queries.ts';
export { deleteTeamMembers, deleteUnusedTeams, insertTeamMembers, listRunningTeams } from './import-teams.queries.ts';
export {
  deleteStaffPairs,
  deleteThirdPartyPairs,
  insertStaffPairs,
  insertThirdPartyPairs,
  listManagersOfStaff,
  listTeachingOfStudents,
} from './import-teaching.queries.ts';
export { insertThirdParty, saveCrm, saveStar } from './students.queries.ts';
export { isStaffOfManager };
export {
  listStandingTimes,
  saveStandingTimes,
  type StandingTime,
  type StandingTimeDraft,
} from './standing-time.queries.ts';
export { insertStaff } from './staff.queries.ts';
export { insertTeam } from './team.queries.ts';
export { hasCurrentRole, hasNoOtherRole, hasOnlyRole, hasPermission, hasRole } from './role-conditions.queries.ts';

/** All call handlers of this feature. */
export const handlers: readonly CallHandler[] = [
  listStudents,
  listClasses,
  resetPassword,
  listMyStudents,
  getStudent,
  starStudent,
  addThirdParty,
  removeThirdParty,
  saveGuardian,
  removeGuardian,
  listMyClasses,
  getClass,
  getCrmLink,
  saveCrmLink,
  listMyTeams,
  getTeam,
  createTeam,
  renameTeam,
  addTeamMember,
  removeTeamMember,
  deleteTeam,
  listEmployees,
  listMyStaff,
  updateMyStaff,
];
