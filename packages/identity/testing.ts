import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { openIdentity, type Identity } from './identity.ts';
import { testClient } from './test-client.ts';

export { testClient };

/** A provider that issues whatever a test wants, signed with a real key. */
export interface ForgingProvider {
  issuer: string;
  /** The claims of the next token; `nonce` is that of the pending sign-in unless it is set. */
  claims: JWTPayload;
  /** The paths requested so far. */
  requestedPaths: string[];
  /** How the next token is signed: by the published key, by another one, or not at all. */
  signature: 'well' | 'otherKey' | 'not';
  /** A token as the provider would put it into a URL. */
  token(claims?: JWTPayload): Promise<string>;
  /** Responds to everything with an error page from now on. */
  breakDown(): void;
  close(): Promise<void>;
}

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** Starts a provider on loopback. */
export const openForgingProvider = async (now: () => Date): Promise<ForgingProvider> => {
  const ownKeys = await generateKeyPair('RS256');
  const otherKeys = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(ownKeys.publicKey)), kid: 'first', alg: 'RS256', use: 'sig' };
  let isBroken = false;

  const token = async (claims: JWTPayload = {}): Promise<string> => {
    const at = Math.floor(now().getTime() / 1000);
    const claimed = { ...provider.claims, ...claims };
    // Another name means another person, unless the test sets `sub`.
    const sub = `the one of ${JSON.stringify([claimed['preferred_username'], claimed['email']])}`;
    const payload = { iss: provider.issuer, aud: testClient.id, sub, iat: at, exp: at + 300, ...claimed };
    if (provider.signature === 'not') return new UnsecuredJWT(payload).encode();
    const key = provider.signature === 'well' ? ownKeys.privateKey : otherKeys.privateKey;
    return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'first' }).sign(key);
  };
  const respondTo = async (path: string): Promise<object> => {
    if (path === '/jwks') return { keys: [jwk] };
    if (path === '/token') {
      return { access_token: 'an access token', token_type: 'Bearer', expires_in: 60, id_token: await token() };
    }
    return {
      issuer: provider.issuer,
      authorization_endpoint: `${provider.issuer}/authorize`,
      token_endpoint: `${provider.issuer}/token`,
      jwks_uri: `${provider.issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
    };
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    provider.requestedPaths.push(path);
    const send = async () => {
      if (isBroken) return response.writeHead(503, { 'content-type': 'text/html' }).end('<p>Closed</p>');
      const body = JSON.stringify(await respondTo(path));
      return response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    };
    void send();
  });
  const provider: ForgingProvider = {
    issuer: await listen(server),
    claims: {},
    requestedPaths: [],
    signature: 'well',
    token,
    breakDown: () => void (isBroken = true),
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
  return provider;
};

interface IdentityOverrides {
  issuer: string;
  claim?: string;
  warn?: (fields: object) => void;
}

/** The client of a test's provider. */
export const openTestIdentity =
  ({ issuer, claim = 'preferred_username', warn = () => undefined }: IdentityOverrides) =>
  (now: () => Date): Identity =>
    openIdentity({
      issuer,
      clientId: testClient.id,
      clientSecret: testClient.secret,
      publicUrl: testClient.publicUrl,
      claim,
      name: 'Campus ID',
      nameZh: '校园账号',
      accountUrl: 'https://id.example/account',
      passwordUrl: 'https://id.example/password',
      warn,
      now,
    });
