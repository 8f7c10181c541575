/** Roles of the parts of a sentence, from the main clause outwards; in the order of their letters. */
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

export type Role = (typeof roleIds)[number];

/** True when there is such a role. */
export const isRole = (id: string): id is Role => roleIds.some((role) => role === id);

/** Groups of roles: the main clause, subordinate clauses, modifiers. */
export type RoleFamily = 'main' | 'clause' | 'modifier';

const rolesByFamily: Readonly<Record<RoleFamily, readonly Role[]>> = {
  main: ['subject', 'predicate', 'object', 'complement'],
  clause: ['relative-clause', 'noun-clause', 'adverbial-clause'],
  modifier: ['attributive', 'adverbial', 'apposition', 'parenthesis', 'connective'],
};

/** The family of a role. */
export const getRoleFamily = (role: Role): RoleFamily =>
  rolesByFamily.main.includes(role) ? 'main' : rolesByFamily.clause.includes(role) ? 'clause' : 'modifier';
