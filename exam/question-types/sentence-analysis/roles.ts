/** What a part of a sentence can be, from the main clause outwards; the order is that of the letters. */
export const roleIds = [
  'subject',
  'predicate',
  'object',
  'complement',
  'relative-clause',
  'noun-clause',
  'adverbial-clause',
  'attributive',
  'adverbial',
  'apposition',
  'parenthesis',
  'connective',
] as const;

/** What a part of a sentence is. */
export type Role = (typeof roleIds)[number];

/** True when there is such a role. */
export const isRole = (id: string): id is Role => roleIds.some((role) => role === id);

/** What roles have in common: they make the main clause, are clauses of their own, or say more about something. */
export type RoleFamily = 'main' | 'clause' | 'modifier';

const rolesByFamily: Readonly<Record<RoleFamily, readonly Role[]>> = {
  main: ['subject', 'predicate', 'object', 'complement'],
  clause: ['relative-clause', 'noun-clause', 'adverbial-clause'],
  modifier: ['attributive', 'adverbial', 'apposition', 'parenthesis', 'connective'],
};

/** The family of a role. */
export const getRoleFamily = (role: Role): RoleFamily =>
  rolesByFamily.main.includes(role) ? 'main' : rolesByFamily.clause.includes(role) ? 'clause' : 'modifier';
