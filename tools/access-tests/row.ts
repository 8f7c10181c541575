import type { Role } from '@inkstone/session/contract';
import type { Callers } from './callers.ts';
import type { Side } from './side.ts';

/** What is known of one call besides its contract. */
export interface Row {
  who: Callers;
  /** A valid input made of one side's own things. */
  input(side: Side): Record<string, unknown>;
  /** Ids that are nobody's own, with the reason: another side's may be used. */
  shared?: Readonly<Record<string, string>>;
}

/** Whose browser of a side makes a call that is open to some roles. */
export const browserForRoles = (roles: readonly Role[]): 'teacher' | 'student' | 'recruiter' => {
  if (roles.includes('teacher')) return 'teacher';
  return roles.includes('recruitment') ? 'recruiter' : 'student';
};
