import { foldCase } from '@inkstone/base';
import { personSearchText } from '@inkstone/base/pinyin';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Handle, Tx } from '@inkstone/db';
import { refreshNamesakes } from './namesakes.queries.ts';
import { person } from './session.tables.ts';

/** The columns of a person that signing in needs. */
export type Account = typeof person.$inferSelect;

/** The account of a name, in whatever case, width and signs it is typed; nobody who has left. */
export const findAccount = async (db: Handle, username: string): Promise<Account | undefined> => {
  const stored = sql`lower(${person.username}) collate "C"`;
  const isExact = sql`${stored} = lower(${username}) collate "C"`;
  const [row] = await db
    .select()
    .from(person)
    .where(and(sql`(${isExact} or ${stored} = ${foldCase(username)} collate "C")`, isNull(person.leftAt)))
    .orderBy(sql`${isExact} desc`)
    .limit(1);
  return row;
};

/** The one account with a mail address on file; none where several have it, nor somebody who has left. */
export const findAccountByMail = async (db: Handle, mail: string): Promise<Account | undefined> => {
  const isTheirs = sql`lower(${person.mail}) collate "C" = lower(${mail}) collate "C"`;
  const found = await db
    .select()
    .from(person)
    .where(and(isTheirs, isNull(person.leftAt)))
    .limit(2);
  return found.length === 1 ? found[0] : undefined;
};

/** The account that a person of a provider's came in with before; nobody who has left. */
export const findAccountBySubject = async (
  db: Handle,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<Account | undefined> => {
  const [row] = await db
    .select()
    .from(person)
    .where(and(eq(person.ssoIssuer, issuer), eq(person.ssoSubject, subject), isNull(person.leftAt)));
  return row;
};

/** Keeps by what a provider knows a person, at the first sign-in through it. */
export const saveSubject = async (
  tx: Tx,
  key: { personId: number; issuer: string; subject: string },
): Promise<void> => {
  await tx
    .update(person)
    .set({ ssoIssuer: key.issuer, ssoSubject: key.subject })
    .where(and(eq(person.id, key.personId), sql`${person.ssoIssuer} is distinct from ${key.issuer}`));
};

/** The account of a person who has not left. */
export const findPresentAccount = async (db: Handle, personId: number): Promise<Account | undefined> => {
  const [row] = await db
    .select()
    .from(person)
    .where(and(eq(person.id, personId), isNull(person.leftAt)));
  return row;
};

/** The account of a signed-in person, locked against another change. */
export const lockAccount = async (tx: Tx, personId: number): Promise<Account | undefined> => {
  const [row] = await tx.select().from(person).where(eq(person.id, personId)).for('update');
  return row;
};

/** Makes a person. */
export const insertPerson = async (
  tx: Handle,
  row: Omit<typeof person.$inferInsert, 'id' | 'searchText'>,
): Promise<number> => {
  const [made] = await tx
    .insert(person)
    .values({ ...row, searchText: personSearchText(row) })
    .returning({ id: person.id });
  if (!made) throw new Error('the person was not made');
  await refreshNamesakes(tx, [{ name: row.name, nameZh: row.nameZh ?? null }]);
  return made.id;
};

/** Changes the names of a person. */
export const updateNames = async (
  tx: Tx,
  key: { personId: number },
  names: Pick<Account, 'name' | 'nameZh' | 'sortName'>,
): Promise<void> => {
  const account = await lockAccount(tx, key.personId);
  if (!account) return;
  const searchText = personSearchText({ ...names, username: account.username });
  await tx
    .update(person)
    .set({ ...names, searchText })
    .where(eq(person.id, key.personId));
  await refreshNamesakes(tx, [account, names]);
};

/** Changes a person. */
export const updatePerson = async (
  tx: Tx,
  key: { personId: number },
  change: Partial<
    Pick<
      Account,
      | 'language'
      | 'timeZone'
      | 'isTimeZoneChosen'
      | 'errorsBelow'
      | 'role'
      | 'passwordHash'
      | 'isTextbookTutorial'
      | 'leftAt'
    >
  >,
): Promise<void> => {
  const [row] = await tx
    .update(person)
    .set(change)
    .where(eq(person.id, key.personId))
    .returning({ name: person.name, nameZh: person.nameZh });
  if (row && 'leftAt' in change) await refreshNamesakes(tx, [row]);
};

/** Notes that a person has seen the guide, and adds the time; gives the time in all. */
export const markGuideSeen = async (tx: Tx, key: { personId: number; seconds: number }): Promise<number> => {
  const [row] = await tx
    .update(person)
    .set({ isTextbookTutorial: 1, guideSeconds: sql`least(${person.guideSeconds} + ${key.seconds}::int, 2000000000)` })
    .where(eq(person.id, key.personId))
    .returning({ seconds: person.guideSeconds });
  return row?.seconds ?? 0;
};

/** Everyone of the school in the order of their names, those who have left too. */
export const listAccounts = (db: Handle): Promise<Account[]> =>
  db.select().from(person).orderBy(person.sortName, person.id);

/** The account of a signed-in person. */
export const getAccount = async (db: Handle, personId: number): Promise<Account> => {
  const [row] = await db.select().from(person).where(eq(person.id, personId));
  if (!row) throw new Error('the person is gone');
  return row;
};
