import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, { type Configuration } from 'oidc-provider';
import { testClient } from './test-client.ts';

/** A real OpenID provider, at which whoever is set signs in without a password. */
export interface RealProvider {
  issuer: string;
  /** The claims of the person who signs in there. */
  person: Record<string, unknown> & { sub: string };
  /** Signs in there as a browser does; returns the path of the school at which it comes back. */
  signIn(from: string): Promise<string>;
  close(): Promise<void>;
}

type Person = RealProvider['person'];

const toConfiguration = async (getPerson: () => Person): Promise<Configuration> => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return {
    clients: [
      {
        client_id: testClient.id,
        client_secret: testClient.secret,
        redirect_uris: [`${testClient.publicUrl}/api/sso/callback`],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'first', alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['a key of two'] },
    claims: {
      profile: ['preferred_username', 'name', 'given_name', 'family_name', 'groups', 'realm_access'],
      email: ['email', 'email_verified'],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...getPerson(), sub }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  };
};

/** Follows the redirects of the provider with its cookies, until one leads away from it. */
const followRedirects = async (from: string, issuer: string): Promise<string> => {
  const jar = new Map<string, string>();
  let at = from;
  for (let steps = 0; steps < 10 && at.startsWith(issuer); steps++) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      jar.set(name, value);
    }
    at = new URL(response.headers.get('location') ?? 'about:blank', at).href;
  }
  return at.replace(testClient.publicUrl, '');
};

/** Starts a real provider on loopback. */
export const openRealProvider = async (): Promise<RealProvider> => {
  const handling: { handle: (request: IncomingMessage, response: ServerResponse) => void } = {
    handle: () => undefined,
  };
  const site = createServer((request, response) => handling.handle(request, response));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const opened: RealProvider = {
    issuer,
    person: { sub: 'nobody' },
    signIn: (from) => followRedirects(from, issuer),
    close: () => new Promise<void>((resolve) => void site.close(() => resolve())),
  };
  const provider = new Provider(issuer, await toConfiguration(() => opened.person));
  const serve = provider.callback();
  handling.handle = (request, response) => {
    const isAsked = request.url?.startsWith('/interaction/');
    if (!isAsked) return void serve(request, response);
    void provider.interactionFinished(request, response, { login: { accountId: opened.person.sub } });
  };
  return opened;
};
