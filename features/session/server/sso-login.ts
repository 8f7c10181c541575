import { hash } from 'node:crypto';
import { handleCall, type PrepareContext } from '@inkstone/call/server';
import type { Identity, Named } from '@inkstone/identity';
import { ssoLogin as contract } from '../contract/sso.ts';
import { countOnce, countUse, addressLimit } from './limits.ts';
import { openSession } from './open-session.ts';
import { findPresentAccount, saveSubject } from './account.queries.ts';
import { takeTicket } from './sso-cookies.ts';
import { findAccountForIdentity, toRefusal } from './sso-person.ts';

type Context = PrepareContext<typeof contract>;

interface AuthenticatedUser {
  personId: number;
  /** Whom the token named; null where the way through the provider has kept it. */
  named: Named | null;
  isShared: boolean;
}

/** A token by what is signed of it: of the signature itself there are several spellings, all of them good. */
const toTokenKey = (token: string): string => `sso token ${hash('sha256', token.slice(0, token.lastIndexOf('.')))}`;

/** Whom the provider's own token names; each is good once. */
const authenticateByToken = async (it: Context, identity: Identity, token: string): Promise<AuthenticatedUser> => {
  const read = await identity.read(token);
  if (!read.ok) return it.refuse(toRefusal(read.code));
  const isFirst = await countOnce(it.db, toTokenKey(token), read.value.until);
  if (!isFirst) return it.refuse('sso.stale');
  const { named } = read.value;
  const found = await findAccountForIdentity(it.db, named, identity);
  return found.ok ? { personId: found.value.id, named, isShared: false } : it.refuse(found.code);
};

/** Whom the way through the provider brought back to this browser. */
const authenticateByTicket = async (it: Context): Promise<AuthenticatedUser> => {
  const taken = await takeTicket(it);
  if (!taken) return it.refuse('sso.stale');
  const { id, personId, failed, isShared } = taken.ticket;
  if (failed) return it.refuse(failed);
  if (personId === null || !(await countOnce(it.db, `sso ticket ${id}`, taken.until))) return it.refuse('sso.stale');
  return { personId, named: null, isShared };
};

/** Signs in whom the identity provider has named, in the role that is current. */
export const ssoLogin = handleCall<typeof contract, AuthenticatedUser>(contract, {
  async prepare(it) {
    const { identity, input } = it;
    if (!identity) return it.refuse('sso.off');
    await countUse(it.db, it.now, addressLimit(it.request.address));
    return input.token === undefined ? authenticateByTicket(it) : authenticateByToken(it, identity, input.token);
  },
  async decide(it) {
    const { personId, named, isShared } = it.prepared;
    const account = await findPresentAccount(it.tx, personId);
    if (!account) return it.refuse('sso.unknown');
    if (named) await saveSubject(it.tx, { personId, issuer: named.issuer, subject: named.subject });
    const { language, timeZone } = it.input;
    return openSession(it, { account, role: account.role, isShared, byProvider: true, language, timeZone });
  },
});
