import * as z from 'zod';
import { isTimeZone } from '@inkstone/base';
import { aliasCall, anonymous, createCallFactory, signedIn } from '@inkstone/call';
import { refusals } from './refusals.ts';
import { backendSide, permissions, roles, frontendSide } from './roles.ts';

export { anonymous, signedIn } from '@inkstone/call';
export * from './roles.ts';

const call = createCallFactory(refusals);

const Role = z.enum(roles);
const Username = z.string().trim().min(1).max(64).describe('Name of the account; upper and lower case are the same.');
const Password = z.string().min(8).max(128).describe('At least 8 characters.');
const LanguageCode = z.union([z.literal(1), z.literal(2)]).describe('1 English, 2 Chinese.');

/** The language chosen before signing in. */
export const ChosenLanguage = LanguageCode.optional().describe(
  "The language chosen by hand on the login page, the person's from now on: 1 English, 2 Chinese; absent: the person's own stays.",
);

/** The key with which a device encrypts a person's unsent data; the same at each sign-in. */
const DeviceKey = z
  .string()
  .describe(
    "The person's own key for what this device keeps unsent: sealed at sign-out, opened at the next sign-in; absent: nobody has signed in or out by this answer.",
  );

/** Time zone of the browser's clock; an unknown one is ignored. */
export const BrowserTimeZone = z
  .string()
  .max(64)
  .optional()
  .catch(undefined)
  .describe("IANA name of the browser's time zone, kept unless the person has chosen one; absent: what is kept stays.");

/** The signed-in user as stored in the browser. */
export const UserInfo = z.object({
  id: z.int().describe('The person, a whole number of their own in every role.'),
  name: z.string().describe('What the person is called, in the language chosen.'),
  role: z.array(Role).describe('Roles held; the current one first.'),
  all_role: z
    .array(
      z.object({
        role: Role.describe('One of the held roles.'),
        desc: z.string().describe("The role's name in the user's language."),
      }),
    )
    .describe('The same roles with words for them, in the same order.'),
  permission: z.array(z.enum(permissions)).describe('What the current role is allowed; menus and calls go by it.'),
  language: LanguageCode.describe("The language of the person's screens and messages: 1 English, 2 Chinese."),
  timeZone: z
    .string()
    .describe("IANA name of the zone by which instants are told to the person; the school's where none is known."),
  isTimeZoneChosen: z
    .boolean()
    .describe('The person chose the zone on the account page; false: it is that of the browser that signed in last.'),
  schoolTimeZone: z.string().describe("IANA name of the school's time zone."),
  isTextbookTutorial: z.union([z.literal(0), z.literal(1)]).describe('1 once the guide video was seen.'),
  token: z.string().describe('Bearer of the session.'),
  ua_token: z.string().describe('Also in a cookie; tells whether another browser signed in since.'),
  deviceKey: DeviceKey.optional(),
});
export type UserInfo = z.infer<typeof UserInfo>;

const Credentials = z.object({
  username: Username,
  password: z.string().min(1).max(128).describe('The password as it was typed.'),
  shared: z
    .boolean()
    .optional()
    .describe('True on a shared device: the session lasts 12 hours; absent or false: 30 days.'),
  language: ChosenLanguage,
  timeZone: BrowserTimeZone,
});

/** Signs in a student or candidate. */
export const signInFrontend = call({
  path: 'frontend/login',
  method: 'POST',
  effect: 'write',
  summary: 'Sign in as a student or candidate.',
  access: anonymous,
  input: Credentials,
  output: UserInfo,
  refusals: ['login.wrong', 'login.otherFamily'],
});

/** Signs in a user of the backend login: teacher, guide, staff member or recruiter. */
export const signInBackend = call({
  path: 'backend/login',
  method: 'POST',
  effect: 'write',
  summary: 'Sign in as a teacher, guide, staff member or recruiter.',
  access: anonymous,
  input: Credentials,
  output: UserInfo,
  refusals: ['login.wrong', 'login.otherFamily'],
});

/** Public data of the login page. */
export const getLoginNotice = call({
  path: 'remind',
  method: 'GET',
  effect: 'read',
  summary: "The school's name and its notice for the login page; whether a forgotten password can be mailed a code.",
  access: anonymous,
  input: z.object({}),
  output: z.object({
    school: z.string().describe("The school's name, in the language of the request."),
    notice: z.string().nullable().describe('Plain text; null where there is none.'),
    canMail: z.boolean().describe('Whether the school can send mail, so that a forgotten password may be asked for.'),
    canSignOn: z.boolean().describe('Whether the school has an identity provider; sso/config tells of it.'),
  }),
});

/** Ends the session. */
export const closeSession = call({
  path: 'common/logout',
  method: 'GET',
  effect: 'write',
  summary: 'End the session of this browser.',
  access: signedIn,
  input: z.object({}),
  output: z.object({ deviceKey: DeviceKey.optional() }),
});

/** Checks whether this browser is still the one that signed in last. */
export const checkCookie = call({
  path: 'common/cookie',
  method: 'GET',
  effect: 'read',
  summary: 'Compare the ua_token cookie with the session: tells a login from another browser.',
  access: signedIn,
  input: z.object({}),
  output: z.object({
    same: z.boolean().describe('The cookie is the one that this session was given.'),
    ua_token: z.string().describe('The token of the browser that signed in last.'),
  }),
});

/** Changes the language, from the next call on. */
export const switchLanguage = call({
  path: 'frontend/index/language',
  method: 'POST',
  effect: 'write',
  summary:
    "Change the person's language, and what else is named of how the product serves them: the time zone, what counts as an error.",
  access: signedIn,
  input: z.object({
    language: LanguageCode.describe('The language to change to: 1 English, 2 Chinese.'),
    timeZone: z
      .string()
      .max(64)
      .refine(isTimeZone)
      .optional()
      .describe('IANA name of the zone by which instants are told to the person from now on; absent: it stays.'),
    isTimeZoneChosen: z
      .boolean()
      .default(true)
      .describe("Whether the zone was chosen by hand, so that no sign-in changes it; false: the browser's own."),
    errorsBelow: z
      .int()
      .min(0)
      .max(100)
      .optional()
      .describe(
        "Marked answers to work that the person gives count as errors below so many percent of their points, those released before too; 0: only where an error is named. Absent: it stays; a student's or candidate's is ignored.",
      ),
  }),
  output: z.object({
    language: LanguageCode.describe('The language that now counts: 1 English, 2 Chinese.'),
    user: UserInfo.omit({ token: true, ua_token: true }).describe(
      'The person with names and words in the new language.',
    ),
  }),
  invalidates: ['*'],
});

/** Switches to another of the user's roles. */
export const switchRole = call({
  path: 'backend/user/currentRole',
  method: 'POST',
  effect: 'write',
  summary: 'Make another held role the current one; nothing happens when it already is.',
  access: signedIn,
  input: z.object({ role: Role.describe('The held role to work in.') }),
  output: z.object({
    user: UserInfo.omit({ token: true, ua_token: true }).describe(
      'The person with the permissions of the role that is now current.',
    ),
    changed: z.boolean().describe('False where the role was the current one already.'),
  }),
  refusals: ['role.notMine', 'login.otherFamily'],
});

/** Changes the password of a student or candidate; their other sessions end. */
export const changePassword = call({
  path: 'frontend/account/modifyPassword',
  method: 'POST',
  effect: 'write',
  summary: 'Change the own password (students, candidates); every other session of the person ends.',
  access: frontendSide,
  input: z.object({
    oldPassword: z.string().min(1).max(128).describe('The password that has counted until now.'),
    password: Password.describe('The new password, at least 8 characters.'),
  }),
  output: z.object({}),
  refusals: ['password.wrong', 'password.same', 'password.common', 'password.username'],
});

/** The same for the backend login. */
export const changeBackendPassword = aliasCall('backend/modifyPassword', changePassword, {
  access: backendSide,
  summary: 'Change the own password (teacher side, recruitment); every other session of the person ends.',
});

const FamilyName = z.enum(['frontend', 'backend']);

/** Sends a code to the user's e-mail address; the response is the same whether or not the account exists. */
export const sendPasswordCode = call({
  path: 'backend/verifyCode',
  method: 'POST',
  effect: 'write',
  summary: 'Send six digits to the mail on file, valid for ten minutes; the same answer whether the account exists.',
  access: anonymous,
  input: z.object({
    username: Username,
    family: FamilyName.describe(
      'Which sign-in the account belongs to: frontend for students and candidates, backend for everybody else.',
    ),
  }),
  output: z.object({
    validSeconds: z.int().describe('Seconds for which the code may be used.'),
    againSeconds: z.int().describe('Seconds until another code can be asked for.'),
  }),
  refusals: ['mail.none'],
});

/** Sets a new password with the code. */
export const recoverPassword = call({
  path: 'backend/forgetPassword',
  method: 'POST',
  effect: 'write',
  summary: 'Set a new password with the code that was mailed; every session of the person ends.',
  access: anonymous,
  input: z.object({
    username: Username,
    family: FamilyName.describe(
      'Which sign-in the account belongs to: frontend for students and candidates, backend for everybody else.',
    ),
    code: z
      .string()
      .regex(/^\d{6}$/)
      .describe('The six digits that were mailed.'),
    password: Password.describe('The new password, at least 8 characters.'),
  }),
  output: z.object({}),
  refusals: ['code.wrong', 'password.common', 'password.username'],
});
