import { sql } from 'drizzle-orm';
import { languageCode, languageFromCode, nameKeysFor } from '@inkstone/base';
import type { Computed, Handle, Tx } from '@inkstone/db';
import * as z from 'zod';
import type { Account } from './account.queries.ts';
import { refreshNamesakes } from './namesakes.queries.ts';
import type { person } from './session.tables.ts';

type PersonRow = typeof person.$inferSelect;
type Written =
  | 'username'
  | 'name'
  | 'nameZh'
  | 'sortName'
  | 'searchText'
  | 'number'
  | 'externalId'
  | 'mail'
  | 'role'
  | 'roles'
  | 'permissions';

/** An account among many, with all that an import writes. */
export type BulkAccount = Pick<Account, Written | 'language'>;

/** The same to be written. */
type WrittenAccount = Omit<BulkAccount, 'roles' | 'permissions'> & {
  roles: readonly string[];
  permissions: readonly string[];
};

/** An account with what says whether it may be changed. */
export type LockedAccount = BulkAccount & Pick<Account, 'id' | 'edition' | 'leftAt'> & Computed<typeof lockedColumns>;

const lockedColumns = { hasPassword: z.boolean(), hasSignedIn: z.boolean() };

/** Locks accounts in the order of their ids, against any other change; those that are gone are left out. */
export const lockAccounts = async (tx: Tx, ids: readonly number[]): Promise<LockedAccount[]> => {
  const rows = await tx.rows<
    Pick<PersonRow, Written | 'id' | 'edition' | 'leftAt' | 'language'> & Computed<typeof lockedColumns>
  >(
    sql`
    select p.id, p.edition, p.left_at, p.username, p.name, p.name_zh, p.sort_name, p.search_text, p.number, p.external_id,
           p.mail, p.language, p.roles, p.role, p.permissions, p.password_hash is not null as has_password,
           exists (select 1 from session s where s.person_id = p.id) as has_signed_in
      from person p where p.id = any(${sql.param([...ids])}::bigint[])
     order by p.id for update of p`,
    lockedColumns,
  );
  return rows.map((row) => ({ ...row, language: languageFromCode(row.language) }));
};

const toJson = (accounts: readonly (WrittenAccount & { position: number })[]): string =>
  JSON.stringify(
    accounts.map(({ language, ...rest }) => ({
      ...rest,
      language: languageCode(language),
      nameKeys: nameKeysFor(rest),
    })),
  );

const recordColumns = sql`position int, id bigint, username text, name text, "nameZh" text, "sortName" text,
  "searchText" text, "nameKeys" text[], number text, "externalId" text, mail text, language smallint, roles text[], role text,
  permissions text[]`;

const positionColumn = { position: z.int() };
type Position = Computed<typeof positionColumn>;

/**
 * Adds accounts without a password; one whose user name, number or outer id is taken is left out. Nobody has looked at the
 * addresses of many: each counts once its person has proved it.
 */
export const insertAccounts = async (
  tx: Tx,
  accounts: readonly (WrittenAccount & { position: number })[],
  createdAt: Date,
): Promise<(Position & Pick<PersonRow, 'id'>)[]> => {
  if (accounts.length === 0) return [];
  return tx.rows<Position & Pick<PersonRow, 'id'>>(
    sql`
    with given as (select * from jsonb_to_recordset(${toJson(accounts)}::jsonb) as t(${recordColumns})),
    added as (
      insert into person (username, name, name_zh, sort_name, search_text, name_keys, number, external_id, mail, language,
                          roles, role, permissions, is_textbook_tutorial, created_at)
      select username, name, "nameZh", "sortName", "searchText", "nameKeys", number, "externalId", mail, language,
             roles, role, permissions, 0, ${createdAt} from given order by position
      on conflict do nothing returning id, username)
    select g.position, a.id from added a join given g on g.username = a.username`,
    positionColumn,
  );
};

/** Of accounts to be changed, those whose new user name, number or outer id somebody else has. */
export const findTaken = async (
  tx: Tx,
  accounts: readonly (WrittenAccount & { position: number; id: number })[],
): Promise<number[]> => {
  const rows = await tx.rows<Position>(
    sql`
    select g.position from jsonb_to_recordset(${toJson(accounts)}::jsonb) as g(${recordColumns})
     where exists (select 1 from person p where p.id <> g.id and lower(p.username) = lower(g.username))
        or exists (select 1 from person p where p.id <> g.id and p.number collate "C" = g.number collate "C")
        or exists (select 1 from person p where p.id <> g.id and p.external_id collate "C" = g."externalId" collate "C")`,
    positionColumn,
  );
  return rows.map(({ position }) => position);
};

/** Writes accounts that were locked before; each edition rises by one. Codes that went to a former address are spent. */
export const updateAccounts = async (
  tx: Tx,
  accounts: readonly (WrittenAccount & { position: number; id: number })[],
  now: Date,
): Promise<void> => {
  if (accounts.length === 0) return;
  await tx.run(sql`
    with moved as (
      select p.id from jsonb_to_recordset(${toJson(accounts)}::jsonb) as g(${recordColumns})
        join person p on p.id = g.id and p.mail is distinct from g.mail),
    spent_codes as (
      update password_code c set used_at = ${now} from moved where c.person_id = moved.id and c.used_at is null),
    spent_proofs as (
      update mail_proof c set used_at = ${now} from moved where c.person_id = moved.id and c.used_at is null)
    update person p
       set username = g.username, name = g.name, name_zh = g."nameZh", sort_name = g."sortName",
           search_text = g."searchText", name_keys = g."nameKeys", number = g.number, external_id = g."externalId", mail = g.mail,
           mail_proved_at = case when g.mail is not distinct from p.mail then p.mail_proved_at end,
           language = g.language, roles = g.roles, role = g.role, permissions = g.permissions, edition = p.edition + 1
      from jsonb_to_recordset(${toJson(accounts)}::jsonb) as g(${recordColumns})
     where p.id = g.id`);
};

/** Deactivates accounts, or reactivates them. */
export const setAccountsLeft = async (tx: Tx, ids: readonly number[], leftAt: Date | null): Promise<void> => {
  if (ids.length === 0) return;
  await tx.run(sql`update person set left_at = ${leftAt} where id = any(${sql.param([...ids])}::bigint[])`);
};

const toIds = (ids: readonly number[]) => sql`${sql.param([...ids])}::bigint[]`;

/** Of some people, those to whom a row of any table refers, by any foreign key of the catalogue. */
const listReferredIds = async (tx: Tx, ids: readonly number[]): Promise<Set<number>> => {
  const keys = await tx.rows(
    sql`
    select format('select %I as id from %s', a.attname, c.conrelid::regclass) as source
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = 'person'::regclass order by 1`,
    { source: z.string() },
  );
  const all = sql.join(
    keys.map(({ source }) => sql.raw(source)),
    sql` union all `,
  );
  const rows = await tx.rows<Pick<PersonRow, 'id'>>(
    sql`select distinct r.id from (${all}) r where r.id = any(${toIds(ids)})`,
  );
  return new Set(rows.map(({ id }) => id));
};

/**
 * Whether this user may leave out the checks of foreign keys, as in the product's own database; and whether each statement
 * of the transaction sees what was committed before it, without which locked rows prove nothing.
 */
const mayLeaveOutChecks = async (tx: Tx): Promise<boolean> => {
  const [row] = await tx.rows(
    sql`
    select has_parameter_privilege('session_replication_role', 'set')
           and current_setting('transaction_isolation') = 'read committed' as may`,
    { may: z.boolean() },
  );
  return row?.may === true;
};

/**
 * Removes locked accounts to which nothing refers. PostgreSQL would ask each of some hundred foreign keys about each
 * account again, which for a large import takes minutes.
 */
const deleteUnreferred = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  const leavesOutChecks = await mayLeaveOutChecks(tx);
  if (leavesOutChecks) await tx.run(sql`set local session_replication_role = 'replica'`);
  await tx.run(sql`delete from person where id = any(${toIds(ids)})`);
  if (leavesOutChecks) await tx.run(sql`set local session_replication_role to default`);
};

/**
 * Removes accounts; one that a row refers to is refused by its foreign key. The references are looked up for all of them
 * together, once they are locked: whoever writes a row that refers to an account locks it first, so none is added
 * meanwhile, and each that was added before is seen.
 */
export const deleteAccounts = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  await tx.run(sql`select 1 from person where id = any(${toIds(ids)}) order by id for update`);
  const referred = await listReferredIds(tx, ids);
  if (referred.size > 0) await tx.run(sql`delete from person where id = any(${toIds([...referred])})`);
  await deleteUnreferred(
    tx,
    ids.filter((id) => !referred.has(id)),
  );
};

/** Recomputes namesakes after accounts were written. */
export const refreshNamesakesAmong = async (
  tx: Handle,
  accounts: readonly Pick<BulkAccount, 'name' | 'nameZh'>[],
): Promise<void> => {
  if (accounts.length > 0) await refreshNamesakes(tx, accounts);
};

/** Stores the hashes of first codes, for those who cannot sign in with a password yet. Returns whose were stored. */
export const saveFirstCodes = async (
  tx: Tx,
  codes: readonly { personId: number; hash: Buffer }[],
): Promise<number[]> => {
  const codesJson = JSON.stringify(codes.map(({ personId, hash }) => ({ id: personId, hash: hash.toString('hex') })));
  const rows = await tx.rows<Pick<PersonRow, 'id'>>(
    sql`
    update person p set first_code_hash = decode(g.hash, 'hex')
      from jsonb_to_recordset(${codesJson}::jsonb) as g(id bigint, hash text)
     where p.id = g.id and p.password_hash is null and p.left_at is null returning p.id`,
  );
  return rows.map(({ id }) => id);
};
