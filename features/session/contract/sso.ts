import * as z from 'zod';
import { RequestId } from '@inkstone/base';
import { anonymous, createCallFactory } from '@inkstone/call';
import { backendSide, BrowserTimeZone, ChosenLanguage, UserInfo } from '../contract.ts';
import { legacy } from '../legacy.ts';
import { refusals } from '../refusals.ts';

// Not exported by the contract's index, which is loaded with every page; these calls are loaded lazily.
const call = createCallFactory(refusals, legacy);

const TrueFlag = z.literal('1').optional();
const boundedText = (most: number) => z.string().max(most).optional();

/** Whether an identity provider is configured, and its account pages. */
export const getSsoConfig = call({
  path: 'sso/config',
  method: 'GET',
  effect: 'read',
  summary: 'Whether the school has an identity provider, its name, and its pages for account and password.',
  access: anonymous,
  input: z.object({}),
  output: z.object({
    on: z.boolean().describe('False where people sign in with a password alone; the rest is empty then.'),
    name: z.string().describe("What the button calls the provider, in the reader's language."),
    accountUrl: z.string().nullable().describe("The provider's page of the account; null where none is set."),
    passwordUrl: z.string().nullable().describe("The provider's page of the password; null where none is set."),
    mine: z.boolean().describe('The caller signed in through it, or has no password here.'),
  }),
});

/** Redirects the browser to the provider. */
export const startSso = call({
  path: 'sso/start',
  method: 'GET',
  effect: 'read',
  summary: 'Lead the browser to the identity provider: authorization code with PKCE, state and nonce.',
  interfaceFor: 'browsers, which are sent to this address by the page of sign-in instead of calling it.',
  access: anonymous,
  input: z.object({
    next: boundedText(2000).describe(
      'Path of this school where one wants to go afterwards; absent, or any other place: home.',
    ),
    of: z.coerce
      .number()
      .int()
      .positive()
      .optional()
      .describe('The person whose page `next` was: another starts at home; absent: anybody goes there.'),
    shared: TrueFlag.describe(
      '1 on a shared device: the session lasts 12 hours, and the provider asks who is there; absent: 30 days.',
    ),
    fresh: TrueFlag.describe(
      '1 where whom it named could not come in: the provider asks who is there; absent: who is signed in there counts.',
    ),
    invitation: boundedText(100).describe(
      'The code of an invitation of the school, which links the identity to the account that it is for; absent: none.',
    ),
    again: TrueFlag.describe(
      '1 in a window of its own, opened over a page that must not be lost, which closes afterwards; absent: not so.',
    ),
  }),
  output: z.object({}),
  responseFormat: 'bytes',
  refusals: ['sso.off'],
});

/** Redirect URI of the provider. */
export const completeSso = call({
  path: 'sso/callback',
  method: 'GET',
  effect: 'write',
  summary: 'Trade the code of the identity provider for who signed in, and lead the browser back to the login.',
  interfaceFor: 'the identity provider, which sends the browser back to this address.',
  access: anonymous,
  input: z.object({
    code: boundedText(4096).describe('The code, good once; absent where nobody signed in.'),
    state: boundedText(500).describe('What tells that this browser began; absent: nobody is signed in.'),
    iss: boundedText(2000).describe('The address of the provider that answers; absent where it does not say.'),
    error: boundedText(200).describe(
      'Why nobody signed in, in the words of OpenID Connect; absent where somebody did.',
    ),
  }),
  output: z.object({}),
  responseFormat: 'bytes',
  refusals: ['sso.off'],
});

/** Opens a session for the user identified by the provider. */
export const signInWithSso = call({
  path: 'sso/login',
  method: 'POST',
  effect: 'write',
  summary: 'Sign in with what the identity provider said: its own token, or what sso/callback left in a cookie.',
  access: anonymous,
  input: z.object({
    token: z
      .string()
      .min(1)
      .max(16_000)
      .optional()
      .describe(
        "The provider's ID token, good once and for ten minutes; absent: what sso/callback left in the cookie counts.",
      ),
    language: ChosenLanguage,
    timeZone: BrowserTimeZone,
  }),
  output: UserInfo,
  refusals: [
    ...(['sso.off', 'sso.down', 'sso.denied', 'sso.stale', 'sso.token', 'sso.unverified'] as const),
    ...(['sso.unknown', 'sso.unmapped', 'sso.left', 'sso.uninvited', 'sso.invitation'] as const),
  ],
});

const mayTest = backendSide.may('school_settings');

/** Begins a sign-in that signs nobody in. */
export const startSignOnTest = call({
  path: 'sso/startTest',
  method: 'POST',
  effect: 'write',
  summary: 'Begin a sign-in at the identity provider that signs nobody in: it shows an administrator their claims.',
  access: mayTest,
  input: z.object({ requestId: RequestId }),
  output: z.object({ url: z.string().describe('The address at the provider to which the browser goes.') }),
  refusals: ['sso.off', 'sso.down', 'sso.denied', 'sso.stale', 'sso.token'],
});

/** What the provider said in a sign-in that signed nobody in. */
export const getSignOnTest = call({
  path: 'sso/testResult',
  method: 'GET',
  effect: 'read',
  summary: 'What the identity provider said of the caller in the test of the last ten minutes, in this browser.',
  access: mayTest,
  input: z.object({}),
  output: z.object({
    result: z
      .object({
        failed: z.string().nullable().describe('Why the provider named nobody, in words; null: it named somebody.'),
        claims: z
          .array(
            z.object({
              name: z.string().describe('The name of the claim.'),
              values: z.array(z.string()).describe('Its value, or its values where it is a list.'),
            }),
          )
          .describe('What the provider said of the caller.'),
      })
      .nullable()
      .describe('Null: nothing was tried in this browser within ten minutes.'),
  }),
});
