import * as z from 'zod';
import { isTimeZone } from '@inkstone/base';
import { anonymous, createCallFactory, signedIn } from '@inkstone/call';
import { legacy } from './legacy.ts';
import { refusals } from './refusals.ts';
import { permissions, roles } from './roles.ts';

export { anonymous, signedIn } from '@inkstone/call';
export { userFields } from './legacy.ts';
export * from './roles.ts';
export * from './sign-on-rules.ts';

const call = createCallFactory(refusals, legacy);

const Role = z.enum(roles);
export const Username = z
  .string()
  .trim()
  .min(1)
  .max(64)
  .describe('Name of the account; upper and lower case are the same.');
const LanguageChoice = z.enum(['en', 'zh']).describe('1 English, 2 Chinese.');

/** The language chosen before signing in. */
export const ChosenLanguage = LanguageChoice.optional().describe(
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
  namedRoles: z
    .array(
      z.object({
        role: Role.describe('One of the held roles.'),
        label: z.string().describe("The role's name in the user's language."),
      }),
    )
    .describe('The same roles with words for them, in the same order.'),
  permission: z.array(z.enum(permissions)).describe('What the current role is allowed; menus and calls go by it.'),
  language: LanguageChoice.describe("The language of the person's screens and messages: 1 English, 2 Chinese."),
  timeZone: z
    .string()
    .describe("IANA name of the zone by which instants are told to the person; the school's where none is known."),
  isTimeZoneChosen: z
    .boolean()
    .describe('The person chose the zone on the account page; false: it is that of the browser that signed in last.'),
  schoolTimeZone: z.string().describe("IANA name of the school's time zone."),
  isGuideSeen: z.boolean().describe('1 once the guide video was seen.'),
  token: z.string().describe('Bearer of the session.'),
  browserToken: z.string().describe('Also in a cookie; tells whether another browser signed in since.'),
  deviceKey: DeviceKey.optional(),
});
export type UserInfo = z.infer<typeof UserInfo>;

const Credentials = z.object({
  username: Username,
  password: z.string().min(1).max(128).describe('The password as it was typed, or a first code.'),
  newPassword: z
    .string()
    .min(8)
    .max(128)
    .optional()
    .describe('The password that is chosen with a first code, at least 8 characters; absent otherwise.'),
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
  refusals: [
    'login.wrong',
    'login.merged',
    'login.otherFamily',
    'login.firstCode',
    'password.common',
    'password.username',
  ],
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
  refusals: [
    'login.wrong',
    'login.merged',
    'login.otherFamily',
    'login.firstCode',
    'password.common',
    'password.username',
  ],
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
    browserToken: z.string().describe('The token of the browser that signed in last.'),
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
    language: LanguageChoice.describe('The language to change to: 1 English, 2 Chinese.'),
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
    language: LanguageChoice.describe('The language that now counts: 1 English, 2 Chinese.'),
    user: UserInfo.omit({ token: true, browserToken: true }).describe(
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
    user: UserInfo.omit({ token: true, browserToken: true }).describe(
      'The person with the permissions of the role that is now current.',
    ),
    changed: z.boolean().describe('False where the role was the current one already.'),
  }),
  refusals: ['role.notMine', 'login.otherFamily'],
});
