import { emptyDatabase, type DatabaseRows } from '../empty-database.ts';
import { openExisting, type ExistingDatabase } from '../existing-database.ts';
import { listRegisteredStores, readStoreNotes, type StoreContent } from '../store-registry.ts';
import { sealedName } from './has-sealed.ts';
import { sealDatabase } from './seal-database.ts';

/** What the server lacks of a database, where that is not all of it. */
export interface UnsentRules {
  /** Selects those rows. */
  pick(rows: DatabaseRows): DatabaseRows;
  /** How many things a person would miss among them. */
  count(rows: DatabaseRows): number;
  /** Rewrites rows of earlier versions, as the database's definition does. */
  upgradeRows?(rows: DatabaseRows): DatabaseRows;
}

/** The rules by the names of databases. */
export type UnsentRulesByName = Readonly<Record<string, UnsentRules>>;

/** What versions that noted nothing have left, for browsers that do not list their databases. No kind is added here. */
const formerKinds: readonly (readonly [string, StoreContent])[] = [
  ...(['journal', 'files', 'recordings', 'marks', 'book-marks', 'highlights', 'words'] as const).map(
    (kind) => [kind, 'unsent'] as const,
  ),
  ...[['work', 'copies'] as const, ['answers', 'copies'] as const],
];

/**
 * Every database that the device may have of a person: what this window has opened, what any window has noted, what the
 * browser lists, and what earlier versions had. One that nothing is known of counts as unsent.
 */
export const listStores = async (personId: number): Promise<ReadonlyMap<string, StoreContent>> => {
  const listed = ((await indexedDB.databases?.()) ?? []).flatMap(({ name = '' }) => name);
  const isOwn = (name: string): boolean =>
    name.startsWith('inkstone-') && name.endsWith(`-${personId}`) && name !== sealedName(personId);
  const known: (readonly [string, StoreContent])[] = [
    ...formerKinds.map(([kind, content]) => [`inkstone-${kind}-${personId}`, content] as const),
    ...readStoreNotes(personId),
    ...listRegisteredStores(personId).map(({ name, content }) => [name, content] as const),
  ];
  const contents = new Map(known.filter(([name]) => isOwn(name)));
  for (const name of listed) if (isOwn(name) && !contents.has(name)) contents.set(name, 'unsent');
  return contents;
};

const listNames = async (personId: number, searchedContent: StoreContent): Promise<string[]> =>
  [...(await listStores(personId))].flatMap(([name, content]) => (content === searchedContent ? [name] : []));

const readRows = async (database: ExistingDatabase): Promise<DatabaseRows> => {
  const names = [...database.objectStoreNames];
  const read = names.map(async (name) => [name, (await database.getAll(name)) as unknown[]] as const);
  return Object.fromEntries(await Promise.all(read));
};

const countIn = async (name: string, rules: UnsentRules | undefined): Promise<number> => {
  const database = await openExisting(name);
  if (!database) return 0;
  try {
    if (rules) {
      const rows = await readRows(database);
      return rules.count(rules.pick(rules.upgradeRows?.(rows) ?? rows));
    }
    const counts = await Promise.all([...database.objectStoreNames].map((store) => database.count(store)));
    return counts.reduce((sum, count) => sum + count, 0);
  } finally {
    database.close();
  }
};

/** The number of things of a person that only this device has. */
export const countUnsent = async (personId: number, rules: UnsentRulesByName): Promise<number> => {
  const names = await listNames(personId, 'unsent');
  const counts = await Promise.all(names.map((name) => countIn(name, rules[name])));
  return counts.reduce((sum, count) => sum + count, 0);
};

/** Encrypts what the server does not have, database by database; throws where one of them failed. */
export const sealStores = async (
  key: string,
  { personId, isAlone, rules }: { personId: number; isAlone: boolean; rules: UnsentRulesByName },
): Promise<void> => {
  const failures: unknown[] = [];
  for (const name of await listNames(personId, 'unsent')) {
    const { pick, upgradeRows } = rules[name] ?? {};
    const options = { personId, name, isAlone, ...(pick && { unsent: pick }), ...(upgradeRows && { upgradeRows }) };
    await sealDatabase(key, options).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
};

/** Deletes the databases of which the server has everything. */
export const deleteCopies = async (personId: number, isAlone: boolean): Promise<void> => {
  const names = await listNames(personId, 'copies');
  await Promise.all(names.map((name) => emptyDatabase(name, isAlone)));
};
