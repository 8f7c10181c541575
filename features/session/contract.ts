import * as z from 'zod';
import { alias, anyone, callsWith, signedIn } from '@inkstone/call';
import { refusals } from './refusals.ts';
import { backendSide, permissions, roles, sitter } from './roles.ts';

export { anyone, signedIn } from '@inkstone/call';
export * from './roles.ts';

const call = callsWith(refusals);

const Role = z.enum(roles);
const Username = z.string().trim().min(1).max(64).describe('Name of the account; upper and lower case are the same.');
const Password = z.string().min(8).max(128).describe('At least 8 characters.');
const LanguageCode = z.union([z.literal(1), z.literal(2)]).describe('1 English, 2 Chinese.');

/** The signed-in person as the browser keeps it. */
export const UserInfo = z.object({
  id: z.int(),
  name: z.string(),
  role: z.array(Role).describe('Roles held; the current one first.'),
  all_role: z.array(z.object({ role: Role, desc: z.string().describe("The role's name in the user's language.") })),
  permission: z.array(z.enum(permissions)),
  language: LanguageCode,
  isTextbookTutorial: z.union([z.literal(0), z.literal(1)]).describe('1 once the guide video was seen.'),
  token: z.string().describe('Bearer of the session.'),
  ua_token: z.string().describe('Also in a cookie; tells whether another browser signed in since.'),
});
export type UserInfo = z.infer<typeof UserInfo>;

const Credentials = z.object({
  username: Username,
  password: z.string().min(1).max(128),
  shared: z.boolean().optional().describe('A shared device: the session lasts 12 hours instead of 30 days.'),
});

/** Signs in a student or candidate. */
export const frontendLogin = call({
  path: 'frontend/login',
  method: 'POST',
  effect: 'write',
  summary: 'Sign in as a student or candidate.',
  who: anyone,
  input: Credentials,
  output: UserInfo,
  refusals: ['login.wrong', 'login.otherFamily'],
});

/** Signs in a teacher, guide, staff member or recruiter. */
export const backendLogin = call({
  path: 'backend/login',
  method: 'POST',
  effect: 'write',
  summary: 'Sign in as a teacher, guide, staff member or recruiter.',
  who: anyone,
  input: Credentials,
  output: UserInfo,
  refusals: ['login.wrong', 'login.otherFamily'],
});

/** What is said before anybody signs in. */
export const remind = call({
  path: 'remind',
  method: 'GET',
  effect: 'read',
  summary: "The school's name and its notice for the login page; whether a forgotten password can be mailed a code.",
  who: anyone,
  input: z.object({}),
  output: z.object({
    school: z.string(),
    notice: z.string().nullable().describe('Plain text; null where there is none.'),
    canMail: z.boolean(),
  }),
});

/** Ends the session. */
export const logout = call({
  path: 'common/logout',
  method: 'GET',
  effect: 'write',
  summary: 'End the session of this browser.',
  who: signedIn,
  input: z.object({}),
  output: z.object({}),
});

/** Tells whether this browser is still the one that signed in last. */
export const checkCookie = call({
  path: 'common/cookie',
  method: 'GET',
  effect: 'read',
  summary: 'Compare the ua_token cookie with the session: tells a login from another browser.',
  who: signedIn,
  input: z.object({}),
  output: z.object({
    same: z.boolean().describe('The cookie is the one that this session was given.'),
    ua_token: z.string(),
  }),
});

/** Changes the language; words come in the new one from the next call on. */
export const switchLanguage = call({
  path: 'frontend/index/language',
  method: 'POST',
  effect: 'write',
  summary: "Change the person's language.",
  who: signedIn,
  input: z.object({ language: LanguageCode }),
  output: z.object({ language: LanguageCode, user: UserInfo.omit({ token: true, ua_token: true }) }),
  stales: ['*'],
});

/** Makes another of the held roles the current one. */
export const switchRole = call({
  path: 'backend/user/currentRole',
  method: 'POST',
  effect: 'write',
  summary: 'Make another held role the current one; nothing happens when it already is.',
  who: signedIn,
  input: z.object({ role: Role }),
  output: z.object({ user: UserInfo.omit({ token: true, ua_token: true }), changed: z.boolean() }),
  refusals: ['role.notMine', 'login.otherFamily'],
});

/** Changes the password of a student or candidate; other sessions of the person end. */
export const changePassword = call({
  path: 'frontend/account/modifyPassword',
  method: 'POST',
  effect: 'write',
  summary: 'Change the own password (students, candidates); every other session of the person ends.',
  who: sitter,
  input: z.object({ oldPassword: z.string().min(1).max(128), password: Password }),
  output: z.object({}),
  refusals: ['password.wrong', 'password.same'],
});

/** The same for the backend login. */
export const changeBackendPassword = alias('backend/modifyPassword', changePassword, {
  who: backendSide,
  summary: 'Change the own password (teacher side, recruitment); every other session of the person ends.',
});

const FamilyName = z.enum(['frontend', 'backend']);

/** Sends a code to the mail on file; answers the same whether the account exists or not. */
export const sendCode = call({
  path: 'backend/verifyCode',
  method: 'POST',
  effect: 'write',
  summary: 'Send six digits to the mail on file, valid for ten minutes; the same answer whether the account exists.',
  who: anyone,
  input: z.object({ username: Username, family: FamilyName }),
  output: z.object({ validSeconds: z.int(), againSeconds: z.int() }),
  refusals: ['mail.none'],
});

/** Sets a new password with the code. */
export const forgetPassword = call({
  path: 'backend/forgetPassword',
  method: 'POST',
  effect: 'write',
  summary: 'Set a new password with the code that was mailed; every session of the person ends.',
  who: anyone,
  input: z.object({ username: Username, family: FamilyName, code: z.string().regex(/^\d{6}$/), password: Password }),
  output: z.object({}),
  refusals: ['code.wrong'],
});
