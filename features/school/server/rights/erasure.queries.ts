import { eq, sql, type SQL } from 'drizzle-orm';
import { deleteFiles } from '@inkstone/bank/server';
import type { Handle, Tx } from '@inkstone/db';
import type { PersonDataOwner, PersonDataRule } from '@inkstone/db/person-data';
import { updatePerson } from '@inkstone/session/server';
import * as z from 'zod';
import { ownedTables, personDataRules } from './person-data.ts';
import { belongsBy, listPersonFiles, type PersonFile } from './person-rows.queries.ts';
import { personErasure } from './rights.tables.ts';

/** Whether a row `t` is the person's own or is about them; other tables' rows count in the same way. */
const isAbout = (rule: PersonDataRule, personId: number): SQL => {
  const ways = [...(rule.owner ? [rule.owner] : []), ...(rule.about ?? [])];
  const byWay = (way: PersonDataOwner): SQL => {
    const target = way.through === undefined ? undefined : personDataRules[way.through];
    if (way.through === undefined || !target?.about) return belongsBy(way, personId);
    return sql`t.${sql.identifier(way.column)} in (
      select t.id from ${sql.identifier(way.through)} t where ${isAbout(target, personId)})`;
  };
  return sql`(${sql.join(ways.map(byWay), sql` or `)})`;
};

/** Constant SQL of a rule, with the instant in the place of `:now`. */
const bindNow = (text: string, now: Date): SQL =>
  sql.join(
    text.split(':now').map((part) => sql.raw(part)),
    sql`${now}::timestamptz`,
  );

const eraseTable = (tx: Tx, { table, personId, now }: { table: string; personId: number; now: Date }) => {
  const rule = personDataRules[table];
  if (!rule || rule.erasing === 'keep') return Promise.resolve(0);
  const name = sql.identifier(table);
  if (rule.erasing === 'delete') return tx.run(sql`delete from ${name} t where ${isAbout(rule, personId)}`);
  const changes = Object.entries(rule.erasing).map(
    ([column, value]) => sql`${sql.identifier(column)} = ${bindNow(value, now)}`,
  );
  return tx.run(sql`update ${name} t set ${sql.join(changes, sql`, `)} where ${isAbout(rule, personId)}`);
};

/** The files of a person that go with their rows. */
export const listErasedFiles = async (db: Handle, personId: number): Promise<PersonFile[]> => {
  const files: PersonFile[] = [];
  for (const owned of ownedTables) {
    if (owned.rule.erasing !== 'keep') files.push(...(await listPersonFiles(db, { ...owned, personId })));
  }
  return files;
};

/** Erases a person by the rules of all tables; returns the keys of the files that went, whose bytes remain to be removed. */
export const eraseRows = async (tx: Tx, { personId, now }: { personId: number; now: Date }): Promise<string[]> => {
  const files = await listErasedFiles(tx, personId);
  for (const { table } of ownedTables) await eraseTable(tx, { table, personId, now });
  await deleteFiles(
    tx,
    files.map(({ id }) => id),
  );
  await updatePerson(tx, { personId }, { erasedAt: now });
  return files.map(({ key }) => key);
};

type ErasureRow = typeof personErasure.$inferSelect;

/** The erasing of a person; undefined where nobody has ordered it. */
export const findErasure = async (db: Handle, personId: number): Promise<ErasureRow | undefined> => {
  const [row] = await db.select().from(personErasure).where(eq(personErasure.personId, personId));
  return row;
};

/** Orders the erasing of a person, also again after it failed. */
export const saveErasure = async (
  tx: Tx,
  row: Pick<ErasureRow, 'personId' | 'requestedBy' | 'requestedAt'>,
): Promise<void> => {
  const { requestedBy, requestedAt } = row;
  await tx
    .insert(personErasure)
    .values({ ...row, state: 'waiting', counts: {} })
    .onConflictDoUpdate({
      target: personErasure.personId,
      set: { requestedBy, requestedAt, state: 'waiting', endedAt: null },
    });
};

/** Ends the erasing of a person. */
export const finishErasure = async (
  tx: Tx,
  { personId, ...result }: Pick<ErasureRow, 'personId' | 'state' | 'endedAt'> & Partial<Pick<ErasureRow, 'counts'>>,
): Promise<void> => {
  await tx.update(personErasure).set(result).where(eq(personErasure.personId, personId));
};

const erasedColumns = { personId: z.int(), createdAt: z.date(), erasedAt: z.date() };

/** Everybody who was erased. The instant at which an account was made tells it from a later one of the same number. */
export const listErased = (db: Handle) =>
  db.rows(
    sql`select p.id as person_id, p.created_at, p.erased_at from person p where p.erased_at is not null order by p.id`,
    erasedColumns,
  );

/** Whether the account of an entry is there and was not erased. */
export const isToBeErased = async (db: Handle, key: { personId: number; createdAt: Date }): Promise<boolean> => {
  const rows = await db.rows(
    sql`select 1 from person p where p.id = ${key.personId} and p.created_at = ${key.createdAt} and p.erased_at is null`,
  );
  return rows.length > 0;
};

/** A text that only this school's database knows. */
export const readSchoolSecret = async (db: Handle): Promise<string | undefined> =>
  (await db.row(sql`select secret from school where id = 1`, { secret: z.string() }))?.secret;

/** Whether a person was erased or is about to be. */
export const isErasing = async (db: Handle, person: { id: number; erasedAt: Date | null }): Promise<boolean> =>
  person.erasedAt !== null || (await findErasure(db, person.id))?.state === 'waiting';
