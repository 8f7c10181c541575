import * as client from 'openid-client';
import { err, ok, type Outcome } from '@inkstone/base';
import { readClaim, type ExternalIdentity } from './external-identity.ts';
import { createProvider, redirectUri, type ProviderSettings } from './provider.ts';
import { readToken } from './read-token.ts';
import { classifyFailure, type FailedSignIn, type SignInFailure } from './sign-in-failure.ts';

export type { ExternalIdentity } from './external-identity.ts';
export type { SignInFailure } from './sign-in-failure.ts';

/** What has to be remembered between the redirect to the provider and its callback. */
export interface PendingSignIn {
  state: string;
  nonce: string;
  verifier: string;
}

/** The school's identity provider, as the settings name it. */
export interface IdentitySettings extends ProviderSettings {
  /**
   * The claim that identifies the person; `email` is compared with the stored mail address, any other with the user
   * name.
   */
  claim: string;
  /** The provider's name on the button, in English and in Chinese. */
  name: string;
  nameZh: string;
  /** The provider's account page; null where there is none. */
  accountUrl: string | null;
  passwordUrl: string | null;
  /** Logs why the provider could not be used: codes only, never a token. */
  warn(fields: { why: SignInFailure | 'unverified' | 'unnamed' | 'unknown'; code: string }): void;
  now(): Date;
}

/** Signing in through an identity provider by OpenID Connect. */
export interface Identity {
  readonly settings: Pick<IdentitySettings, 'name' | 'nameZh' | 'accountUrl' | 'passwordUrl'>;
  /** Whether browsers reach this school by https, so that cookies may be `Secure`. */
  readonly isSecure: boolean;
  /**
   * The URL at which the browser signs in; `isFresh` makes the provider ask again even for a person who is signed in
   * there.
   */
  begin(options: { isFresh: boolean }): Promise<Outcome<{ to: string; trip: PendingSignIn }, SignInFailure>>;
  /** Exchanges the code of the callback URL for the person who signed in. */
  finish(answered: URLSearchParams, trip: PendingSignIn): Promise<Outcome<ExternalIdentity, SignInFailure>>;
  /** Who a token names that the provider issued unasked, and until when it is valid. */
  read(token: string): Promise<Outcome<{ named: ExternalIdentity; until: Date }, SignInFailure>>;
  /** Logs that the provider named a person unknown here, without naming them. */
  noteUnknown(): void;
}

const scope = 'openid profile email';

/** The URL at which the browser signs in, and what has to be remembered until it returns. */
const createTrip = async (
  config: client.Configuration,
  redirect: string,
  isFresh: boolean,
): Promise<{ to: string; trip: PendingSignIn }> => {
  const trip = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
  };
  const to = client.buildAuthorizationUrl(config, {
    redirect_uri: redirect,
    scope,
    state: trip.state,
    nonce: trip.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(trip.verifier),
    code_challenge_method: 'S256',
    ...(isFresh && { prompt: 'login' }),
  });
  return { to: to.href, trip };
};

interface CodeExchange {
  redirect: string;
  answered: URLSearchParams;
  trip: PendingSignIn;
}

/** Exchanges the code of the callback URL for the tokens of the person. */
const exchangeCode = (config: client.Configuration, { redirect, answered, trip }: CodeExchange) => {
  const url = new URL(redirect);
  url.search = answered.toString();
  return client.authorizationCodeGrant(config, url, {
    expectedState: trip.state,
    expectedNonce: trip.nonce,
    pkceCodeVerifier: trip.verifier,
    idTokenExpected: true,
  });
};

interface NamedClaims {
  claims: Readonly<Record<string, unknown>>;
  issuer: string;
  subject: string;
}

/** Who the claims name; logs the reason where they name nobody. */
const nameByClaims = (settings: IdentitySettings, { claims, issuer, subject }: NamedClaims): ExternalIdentity => {
  const as = readClaim(claims, settings.claim);
  if (as.by === 'nothing') settings.warn({ why: as.why, code: settings.claim });
  return { issuer, subject, as };
};

/** Creates the client of a provider; nothing is requested before the first sign-in. */
export const openIdentity = (settings: IdentitySettings): Identity => {
  const provider = createProvider(settings, settings.now);
  const redirect = redirectUri(settings.publicUrl);
  const failed = (error: unknown): FailedSignIn => {
    const { why, code } = classifyFailure(error);
    settings.warn({ why, code });
    return err(why);
  };

  const begin: Identity['begin'] = async ({ isFresh }) => {
    try {
      const { config } = await provider();
      return ok(await createTrip(config, redirect, isFresh));
    } catch (error) {
      return failed(error);
    }
  };

  const finish: Identity['finish'] = async (answered, trip) => {
    try {
      const { config } = await provider();
      const tokens = await exchangeCode(config, { redirect, answered, trip });
      const claims: Readonly<Record<string, unknown>> = tokens.claims() ?? {};
      const { issuer, userinfo_endpoint: moreAt } = config.serverMetadata();
      const subject = String(claims['sub']);
      // Many providers leave profile claims out of the token.
      if (settings.claim in claims || !moreAt) return ok(nameByClaims(settings, { claims, issuer, subject }));
      const more = await client.fetchUserInfo(config, tokens.access_token, subject);
      return ok(nameByClaims(settings, { claims: more, issuer, subject }));
    } catch (error) {
      return failed(error);
    }
  };

  const read: Identity['read'] = async (token) => {
    try {
      const { config, keys } = await provider();
      const { claims, until } = await readToken(token, {
        keys,
        issuer: config.serverMetadata().issuer,
        clientId: settings.clientId,
        now: settings.now(),
      });
      const { issuer } = config.serverMetadata();
      return ok({ named: nameByClaims(settings, { claims, issuer, subject: String(claims.sub) }), until });
    } catch (error) {
      return failed(error);
    }
  };
  const noteUnknown = (): void => settings.warn({ why: 'unknown', code: settings.claim });
  const { name, nameZh, accountUrl, passwordUrl } = settings;
  const isSecure = redirect.startsWith('https:');
  return { settings: { name, nameZh, accountUrl, passwordUrl }, isSecure, begin, finish, read, noteUnknown };
};
