import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Handle, LeftJoined, Tx } from '@inkstone/db';
import type { guardian } from '@inkstone/people/server';
import { phaseLetter } from './letters.tables.ts';

type Letter = typeof phaseLetter.$inferSelect;
type GuardianRow = typeof guardian.$inferSelect;

/** A guardian of a student with the letter about one report. */
export type GuardianLetterRow = { guardianId: GuardianRow['id'] } & Pick<GuardianRow, 'name' | 'mail' | 'language'> &
  LeftJoined<Pick<Letter, 'sentAt' | 'expiresAt'>> &
  Pick<Letter, 'revokedAt' | 'readAt' | 'mailState' | 'mailFailure'>;

/** The guardians of a report's student, by name, with their letters. */
export const listGuardianLetters = async (
  db: Handle,
  key: { reportId: number; studentId: number },
): Promise<GuardianLetterRow[]> => {
  return db.rows<GuardianLetterRow>(sql`
    select g.id as guardian_id, g.name, g.mail, g.language, l.sent_at, l.expires_at, l.revoked_at, l.read_at,
           l.mail_state, l.mail_failure
      from guardian g left join phase_letter l on l.guardian_id = g.id and l.report_id = ${key.reportId}
     where g.student_id = ${key.studentId} and g.removed_at is null
     order by g.name, g.id`);
};

/** Stores a letter; what was sent to the same guardian before no longer opens. */
export const upsertLetter = async (tx: Tx, row: typeof phaseLetter.$inferInsert): Promise<void> => {
  const { reportId, guardianId, ...sent } = row;
  await tx
    .insert(phaseLetter)
    .values(row)
    .onConflictDoUpdate({
      target: [phaseLetter.reportId, phaseLetter.guardianId],
      set: { ...sent, revokedAt: null, readAt: null, mailFailure: null },
    });
};

type LetterKey = Pick<Letter, 'reportId' | 'guardianId'>;

const isLetter = (key: LetterKey) =>
  and(eq(phaseLetter.reportId, key.reportId), eq(phaseLetter.guardianId, key.guardianId));

/** Revokes a letter; false if there is none that opens. */
export const revokeLetter = async (tx: Tx, key: LetterKey & { at: Date }): Promise<boolean> => {
  const isOpen = and(isLetter(key), isNull(phaseLetter.revokedAt));
  const revoked = await tx.update(phaseLetter).set({ revokedAt: key.at }).where(isOpen).returning();
  return revoked.length > 0;
};

/** Revokes every letter to a guardian that opens. */
export const revokeGuardianLetters = async (tx: Tx, key: Pick<Letter, 'guardianId'> & { at: Date }): Promise<void> => {
  const isOpen = and(eq(phaseLetter.guardianId, key.guardianId), isNull(phaseLetter.revokedAt));
  await tx.update(phaseLetter).set({ revokedAt: key.at }).where(isOpen);
};

/** Notes the first reading of a letter. */
export const noteReading = async (tx: Tx, key: LetterKey & { at: Date }): Promise<void> => {
  await tx
    .update(phaseLetter)
    .set({ readAt: key.at })
    .where(and(isLetter(key), isNull(phaseLetter.readAt)));
};

/** A letter by the hash of its token, with whose report it opens. */
export type SentLetterRow = Pick<Letter, 'reportId' | 'guardianId' | 'expiresAt'> &
  Pick<GuardianRow, 'studentId' | 'language'>;

/** A letter that was not revoked, of a guardian who was not removed. */
export const findLetter = async (db: Handle, tokenHash: Buffer): Promise<SentLetterRow | undefined> => {
  return db.row<SentLetterRow>(sql`
    select l.report_id, l.guardian_id, l.expires_at, g.student_id, g.language
      from phase_letter l join guardian g on g.id = l.guardian_id and g.removed_at is null
     where l.token_hash = ${tokenHash} and l.revoked_at is null`);
};

/** Notes what became of the mail of the letter with this token, unless a newer one was sent. */
export const noteMailState = async (
  db: Handle,
  { tokenHash, ...state }: Pick<Letter, 'tokenHash' | 'mailState' | 'mailFailure'>,
): Promise<void> => {
  await db.update(phaseLetter).set(state).where(eq(phaseLetter.tokenHash, tokenHash));
};
