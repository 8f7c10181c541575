import { localizedName } from '@inkstone/base';
import { readerZone, type SchoolSettings } from '@inkstone/call/server';
import type { UserInfo } from '../contract.ts';
import { permissions, roleNames, roles, type Permission, type Role } from '../roles.ts';
import type { Account } from './account.queries.ts';

const isRole = (name: string): name is Role => roles.some((role) => role === name);
const isPermission = (name: string): name is Permission => permissions.some((permission) => permission === name);

/** The user as stored in the browser, without tokens; the current role comes first. */
export const toUserInfo = (
  account: Account,
  school: Pick<SchoolSettings, 'timeZone'>,
): Omit<UserInfo, 'token' | 'browserToken'> => {
  const { language } = account;
  const ownRoles = [account.role, ...account.roles.filter((role) => role !== account.role)].filter(isRole);
  return {
    id: account.id,
    name: localizedName(language, account.name, account.nameZh),
    role: ownRoles,
    namedRoles: ownRoles.map((role) => ({ role, label: roleNames[role][language] })),
    permission: account.permissions.filter(isPermission),
    language,
    timeZone: readerZone({ me: account, school }).timeZone,
    isTimeZoneChosen: account.isTimeZoneChosen,
    schoolTimeZone: school.timeZone,
    isGuideSeen: account.isGuideSeen,
  };
};
