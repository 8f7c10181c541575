import { isOnlyStudent } from '@inkstone/session/contract';
import type { Handle, Tx } from '@inkstone/db';
import type { LockedAccount } from '@inkstone/session/server';
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

/** Why two accounts cannot be merged; null where they can. */
export const findMergeFault = (
  accounts: readonly Pick<LockedAccount, 'roles' | 'permissions' | 'leftAt'>[],
): 'person.mergeOnlyStudents' | 'person.mergeInactive' | null => {
  const isStudent = ({ roles, permissions }: Pick<LockedAccount, 'roles' | 'permissions'>): boolean =>
    isOnlyStudent(roles) && permissions.length === 0;
  if (!accounts.every(isStudent)) return 'person.mergeOnlyStudents';
  return accounts.every(({ leftAt }) => leftAt === null) ? null : 'person.mergeInactive';
};

const count = (moves: readonly RowMove[], way: RowMove['way']): number =>
  moves.filter((move) => move.way === way).length;

/** What merging two accounts would move. */
export const planMerge = async (db: Handle, sides: MergeSides): Promise<MergePlan> => {
  const tables: MergePlan['tables'] = [];
  for (const table of await listMergedTables(db)) {
    const moves = await listMoves(db, table, sides);
    if (moves.length > 0)
      tables.push({
        ...{ table: table.table, moves: count(moves, 'move') },
        ...{ swaps: count(moves, 'swap'), stays: count(moves, 'stay') },
      });
  }
  return { tables };
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

/** Moves the rows of one table, and stores which they were. */
const mergeTable = async ({ tx, changeSetId, sides }: TableMerge, table: MergedTable): Promise<void> => {
  const { sourceId, targetId } = sides;
  const moves = (await listMoves(tx, table, sides)).filter(({ way }) => way !== 'stay');
  const likes = moves.flatMap(({ way, likeKey, pair }) =>
    way === 'swap' && likeKey ? [{ rowKey: likeKey, pair }] : [],
  );
  const rowKeys = moves.map(({ rowKey }) => rowKey);
  const likeKeys = likes.map(({ rowKey }) => rowKey);
  await exchangeRows(tx, table, { fromId: sourceId, toId: targetId, rowKeys, likeKeys });
  await giveFollowers(tx, table, sides);
  const pairs = new Map([
    ...moves
      .filter(({ way }) => way === 'swap')
      .map(({ rowKey, pair }) => [`t${JSON.stringify(rowKey)}`, pair] as const),
    ...likes.map(({ rowKey, pair }) => [`s${JSON.stringify(rowKey)}`, pair] as const),
  ]);
  const toRow =
    (side: 't' | 's', fromId: number, toId: number) =>
    (sum: { rowKey: Record<string, unknown>; checksum: string }) => ({
      ...{ changeSetId, tableName: table.table, ...sum, fromId, toId, state: 'applied' as const },
      pair: pairs.get(`${side}${JSON.stringify(sum.rowKey)}`) ?? null,
    });
  await insertMergeRows(tx, [
    ...(await listChecksums(tx, table, { rowKeys, personId: targetId })).map(toRow('t', sourceId, targetId)),
    ...(await listChecksums(tx, table, { rowKeys: likeKeys, personId: sourceId })).map(toRow('s', targetId, sourceId)),
  ]);
};

/** Moves everything of one account to another one. */
export const mergeAccounts = async (merge: TableMerge): Promise<void> => {
  for (const table of await listMergedTables(merge.tx)) await mergeTable(merge, table);
};

/** Takes the rows of one table back that are as they were moved; of two that changed places both or none. */
const unmergeTable = async (
  { tx, changeSetId, sides }: TableMerge,
  table: MergedTable,
  rows: readonly PersonMergeRow[],
): Promise<void> => {
  const { sourceId, targetId } = sides;
  const moved = rows.filter(({ fromId }) => fromId === sourceId);
  const likes = rows.filter(({ fromId }) => fromId === targetId);
  const toKeys = (list: readonly PersonMergeRow[]) => list.map(({ rowKey }) => rowKey);
  const present = new Set(
    [
      ...(await listChecksums(tx, table, { rowKeys: toKeys(moved), personId: targetId })),
      ...(await listChecksums(tx, table, { rowKeys: toKeys(likes), personId: sourceId })),
    ].map(({ checksum }) => checksum),
  );
  const changedPairs = new Set(
    rows.flatMap(({ pair, checksum }) => (pair && !present.has(checksum) ? [JSON.stringify(pair)] : [])),
  );
  const isAsMoved = ({ pair, checksum }: PersonMergeRow): boolean =>
    present.has(checksum) && !(pair && changedPairs.has(JSON.stringify(pair)));
  const likeKeys = toKeys(likes.filter(isAsMoved));
  const rowKeys = toKeys(moved.filter(isAsMoved));
  await exchangeRows(tx, table, { fromId: targetId, toId: sourceId, rowKeys, likeKeys });
  await giveFollowers(tx, table, sides);
  const results = rows.map((row) => ({ ...row, state: isAsMoved(row) ? ('undone' as const) : ('stays' as const) }));
  await updateMergeRows(tx, { changeSetId, tableName: table.table, rows: results });
};

/** Gives an account back what was moved from it. */
export const unmergeAccounts = async (merge: TableMerge, rows: readonly PersonMergeRow[]): Promise<void> => {
  for (const table of await listMergedTables(merge.tx)) {
    const own = rows.filter(({ tableName }) => tableName === table.table);
    if (own.length > 0) await unmergeTable(merge, table, own);
  }
};
