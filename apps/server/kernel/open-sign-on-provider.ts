import { createPublicFetch, openText } from '@inkstone/call/server';
import type { Identity, IdentitySettings } from '@inkstone/identity';
import {
  clientSecretPlace,
  isSafePublicUrl,
  redirectUri,
  type StoredSignOnProvider,
} from '@inkstone/identity/stored-provider';
import type { School } from './school.queries.ts';

interface ProviderContext {
  /** The address that browsers use; without it nobody comes back from a provider. */
  publicUrl: string | undefined;
  allowsPrivate: boolean;
  warn: IdentitySettings['warn'];
  now(): Date;
}

/** The client of a provider; its libraries are loaded at the first sign-in. */
const openLazily = (settings: IdentitySettings): Identity => {
  let opened: Promise<Identity> | undefined;
  const load = async () => {
    const { openIdentity } = await import('@inkstone/identity');
    return openIdentity(settings);
  };
  const get = () => {
    opened ??= load();
    return opened;
  };
  const { name, nameZh, accountUrl, passwordUrl } = settings;
  return {
    // Without the client secret.
    settings: { name, nameZh, accountUrl, passwordUrl },
    isSetInBrowser: true,
    isSecure: redirectUri(settings.publicUrl).startsWith('https:'),
    begin: async (options) => (await get()).begin(options),
    finish: async (answered, trip, options) => (await get()).finish(answered, trip, options),
    read: async (token, options) => (await get()).read(token, options),
    noteRefused: (why) => settings.warn({ why, code: settings.claim }),
  };
};

const openStored = (
  { edition: _, clientSecret, ...stored }: StoredSignOnProvider,
  secret: string,
  { publicUrl, allowsPrivate, warn, now }: ProviderContext,
): Identity | null => {
  if (!isSafePublicUrl(publicUrl)) return null;
  try {
    const opened = clientSecret === null ? undefined : openText(secret, clientSecretPlace, clientSecret);
    const fetch = createPublicFetch({ allowsPrivate });
    return openLazily({ ...stored, clientSecret: opened, publicUrl, fetch, isSetInBrowser: true, warn, now });
  } catch {
    return null;
  }
};

/** The provider that the school has set in the browser, as it is at each call; null where there is none. */
const createProviderSource = (context: ProviderContext): ((school: School) => Identity | null) => {
  let last: { text: string; identity: Identity | null } | undefined;
  return ({ signOnProvider, secret }) => {
    if (signOnProvider === null) return null;
    // What the provider said about itself is remembered until the settings change.
    const text = JSON.stringify(signOnProvider);
    if (last?.text !== text) last = { text, identity: openStored(signOnProvider, secret, context) };
    return last.identity;
  };
};

interface SignOnOptions {
  /** The provider of the environment; null: that of the school, if it has set one. */
  identity: Identity | null;
  publicUrl?: string | undefined;
  allowsPrivateAddresses?: boolean;
  now(): Date;
  logger: { warn(fields: object, message: string): void };
}

/** The identity provider of the environment, else that of the school, which may change at any time. */
export const openSignOnFor = (options: SignOnOptions, getSchool: () => School): (() => Identity | null) => {
  const { identity, publicUrl, now, logger, allowsPrivateAddresses: allowsPrivate = false } = options;
  if (identity) return () => identity;
  const find = createProviderSource({
    ...{ publicUrl, allowsPrivate, now },
    warn: (fields) => logger.warn(fields, 'identity provider'),
  });
  return () => find(getSchool());
};
