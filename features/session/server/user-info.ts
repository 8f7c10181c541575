import { languageFromCode, localizedName } from '@inkstone/base';
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
): Omit<UserInfo, 'token' | 'ua_token'> => {
  const language = languageFromCode(account.language);
  const held = [account.role, ...account.roles.filter((role) => role !== account.role)].filter(isRole);
  return {
    id: account.id,
    name: localizedName(language, account.name, account.nameZh),
    role: held,
    all_role: held.map((role) => ({ role, desc: roleNames[role][language] })),
    permission: account.permissions.filter(isPermission),
    language: account.language === 1 ? 1 : 2,
    timeZone: readerZone({ me: account, school }).timeZone,
    isTimeZoneChosen: account.isTimeZoneChosen,
    schoolTimeZone: school.timeZone,
    isTextbookTutorial: account.isTextbookTutorial === 1 ? 1 : 0,
  };
};
