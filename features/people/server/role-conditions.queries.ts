import { sql, type SQL } from 'drizzle-orm';
import type { RoleAccess } from '@inkstone/call';
import { isAmong, wordList } from '@inkstone/db';
import type { Permission } from '@inkstone/session/contract';

type Allowed = Pick<RoleAccess, 'roles'>;

/** Whether the person in `alias` has any of the roles of an access rule. */
export const hasRole = (alias: string, allowed: Allowed): SQL =>
  sql`${sql.raw(alias)}.roles && array[${wordList(allowed.roles)}]`;

/** Whether the person in `alias` has the roles of an access rule and no other. */
export const hasOnlyRole = (alias: string, allowed: Allowed): SQL =>
  sql`${sql.raw(alias)}.roles = array[${wordList(allowed.roles)}]`;

/** Whether the person in `alias` has roles, and none but those of an access rule. */
export const hasNoOtherRole = (alias: string, allowed: Allowed): SQL =>
  sql`(${sql.raw(alias)}.roles <@ array[${wordList(allowed.roles)}] and cardinality(${sql.raw(alias)}.roles) > 0)`;

/** Whether the current role of the person in `alias` is one of an access rule. */
export const hasCurrentRole = (alias: string, allowed: Allowed): SQL => isAmong(`${alias}.role`, allowed.roles);

/** Whether the person in `alias` holds a permission. */
export const hasPermission = (alias: string, permission: Permission): SQL =>
  sql`${wordList([permission])} = any (${sql.raw(alias)}.permissions)`;
