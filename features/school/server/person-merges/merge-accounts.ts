import type { Handle, Tx } from '@inkstone/db';
import { permissions, type Permission } from '@inkstone/session/contract';
import type { LockedAccount } from '@inkstone/session/server';
import { canManagePerson, getMergeFamily } from '../../rules.ts';
import {
  findBystander,
  giveFollowers,
  giveRows,
  listChecksums,
  listMergedTables,
  listMoves,
  type MergedTable,
  type MergeSides,
  type RowMove,
} from './merged-tables.queries.ts';
import { insertMergeRows, updateMergeRows, type PersonMergeRow } from './person-merges.queries.ts';
import type { MergePlan } from './person-merges.tables.ts';

type MergeAccount = Pick<LockedAccount, 'id' | 'roles' | 'permissions' | 'leftAt'>;

interface MergeChoice {
  me: { id: number; permissions: readonly string[] };
  source: MergeAccount;
  target: MergeAccount;
}

/** Why two accounts cannot be merged; null where they can. */
export const findMergeFault = ({ me, source, target }: MergeChoice) => {
  if (source.id === me.id) return 'person.mergedYourself' as const;
  if (![source, target].every((account) => canManagePerson(me.permissions, account.permissions)))
    return 'person.outranks' as const;
  const family = getMergeFamily(source.roles);
  if (family === null || family !== getMergeFamily(target.roles)) return 'person.mergeUnlike' as const;
  if (!source.roles.every((role) => target.roles.includes(role))) return 'person.mergeLacksRole' as const;
  return source.leftAt === null && target.leftAt === null ? null : ('person.mergeInactive' as const);
};

/** Permissions of the account that is closed which the one that stays does not have, and does not get. */
export const listLostPermissions = ({ source, target }: Pick<MergeChoice, 'source' | 'target'>): Permission[] =>
  permissions.filter((name) => source.permissions.includes(name) && !target.permissions.includes(name));

const count = (moves: readonly RowMove[], way: RowMove['way']): number =>
  moves.filter((move) => move.way === way).length;

/** What merging two accounts would move. */
export const planMerge = async (db: Handle, accounts: Pick<MergeChoice, 'source' | 'target'>): Promise<MergePlan> => {
  const sides = { sourceId: accounts.source.id, targetId: accounts.target.id };
  const tables: MergePlan['tables'] = [];
  for (const table of await listMergedTables(db)) {
    const moves = await listMoves(db, table, sides);
    if (moves.length > 0)
      tables.push({
        ...{ table: table.name, moves: count(moves, 'move') },
        ...{ swaps: count(moves, 'swap'), stays: count(moves, 'stay') },
      });
  }
  return { tables, permissions: listLostPermissions(accounts) };
};

interface TableMerge {
  tx: Tx;
  changeSetId: number;
  sides: MergeSides;
}

/** Gives rows of one person to another, who gives back the like of some of them. */
const exchangeRows = async (
  tx: Tx,
  table: MergedTable,
  { fromId, toId, rowKeys, likeKeys }: { fromId: number; toId: number; rowKeys: object[]; likeKeys: object[] },
): Promise<void> => {
  if (likeKeys.length === 0) return giveRows(tx, table, { rowKeys, fromId, toId });
  const thirdId = await findBystander(tx, table, { sourceId: fromId, targetId: toId });
  await giveRows(tx, table, { rowKeys: likeKeys, fromId: toId, toId: thirdId });
  await giveRows(tx, table, { rowKeys, fromId, toId });
  await giveRows(tx, table, { rowKeys: likeKeys, fromId: thirdId, toId: fromId });
};

interface MovedRows {
  table: MergedTable;
  /** Rows that went to the account that stays, and those that came back for them. */
  rowKeys: object[];
  likeKeys: object[];
  /** What two rows that changed places have in common, by side and row. */
  pairs: ReadonlyMap<string, Record<string, unknown> | null>;
}

/** Moves the rows of one table. */
const moveTable = async (tx: Tx, sides: MergeSides, table: MergedTable): Promise<MovedRows> => {
  const moves = (await listMoves(tx, table, sides)).filter(({ way }) => way !== 'stay');
  const likes = moves.flatMap(({ way, likeKey, pair }) =>
    way === 'swap' && likeKey ? [{ rowKey: likeKey, pair }] : [],
  );
  const rowKeys = moves.map(({ rowKey }) => rowKey);
  const likeKeys = likes.map(({ rowKey }) => rowKey);
  await exchangeRows(tx, table, { fromId: sides.sourceId, toId: sides.targetId, rowKeys, likeKeys });
  await giveFollowers(tx, table, sides);
  const pairs = new Map([
    ...moves
      .filter(({ way }) => way === 'swap')
      .map(({ rowKey, pair }) => [`t${JSON.stringify(rowKey)}`, pair] as const),
    ...likes.map(({ rowKey, pair }) => [`s${JSON.stringify(rowKey)}`, pair] as const),
  ]);
  return { table, rowKeys, likeKeys, pairs };
};

/** Stores which rows of a table were moved. */
const storeMoves = async (
  { tx, changeSetId, sides: { sourceId, targetId } }: TableMerge,
  { table, rowKeys, likeKeys, pairs }: MovedRows,
): Promise<void> => {
  const toRow =
    (side: 't' | 's', fromId: number, toId: number) =>
    (sum: { rowKey: Record<string, unknown>; checksum: string }) => ({
      ...{ changeSetId, tableName: table.name, ...sum, fromId, toId, state: 'applied' as const },
      pair: pairs.get(`${side}${JSON.stringify(sum.rowKey)}`) ?? null,
    });
  await insertMergeRows(tx, [
    ...(await listChecksums(tx, table, { rowKeys, personId: targetId })).map(toRow('t', sourceId, targetId)),
    ...(await listChecksums(tx, table, { rowKeys: likeKeys, personId: sourceId })).map(toRow('s', targetId, sourceId)),
  ]);
};

/** Moves everything of one account to another one. */
export const mergeAccounts = async (merge: TableMerge): Promise<void> => {
  const moved: MovedRows[] = [];
  for (const table of await listMergedTables(merge.tx)) moved.push(await moveTable(merge.tx, merge.sides, table));
  // A row can be moved by more than one of its columns: it is stored as it is after all of them.
  for (const rows of moved) await storeMoves(merge, rows);
};

interface MergedRows {
  table: MergedTable;
  rows: readonly PersonMergeRow[];
}

const toKeys = (list: readonly PersonMergeRow[]) => list.map(({ rowKey }) => rowKey);

/** Checks which rows of a table are as they were moved; of two that changed places both or none are. */
const findUnchanged = async (
  { tx, sides: { sourceId, targetId } }: TableMerge,
  { table, rows }: MergedRows,
): Promise<ReadonlySet<PersonMergeRow>> => {
  const moved = rows.filter(({ fromId }) => fromId === sourceId);
  const likes = rows.filter(({ fromId }) => fromId === targetId);
  const present = new Set(
    [
      ...(await listChecksums(tx, table, { rowKeys: toKeys(moved), personId: targetId })),
      ...(await listChecksums(tx, table, { rowKeys: toKeys(likes), personId: sourceId })),
    ].map(({ checksum }) => checksum),
  );
  const changedPairs = new Set(
    rows.flatMap(({ pair, checksum }) => (pair && !present.has(checksum) ? [JSON.stringify(pair)] : [])),
  );
  return new Set(
    rows.filter(({ pair, checksum }) => present.has(checksum) && !(pair && changedPairs.has(JSON.stringify(pair)))),
  );
};

/** Takes unchanged rows of one table back. */
const unmergeTable = async (
  { tx, changeSetId, sides }: TableMerge,
  { table, rows, unchanged }: MergedRows & { unchanged: ReadonlySet<PersonMergeRow> },
): Promise<void> => {
  const { sourceId, targetId } = sides;
  const back = rows.filter((row) => unchanged.has(row));
  const likeKeys = toKeys(back.filter(({ fromId }) => fromId === targetId));
  const rowKeys = toKeys(back.filter(({ fromId }) => fromId === sourceId));
  await exchangeRows(tx, table, { fromId: targetId, toId: sourceId, rowKeys, likeKeys });
  await giveFollowers(tx, table, sides);
  const results = rows.map((row) => ({ ...row, state: unchanged.has(row) ? ('undone' as const) : ('stays' as const) }));
  await updateMergeRows(tx, { changeSetId, tableName: table.name, rows: results });
};

/** Gives an account back what was moved from it. */
export const unmergeAccounts = async (merge: TableMerge, rows: readonly PersonMergeRow[]): Promise<void> => {
  const checked: (MergedRows & { unchanged: ReadonlySet<PersonMergeRow> })[] = [];
  for (const table of await listMergedTables(merge.tx)) {
    const own = rows.filter(({ tableName }) => tableName === table.name);
    if (own.length === 0) continue;
    checked.push({ table, rows: own, unchanged: await findUnchanged(merge, { table, rows: own }) });
  }
  for (const table of checked) await unmergeTable(merge, table);
};
