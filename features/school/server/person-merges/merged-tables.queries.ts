import { sql, type SQL } from 'drizzle-orm';
import type { Computed, Handle, Tx } from '@inkstone/db';
import * as z from 'zod';
import { ownedTables, personDataRules } from '../rights/person-data.ts';

/** A table whose rows are moved when accounts are merged. */
export interface MergedTable {
  /** The table; with the column after a dot where its rows do not belong to the person in it. */
  name: string;
  table: string;
  /** The column with the person. */
  owner: string;
  /** SQL of a row `t` and its like `s` at the account that stays: true where they change places. */
  prefers: string | null;
  /** SQL of rows `t` that stay, with `:source` and `:target`. */
  except?: string;
  /** The primary key without the person. */
  keys: readonly string[];
  /** What can be there only once for a person. */
  uniques: readonly { columns: readonly string[]; predicate: string | null }[];
  /** Tables whose rows go with the rows of this one. */
  followers: readonly { table: string; owner: string; column: string }[];
}

const followers = ownedTables.flatMap(({ table, rule: { owner, merging } }) =>
  typeof merging === 'object' && 'follows' in merging
    ? [{ table, owner: owner.column, column: merging.follows, through: merging.through }]
    : [],
);

const ownedMoves = ownedTables.flatMap(({ table, rule: { owner, merging } }) =>
  typeof merging === 'object' && 'prefers' in merging ? [{ name: table, table, owner: owner.column, ...merging }] : [],
);

const mentionMoves = Object.entries(personDataRules).flatMap(([table, { mentions = {} }]) =>
  Object.entries(mentions).flatMap(([owner, merging]) =>
    'prefers' in merging ? [{ name: `${table}.${owner}`, table, owner, ...merging }] : [],
  ),
);

const moving = [...ownedMoves, ...mentionMoves];

const indexColumns = {
  table: z.string(),
  isPrimary: z.boolean(),
  columns: z.array(z.string()),
  predicate: z.string().nullable(),
};

/** The tables whose rows are moved; what is unique there is read from the catalogue, so that no table is forgotten. */
export const listMergedTables = async (db: Handle): Promise<MergedTable[]> => {
  const names = moving.map(({ table }) => table);
  const indexes = await db.rows(
    sql`
    select i.indrelid::regclass::text as table, i.indisprimary as is_primary,
           pg_get_expr(i.indpred, i.indrelid) as predicate,
           (select jsonb_agg(a.attname order by k.n) from unnest(i.indkey::int2[]) with ordinality k(number, n)
              join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number) as columns
      from pg_index i where i.indisunique and i.indrelid::regclass::text = any(${sql.param(names)}::text[])
     order by 1, i.indexrelid`,
    indexColumns,
  );
  return moving.map((merged) => {
    const own = indexes.filter(({ table }) => table === merged.table);
    const others = (columns: readonly string[]) => columns.filter((column) => column !== merged.owner);
    return {
      ...merged,
      keys: others(own.find(({ isPrimary }) => isPrimary)?.columns ?? []),
      uniques: own
        .filter(({ columns }) => columns.includes(merged.owner))
        .map(({ columns, predicate }) => ({ columns: others(columns), predicate })),
      followers: merged.name === merged.table ? followers.filter(({ through }) => through === merged.table) : [],
    };
  });
};

/** Two accounts: rows of the first are moved to the second. */
export interface MergeSides {
  sourceId: number;
  targetId: number;
}

const identifier = (text: string): SQL => sql.raw(`"${text}"`);

const toObject = (row: string, columns: readonly string[]): SQL =>
  sql.raw(`jsonb_build_object(${columns.map((column) => `'${column}', ${row}."${column}"`).join(', ')})`);

const moveColumns = {
  rowKey: z.record(z.string(), z.unknown()),
  likeKey: z.record(z.string(), z.unknown()).nullable(),
  pair: z.record(z.string(), z.unknown()).nullable(),
  way: z.enum(['move', 'swap', 'stay']),
};

/** A row of the account that is closed, and where it goes: moved, in the place of its like, or nowhere. */
export type RowMove = Computed<typeof moveColumns>;

/** Where the rows of one table would go. */
export const listMoves = (
  db: Handle,
  { table, owner, prefers, except, keys, uniques }: MergedTable,
  { sourceId, targetId }: MergeSides,
): Promise<RowMove[]> => {
  const side = (personId: number, predicate: string | null): SQL =>
    sql`(select * from ${identifier(table)} where ${identifier(owner)} = ${personId} and (${sql.raw(predicate ?? 'true')}))`;
  const likes = uniques.map(({ columns, predicate }) => {
    const isLike = columns.map((column) => `t."${column}" = s."${column}"`).join(' and ') || 'true';
    return sql`
      select ${toObject('t', keys)} as row_key, ${toObject('s', keys)} as like_key, ${toObject('t', columns)} as pair,
             ${sql.raw(prefers ?? 'false')} as is_preferred
        from ${side(sourceId, predicate)} t join ${side(targetId, predicate)} s on ${sql.raw(isLike)}`;
  });
  const ids: Readonly<Record<string, number>> = { ':source': sourceId, ':target': targetId };
  const stays = sql.raw((except ?? 'false').replaceAll(/:source|:target/g, (side) => String(ids[side])));
  const none = sql`select null::jsonb as row_key, null::jsonb as like_key, null::jsonb as pair, false as is_preferred
                    where false`;
  return db.rows<RowMove>(
    sql`
    with likes as (${sql.join([none, ...likes], sql` union all `)})
    select ${toObject('t', keys)} as row_key, l.like_key, l.pair,
           case when ${stays} then 'stay' when l.row_key is null then 'move' when l.is_preferred then 'swap' else 'stay' end as way
      from ${side(sourceId, null)} t
      left join lateral (select * from likes where likes.row_key = ${toObject('t', keys)} limit 1) l on true
     order by 1`,
    moveColumns,
  );
};

/** Gives rows of one person to another one. */
export const giveRows = async (
  tx: Tx,
  { table, owner, keys }: MergedTable,
  { rowKeys, fromId, toId }: { rowKeys: readonly object[]; fromId: number; toId: number },
): Promise<void> => {
  if (rowKeys.length === 0) return;
  await tx.run(sql`
    update ${identifier(table)} t set ${identifier(owner)} = ${toId}
     where t.${identifier(owner)} = ${fromId}
       and ${toObject('t', keys)} in (select value from jsonb_array_elements(${JSON.stringify(rowKeys)}::jsonb))`);
};

/**
 * Somebody who has no row of a table, by way of whom two rows change places: each may be there only once for a person. The
 * last of all where everybody has one.
 */
export const findBystander = async (
  tx: Tx,
  { table, owner }: MergedTable,
  { sourceId, targetId }: MergeSides,
): Promise<number> => {
  const row = await tx.row(
    sql`
    select p.id from person p where p.id not in (${sourceId}, ${targetId})
     order by exists (select 1 from ${identifier(table)} t where t.${identifier(owner)} = p.id), p.id desc limit 1`,
    { id: z.int() },
  );
  if (!row) throw new Error('there is nobody but the two who are merged');
  return row.id;
};

/** Gives what hangs on rows of two people to whom the rows belong. */
export const giveFollowers = async (
  tx: Tx,
  { table, owner, followers: following }: MergedTable,
  { sourceId, targetId }: MergeSides,
): Promise<void> => {
  for (const follower of following)
    await tx.run(sql`
      update ${identifier(follower.table)} f set ${identifier(follower.owner)} = t.${identifier(owner)} from ${identifier(table)} t
       where t.id = f.${identifier(follower.column)} and t.${identifier(owner)} in (${sourceId}, ${targetId})
         and f.${identifier(follower.owner)} in (${sourceId}, ${targetId}) and f.${identifier(follower.owner)} <> t.${identifier(owner)}`);
};

const sumColumns = { rowKey: z.record(z.string(), z.unknown()), checksum: z.string() };

/** Rows of a person as they are now, with what hangs on them. */
export const listChecksums = (
  db: Handle,
  { table, owner, keys, followers: following }: MergedTable,
  { rowKeys, personId }: { rowKeys: readonly object[]; personId: number },
): Promise<Computed<typeof sumColumns>[]> => {
  const texts = following.map(
    (follower) => sql`
      || coalesce((select string_agg(to_jsonb(f)::text, '' order by f.id) from ${identifier(follower.table)} f
                    where f.${identifier(follower.column)} = t.id), '')`,
  );
  return db.rows(
    sql`
    select ${toObject('t', keys)} as row_key, md5(to_jsonb(t)::text ${sql.join(texts, sql` `)}) as checksum
      from ${identifier(table)} t
     where t.${identifier(owner)} = ${personId}
       and ${toObject('t', keys)} in (select value from jsonb_array_elements(${JSON.stringify(rowKeys)}::jsonb))`,
    sumColumns,
  );
};
