import * as client from 'openid-client';
import { err, ok, type Outcome } from '@inkstone/base';
import { readClaim, type ClaimOptions, type Claims, type ExternalIdentity } from './external-identity.ts';
import { createProvider, type ProviderSettings } from './provider.ts';
import { readToken } from './read-token.ts';
import { classifyFailure, type FailedSignIn, type SignInFailure } from './sign-in-failure.ts';
import { redirectUri } from './stored-provider.ts';

export { readMailVerification } from './external-identity.ts';
export type { ClaimOptions, Claims, ExternalIdentity } from './external-identity.ts';
export type { SignInFailure } from './sign-in-failure.ts';

/** What has to be remembered between the redirect to the provider and its callback. */
export interface PendingSignIn {
  state: string;
  nonce: string;
  verifier: string;
}

/**
 * Why a person whom the provider identified is not let in: nobody here goes with the claims (`unknown`), no rule of the
 * school applies to them (`unmapped`), the account is not in use (`left`), it has a password and no invitation
 * (`uninvited`), or the invitation is not good for this identity (`invitation`).
 */
export type RefusedIdentity = 'unknown' | 'unmapped' | 'left' | 'uninvited' | 'invitation';

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
  /** Whether an administrator chose it in the browser: then it opens accounts of administration by invitation only. */
  isSetInBrowser?: boolean | undefined;
  /** Logs why the provider could not be used: codes only, never a token. */
  warn(fields: { why: SignInFailure | 'unverified' | 'unnamed' | RefusedIdentity; code: string }): void;
  now(): Date;
}

/** Signing in through an identity provider by OpenID Connect. */
export interface Identity {
  readonly settings: Pick<IdentitySettings, 'name' | 'nameZh' | 'accountUrl' | 'passwordUrl'>;
  /** Whether an administrator chose it in the browser. */
  readonly isSetInBrowser: boolean;
  /** Whether browsers reach this school by https, so that cookies may be `Secure`. */
  readonly isSecure: boolean;
  /**
   * The URL at which the browser signs in; `isFresh` makes the provider ask again even for a person who is signed in
   * there.
   */
  begin(options: { isFresh: boolean }): Promise<Outcome<{ to: string; trip: PendingSignIn }, SignInFailure>>;
  /** Exchanges the code of the callback URL for the person who signed in. */
  finish(
    answered: URLSearchParams,
    trip: PendingSignIn,
    options: ClaimOptions,
  ): Promise<Outcome<ExternalIdentity, SignInFailure>>;
  /** Who a token names that the provider issued unasked, and until when it is valid. */
  read(
    token: string,
    options: Pick<ClaimOptions, 'acceptsUnstatedMail'>,
  ): Promise<Outcome<{ named: ExternalIdentity; until: Date }, SignInFailure>>;
  /** Logs why a person whom the provider identified is not let in, without naming them. */
  noteRefused(why: RefusedIdentity): void;
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
  claims: Claims;
  issuer: string;
  subject: string;
  options: Pick<ClaimOptions, 'acceptsUnstatedMail'>;
}

/** Who the claims name; logs the reason where they name nobody. */
const nameByClaims = (
  settings: IdentitySettings,
  { claims, issuer, subject, options }: NamedClaims,
): ExternalIdentity => {
  const as = readClaim(claims, settings.claim, options);
  if (as.by === 'nothing') settings.warn({ why: as.why, code: settings.claim });
  return { issuer, subject, as, claims };
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

  const finish: Identity['finish'] = async (answered, trip, options) => {
    try {
      const { config } = await provider();
      const tokens = await exchangeCode(config, { redirect, answered, trip });
      const claims: Claims = tokens.claims() ?? {};
      const { issuer, userinfo_endpoint: moreAt } = config.serverMetadata();
      const subject = String(claims['sub']);
      // Many providers leave profile claims out of the token.
      const isEnough = settings.claim in claims && !options.needsAllClaims;
      const more = isEnough || !moreAt ? {} : await client.fetchUserInfo(config, tokens.access_token, subject);
      return ok(nameByClaims(settings, { claims: { ...claims, ...more }, issuer, subject, options }));
    } catch (error) {
      return failed(error);
    }
  };

  const read: Identity['read'] = async (token, options) => {
    try {
      const { config, keys } = await provider();
      const { claims, until } = await readToken(token, {
        keys,
        issuer: config.serverMetadata().issuer,
        clientId: settings.clientId,
        now: settings.now(),
      });
      const { issuer } = config.serverMetadata();
      const subject = String(claims.sub);
      return ok({ named: nameByClaims(settings, { claims, issuer, subject, options }), until });
    } catch (error) {
      return failed(error);
    }
  };
  const noteRefused: Identity['noteRefused'] = (why) => settings.warn({ why, code: settings.claim });
  const { name, nameZh, accountUrl, passwordUrl } = settings;
  const isSecure = redirect.startsWith('https:');
  const isSetInBrowser = settings.isSetInBrowser ?? false;
  const shown = { name, nameZh, accountUrl, passwordUrl };
  return { settings: shown, isSetInBrowser, isSecure, begin, finish, read, noteRefused };
};
