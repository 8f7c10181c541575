import type { HandlerServices } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';
import { endOtherSessions, endSession, endSessionsOfBrowser } from './session.queries.ts';

/** What ending a session needs: its streams of push, in whichever process they are, end with the commit. */
export interface SignOutContext extends Pick<HandlerServices, 'now' | 'push'> {
  tx: Tx;
}

/** Ends the session of one browser window's bearer. */
export const signOutSession = async (
  { tx, now, push }: SignOutContext,
  key: { personId: number; sessionId: number; by: string },
): Promise<void> => {
  await endSession(tx, { sessionId: key.sessionId, by: key.by, at: now });
  await push([key.personId], { kind: 'ended' });
};

/** Ends the sessions of a person, all but one where one is named; gives how many ended. */
export const signOutPerson = async (
  { tx, now, push }: SignOutContext,
  key: { personId: number; exceptId: number | null; by: string },
): Promise<number> => {
  const count = await endOtherSessions(tx, { ...key, at: now });
  if (count > 0) await push([key.personId], { kind: 'ended' });
  return count;
};

/** Ends the person's sessions of one browser, where a new one of the same browser takes their place. */
export const replaceSessions = async (
  { tx, now, push }: SignOutContext,
  key: { personId: number; uaToken: string },
): Promise<void> => {
  if ((await endSessionsOfBrowser(tx, { ...key, at: now })) > 0) await push([key.personId], { kind: 'ended' });
};
