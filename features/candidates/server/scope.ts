import type { CurrentUser } from '@inkstone/call/server';

/** The records that a person may read: a recruiter's own, or all (null) for a supervisor. */
export const recordScopeFor = ({ id, role }: Pick<CurrentUser, 'id' | 'role'>): { recruiterId: number | null } => ({
  recruiterId: role === 'recruitment-supervisor' ? null : id,
});
