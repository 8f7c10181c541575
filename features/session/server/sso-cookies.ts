import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { BytesResponse, HandlerServices, RequestInfo, SecretCookie } from '@inkstone/call/server';
import { seal, unseal, type SealKey } from '@inkstone/identity/seal';
import type { Refusal } from './sso-person.ts';

const path = '/api/sso';
const flowSeconds = 600;
const ticketSeconds = 120;
const passSeconds = 600;

export type CookieContext = Pick<HandlerServices, 'now' | 'secret' | 'identity'> & { request: RequestInfo };

/** Work that this browser has proved; it counts for one return from the provider. */
const WorkPass = z.object({ id: z.string(), until: z.iso.datetime() });

/** A sign-in in progress in this browser. */
const SignInFlow = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  next: z.string().nullable(),
  of: z.int().nullable(),
  isShared: z.boolean(),
  isAgain: z.boolean(),
  /** The code of an invitation that it began with. */
  invitation: z.string().nullable().default(null),
  /** The administrator who only looks what the provider says of them; nobody is signed in then. */
  testedBy: z.int().nullable().default(null),
  /** The work proved before it began, if any. */
  work: WorkPass.nullish(),
});
export type SignInFlow = z.output<typeof SignInFlow>;

/** Result of a sign-in: the identity, or why nobody is signed in. */
const Ticket = z.object({
  id: z.string(),
  personId: z.int().nullable(),
  failed: z.string().nullable(),
  isShared: z.boolean(),
});
export type Ticket = Omit<z.infer<typeof Ticket>, 'failed'> & { failed: Refusal | null };

export const toCookieKey = ({ secret, now }: CookieContext, use: string): SealKey => ({ secret, use, now });

/** Sets a cookie that only the calls of sign-on see. */
export const setSsoCookie = (
  { request, identity }: CookieContext,
  cookie: Omit<SecretCookie, 'path' | 'isSecure'>,
): void => request.setCookie({ ...cookie, path, isSecure: identity?.isSecure ?? false });

/**
 * Stores the sign-in in a cookie while the browser is at the provider; SameSite=Lax, since the provider redirects back
 * from another site.
 */
export const storeSignInFlow = async (ctx: CookieContext, trip: SignInFlow): Promise<void> => {
  const value = await seal(trip, toCookieKey(ctx, 'sso trip'), flowSeconds);
  setSsoCookie(ctx, { name: 'sso_trip', value, seconds: flowSeconds, sameSite: 'lax' });
};

/** The sign-in in progress in this browser with its expiry; null where there is none. */
export const readSignInFlow = async (ctx: CookieContext): Promise<{ trip: SignInFlow; until: Date } | null> => {
  const sealed = await unseal(ctx.request.cookie('sso_trip'), toCookieKey(ctx, 'sso trip'));
  const read = SignInFlow.safeParse(sealed);
  return read.success ? { trip: read.data, until: new Date(Number(sealed?.['exp']) * 1000) } : null;
};

export const clearSignInFlow = (ctx: CookieContext): void =>
  setSsoCookie(ctx, { name: 'sso_trip', value: '', seconds: 0, sameSite: 'lax' });

/** Notes in this browser that it has proved work. */
export const storeWorkPass = async (ctx: CookieContext): Promise<void> => {
  const pass = { id: randomUUID(), until: new Date(ctx.now.getTime() + passSeconds * 1000).toISOString() };
  const value = await seal(pass, toCookieKey(ctx, 'sso work'), passSeconds);
  setSsoCookie(ctx, { name: 'sso_work', value, seconds: passSeconds, sameSite: 'strict' });
};

/** The work that this browser has proved, and forgets with this; null where there is none. */
export const takeWorkPass = async (ctx: CookieContext): Promise<z.infer<typeof WorkPass> | null> => {
  const sealed = ctx.request.cookie('sso_work');
  if (sealed === '') return null;
  setSsoCookie(ctx, { name: 'sso_work', value: '', seconds: 0, sameSite: 'strict' });
  const read = WorkPass.safeParse(await unseal(sealed, toCookieKey(ctx, 'sso work')));
  return read.success ? read.data : null;
};

/** Redirects to the login, which then requests the result. */
export const sendToLogin = async (
  ctx: CookieContext,
  { next, isAgain, ...ended }: Omit<Ticket, 'id'> & { next: string | null; isAgain: boolean },
): Promise<BytesResponse> => {
  const value = await seal({ id: randomUUID(), ...ended }, toCookieKey(ctx, 'sso ticket'), ticketSeconds);
  setSsoCookie(ctx, { name: 'sso_ticket', value, seconds: ticketSeconds, sameSite: 'strict' });
  const query = new URLSearchParams({ sso: isAgain ? 'again' : '1', ...(next === null ? {} : { next }) });
  return redirect(`/login?${query.toString()}`);
};

/** The result of this browser's sign-in, readable once; null where there is none. */
export const takeTicket = async (ctx: CookieContext): Promise<{ ticket: Ticket; until: Date } | null> => {
  const sealed = await unseal(ctx.request.cookie('sso_ticket'), toCookieKey(ctx, 'sso ticket'));
  setSsoCookie(ctx, { name: 'sso_ticket', value: '', seconds: 0, sameSite: 'strict' });
  const read = Ticket.safeParse(sealed);
  if (!read.success) return null;
  return { ticket: read.data as Ticket, until: new Date(Number(sealed?.['exp']) * 1000) };
};

/** Redirects the browser; not cached, since the URL may contain a code. */
export const redirect = (location: string): BytesResponse => ({
  status: 303,
  headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  body: null,
});
