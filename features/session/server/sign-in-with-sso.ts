import { hash } from 'node:crypto';
import { handleCall, type PrepareContext } from '@inkstone/call/server';
import type { Identity, ExternalIdentity } from '@inkstone/identity';
import { signInWithSso as contract } from '../contract/sso.ts';
import { countAnonymous, countOnce } from './limits.ts';
import { openSession } from './open-session.ts';
import { findPresentAccount } from './account.queries.ts';
import { takeTicket } from './sso-cookies.ts';
import { admitIdentity, readSignOnSetting, toRefusal } from './sso-person.ts';

type Context = PrepareContext<typeof contract>;

/** Whom the redirect flow found, or the identity in a token. */
type AuthenticatedUser = { personId: number; isShared: boolean } | { named: ExternalIdentity };

/** Key of a token by its signed part: the signature has several valid encodings. */
const toTokenKey = (token: string): string => `sso token ${hash('sha256', token.slice(0, token.lastIndexOf('.')))}`;

/** Authenticates with the provider's own token; each is accepted once. */
const authenticateByToken = async (ctx: Context, identity: Identity, token: string): Promise<AuthenticatedUser> => {
  const read = await identity.read(token, await readSignOnSetting(ctx));
  if (!read.ok) return ctx.refuse(toRefusal(read.code));
  const isFirst = await countOnce(ctx.db, toTokenKey(token), read.value.until);
  if (!isFirst) return ctx.refuse('sso.stale');
  return { named: read.value.named };
};

/** Authenticates with the result of the redirect flow in this browser. */
const authenticateByTicket = async (ctx: Context): Promise<AuthenticatedUser> => {
  const ticketClaim = await takeTicket(ctx);
  if (!ticketClaim) return ctx.refuse('sso.stale');
  const { id, personId, failed, isShared } = ticketClaim.ticket;
  if (failed) return ctx.refuse(failed);
  if (personId === null || !(await countOnce(ctx.db, `sso ticket ${id}`, ticketClaim.until)))
    return ctx.refuse('sso.stale');
  return { personId, isShared };
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
    const { identity, prepared, refuse } = ctx;
    if (!identity) return refuse('sso.off');
    const { language, timeZone } = ctx.input;
    if ('personId' in prepared) {
      const account = await findPresentAccount(ctx.tx, prepared.personId);
      if (!account) return refuse('sso.left');
      const { isShared } = prepared;
      return openSession(ctx, { account, role: account.role, isShared, isSso: true, language, timeZone });
    }
    const admitted = await admitIdentity({ ...ctx, identity, invitation: null }, prepared.named);
    if (!admitted.ok) return refuse(admitted.code);
    const account = admitted.value;
    return openSession(ctx, { account, role: account.role, isShared: false, isSso: true, language, timeZone });
  },
});
