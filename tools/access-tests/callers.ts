import { roles as allRoles, type Permission, type Role } from '@inkstone/session/contract';

/** Who may make a call by the specification; written by hand, independently of the contracts. */
export interface Callers {
  /** `anyone` needs no session. */
  roles: readonly Role[] | 'anyone';
  /** One of these is required; none where it is empty. */
  permissions: readonly Permission[];
}

const teaching: readonly Role[] = ['teacher', 'guide', 'staff'];
const recruiting: readonly Role[] = ['recruitment', 'recruitment-supervisor'];
const backend: readonly Role[] = [...teaching, 'recruitment', 'recruitment-supervisor'];

const callers = (roles: Callers['roles'], ...permissions: Permission[]): Callers => ({ roles, permissions });

/** Groups of callers that calls are open to. */
export const who = {
  anyone: callers('anyone'),
  signedIn: callers(allRoles),
  students: callers(['student']),
  frontendSide: callers(['student', 'candidate']),
  sitters: callers(['student', 'candidate', 'staff']),
  staff: (...permissions: Permission[]) => callers(['staff'], ...permissions),
  teacherSide: (...permissions: Permission[]) => callers(teaching, ...permissions),
  recruiting: (...permissions: Permission[]) => callers(recruiting, ...permissions),
  backendSide: (...permissions: Permission[]) => callers(backend, ...permissions),
} as const;
