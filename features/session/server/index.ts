import type { CallHandler } from '@inkstone/call/server';
import { passwordHandlers } from './change-password.ts';
import { checkCookie } from './check-cookie.ts';
import { recoverPassword } from './recover-password.ts';
import { signInBackend, signInFrontend } from './sign-in.ts';
import { closeSession } from './close-session.ts';
import { getLoginNotice } from './get-login-notice.ts';
import { sendPasswordCode } from './send-password-code.ts';
import { completeSso } from './complete-sso.ts';
import { closeServiceHint } from './close-service-hint.ts';
import { getCustomerService } from './get-customer-service.ts';
import { getOwnMail } from './get-own-mail.ts';
import { proveMail } from './prove-mail.ts';
import { removeMail } from './remove-mail.ts';
import { sendMailCode } from './send-mail-code.ts';
import { getSsoConfig } from './get-sso-config.ts';
import { signInWithSso } from './sign-in-with-sso.ts';
import { getSignOnTest } from './get-sign-on-test.ts';
import { startSignOnTest } from './start-sign-on-test.ts';
import { startSso } from './start-sso.ts';
import { switchLanguage } from './switch-language.ts';
import { switchRole } from './switch-role.ts';

export { defaultSignOn, signOnSetting } from './sign-on-setting.ts';
export { hashInvitation } from './sign-on-person.ts';
export { saveGrantedClasses, saveInvitation } from './sign-on.queries.ts';
export { personData } from './person-data.ts';
export { devicesSetting, oneDevice } from './devices-setting.ts';
export { appearanceSetting, readAppearance, toPageStyle, type Appearance } from './appearance-setting.ts';
export { customerServiceSetting } from './get-customer-service.ts';
export { changeMail } from './change-mail.ts';
export { signOutPerson, signOutSession } from './end-sessions.ts';
export { isBrowserToken } from './browser-token.ts';
export { addUse, countAnonymous, countUse, uncountAnonymous } from './limits.ts';
export { removeCounters } from './limits.queries.ts';
export { hashFirstCode, newFirstCode } from './first-code.ts';
export { hashToken, newToken, openSession } from './open-session.ts';
export { findWeakness, hashPassword, newPassword } from './passwords.ts';
export {
  findAccount,
  findAnyAccount,
  getAccount,
  insertPerson,
  listAccounts,
  lockAccount,
  markGuideSeen,
  saveAccountDetails,
  updateNames,
  updatePerson,
} from './account.queries.ts';
export {
  deleteAccounts,
  findTaken,
  insertAccounts,
  lockAccounts,
  refreshNamesakesAmong,
  saveFirstCodes,
  setAccountsLeft,
  updateAccounts,
} from './bulk-accounts.queries.ts';
export type { BulkAccount, LockedAccount } from './bulk-accounts.queries.ts';
export { takeFailedSignIns } from './failed-sign-ins.queries.ts';
export { findSessionExpiry } from './session.queries.ts';
export type { Account, AccountDetails } from './account.queries.ts';
export { person, session } from './session.tables.ts';
export { createLastSeenBatcher, resolveCurrentUser } from './current-user.ts';

/** All call handlers of this feature. */
export const handlers: readonly CallHandler[] = [
  getLoginNotice,
  signInFrontend,
  signInBackend,
  closeSession,
  checkCookie,
  switchLanguage,
  switchRole,
  ...passwordHandlers,
  sendPasswordCode,
  recoverPassword,
  getCustomerService,
  closeServiceHint,
  getOwnMail,
  sendMailCode,
  proveMail,
  removeMail,
  getSsoConfig,
  startSso,
  completeSso,
  signInWithSso,
  startSignOnTest,
  getSignOnTest,
];
