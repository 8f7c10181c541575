import type { HandlerServices } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';
import { endOtherSessions, endSession, endSessionsOfBrowser } from './session.queries.ts';

/** Dependencies of ending a session: its push streams, in whichever process, end on commit. */
export interface SignOutContext extends Pick<HandlerServices, 'now' | 'push'> {
  tx: Tx;
}

/** Ends the session of a bearer token. */
export const signOutSession = async (
  { tx, now, push }: SignOutContext,
  key: { personId: number; sessionId: number; by: string },
): Promise<void> => {
  await endSession(tx, { sessionId: key.sessionId, by: key.by, at: now });
  await push([key.personId], { kind: 'ended' });
};

/** Ends a person's sessions, except one if given; returns how many ended. */
export const signOutPerson = async (
  { tx, now, push }: SignOutContext,
  key: { personId: number; exceptId: number | null; by: string },
): Promise<number> => {
  const count = await endOtherSessions(tx, { ...key, at: now });
  if (count > 0) await push([key.personId], { kind: 'ended' });
  return count;
};

/** Ends the person's earlier sessions in the same browser when a new one replaces them. */
export const replaceSessions = async (
  { tx, now, push }: SignOutContext,
  key: { personId: number; uaToken: string },
): Promise<void> => {
  if ((await endSessionsOfBrowser(tx, { ...key, at: now })) > 0) await push([key.personId], { kind: 'ended' });
};
