import type { Tx } from '@inkstone/db';
import type { ChangeScope } from '../../contract.ts';
import { listSeriesSessions, type LockedSession } from './sessions.queries.ts';

/** The sessions that a change is for, and those of the same span that were changed apart and stay as they are. */
export interface Targets {
  targets: LockedSession[];
  kept: LockedSession[];
}

/** What a scope means for a session: what has begun stays, except the session itself. */
export const listTargets = async (
  tx: Tx,
  { session, scope, now }: { session: LockedSession; scope: ChangeScope; now: Date },
): Promise<Targets> => {
  if (scope === 'one' || session.seriesId === null) return { targets: [session], kept: [] };
  const from = scope === 'following' && session.beginsAt > now ? session.beginsAt : now;
  const later = await listSeriesSessions(tx, { seriesId: session.seriesId, from });
  const rest = later.filter(({ id }) => id !== session.id);
  return {
    targets: [session, ...rest.filter(({ isException }) => !isException)],
    kept: rest.filter(({ isException }) => isException),
  };
};
