import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import * as client from 'openid-client';

/** Where the provider is, and who we are to it. */
export interface ProviderSettings {
  issuer: string;
  clientId: string;
  /** Absent for a public client, which PKCE alone protects. */
  clientSecret: string | undefined;
  /** The address that browsers use. */
  publicUrl: string;
}

/** What the provider has told of itself, and its keys. */
export interface Provider {
  config: client.Configuration;
  keys: JWTVerifyGetKey;
}

const waitSeconds = 5;
const freshMs = 3_600_000;

/** Where the provider sends browsers back to; it has to be registered there. */
export const redirectUri = (publicUrl: string): string => new URL('/api/sso/callback', publicUrl).href;

/** The way of saying the secret that the provider takes; by the header where it does not say. */
const clientAuthFor = (secret: string | undefined): client.ClientAuth => {
  if (secret === undefined) return client.None();
  const byHeader = client.ClientSecretBasic(secret);
  const byBody = client.ClientSecretPost(secret);
  return (server, ...rest) => {
    const supported = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (supported.includes('client_secret_basic') ? byHeader : byBody)(server, ...rest);
  };
};

const discover = async (settings: ProviderSettings): Promise<Provider> => {
  const issuer = new URL(settings.issuer);
  const isPlain = issuer.protocol === 'http:';
  const config = await client.discovery(issuer, settings.clientId, undefined, clientAuthFor(settings.clientSecret), {
    timeout: waitSeconds,
    execute: [client.enableNonRepudiationChecks, ...(isPlain ? [client.allowInsecureRequests] : [])],
  });
  const keysAt = new URL(config.serverMetadata().jwks_uri ?? '');
  if (keysAt.protocol === 'http:' && !isPlain) throw new TypeError('the keys of the provider are not at https');
  return { config, keys: createRemoteJWKSet(keysAt, { timeoutDuration: waitSeconds * 1000 }) };
};

/**
 * Asks the provider for what it tells of itself, once an hour at most and once at a time; while it does not answer, what
 * it told before holds.
 */
export const createProvider = (settings: ProviderSettings, now: () => Date): (() => Promise<Provider>) => {
  let cached: { provider: Provider; atMs: number } | null = null;
  let pending: Promise<Provider> | null = null;
  const discoverOnce = async (): Promise<Provider> => {
    try {
      const provider = await discover(settings);
      cached = { provider, atMs: now().getTime() };
      return provider;
    } catch (error) {
      if (cached) return cached.provider;
      throw error;
    } finally {
      pending = null;
    }
  };
  return () => {
    if (cached && now().getTime() - cached.atMs < freshMs) return Promise.resolve(cached.provider);
    pending ??= discoverOnce();
    return pending;
  };
};
