import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import * as client from 'openid-client';

/** The provider's address, and our credentials there. */
export interface ProviderSettings {
  issuer: string;
  clientId: string;
  /** Absent for a public client, which is protected by PKCE alone. */
  clientSecret: string | undefined;
  /** The address that browsers use. */
  publicUrl: string;
}

/** The provider's discovery document and keys. */
export interface Provider {
  config: client.Configuration;
  keys: JWTVerifyGetKey;
}

const waitSeconds = 5;
const freshMs = 3_600_000;

/** The callback URL; it has to be registered with the provider. */
export const redirectUri = (publicUrl: string): string => new URL('/api/sso/callback', publicUrl).href;

/** The client authentication that the provider supports; by header where it declares none. */
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
 * Fetches the discovery document, at most once an hour and one request at a time; while the provider does not respond,
 * the last document stays in use.
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
