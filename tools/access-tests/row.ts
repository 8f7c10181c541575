import { isSchoolPermission } from '@inkstone/session/contract';
import type { Callers } from './callers.ts';
import type { Side } from './side.ts';

/** What the access tests know of a call besides its contract. */
export interface Row {
  who: Callers;
  /** A valid input with one side's own ids. */
  input(side: Side): Record<string, unknown>;
  /** Fields with shared ids, with the reason: another side's ids are allowed. */
  shared?: Readonly<Record<string, string>>;
}

/** The browser of a side that makes a call open to some roles, or only to who administers the school. */
export const browserFor = ({ roles, permissions }: Callers): 'teacher' | 'student' | 'recruiter' | 'administrator' => {
  if (permissions.length > 0 && permissions.every(isSchoolPermission)) return 'administrator';
  if (roles.length === 1 && roles[0] === 'staff') return 'administrator';
  if (roles.includes('teacher')) return 'teacher';
  return roles.includes('recruitment') ? 'recruiter' : 'student';
};
