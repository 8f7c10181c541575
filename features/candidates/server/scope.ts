import type { CurrentUser } from '@inkstone/call/server';

/** The records that a person may see: a recruiter their own, a supervisor (null) all. */
export const recordScopeFor = ({ id, role }: Pick<CurrentUser, 'id' | 'role'>): { recruiterId: number | null } => ({
  recruiterId: role === 'recruitment-supervisor' ? null : id,
});
