import type { HandlerServices } from '@inkstone/call/server';
import type { Db, Handle } from '@inkstone/db';
import { confirmationNeeded, type Confirmation } from '../rules.ts';
import { findSessionStart } from './mail-proof.queries.ts';
import { isPassword } from './passwords.ts';
import { countTry, uncountTry } from './tries.ts';

/** Whether a typed password is the person's own; wrong ones are counted and slowed for the person alone. */
export const isOwnPassword = async (
  ctx: Pick<HandlerServices, 'now' | 'pause'> & { db: Db },
  { personId, passwordHash, typed }: { personId: number; passwordHash: string | null; typed: string },
): Promise<boolean> => {
  const origin = { isKnown: true, key: `person ${personId}` };
  await countTry(ctx, 'old password', origin);
  if (!(await isPassword(passwordHash, typed, origin.key))) return false;
  await uncountTry(ctx, 'old password', origin);
  return true;
};

/** What a change of the caller's mail address needs besides the session. */
export const findConfirmation = async (
  { db, now }: { db: Handle; now: Date },
  sessionId: number,
): Promise<Confirmation> => {
  const start = await findSessionStart(db, sessionId);
  return start
    ? confirmationNeeded({ signedInAt: start.createdAt, hasPassword: start.passwordHash !== null }, now)
    : 'signIn';
};

interface ConfirmContext extends Pick<HandlerServices, 'now' | 'pause'> {
  db: Db;
  me: { id: number; sessionId: number };
  input: { password?: string | undefined };
}

/**
 * Why the caller is not taken for the owner of the account; null where they are: they signed in a moment ago, or typed the
 * password. A browser that was left open cannot lead the codes of a forgotten password elsewhere.
 */
export const findIdentityDoubt = async (ctx: ConfirmContext): Promise<'password.wrong' | 'signIn.recent' | null> => {
  const { db, now, me, input } = ctx;
  const confirmation = await findConfirmation({ db, now }, me.sessionId);
  if (confirmation === 'none') return null;
  if (confirmation === 'signIn') return 'signIn.recent';
  const passwordHash = (await findSessionStart(db, me.sessionId))?.passwordHash ?? null;
  const typed = input.password ?? '';
  return (await isOwnPassword(ctx, { personId: me.id, passwordHash, typed })) ? null : 'password.wrong';
};
