import { permissions, roles, type Permission, type Role } from '@inkstone/session/contract';
import type { SchoolPersonRow } from '../../contract.ts';
import type { PersonRow } from './people.queries.ts';

const isRole = (name: string): name is Role => roles.some((role) => role === name);

/** The roles of a person, the current one first. */
export const toRoles = ({ role, roles: moreRoles }: Pick<PersonRow, 'role' | 'roles'>): Role[] =>
  [role, ...moreRoles.filter((name) => name !== role)].filter(isRole);

/** The permissions that exist today among those stored. */
export const toPermissions = (names: readonly string[]): Permission[] =>
  permissions.filter((name) => names.includes(name));

/** A row of the list of people. */
export const toRow = ({
  id,
  name,
  nameZh,
  username,
  number,
  leftAt,
  lastSeenAt,
  ...held
}: PersonRow): SchoolPersonRow => ({
  ...{ id, name, nameZh, username, number },
  roles: toRoles(held),
  leftAt: leftAt?.toISOString() ?? null,
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
});
