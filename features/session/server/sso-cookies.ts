import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { BytesResponse, HandlerServices, RequestInfo, SecretCookie } from '@inkstone/call/server';
import { seal, unseal, type Lock } from '@inkstone/identity/seal';
import type { Refusal } from './sso-person.ts';

const path = '/api/sso';
const flowSeconds = 600;
const ticketSeconds = 120;

type CookieContext = Pick<HandlerServices, 'now' | 'secret' | 'identity'> & { request: RequestInfo };

/** A sign-in that has begun in this browser. */
const SignInFlow = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  next: z.string().nullable(),
  of: z.int().nullable(),
  isShared: z.boolean(),
  isAgain: z.boolean(),
});
export type SignInFlow = z.infer<typeof SignInFlow>;

/** How it ended: whom the provider named, or why nobody is signed in. */
const Ticket = z.object({
  id: z.string(),
  personId: z.int().nullable(),
  failed: z.string().nullable(),
  isShared: z.boolean(),
});
export type Ticket = Omit<z.infer<typeof Ticket>, 'failed'> & { failed: Refusal | null };

const getLock = ({ secret, now }: CookieContext, use: string): Lock => ({ secret, use, now });

const setCookie = ({ request, identity }: CookieContext, cookie: Omit<SecretCookie, 'path' | 'isSecure'>): void =>
  request.setCookie({ ...cookie, path, isSecure: identity?.isSecure ?? false });

/** Keeps a sign-in in the browser while it is at the provider, which sends it back from another site: hence lax. */
export const storeSignInFlow = async (it: CookieContext, trip: SignInFlow): Promise<void> => {
  const value = await seal(trip, getLock(it, 'sso trip'), flowSeconds);
  setCookie(it, { name: 'sso_trip', value, seconds: flowSeconds, sameSite: 'lax' });
};

/** The sign-in that this browser has begun, and until when it may end; null where there is none. */
export const readSignInFlow = async (it: CookieContext): Promise<{ trip: SignInFlow; until: Date } | null> => {
  const sealed = await unseal(it.request.cookie('sso_trip'), getLock(it, 'sso trip'));
  const read = SignInFlow.safeParse(sealed);
  return read.success ? { trip: read.data, until: new Date(Number(sealed?.['exp']) * 1000) } : null;
};

/** Forgets the sign-in of this browser, however it ended. */
export const clearSignInFlow = (it: CookieContext): void =>
  setCookie(it, { name: 'sso_trip', value: '', seconds: 0, sameSite: 'lax' });

/** Leads the browser to the login, which asks at once how it ended. */
export const sendToLogin = async (
  it: CookieContext,
  { next, isAgain, ...ended }: Omit<Ticket, 'id'> & { next: string | null; isAgain: boolean },
): Promise<BytesResponse> => {
  const value = await seal({ id: randomUUID(), ...ended }, getLock(it, 'sso ticket'), ticketSeconds);
  setCookie(it, { name: 'sso_ticket', value, seconds: ticketSeconds, sameSite: 'strict' });
  const query = new URLSearchParams({ sso: isAgain ? 'again' : '1', ...(next === null ? {} : { next }) });
  return redirect(`/login?${query.toString()}`);
};

/** How the sign-in of this browser ended, told once; null where nothing is left. */
export const takeTicket = async (it: CookieContext): Promise<{ ticket: Ticket; until: Date } | null> => {
  const sealed = await unseal(it.request.cookie('sso_ticket'), getLock(it, 'sso ticket'));
  setCookie(it, { name: 'sso_ticket', value: '', seconds: 0, sameSite: 'strict' });
  const read = Ticket.safeParse(sealed);
  if (!read.success) return null;
  return { ticket: read.data as Ticket, until: new Date(Number(sealed?.['exp']) * 1000) };
};

/** Sends the browser on; the address may hold a code and is kept by nobody. */
export const redirect = (location: string): BytesResponse => ({
  status: 303,
  headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  body: null,
});
