import { err, ok, type Outcome } from '@inkstone/base';
import type { Handle } from '@inkstone/db';
import type { Identity, ExternalIdentity, SignInFailure } from '@inkstone/identity';
import type { refusals } from '../refusals.ts';
import { findAccount, findAccountByMail, findAccountBySubject, type Account } from './account.queries.ts';

/** Why nobody is signed in, as shown by the login. */
export type Refusal = Extract<keyof typeof refusals.pairs, `sso.${string}`>;

export const toRefusal = (why: SignInFailure): Refusal => `sso.${why}`;

/** An account by the provider's user name; not one that is linked to another identity. */
const findByName = async (db: Handle, { issuer, as }: ExternalIdentity): Promise<Account | undefined> => {
  if (as.by === 'nothing') return undefined;
  const account = await (as.by === 'mail' ? findAccountByMail(db, as.name) : findAccount(db, as.name));
  return account?.ssoIssuer === issuer ? undefined : account;
};

/**
 * The account for a provider identity: the linked one, else the one with the user name. No account is created, and
 * people who have left are excluded.
 */
export const findAccountForIdentity = async (
  db: Handle,
  named: ExternalIdentity,
  identity: Identity,
): Promise<Outcome<Account, Refusal>> => {
  const account = (await findAccountBySubject(db, named)) ?? (await findByName(db, named));
  if (account) return ok(account);
  if (named.as.by === 'nothing' && named.as.why === 'unverified') return err('sso.unverified');
  identity.noteUnknown();
  return err('sso.unknown');
};
