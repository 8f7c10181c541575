import type { LocalizedText } from '@inkstone/base';
import type { RoleAccess } from '@inkstone/call';

/** Roles of a person: several at once, one current. */
export const roles = [
  'student',
  'teacher',
  'guide',
  'staff',
  'candidate',
  'recruitment',
  'recruitment-supervisor',
] as const;

/** One of the seven roles. */
export type Role = (typeof roles)[number];

/** The two logins: students and candidates use the frontend, everyone else the backend. */
export type LoginFamily = 'frontend' | 'backend';

/** The login family that a role belongs to. */
export const getLoginFamily = (role: Role): LoginFamily =>
  role === 'student' || role === 'candidate' ? 'frontend' : 'backend';

/** The roles of the backend login. */
export const backendRoles = ['teacher', 'guide', 'staff', 'recruitment', 'recruitment-supervisor'] as const;

/** The most browsers that a person can be allowed at once. */
export const maxDevices = 10;

/** Names of the roles on screen. */
export const roleNames: Readonly<Record<Role, LocalizedText>> = {
  student: { en: 'Student', zh: '学生' },
  teacher: { en: 'Teacher', zh: '老师' },
  guide: { en: 'Guide', zh: '导学老师' },
  staff: { en: 'Staff', zh: '员工' },
  candidate: { en: 'Candidate', zh: '应聘者' },
  recruitment: { en: 'Recruitment', zh: '招聘' },
  'recruitment-supervisor': { en: 'Recruitment supervisor', zh: '招聘主管' },
};

/** Permissions of teaching and recruiting; the first of each group opens its menu. */
export const workPermissions = [
  'index',
  'publish',
  'publish_homework',
  'publish_test',
  'publish_textbook',
  'publish_video',
  'myStudent',
  'myStudent_student',
  'myStudent_class',
  'myStudent_myTeam',
  'myStudent_myStaff',
  'repository',
  'repository_exampaper',
  'repository_quest',
  'textbook',
  'candidate',
  'test',
] as const;

/** Permissions of who administers the school; nobody has them by a role or by a claim of the identity provider. */
export const schoolPermissions = [
  'school',
  'school_people',
  'school_classes',
  'school_settings',
  'school_records',
] as const;

/** All permissions. */
export const permissions = [...workPermissions, ...schoolPermissions] as const;

/** One permission of administration. */
export type SchoolPermission = (typeof schoolPermissions)[number];

/** Whether a permission is one of administration. */
export const isSchoolPermission = (permission: string): permission is SchoolPermission =>
  schoolPermissions.some((name) => name === permission);

/** One permission. */
export type Permission = (typeof permissions)[number];

/** Access for some roles; `may` restricts it to holders of any of the permissions. */
export interface RestrictableAccess extends RoleAccess {
  may(...any: Permission[]): RoleAccess;
}

const allowRoles = (...allowedRoles: Role[]): RestrictableAccess => ({
  kind: 'roles',
  roles: allowedRoles,
  permissions: [],
  may: (...any) => ({ kind: 'roles', roles: allowedRoles, permissions: any }),
});

export const student = allowRoles('student');

export const frontendSide = allowRoles('student', 'candidate');

/** Users who take attempts: students, candidates, and staff their own tests. */
export const examTakers = allowRoles('student', 'candidate', 'staff');

export const teacher = allowRoles('teacher');

export const staff = allowRoles('staff');

/** Guides; without the role of a teacher they only read what teachers manage. */
export const guide = allowRoles('guide');

export const teacherSide = allowRoles('teacher', 'guide', 'staff');

/** Users who do or create assignments. */
export const assignmentUsers = allowRoles('student', 'candidate', 'teacher', 'guide', 'staff');

/** Users who manage candidates: recruiters their own, supervisors all. */
export const recruitmentSide = allowRoles('recruitment', 'recruitment-supervisor');

export const recruitmentSupervisor = allowRoles('recruitment-supervisor');

export const candidate = allowRoles('candidate');

export const backendSide = allowRoles('teacher', 'guide', 'staff', 'recruitment', 'recruitment-supervisor');

/** Readers of the bank: teachers, and candidate managers with a permission of the bank. */
export const bankReader = allowRoles('teacher', 'guide', 'staff', 'recruitment', 'recruitment-supervisor');

/** What a rule about roles needs to know of a person. */
interface RoleHolder {
  /** The current role. */
  role: string;
  roles: readonly string[];
}

/** Whether a role is a student's. */
export const isStudent = (role: string | undefined): boolean => role === 'student';

/** Whether a role is a candidate's: one test, marked by recruiters, and no report. */
export const isCandidate = (role: string | undefined): boolean => role === 'candidate';

/** Whether a role is a staff member's: on the teacher side, but with tests of their own to take. */
export const isStaff = (role: string): boolean => role === 'staff';

/** Whether an account is only a candidate's: hired people have another role. */
export const isOnlyCandidate = (ownRoles: readonly string[]): boolean =>
  ownRoles.length === 1 && isCandidate(ownRoles[0]);

/** Whether somebody is a student and nothing else. */
export const isOnlyStudent = (ownRoles: readonly string[]): boolean => ownRoles.length > 0 && ownRoles.every(isStudent);

/** Whether one of somebody's roles is a teacher's. */
export const isTeacher = (ownRoles: readonly string[]): boolean => ownRoles.includes('teacher');

/** Whether somebody only reads what teachers manage: a guide who is not a teacher too. */
export const isReadingGuide = ({ role, roles: ownRoles }: RoleHolder): boolean =>
  role === 'guide' && !isTeacher(ownRoles);

/** Whose candidates a role manages. */
export const getCandidateScope = (role: string): 'all' | 'own' | 'none' => {
  if (role === 'recruitment-supervisor') return 'all';
  return role === 'recruitment' ? 'own' : 'none';
};
