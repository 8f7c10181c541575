import type { CallHandler } from '@inkstone/call/server';
import { passwordHandlers } from './change-password.ts';
import { checkCookie } from './check-cookie.ts';
import { forgetPassword } from './forget-password.ts';
import { logInBackend, logInFrontend } from './log-in.ts';
import { logOut } from './log-out.ts';
import { remind } from './remind.ts';
import { sendCode } from './send-code.ts';
import { ssoCallback } from './sso-callback.ts';
import { ssoConfig } from './sso-config.ts';
import { ssoLogin } from './sso-login.ts';
import { ssoStart } from './sso-start.ts';
import { switchLanguage } from './switch-language.ts';
import { switchRole } from './switch-role.ts';

export { signOutPerson } from './end-sessions.ts';
export { isBrowserToken } from './browser-token.ts';
export { addUse, countAnonymous, countUpload, countUse } from './limits.ts';
export { removeCounters } from './limits.queries.ts';
export { hashToken, newToken, openSession } from './open-session.ts';
export { findWeakness, hashPassword, newPassword } from './passwords.ts';
export {
  findAccount,
  getAccount,
  insertPerson,
  listAccounts,
  markGuideSeen,
  updateNames,
  updatePerson,
} from './account.queries.ts';
export { findSessionExpiry } from './session.queries.ts';
export type { Account } from './account.queries.ts';
export { person } from './session.tables.ts';
export { createLastSeenBatcher, resolveCurrentUser } from './current-user.ts';

/** All call handlers of this feature. */
export const handlers: readonly CallHandler[] = [
  remind,
  logInFrontend,
  logInBackend,
  logOut,
  checkCookie,
  switchLanguage,
  switchRole,
  ...passwordHandlers,
  sendCode,
  forgetPassword,
  ssoConfig,
  ssoStart,
  ssoCallback,
  ssoLogin,
];
