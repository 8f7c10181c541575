import { sql, type SQL } from 'drizzle-orm';
import type { RoleAccess } from '@inkstone/call';
import type { Permission } from '@inkstone/session/contract';

// Roles and permissions are words of the code, never input: they are written into the text, because the partial indexes
// of people repeat the same text.
const quote = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');

type Allowed = Pick<RoleAccess, 'roles'>;

/** Whether the person in `alias` has any of the roles of an access rule. */
export const hasRole = (alias: string, allowed: Allowed): SQL =>
  sql.raw(`${alias}.roles && array[${quote(allowed.roles)}]`);

/** Whether the person in `alias` has the roles of an access rule and no other. */
export const hasOnlyRole = (alias: string, allowed: Allowed): SQL =>
  sql.raw(`${alias}.roles = array[${quote(allowed.roles)}]`);

/** Whether the current role of the person in `alias` is one of an access rule. */
export const hasCurrentRole = (alias: string, allowed: Allowed): SQL =>
  sql.raw(`${alias}.role in (${quote(allowed.roles)})`);

/** Whether the person in `alias` holds a permission. */
export const hasPermission = (alias: string, permission: Permission): SQL =>
  sql.raw(`${quote([permission])} = any (${alias}.permissions)`);
