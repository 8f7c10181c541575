import type { LocalizedText } from '@inkstone/base';
import type { RoleAccess } from '@inkstone/call';

/** What a person can be; several at once, one current. */
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
export type Family = 'frontend' | 'backend';

/** The login family that a role belongs to. */
export const familyOf = (role: Role): Family => (role === 'student' || role === 'candidate' ? 'frontend' : 'backend');

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

/** Every permission that a person can hold; the first of each group opens its menu. */
export const permissions = [
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

/** One permission. */
export type Permission = (typeof permissions)[number];

/** Callers of some roles; `may` narrows them to the holders of any of the permissions. */
export interface RoleCaller extends RoleAccess {
  may(...any: Permission[]): RoleAccess;
}

const callers = (...those: Role[]): RoleCaller => ({
  kind: 'roles',
  roles: those,
  permissions: [],
  may: (...any) => ({ kind: 'roles', roles: those, permissions: any }),
});

/** Students alone. */
export const student = callers('student');

/** Everyone of the frontend login. */
export const frontendSide = callers('student', 'candidate');

/** Whoever sits attempts: students, candidates, and staff their own tests. */
export const sitter = callers('student', 'candidate', 'staff');

/** Teachers alone. */
export const teacher = callers('teacher');

/** Staff alone. */
export const staff = callers('staff');

/** The whole teacher side: teacher, guide and staff. */
export const teacherSide = callers('teacher', 'guide', 'staff');

/** Whoever does work or gives it. */
export const doesOrGives = callers('student', 'candidate', 'teacher', 'guide', 'staff');

/** Who looks after candidates: a recruiter after the own ones, a supervisor after those of all. */
export const recruiting = callers('recruitment', 'recruitment-supervisor');

/** Candidates alone. */
export const candidate = callers('candidate');

/** Everyone of the backend login. */
export const backendSide = callers('teacher', 'guide', 'staff', 'recruitment', 'recruitment-supervisor');

/** Teachers, and candidate managers who hold a permission of the bank. */
export const bankReader = callers('teacher', 'guide', 'staff', 'recruitment', 'recruitment-supervisor');
