import * as z from 'zod';
import { Edition, RequestId } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { backendSide } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';

const call = createCallFactory(refusals);
const access = backendSide.may('school_settings');

/** An address of the web, without a user name in it. */
export const WebAddress = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .regex(/^https?:\/\/[^/@\s]+(\/\S*)?$/);

const line = z
  .string()
  .trim()
  .min(1)
  .max(250)
  .regex(/^[^\p{Cc}]+$/u);

const fields = {
  issuer: WebAddress.describe('Address of the OpenID provider (its issuer), such as https://id.example/realms/school.'),
  clientId: line.describe('Who Inkstone is to the provider.'),
  claim: z
    .string()
    .regex(/^[\w.:/-]{1,100}$/)
    .describe(
      'The claim that names the person: email is compared with the mail on file, any other with the user name.',
    ),
  name: line.max(40).describe('What the button of the login calls the provider, in English.'),
  nameZh: line.max(40).describe('The same in Chinese.'),
  accountUrl: WebAddress.nullable().describe("The provider's page that the account leads to; null: none."),
  passwordUrl: WebAddress.nullable().describe("The provider's page that the password leads to; null: none."),
};

/** An identity provider as an administrator enters it. */
export const SignOnProviderDraft = z.object({
  ...fields,
  usesSecret: z.boolean().describe('Whether the provider gave a secret; a public client has none.'),
  clientSecret: z
    .string()
    .min(1)
    .max(1000)
    .nullable()
    .describe('The secret; null: the stored one, as long as provider and client stay the same, or none.'),
});
export type SignOnProviderDraft = z.output<typeof SignOnProviderDraft>;

/** The identity provider of the school. */
export const getSignOnProvider = call({
  path: 'backend/school/signOnProvider',
  method: 'GET',
  effect: 'read',
  summary: "The school's identity provider, without the secret of its client.",
  access,
  input: z.object({}),
  output: z.object({
    isFixed: z.boolean().describe('Whether the environment of the server names the provider, which then counts.'),
    allowsPrivate: z
      .boolean()
      .describe('Whether the environment allows providers in the own network and without encryption.'),
    callbackUrl: z
      .string()
      .nullable()
      .describe(
        'The address that has to be registered with the provider; null: the server has no safe public address.',
      ),
    edition: z.int().describe('How often the provider was saved; sent back when it is saved again.'),
    provider: z
      .object({ ...fields, hasSecret: z.boolean().describe('Whether a secret is stored; it is never shown.') })
      .nullable()
      .describe('The provider; null: none, and people sign in with passwords.'),
  }),
});

/** Saves the identity provider, or removes it. */
export const saveSignOnProvider = call({
  path: 'backend/school/saveSignOnProvider',
  method: 'POST',
  effect: 'write',
  summary: 'Save the identity provider of the school, or remove it; in force at once.',
  access,
  input: z.object({
    requestId: RequestId,
    edition: Edition.describe('The edition that the form was opened with; another one since then is refused.'),
    provider: SignOnProviderDraft.nullable().describe('The provider; null: none.'),
  }),
  output: z.object({ edition: z.int().describe('The edition that was saved.') }),
  refusals: [
    'settings.changedMeanwhile',
    'provider.peopleToo',
    'provider.fixed',
    'provider.noPublicAddress',
    'provider.plain',
    'provider.privateAddress',
    'provider.secretMissing',
  ],
  invalidates: ['backend/school/signOnProvider', 'backend/school/signOn', 'remind', 'sso/config'],
});

/** Why a provider cannot be used. */
export const ProviderTestFailure = z.enum([
  'private',
  'unreachable',
  'certificate',
  'noProvider',
  'issuer',
  'plain',
  'keys',
]);

/** Asks a provider for its description and its keys. */
export const testSignOnProvider = call({
  path: 'backend/school/testSignOnProvider',
  method: 'POST',
  effect: 'write',
  summary: 'Ask an identity provider that need not be saved yet for its description and its keys.',
  access,
  input: z.object({ requestId: RequestId, provider: SignOnProviderDraft.describe('The provider to try.') }),
  output: z.object({
    failure: ProviderTestFailure.nullable().describe('Why the provider cannot be used; null: it can.'),
    report: z
      .object({
        keyCount: z.int().describe('How many keys it signs with.'),
        claim: z
          .enum(['yes', 'no', 'unstated'])
          .describe('Whether it says that it sends the claim that names the person; unstated: it lists none.'),
      })
      .nullable()
      .describe('What it told of itself; null where it cannot be used.'),
  }),
  refusals: ['provider.fixed', 'provider.noPublicAddress', 'provider.plain', 'provider.secretMissing'],
});
