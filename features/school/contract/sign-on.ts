import * as z from 'zod';
import { Edition, Id, RequestId } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { backendSide, maxSignOnRules, signOnRoles } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';

const call = createCallFactory(refusals);
const access = backendSide.may('school_settings');

const SignOnRule = z.object({
  claim: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .describe('The name of the claim; dots lead into claims within claims, such as `realm_access.roles`.'),
  value: z.string().trim().min(1).max(200).describe('The value that counts, or one of several.'),
  role: z.enum(signOnRoles).describe('The role that it gives.'),
  classId: Id.nullable().describe('The class that a student joins with it; absent or null: none.'),
});
export type SignOnRule = z.output<typeof SignOnRule>;

const RuleClass = z.object({ id: z.int().describe('The class.'), name: z.string().describe('Its name.') });
export type RuleClass = z.output<typeof RuleClass>;

const SignOnDraft = {
  createsPeople: z
    .boolean()
    .describe('Whether an account is made for whom a rule applies to and nobody here goes with.'),
  acceptsUnstatedMail: z
    .boolean()
    .describe('Whether a mail address counts of which the provider does not say whether it is verified.'),
  rules: z.array(SignOnRule).max(maxSignOnRules).describe('What claims give, in the order of the page.'),
};

/** How the school takes people whom the identity provider names. */
export const getSchoolSignOn = call({
  path: 'backend/school/signOn',
  method: 'GET',
  effect: 'read',
  summary: 'How the school takes people whom the identity provider names, and the classes that its rules name.',
  access,
  input: z.object({}),
  output: z.object({
    edition: z.int().describe('How often it was saved; sent back when it is saved again.'),
    provider: z
      .string()
      .nullable()
      .describe("The provider's name in the caller's language, which the server sets; null: there is none."),
    ...SignOnDraft,
    classes: z.array(RuleClass).describe('The classes that a rule names.'),
  }),
});

/** The classes that a rule of the sign-on can name. */
export const listSignOnClasses = call({
  path: 'backend/school/signOnClasses',
  method: 'GET',
  effect: 'read',
  summary: 'Running classes by name, for a rule of the sign-on: the first twenty that a search finds.',
  access,
  input: z.object({
    search: z.string().trim().max(100).optional().describe('Words of a name in either language; absent: any.'),
  }),
  output: z.object({ list: z.array(RuleClass).describe('Running classes, by name.') }),
});

/** Saves how the school takes people whom the identity provider names. */
export const saveSchoolSignOn = call({
  path: 'backend/school/saveSignOn',
  method: 'POST',
  effect: 'write',
  summary: 'Save how the school takes people whom the identity provider names, in force at once.',
  access,
  input: z.object({
    requestId: RequestId,
    edition: Edition.describe('The edition that the form was opened with; another one since then is refused.'),
    ...SignOnDraft,
  }),
  output: z.object({ edition: z.int().describe('The edition that was saved.') }),
  refusals: ['settings.changedMeanwhile', 'signOn.classGone', 'signOn.classOfStudents', 'signOn.noRules'],
  invalidates: ['backend/school/signOn'],
});

/** Invites a person to join the account to an identity of the provider. */
export const inviteToSignOn = call({
  path: 'backend/school/inviteToSignOn',
  method: 'POST',
  effect: 'write',
  summary:
    'Invite a person to join the account to their identity at the provider; the code is good once, for seven days.',
  access: backendSide.may('school_people'),
  input: z.object({ requestId: RequestId, personId: Id.describe('The person.') }),
  output: z.object({ code: z.string().describe('Part of the address of `sso/start`; shown this once.') }),
  refusals: ['person.outranks', 'signOn.off', 'signOn.invitationShown'],
  replayRefusal: 'signOn.invitationShown',
  invalidates: ['backend/school/person'],
});
