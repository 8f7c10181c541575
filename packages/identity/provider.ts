import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import * as client from 'openid-client';

/** The provider's address, and our credentials there. */
export interface ProviderSettings {
  issuer: string;
  clientId: string;
  /** Absent for a public client, which is protected by PKCE alone. */
  clientSecret: string | undefined;
  /** The address that browsers use. */
  publicUrl: string;
  /** Sends the requests to the provider; absent: `fetch`. */
  fetch?: ((address: string, options: RequestInit) => Promise<Response>) | undefined;
}

/** The provider's discovery document and keys. */
export interface Provider {
  config: client.Configuration;
  keys: JWTVerifyGetKey;
}

/** How long an answer of the provider may take. */
export const waitSeconds = 5;
const freshMs = 3_600_000;

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

/** Fetches the discovery document; nothing is cached. */
export const discover = async (settings: Omit<ProviderSettings, 'publicUrl'>): Promise<Provider> => {
  const issuer = new URL(settings.issuer);
  const isPlain = issuer.protocol === 'http:';
  const config = await client.discovery(issuer, settings.clientId, undefined, clientAuthFor(settings.clientSecret), {
    timeout: waitSeconds,
    ...(settings.fetch && { [client.customFetch]: settings.fetch as client.CustomFetch }),
    execute: [client.enableNonRepudiationChecks, ...(isPlain ? [client.allowInsecureRequests] : [])],
  });
  const keysAt = new URL(config.serverMetadata().jwks_uri ?? '');
  if (keysAt.protocol === 'http:' && !isPlain) throw new TypeError('the keys of the provider are not at https');
  const keys = createRemoteJWKSet(keysAt, {
    timeoutDuration: waitSeconds * 1000,
    ...(settings.fetch && { [customFetch]: settings.fetch }),
  });
  return { config, keys };
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
