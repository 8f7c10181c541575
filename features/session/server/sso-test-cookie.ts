import * as z from 'zod';
import type { Outcome } from '@inkstone/base';
import type { BytesResponse } from '@inkstone/call/server';
import type { ExternalIdentity } from '@inkstone/identity';
import { seal, unseal } from '@inkstone/identity/seal';
import { readClaimValues } from '../sign-on-rules.ts';
import { redirect, toCookieKey, setSsoCookie, type CookieContext } from './sso-cookies.ts';
import type { Refusal } from './sso-person.ts';

const seconds = 600;
const maxClaims = 40;
const maxValues = 20;
const maxValueLength = 120;
// A cookie holds four kilobytes, and sealing makes it a third longer.
const maxSealedLength = 2400;

/** What the provider said of an administrator who tried it, or why it said nothing. */
const TestResult = z.object({
  of: z.int(),
  failed: z.string().nullable(),
  claims: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
});
export type TestResult = Omit<z.output<typeof TestResult>, 'failed'> & { failed: Refusal | null };

// What says how the token was made tells nothing of the person.
const technical = new Set([
  ...[
    'iss',
    'aud',
    'azp',
    'exp',
    'iat',
    'nbf',
    'nonce',
    'at_hash',
    'c_hash',
    's_hash',
    'jti',
    'sid',
    'auth_time',
    'acr',
  ],
  'amr',
]);

/** The names of claims as rules name them: those within claims by a path. */
const listNames = (claims: Readonly<Record<string, unknown>>, prefix = ''): string[] =>
  Object.entries(claims).flatMap(([name, value]) => {
    const isNested =
      typeof value === 'object' && value !== null && !Array.isArray(value) && prefix.split('.').length < 4;
    return isNested ? listNames(value as Record<string, unknown>, `${prefix}${name}.`) : [`${prefix}${name}`];
  });

const toClaims = ({ claims }: ExternalIdentity): TestResult['claims'] => {
  const listed = listNames(claims)
    .filter((name) => !technical.has(name))
    .slice(0, maxClaims)
    .map((name) => ({
      name: name.slice(0, maxValueLength),
      values: readClaimValues(claims, name)
        .slice(0, maxValues)
        .map((value) => value.slice(0, maxValueLength)),
    }));
  while (JSON.stringify(listed).length > maxSealedLength) listed.pop();
  return listed;
};

/** Leads an administrator back to the settings, with what the provider said in a cookie that only they can read. */
export const sendToTest = async (
  ctx: CookieContext,
  identified: Outcome<ExternalIdentity, Refusal>,
  of: number,
): Promise<BytesResponse> => {
  const result: TestResult = {
    of,
    failed: identified.ok ? null : identified.code,
    claims: identified.ok ? toClaims(identified.value) : [],
  };
  const value = await seal({ ...result }, toCookieKey(ctx, 'sso test'), seconds);
  setSsoCookie(ctx, { name: 'sso_test', value, seconds, sameSite: 'strict' });
  return redirect('/school/settings#sign-on-test');
};

/** What the provider said of an administrator who tried it; null where there is nothing. */
export const readTestResult = async (ctx: CookieContext, personId: number): Promise<TestResult | null> => {
  const sealed = await unseal(ctx.request.cookie('sso_test'), toCookieKey(ctx, 'sso test'));
  const read = TestResult.safeParse(sealed);
  return read.success && read.data.of === personId ? (read.data as TestResult) : null;
};
