import { alias } from 'drizzle-orm/pg-core';
import { flagCodes, foldCase, languageCode, languageFromCode, nameKeysFor, type Language } from '@inkstone/base';
import { personSearchText } from '@inkstone/base/pinyin';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Handle, Tx } from '@inkstone/db';
import { refreshNamesakes } from './namesakes.queries.ts';
import { person } from './session.tables.ts';

type PersonRow = typeof person.$inferSelect;
type Codes = 'language' | 'isTextbookTutorial';

/** What the table stores as numbers. */
interface NamedCodes {
  language: Language;
  /** The guide to textbooks was seen. */
  isGuideSeen: boolean;
}

export type Account = Omit<PersonRow, Codes> & NamedCodes;

const toAccount = ({ language, isTextbookTutorial, ...row }: PersonRow): Account => ({
  ...row,
  language: languageFromCode(language),
  isGuideSeen: isTextbookTutorial === flagCodes.true,
});

const toCodes = ({ language, isGuideSeen }: Partial<NamedCodes>): Partial<Pick<PersonRow, Codes>> => ({
  ...(language !== undefined && { language: languageCode(language) }),
  ...(isGuideSeen !== undefined && { isTextbookTutorial: flagCodes[`${isGuideSeen}`] }),
});

/** The account with a user name, in any case, width or spelling; not of people who have left. */
export const findAccount = async (db: Handle, username: string): Promise<Account | undefined> => {
  const stored = sql`lower(${person.username}) collate "C"`;
  const isExact = sql`${stored} = lower(${username}) collate "C"`;
  const [row] = await db
    .select()
    .from(person)
    .where(and(sql`(${isExact} or ${stored} = ${foldCase(username)} collate "C")`, isNull(person.leftAt)))
    .orderBy(sql`${isExact} desc`)
    .limit(1);
  return row && toAccount(row);
};

/** The closed account with a user name that was merged with another one, and the user name of that one. */
export const findMergedAccount = async (
  db: Handle,
  username: string,
): Promise<{ passwordHash: string | null; presentUsername: string } | undefined> => {
  const present = alias(person, 'present');
  const [row] = await db
    .select({ passwordHash: person.passwordHash, presentUsername: present.username })
    .from(person)
    .innerJoin(present, eq(present.id, person.mergedIntoId))
    .where(and(sql`lower(${person.username}) collate "C" = ${foldCase(username)} collate "C"`, isNull(present.leftAt)))
    .limit(1);
  return row;
};

/** The accounts with a proved e-mail address, by user name; not of people who have left. */
export const listAccountsByProvedMail = async (db: Handle, mail: string, most: number): Promise<Account[]> => {
  const isTheirs = sql`lower(${person.mail}) collate "C" = lower(${mail}) collate "C"`;
  const rows = await db
    .select()
    .from(person)
    .where(and(isTheirs, isNotNull(person.mailProvedAt), isNull(person.leftAt)))
    .orderBy(person.username)
    .limit(most);
  return rows.map(toAccount);
};

export const findPresentAccount = async (db: Handle, personId: number): Promise<Account | undefined> => {
  const [row] = await db
    .select()
    .from(person)
    .where(and(eq(person.id, personId), isNull(person.leftAt)));
  return row && toAccount(row);
};

/** The account of a person, who may have left. */
export const findAnyAccount = async (db: Handle, personId: number): Promise<Account | undefined> => {
  const [row] = await db.select().from(person).where(eq(person.id, personId));
  return row && toAccount(row);
};

/** The account of a person, with a row lock that lets other rows go on referring to it. */
export const lockAccount = async (tx: Tx, personId: number): Promise<Account | undefined> => {
  const [row] = await tx.select().from(person).where(eq(person.id, personId)).for('no key update');
  return row && toAccount(row);
};

/** Inserts a person. An address that the school enters counts as proved, unless it says otherwise. */
export const insertPerson = async (
  tx: Handle,
  {
    language,
    isGuideSeen,
    ...row
  }: Omit<typeof person.$inferInsert, 'id' | 'searchText' | 'nameKeys' | Codes> & NamedCodes,
): Promise<number> => {
  const codes = { language: languageCode(language), isTextbookTutorial: flagCodes[`${isGuideSeen}`] };
  const [created] = await tx
    .insert(person)
    .values({
      mailProvedAt: row.mail ? row.createdAt : null,
      ...row,
      ...codes,
      searchText: personSearchText(row),
      nameKeys: nameKeysFor(row),
    })
    .returning({ id: person.id });
  if (!created) throw new Error('the person was not made');
  await refreshNamesakes(tx, [{ name: row.name, nameZh: row.nameZh ?? null }]);
  return created.id;
};

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
    .set({ ...names, searchText, nameKeys: nameKeysFor(names) })
    .where(eq(person.id, key.personId));
  await refreshNamesakes(tx, [account, names]);
};

/** What an administrator writes about a person. */
export type AccountDetails = Pick<
  Account,
  'username' | 'name' | 'nameZh' | 'sortName' | 'number' | 'mail' | 'language' | 'roles' | 'role' | 'permissions'
>;

/** Saves what an administrator wrote about a person; the edition rises by one. Returns the new edition. */
export const saveAccountDetails = async (
  tx: Tx,
  before: Account,
  { language, ...details }: AccountDetails,
): Promise<number> => {
  const searchText = personSearchText(details);
  const edition = before.edition + 1;
  await tx
    .update(person)
    .set({ ...details, ...toCodes({ language }), searchText, nameKeys: nameKeysFor(details), edition })
    .where(eq(person.id, before.id));
  await refreshNamesakes(tx, [before, details]);
  return edition;
};

export const updatePerson = async (
  tx: Tx,
  key: { personId: number },
  change: Partial<
    Pick<
      Account,
      | 'language'
      | 'timeZone'
      | 'isTimeZoneChosen'
      | 'errorThresholdPercent'
      | 'role'
      | 'passwordHash'
      | 'isGuideSeen'
      | 'leftAt'
      | 'erasedAt'
      | 'mergedIntoId'
      | 'mail'
      | 'mailProvedAt'
      | 'serviceHintSeenAt'
    >
  >,
): Promise<void> => {
  const { language, isGuideSeen, ...rest } = change;
  // A form or a plan that was made before a new address must not bring the former one back.
  const edition = 'mail' in change ? { edition: sql`${person.edition} + 1` } : {};
  const [row] = await tx
    .update(person)
    .set({ ...rest, ...edition, ...toCodes({ language, isGuideSeen }) })
    .where(eq(person.id, key.personId))
    .returning({ name: person.name, nameZh: person.nameZh });
  if (row && 'leftAt' in change) await refreshNamesakes(tx, [row]);
};

/** Records that a person has seen the guide and adds the time; returns the total time. */
export const markGuideSeen = async (tx: Tx, key: { personId: number; seconds: number }): Promise<number> => {
  const [row] = await tx
    .update(person)
    .set({
      isTextbookTutorial: flagCodes.true,
      guideSeconds: sql`least(${person.guideSeconds} + ${key.seconds}::int, 2000000000)`,
    })
    .where(eq(person.id, key.personId))
    .returning({ seconds: person.guideSeconds });
  return row?.seconds ?? 0;
};

/** All people of the school by name, including those who have left. */
export const listAccounts = async (db: Handle): Promise<Account[]> =>
  (await db.select().from(person).orderBy(person.sortName, person.id)).map(toAccount);

/** The account of a signed-in person. */
export const getAccount = async (db: Handle, personId: number): Promise<Account> => {
  const [row] = await db.select().from(person).where(eq(person.id, personId));
  if (!row) throw new Error('the person is gone');
  return toAccount(row);
};
