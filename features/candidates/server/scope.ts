import type { CurrentUser } from '@inkstone/call/server';

/** Whose records somebody sees: a recruiter the own ones, a supervisor (null) those of all. */
export const recordScopeFor = ({ id, role }: Pick<CurrentUser, 'id' | 'role'>): { recruiterId: number | null } => ({
  recruiterId: role === 'recruitment-supervisor' ? null : id,
});
