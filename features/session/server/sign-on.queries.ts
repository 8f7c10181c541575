import { and, eq, sql } from 'drizzle-orm';
import { foldCase } from '@inkstone/base';
import type { Handle, Tx } from '@inkstone/db';
import * as z from 'zod';
import { person, type SignOnGrants } from './session.tables.ts';

interface ExternalKey {
  issuer: string;
  subject: string;
}

/** Has two sign-ins of one identity wait for one another, so that the first one is made once. */
export const lockIdentity = async (tx: Tx, { issuer, subject }: ExternalKey): Promise<void> => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`sso ${issuer} ${subject}`}, 0))`);
};

/** Whose account an identity is linked to, also of people who have left. */
export const findIdOfIdentity = async (db: Handle, { issuer, subject }: ExternalKey): Promise<number | undefined> => {
  const [row] = await db
    .select({ id: person.id })
    .from(person)
    .where(and(eq(person.ssoIssuer, issuer), eq(person.ssoSubject, subject)));
  return row?.id;
};

/** The ids of accounts with a user name in any spelling, or with a mail address; also of people who have left. */
export const listIdsByName = async (db: Handle, key: { by: 'mail' | 'username'; name: string }): Promise<number[]> => {
  const isTheirs =
    key.by === 'mail'
      ? sql`lower(p.mail) collate "C" = lower(${key.name}) collate "C"`
      : sql`lower(p.username) collate "C" in (lower(${key.name}) collate "C", ${foldCase(key.name)} collate "C")`;
  const rows = await db.rows(
    sql`select p.id from person p where ${isTheirs}
         order by p.left_at is not null, lower(p.username) collate "C" <> lower(${key.name}) collate "C", p.id limit 3`,
    { id: z.int() },
  );
  return rows.map(({ id }) => id);
};

/** Links an identity to an account; a former one of the same account no longer opens it. The invitation is spent. */
export const linkIdentity = async (tx: Tx, key: ExternalKey & { personId: number }): Promise<void> => {
  await tx
    .update(person)
    .set({ ssoIssuer: key.issuer, ssoSubject: key.subject, invitationHash: null, invitationUntil: null })
    .where(eq(person.id, key.personId));
};

/** Stores an invitation to link an identity, instead of a former one. */
export const saveInvitation = async (tx: Tx, key: { personId: number; hash: Buffer; until: Date }): Promise<void> => {
  await tx
    .update(person)
    .set({ invitationHash: key.hash, invitationUntil: key.until })
    .where(eq(person.id, key.personId));
};

/** The account that an invitation is for, while it is good. */
export const findInvited = async (db: Handle, key: { hash: Buffer; now: Date }): Promise<number | undefined> => {
  const rows = await db.rows(
    sql`select p.id from person p
         where p.invitation_hash = ${key.hash} and p.invitation_until > ${key.now} and p.left_at is null`,
    { id: z.int() },
  );
  return rows[0]?.id;
};

/** Saves which classes claims put a person into. */
export const saveGrantedClasses = async (
  tx: Tx,
  key: { personId: number; classIds: readonly number[] },
): Promise<void> => {
  await tx.run(sql`
    update person set sign_on_grants = jsonb_set(sign_on_grants, '{classIds}', ${JSON.stringify(key.classIds)}::jsonb)
     where id = ${key.personId} and sign_on_grants is not null`);
};

/** Saves what the rules of the school gave a person. */
export const saveGrants = async (tx: Tx, key: { personId: number; grants: SignOnGrants }): Promise<void> => {
  await tx.update(person).set({ signOnGrants: key.grants }).where(eq(person.id, key.personId));
};
