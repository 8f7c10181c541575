import type { CurrentUser } from '@inkstone/call/server';
import type { Db } from '@inkstone/db';
import { hashToken } from './open-session.ts';
import { findSession, updateLastSeen, type SessionRow } from './session.queries.ts';

const toCurrentUser = (row: SessionRow): CurrentUser => ({
  id: row.personId,
  name: row.name,
  nameZh: row.nameZh,
  role: row.role,
  roles: row.roles,
  permissions: row.permissions,
  language: row.language,
  timeZone: row.timeZone,
  sessionId: row.sessionId,
});

/** The user of a bearer token, or why nobody is signed in. One SQL statement. */
export const resolveCurrentUser = async (
  db: Db,
  token: string | null,
  now: Date,
): Promise<{ me: CurrentUser | null; why: 'none' | 'elsewhere' | 'expired' }> => {
  if (token === null) return { me: null, why: 'none' };
  const row = await findSession(db, hashToken(token));
  if (!row) return { me: null, why: 'expired' };
  if (row.endedAt) return { me: null, why: row.endedBy === 'elsewhere' ? 'elsewhere' : 'expired' };
  if (row.expiresAt <= now) return { me: null, why: 'expired' };
  return { me: toCurrentUser(row), why: 'none' };
};

/** Batches the times when sessions were last seen, so that requests cost no write. */
export const createLastSeenBatcher = (db: Db) => {
  const seen = new Set<number>();
  return {
    see: (sessionId: number): void => void seen.add(sessionId),
    async flush(now: Date): Promise<void> {
      const sessionIds = [...seen];
      seen.clear();
      if (sessionIds.length > 0) await updateLastSeen(db, sessionIds, now);
    },
  };
};
