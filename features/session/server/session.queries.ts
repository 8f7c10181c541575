import { and, desc, eq, gte, isNull, ne, sql } from 'drizzle-orm';
import { languageFromCode, type Language } from '@inkstone/base';
import { preparedQuery, type Handle, type Tx } from '@inkstone/db';
import * as z from 'zod';
import { passwordCode, person, session } from './session.tables.ts';

export const insertSession = async (tx: Tx, row: Omit<typeof session.$inferInsert, 'id'>): Promise<number> => {
  const [created] = await tx.insert(session).values(row).returning({ id: session.id });
  if (!created) throw new Error('the session was not made');
  return created.id;
};

export const endSession = async (tx: Tx, key: { sessionId: number; by: string; at: Date }): Promise<void> => {
  await tx
    .update(session)
    .set({ endedAt: key.at, endedBy: key.by })
    .where(and(eq(session.id, key.sessionId), isNull(session.endedAt)));
};

/** Ends the person's sessions in one browser when a new one replaces them; returns how many. */
export const endSessionsOfBrowser = async (
  tx: Tx,
  key: { personId: number; uaToken: string; at: Date },
): Promise<number> => {
  const ended = await tx
    .update(session)
    .set({ endedAt: key.at, endedBy: 'replaced' })
    .where(and(eq(session.personId, key.personId), eq(session.uaToken, key.uaToken), isNull(session.endedAt)))
    .returning({ id: session.id });
  return ended.length;
};

/** Ends all of a person's sessions except one; returns how many. */
export const endOtherSessions = async (
  tx: Tx,
  key: { personId: number; exceptId: number | null; by: string; at: Date },
): Promise<number> => {
  const isOther = key.exceptId === null ? undefined : ne(session.id, key.exceptId);
  const ended = await tx
    .update(session)
    .set({ endedAt: key.at, endedBy: key.by })
    .where(and(eq(session.personId, key.personId), isOther, isNull(session.endedAt)))
    .returning({ id: session.id });
  return ended.length;
};

type PersonRow = typeof person.$inferSelect;
type Session = typeof session.$inferSelect;

/** Ends a person's sessions except those that were used last, among them always the given one; returns how many. */
export const endOldestSessions = async (
  tx: Tx,
  key: { personId: number; newestId: number; remaining: number; by: string; at: Date },
): Promise<number> => {
  const ended = await tx.rows<Pick<Session, 'id'>>(sql`
    update session set ended_at = ${key.at}, ended_by = ${key.by}
     where person_id = ${key.personId} and ended_at is null and id not in (
       select s.id from session s where s.person_id = ${key.personId} and s.ended_at is null and s.expires_at > ${key.at}
        order by s.id = ${key.newestId} desc, s.last_seen_at desc, s.id desc limit ${key.remaining})
    returning id`);
  return ended.length;
};

/** A session with its person, looked up on every request. */
export type SessionRow = Omit<StoredSession, 'language'> & { language: Language };

type StoredSession = Pick<PersonRow, 'name' | 'nameZh' | 'role' | 'roles' | 'permissions' | 'timeZone' | 'language'> &
  Pick<Session, 'expiresAt' | 'endedAt' | 'endedBy'> & {
    sessionId: Session['id'];
    personId: PersonRow['id'];
  };

const selectSession = preparedQuery<StoredSession>(
  'session_find',
  `select s.id as session_id, p.id as person_id, p.name, p.name_zh, p.role, p.roles, p.permissions, p.language, p.time_zone,
          s.expires_at, s.ended_at, s.ended_by
     from session s join person p on p.id = s.person_id
    where s.token_hash = $1 and p.left_at is null`,
);

/** The session of a token hash; includes ended ones, to report why. */
export const findSession = async (db: Handle, tokenHash: Buffer): Promise<SessionRow | undefined> => {
  const [row] = await selectSession(db, [tokenHash]);
  return row && { ...row, language: languageFromCode(row.language) };
};

const selectExpiry = preparedQuery<Pick<Session, 'expiresAt'>>(
  'session_standing',
  `select s.expires_at
     from session s join person p on p.id = s.person_id
    where s.id = $1 and s.ended_at is null and s.expires_at > $2 and p.left_at is null and $3 = any(p.roles)`,
);

/** Expiry of a session; undefined where it has ended, or its person has left or lost the role. */
export const findSessionExpiry = async (
  db: Handle,
  key: { sessionId: number; role: string; now: Date },
): Promise<Date | undefined> => (await selectExpiry(db, [key.sessionId, key.now, key.role]))[0]?.expiresAt;

const selectDevice = preparedQuery(
  'session_device',
  "select $2 <> '' and exists (select 1 from session where person_id = $1 and ua_token = $2) as known",
  { known: z.boolean() },
);

/** Whether a person has signed in before in the browser of a token. */
export const hasSignedInFrom = async (db: Handle, key: { personId: number; uaToken: string }): Promise<boolean> =>
  (await selectDevice(db, [key.personId, key.uaToken]))[0]?.known ?? false;

const touch = preparedQuery<Record<string, never>>(
  'session_touch',
  'update session set last_seen_at = $2 where id = any($1::bigint[]) and last_seen_at < $2',
);

/** Updates when sessions were last seen, in bulk. */
export const updateLastSeen = async (db: Handle, sessionIds: readonly number[], at: Date): Promise<void> => {
  await touch(db, [sessionIds, at]);
};

export type PasswordCode = typeof passwordCode.$inferSelect;

/** A person's valid codes, locked, newest first: of one browser, or of any. */
export const lockOpenCodes = (
  tx: Tx,
  key: { personId: number; browserHash: Buffer | null; now: Date; most: number },
): Promise<PasswordCode[]> => {
  const isOfBrowser = key.browserHash === null ? undefined : eq(passwordCode.browserHash, key.browserHash);
  return tx
    .select()
    .from(passwordCode)
    .where(
      and(
        eq(passwordCode.personId, key.personId),
        isOfBrowser,
        isNull(passwordCode.usedAt),
        gte(passwordCode.expiresAt, key.now),
      ),
    )
    .orderBy(desc(passwordCode.createdAt), desc(passwordCode.id))
    .limit(key.most)
    .for('update');
};

export const lockCode = async (tx: Tx, codeId: number): Promise<PasswordCode | undefined> => {
  const [row] = await tx.select().from(passwordCode).where(eq(passwordCode.id, codeId)).for('update');
  return row;
};

export const insertCode = async (
  tx: Tx,
  row: { personId: number; codeHash: string; browserHash: Buffer; createdAt: Date; expiresAt: Date },
): Promise<void> => {
  await tx.insert(passwordCode).values({ ...row, tries: 0 });
};

export const updateCode = async (tx: Handle, key: { codeId: number }, change: { tries: number }): Promise<void> => {
  await tx.update(passwordCode).set(change).where(eq(passwordCode.id, key.codeId));
};

/** Marks all codes of a person as used, after one was accepted. */
export const spendCodes = async (tx: Tx, key: { personId: number; at: Date }): Promise<void> => {
  await tx
    .update(passwordCode)
    .set({ usedAt: key.at })
    .where(and(eq(passwordCode.personId, key.personId), isNull(passwordCode.usedAt)));
};

export const getUaToken = async (db: Handle, sessionId: number): Promise<string> => {
  const [row] = await db.select({ uaToken: session.uaToken }).from(session).where(eq(session.id, sessionId));
  if (!row) throw new Error('the session is gone');
  return row.uaToken;
};

/** Whether a session came through the identity provider, or its person has no password here. */
export const isProviderSession = async (db: Handle, sessionId: number): Promise<boolean> => {
  const [row] = await db
    .select({ isSso: session.isSso, passwordHash: person.passwordHash })
    .from(session)
    .innerJoin(person, eq(person.id, session.personId))
    .where(eq(session.id, sessionId));
  return row !== undefined && (row.isSso || row.passwordHash === null);
};

// The school's row belongs to the server's kernel.
const selectNotice = preparedQuery('school_notice', 'select notice, notice_zh as notice_zh from school where id = 1', {
  notice: z.string().nullable(),
  noticeZh: z.string().nullable(),
});

/** The school's notice for the login page. */
export const findNotice = async (db: Handle): Promise<{ notice: string | null; noticeZh: string | null }> =>
  (await selectNotice(db, []))[0] ?? { notice: null, noticeZh: null };
