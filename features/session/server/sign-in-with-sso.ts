import { hash } from 'node:crypto';
import { handleCall, type PrepareContext } from '@inkstone/call/server';
import type { Identity, ExternalIdentity } from '@inkstone/identity';
import { signInWithSso as contract } from '../contract/sso.ts';
import { countAnonymous, countOnce } from './limits.ts';
import { openSession } from './open-session.ts';
import { findPresentAccount, saveSubject } from './account.queries.ts';
import { takeTicket } from './sso-cookies.ts';
import { findAccountForIdentity, toRefusal } from './sso-person.ts';

type Context = PrepareContext<typeof contract>;

interface AuthenticatedUser {
  personId: number;
  /** The identity in the token; null where the redirect flow has stored it already. */
  named: ExternalIdentity | null;
  isShared: boolean;
}

/** Key of a token by its signed part: the signature has several valid encodings. */
const toTokenKey = (token: string): string => `sso token ${hash('sha256', token.slice(0, token.lastIndexOf('.')))}`;

/** Authenticates with the provider's own token; each is accepted once. */
const authenticateByToken = async (ctx: Context, identity: Identity, token: string): Promise<AuthenticatedUser> => {
  const read = await identity.read(token);
  if (!read.ok) return ctx.refuse(toRefusal(read.code));
  const isFirst = await countOnce(ctx.db, toTokenKey(token), read.value.until);
  if (!isFirst) return ctx.refuse('sso.stale');
  const { named } = read.value;
  const account = await findAccountForIdentity(ctx.db, named, identity);
  return account.ok ? { personId: account.value.id, named, isShared: false } : ctx.refuse(account.code);
};

/** Authenticates with the result of the redirect flow in this browser. */
const authenticateByTicket = async (ctx: Context): Promise<AuthenticatedUser> => {
  const ticketClaim = await takeTicket(ctx);
  if (!ticketClaim) return ctx.refuse('sso.stale');
  const { id, personId, failed, isShared } = ticketClaim.ticket;
  if (failed) return ctx.refuse(failed);
  if (personId === null || !(await countOnce(ctx.db, `sso ticket ${id}`, ticketClaim.until)))
    return ctx.refuse('sso.stale');
  return { personId, named: null, isShared };
};

/** Signs in the user identified by the provider, in their current role. */
export const signInWithSso = handleCall<typeof contract, AuthenticatedUser>(contract, {
  async prepare(ctx) {
    const { identity, input } = ctx;
    if (!identity) return ctx.refuse('sso.off');
    await countAnonymous(ctx, 'provider');
    return input.token === undefined ? authenticateByTicket(ctx) : authenticateByToken(ctx, identity, input.token);
  },
  async decide(ctx) {
    const { personId, named, isShared } = ctx.prepared;
    const account = await findPresentAccount(ctx.tx, personId);
    if (!account) return ctx.refuse('sso.unknown');
    if (named) await saveSubject(ctx.tx, { personId, issuer: named.issuer, subject: named.subject });
    const { language, timeZone } = ctx.input;
    return openSession(ctx, { account, role: account.role, isShared, isSso: true, language, timeZone });
  },
});
