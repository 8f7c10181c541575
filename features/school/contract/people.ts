import * as z from 'zod';
import { Edition, foldCharacters, Id, mailAddressInput, pageFields, pagingInput, RequestId } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { backendSide, permissions, roles } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';
import { assignableRoles } from '../rules.ts';

const call = createCallFactory(refusals);
const access = backendSide.may('school_people');

const RoleName = z.enum(roles);
const PermissionName = z.enum(permissions);

/** A person in the list of the school's people. */
export const SchoolPersonRow = z.object({
  id: z.int().describe('The person.'),
  name: z.string().describe('The name in Latin letters.'),
  nameZh: z.string().nullable().describe('The Chinese name; null where there is none.'),
  username: z.string().describe("Name of the person's account."),
  number: z.string().nullable().describe("The school's own number of the person; null where there is none."),
  roles: z.array(RoleName).describe('Roles held; the current one first.'),
  leftAt: z.iso.datetime().nullable().describe('Since when the account is deactivated; null while it is in use.'),
  lastSeenAt: z.iso.datetime().nullable().describe('When a browser of the person last asked something; null: never.'),
});
export type SchoolPersonRow = z.output<typeof SchoolPersonRow>;

/** The people of the school. */
export const listSchoolPeople = call({
  path: 'backend/school/people',
  method: 'GET',
  effect: 'read',
  summary:
    'The people of the school by name in either language, pinyin, user name or number; by role and state, paged.',
  access,
  input: z.object({
    search: z
      .string()
      .trim()
      .max(100)
      .optional()
      .describe('Words of a name, Chinese, English, pinyin or user name, or the beginning of a number; absent: any.'),
    role: RoleName.optional().describe('Only those who hold this role; absent: any.'),
    state: z
      .enum(['active', 'inactive', 'all'])
      .default('active')
      .describe('Whose account is in use, deactivated, or both; absent: in use.'),
    mergeFamily: z
      .enum(['student', 'backend', 'any'])
      .optional()
      .describe(
        'Only accounts that can be merged: of students, of the backend, or of either; absent: also those that cannot.',
      ),
    withoutId: Id.optional().describe('A person who is left out; absent: nobody.'),
    ...pagingInput(),
  }),
  output: z.object({ list: z.array(SchoolPersonRow).describe('One page of people, by name.'), ...pageFields }),
});

/** A class of a person. */
const PersonClass = z.object({
  id: z.int().describe('The class.'),
  name: z.string().describe("What the class is called, in the caller's language."),
  part: z.enum(['student', 'teacher']).describe('What the person does there.'),
});

/** A guardian of a student, to whom letters go. */
const PersonGuardian = z.object({
  id: z.int().describe('The guardian.'),
  name: z.string().describe('What the guardian is called.'),
  mail: z.string().describe('The mail address.'),
  language: z.enum(['en', 'zh']).describe('The language of letters.'),
});

/** A signed-in browser of a person. */
const PersonSession = z.object({
  id: z.int().describe('The session.'),
  createdAt: z.iso.datetime().describe('When the person signed in.'),
  lastSeenAt: z.iso.datetime().describe('When the browser last asked something.'),
  isShared: z.boolean().describe('A shared device, whose session lasts 12 hours.'),
});

/** One person with everything that an administrator may see. */
export const getSchoolPerson = call({
  path: 'backend/school/person',
  method: 'GET',
  effect: 'read',
  summary: 'One person: names, account, roles, permissions, classes, signed-in browsers, and what was changed.',
  access,
  input: z.object({ personId: Id.describe('The person.') }),
  output: SchoolPersonRow.extend({
    edition: z.int().describe('How often the person was saved; sent back when the person is saved again.'),
    mail: z.string().nullable().describe('The mail address on file; null where there is none.'),
    language: z.enum(['en', 'zh']).describe('The language of screens and messages: 1 English, 2 Chinese.'),
    extraMinutes: z.int().describe('Minutes of standing extra time in each test that is given to the person; 0: none.'),
    extraPercent: z.int().describe('By how many percent each clock of such a test is longer; 0: not at all.'),
    extraFrom: z.iso.date().nullable().describe('The first day on which extra time counts; null: without a limit.'),
    extraUntil: z.iso.date().nullable().describe('The last day on which it counts; null: without a limit.'),
    permissions: z.array(PermissionName).describe('Permissions held.'),
    hasPassword: z.boolean().describe('Whether the person can sign in with a password.'),
    createdAt: z.iso.datetime().describe('When the account was made.'),
    canManage: z.boolean().describe('Whether the caller may change this person.'),
    classes: z.array(PersonClass).describe('Running classes of the person.'),
    guardians: z.array(PersonGuardian).describe('Guardians of a student by name; of others none.'),
    sessions: z.array(PersonSession).describe('Browsers that are signed in now, the last seen first.'),
    history: z
      .array(
        z.object({
          id: z.int().describe('The entry of the record.'),
          at: z.iso.datetime().describe('When it happened.'),
          actorName: z.string().nullable().describe('Who did it; null where it was the school itself.'),
          action: z.string().describe('What was done.'),
          changes: z
            .array(
              z.object({
                field: z.string().describe('What was changed.'),
                before: z.string().nullable().describe('What stood there; null: nothing.'),
                after: z.string().nullable().describe('What stands there; null: nothing.'),
              }),
            )
            .describe('Fields with their values before and after.'),
        }),
      )
      .describe('The last fifty changes of this person, newest first.'),
  }),
});

/** The fields of a person that an administrator writes. */
export const PersonDraft = z.object({
  username: z
    .string()
    .trim()
    .overwrite(foldCharacters)
    .regex(/^\S{1,64}$/)
    .describe('Name of the account, without spaces; upper and lower case and full width are the same.'),
  name: z.string().trim().min(1).max(100).describe('The name in Latin letters.'),
  nameZh: z.string().trim().max(100).nullable().describe('The Chinese name; null: none.'),
  number: z
    .string()
    .trim()
    .max(40)
    .nullable()
    .describe("The school's own number of the person, with its leading zeros; null: none."),
  mail: mailAddressInput(254).nullable().describe('The mail address; null: none.'),
  language: z.enum(['en', 'zh']).describe('The language of screens and messages: 1 English, 2 Chinese.'),
  roles: z.array(z.enum(assignableRoles)).max(6).describe('Roles; a candidate keeps that role, which is not listed.'),
  permissions: z.array(PermissionName).max(40).describe('Permissions.'),
});
export type PersonDraft = z.output<typeof PersonDraft>;

/** Adds a person. */
export const addSchoolPerson = call({
  path: 'backend/school/addPerson',
  method: 'POST',
  effect: 'write',
  summary: 'Add a person, who gets a first password that is shown once.',
  access,
  input: z.object({ requestId: RequestId, ...PersonDraft.shape }),
  output: z.object({
    personId: z.int().describe('The new person.'),
    password: z.string().describe('The first password, shown this once and kept nowhere.'),
  }),
  refusals: [
    'person.usernameTaken',
    'person.usernameConfusable',
    'person.numberTaken',
    'person.permissionNotMine',
    'person.nameMissing',
    'person.roleMissing',
    'person.permissionsOfStudent',
    'password.shown',
  ],
  replayRefusal: 'password.shown',
  invalidates: ['backend/school/people'],
});

/** Changes a person. */
export const changeSchoolPerson = call({
  path: 'backend/school/changePerson',
  method: 'POST',
  effect: 'write',
  summary: "Change a person's names, account, roles and permissions.",
  access,
  input: z.object({
    requestId: RequestId,
    personId: Id.describe('The person.'),
    edition: Edition.describe('The edition that the form was opened with; another one since then is refused.'),
    ...PersonDraft.shape,
  }),
  output: z.object({ edition: z.int().describe('The edition that was saved.') }),
  refusals: [
    'person.erased',
    'person.usernameTaken',
    'person.usernameConfusable',
    'person.numberTaken',
    'person.changedMeanwhile',
    'person.outranks',
    'person.permissionNotMine',
    'person.lastAdministrator',
    'person.nameMissing',
    'person.roleMissing',
    'person.permissionsOfStudent',
  ],
  invalidates: ['backend/school/people', 'backend/school/person'],
});

/** Deactivates a person, or reactivates one. */
export const activateSchoolPerson = call({
  path: 'backend/school/activatePerson',
  method: 'POST',
  effect: 'write',
  summary: 'Deactivate a person, who is signed out everywhere and keeps everything, or reactivate one.',
  access,
  input: z.object({
    requestId: RequestId,
    personId: Id.describe('The person.'),
    isActive: z.boolean().describe('False: nobody can sign in with the account any more.'),
  }),
  output: z.object({}),
  refusals: ['person.merged', 'person.erased', 'person.outranks', 'person.lastAdministrator'],
  invalidates: ['backend/school/people', 'backend/school/person'],
});

/** Gives a person a new password. */
export const resetSchoolPassword = call({
  path: 'backend/school/resetPassword',
  method: 'POST',
  effect: 'write',
  summary: 'Give a person a new password, shown once; every session of the person ends.',
  access,
  input: z.object({ requestId: RequestId, personId: Id.describe('The person.') }),
  output: z.object({ password: z.string().describe('Shown this once and kept nowhere.') }),
  refusals: ['person.outranks', 'password.shown'],
  replayRefusal: 'password.shown',
  invalidates: ['backend/school/person'],
});

/** Signs a person out of one browser or all. */
export const endPersonSessions = call({
  path: 'backend/school/endSessions',
  method: 'POST',
  effect: 'write',
  summary: 'Sign a person out of one browser, or of all; answers that a browser has not sent stay on it.',
  access,
  input: z.object({
    requestId: RequestId,
    personId: Id.describe('The person.'),
    sessionId: Id.optional().describe('The session to end; absent: all.'),
  }),
  output: z.object({ ended: z.int().describe('How many sessions ended.') }),
  refusals: ['person.outranks'],
  invalidates: ['backend/school/person'],
});

/** One person with everything that an administrator may see. */
export type SchoolPerson = z.output<(typeof getSchoolPerson)['output']>;
