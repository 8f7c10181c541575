import { err, ok, type Outcome } from '@inkstone/base';
import type { Handle } from '@inkstone/db';
import type { Identity, Named, Why } from '@inkstone/identity';
import type { refusals } from '../refusals.ts';
import { findAccount, findAccountByMail, findAccountBySubject, type Account } from './account.queries.ts';

/** Why nobody is signed in, as the login says it. */
export type Refusal = Extract<keyof typeof refusals.pairs, `sso.${string}`>;

/** The refusal of a provider's no. */
export const toRefusal = (why: Why): Refusal => `sso.${why}`;

/** An account by the name that the provider says; not one that is another person's there already. */
const findByName = async (db: Handle, { issuer, as }: Named): Promise<Account | undefined> => {
  if (as.by === 'nothing') return undefined;
  const account = await (as.by === 'mail' ? findAccountByMail(db, as.name) : findAccount(db, as.name));
  return account?.ssoIssuer === issuer ? undefined : account;
};

/**
 * The account of whom the provider named: the one that this person of the provider's came in with before, else the one
 * of the name. Nobody is made, and nobody who has left comes in.
 */
export const findAccountForIdentity = async (
  db: Handle,
  named: Named,
  identity: Identity,
): Promise<Outcome<Account, Refusal>> => {
  const account = (await findAccountBySubject(db, named)) ?? (await findByName(db, named));
  if (account) return ok(account);
  if (named.as.by === 'nothing' && named.as.why === 'unverified') return err('sso.unverified');
  identity.noteUnknown();
  return err('sso.unknown');
};
