import { err, type Outcome } from '@inkstone/base';
import type { HandlerServices } from '@inkstone/call/server';
import type { ClaimOptions, ExternalIdentity, Identity, SignInFailure } from '@inkstone/identity';
import type { refusals } from '../refusals.ts';
import type { Account } from './account.queries.ts';
import { resolveSignOn } from './sign-on-person.ts';
import { defaultSignOn, signOnSetting, type SignOnSetting } from './sign-on-setting.ts';

/** Why nobody is signed in, as shown by the login. */
export type Refusal = Extract<keyof typeof refusals.pairs, `sso.${string}`>;

export const toRefusal = (why: SignInFailure): Refusal => `sso.${why}`;

/** How the school takes people whom the provider names. */
export const readSignOnSetting = async ({ settings }: Pick<HandlerServices, 'settings'>): Promise<SignOnSetting> =>
  (await settings.read(signOnSetting)) ?? defaultSignOn;

/** What the setting wants of the provider's claims. */
export const toClaimOptions = ({ acceptsUnstatedMail, createsPeople }: SignOnSetting): ClaimOptions => ({
  acceptsUnstatedMail,
  needsAllClaims: createsPeople,
});

/** The account of an identity by the setting of the school; logs why there is none. */
export const admitIdentity = async (
  ctx: Omit<Parameters<typeof resolveSignOn>[0], 'setting' | 'isSetInBrowser'> &
    Pick<HandlerServices, 'settings'> & { identity: Identity },
  named: ExternalIdentity,
): Promise<Outcome<Account, Refusal>> => {
  const setting = await readSignOnSetting(ctx);
  const { tx, now, language, emit, invitation, identity } = ctx;
  const { isSetInBrowser } = identity;
  const resolved = await resolveSignOn({ tx, now, language, emit, invitation, setting, isSetInBrowser }, named);
  if (resolved.ok) return resolved;
  if (resolved.code !== 'unverified') identity.noteRefused(resolved.code);
  return err(`sso.${resolved.code}`);
};
