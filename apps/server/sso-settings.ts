import * as z from 'zod';
import type { Identity } from '@inkstone/identity';

const blank = (raw: unknown) => (raw === '' ? undefined : raw);
const optional = (inner: z.ZodType<string>) => z.preprocess(blank, inner.optional());

/** An address that cannot be intercepted: https, or this machine. */
const isSafe = (address: string): boolean =>
  URL.canParse(address) &&
  /^(https:|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$))/.test(new URL(address).href);

/** An address that cannot be intercepted, or nothing. */
export const safeAddress = (words: string) => optional(z.string().refine(isSafe, words));
const issuer = 'the address of an OpenID provider by https, such as https://id.example/realms/school.';
const page = 'the address of a page by https, such as https://id.example/account.';

/** The settings of single sign-on; without them there is no identity provider. */
export const ssoFields = {
  SSO_ISSUER: safeAddress(issuer),
  SSO_CLIENT_ID: optional(z.string().min(1)),
  SSO_CLIENT_SECRET: optional(z.string().min(1)),
  SSO_NAME: optional(z.string().max(40, 'a name of at most 40 characters.')),
  SSO_NAME_ZH: optional(z.string().max(40, 'a name of at most 40 characters.')),
  SSO_CLAIM: optional(
    z.string().regex(/^[\w.:/-]{1,100}$/, 'the name of a claim, such as preferred_username or email.'),
  ),
  SSO_ACCOUNT_URL: safeAddress(page),
  SSO_PASSWORD_URL: safeAddress(page),
};

type SsoSettings = { [Field in keyof typeof ssoFields]?: string | undefined } & { PUBLIC_URL?: string | undefined };

/** Settings that do not go together, one line each. */
export const ssoFaults = (settings: SsoSettings): string[] => {
  const { SSO_ISSUER, SSO_CLIENT_ID, PUBLIC_URL } = settings;
  if (!SSO_ISSUER) {
    const alone = (Object.keys(ssoFields) as (keyof typeof ssoFields)[]).filter((field) => settings[field]);
    return alone.map((field) => `${field}: means nothing without SSO_ISSUER.`);
  }
  if (!PUBLIC_URL) return ['SSO_ISSUER: needs PUBLIC_URL as well, where the provider sends browsers back to.'];
  return [
    ...(SSO_CLIENT_ID ? [] : ['SSO_ISSUER: needs SSO_CLIENT_ID as well.']),
    ...(isSafe(PUBLIC_URL) ? [] : ['PUBLIC_URL: has to begin with https:// for signing in through SSO_ISSUER.']),
  ];
};

interface IdentityDependencies {
  now(): Date;
  warn(fields: { why: string; code: string }): void;
}

/** Opens the identity provider of the settings, or returns null without loading its libraries. */
export const openIdentityFor = async (
  settings: SsoSettings,
  { now, warn }: IdentityDependencies,
): Promise<Identity | null> => {
  const { SSO_ISSUER, SSO_CLIENT_ID, PUBLIC_URL, SSO_NAME } = settings;
  if (!SSO_ISSUER || !SSO_CLIENT_ID || !PUBLIC_URL) return null;
  const { openIdentity } = await import('@inkstone/identity');
  return openIdentity({
    issuer: SSO_ISSUER,
    clientId: SSO_CLIENT_ID,
    clientSecret: settings.SSO_CLIENT_SECRET,
    publicUrl: PUBLIC_URL,
    claim: settings.SSO_CLAIM ?? 'preferred_username',
    name: SSO_NAME ?? 'the school account',
    nameZh: settings.SSO_NAME_ZH ?? SSO_NAME ?? '学校统一账号',
    accountUrl: settings.SSO_ACCOUNT_URL ?? null,
    passwordUrl: settings.SSO_PASSWORD_URL ?? null,
    now,
    warn,
  });
};
