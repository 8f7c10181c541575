import { and, desc, eq, gte, isNull } from 'drizzle-orm';
import type { Handle, Tx } from '@inkstone/db';
import { mailProof, person, session } from './session.tables.ts';

export type MailProof = typeof mailProof.$inferSelect;

export const insertMailProof = async (
  tx: Tx,
  row: Pick<MailProof, 'personId' | 'mail' | 'codeHash' | 'createdAt' | 'expiresAt'>,
): Promise<void> => {
  await tx.insert(mailProof).values(row);
};

/** A person's newest code that is still valid, locked; also one that was used, so that a repeated call is recognized. */
export const lockNewestMailProof = async (
  tx: Tx,
  key: { personId: number; now: Date },
): Promise<MailProof | undefined> => {
  const [row] = await tx
    .select()
    .from(mailProof)
    .where(and(eq(mailProof.personId, key.personId), gte(mailProof.expiresAt, key.now)))
    .orderBy(desc(mailProof.createdAt), desc(mailProof.id))
    .limit(1)
    .for('update');
  return row;
};

export const lockMailProof = async (tx: Tx, proofId: number): Promise<MailProof | undefined> => {
  const [row] = await tx.select().from(mailProof).where(eq(mailProof.id, proofId)).for('update');
  return row;
};

export const updateMailProof = async (tx: Tx, key: { proofId: number }, change: { tries: number }): Promise<void> => {
  await tx.update(mailProof).set(change).where(eq(mailProof.id, key.proofId));
};

/** Marks all codes of a person as used. */
export const spendMailProofs = async (tx: Tx, key: { personId: number; at: Date }): Promise<void> => {
  await tx
    .update(mailProof)
    .set({ usedAt: key.at })
    .where(and(eq(mailProof.personId, key.personId), isNull(mailProof.usedAt)));
};

/** When a session began, and the password of its person. */
export const findSessionStart = async (
  db: Handle,
  sessionId: number,
): Promise<{ createdAt: Date; passwordHash: string | null } | undefined> => {
  const [row] = await db
    .select({ createdAt: session.createdAt, passwordHash: person.passwordHash })
    .from(session)
    .innerJoin(person, eq(person.id, session.personId))
    .where(eq(session.id, sessionId));
  return row;
};
