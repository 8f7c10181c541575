import type { Handle } from '@inkstone/db';
import type { Named, Why } from '@inkstone/identity';
import type { refusals } from '../refusals.ts';
import { findAccount, findAccountByMail, type Account } from './session.queries.ts';

/** Why nobody is signed in, as the login says it. */
export type Refusal = Extract<keyof typeof refusals.pairs, `sso.${string}`>;

/** The refusal of a provider's no. */
export const refusalOf = (why: Why): Refusal => `sso.${why}`;

/** The account of whom the provider named; nobody is made, and nobody who has left comes in. */
export const findNamed = async (db: Handle, named: Named | null): Promise<Account | undefined> => {
  if (!named) return undefined;
  return named.by === 'mail' ? findAccountByMail(db, named.name) : findAccount(db, named.name);
};
