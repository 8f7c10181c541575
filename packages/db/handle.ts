import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** Where the database is: a URL, or host (a folder for a Unix socket), port, user, database. */
export type Connection = pg.PoolConfig;

/** A handle for queries outside a transaction: each statement takes a connection of the pool. */
export type Db = NodePgDatabase<Record<string, never>> & { $client: pg.Pool };

/** A handle on one connection; inside a write call everything on it is one transaction. */
export type Tx = NodePgDatabase<Record<string, never>> & { $client: pg.PoolClient };

/** A handle of either kind: reads take both. */
export type Handle = Db | Tx;

// Identities and counts are far below 2^53, so that int8 is a plain number everywhere.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** Opens a pool. `max` is the most connections at once. */
export const openDb = (connection: Connection, max = 20): Db => {
  const pool = new pg.Pool({
    max,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    // Statements that do not wait for each other travel together.
    pipeline: true,
    ...connection,
  });
  // An idle connection that the server ends must not end the process; the next query opens a new one.
  pool.on('error', () => undefined);
  // Nor may one that somebody holds, to which the pool does not listen: its statements fail, and it is thrown away.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return drizzle(pool);
};

const handles = new WeakMap<pg.PoolClient, Tx>();

/** The handle of a connection, made once for it. */
export const handleFor = (client: pg.PoolClient): Tx => {
  const known = handles.get(client);
  if (known) return known;
  const handle: Tx = drizzle(client);
  handles.set(client, handle);
  return handle;
};

/** Names the database of a handle; pool and connection both know it. What is remembered of ids is remembered of one. */
export const databaseName = ({ $client }: Handle): string => {
  if ('database' in $client && typeof $client.database === 'string') return $client.database;
  if (!('options' in $client)) return '';
  const { database, connectionString } = $client.options;
  return database ?? /\/([^/?]+)(?:\?|$)/.exec(connectionString ?? '')?.[1] ?? '';
};

/**
 * A named prepared statement for hot paths: planned once a connection. Values by position; rows as the database
 * names them.
 */
export const statement = <Row extends object>(name: string, text: string) => {
  return async (handle: Handle, values: readonly unknown[]): Promise<Row[]> => {
    const result = await handle.$client.query<Row & pg.QueryResultRow>({
      name,
      text,
      values: [...values],
    });
    return result.rows;
  };
};

/** The database's own code of an error (`23505` unique violation), wherever a library wrapped it; undefined if none. */
export const getSqlState = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) return error.code;
  return getSqlState(error.cause);
};

// Too many connections; starting or stopping; ended by the administrator, or as another of its processes crashed.
const closedStates = new Set(['53300', '57P03', '57P01', '57P02', '08000', '08003', '08006']);
const lostConnection = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
]);
const lostCodes = new Set(['ECONNRESET', 'EPIPE']);

/**
 * True where the database could not be asked or went away before it answered, wherever a library wrapped the error: it
 * is down, starting, or has no connection left. What was sent may have been done all the same; the same press sent
 * again is done once.
 */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if ('syscall' in error && error.syscall === 'connect') return true;
  if ('code' in error && typeof error.code === 'string') {
    if (closedStates.has(error.code)) return true;
    if (lostCodes.has(error.code) && 'syscall' in error) return true;
  }
  return lostConnection.has(error.message) || isDatabaseUnavailable(error.cause);
};
