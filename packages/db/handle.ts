import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { rawQueries, type RawQueries } from './rows.ts';

/** A URL, or host (a folder for a Unix socket), port, user and database. */
export type Connection = pg.PoolConfig;

/** A handle for queries outside a transaction; each statement uses a connection of the pool. */
export type Db = NodePgDatabase<Record<string, never>> & RawQueries & { $client: pg.Pool };

/** A handle on one connection; in a write call all its statements are one transaction. */
export type Tx = NodePgDatabase<Record<string, never>> & RawQueries & { $client: pg.PoolClient };

/** Either kind of handle, for reads. */
export type Handle = Db | Tx;

// Ids and counts are far below 2^53, so int8 is parsed as a number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
// The driver reads arrays of int8 as texts, whatever the parser of one int8 is; its builtins do not name the type.
const int8Array: number = 1016;
const parseTexts: (raw: string) => (string | null)[] = pg.types.getTypeParser(int8Array);
pg.types.setTypeParser(int8Array, (raw) => parseTexts(raw).map((text) => (text === null ? null : Number(text))));
// Twice as fast as the driver's own parser.
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (instant) => new Date(instant));
// A day has no time zone: it stays text, `2026-05-04`.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

/** Opens a pool with at most `max` connections. */
export const openDb = (connection: Connection, max = 20): Db => {
  const pool = new pg.Pool({
    max,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    // Sends independent statements without waiting for each other.
    pipeline: true,
    ...connection,
  });
  // An error on an idle connection must not end the process; the next query opens a new one.
  pool.on('error', () => undefined);
  // The same for a checked-out connection, which the pool does not listen to: its statements fail, and it is discarded.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return Object.assign(drizzle(pool), rawQueries(pool));
};

const handles = new WeakMap<pg.PoolClient, Tx>();

/** The handle of a connection, created once per connection. */
export const handleFor = (client: pg.PoolClient): Tx => {
  const cached = handles.get(client);
  if (cached) return cached;
  const handle: Tx = Object.assign(drizzle(client), rawQueries(client));
  handles.set(client, handle);
  return handle;
};

/** The name of a handle's database, for caches of ids, which are valid for one database only. */
export const databaseName = ({ $client }: Handle): string => {
  if ('database' in $client && typeof $client.database === 'string') return $client.database;
  if (!('options' in $client)) return '';
  const { database, connectionString } = $client.options;
  return database ?? /\/([^/?]+)(?:\?|$)/.exec(connectionString ?? '')?.[1] ?? '';
};

/** The SQLSTATE of an error (`23505`: unique violation), also where a library has wrapped it; undefined otherwise. */
export const getSqlState = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) return error.code;
  return getSqlState(error.cause);
};

/** The name of the unique index that an error says was violated; undefined for any other error. */
export const getUniqueViolation = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && error.code === '23505' && 'constraint' in error && typeof error.constraint === 'string')
    return error.constraint;
  return getUniqueViolation(error.cause);
};

// Too many connections; starting or stopping; terminated by the administrator or after a crash of another backend.
const closedStates = new Set(['53300', '57P03', '57P01', '57P02', '08000', '08003', '08006']);
const lostConnection = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
]);
const lostCodes = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']);
// The system calls that begin a connection: a database that is restarted in a container has no name meanwhile.
const connectCalls = new Set<unknown>(['connect', 'getaddrinfo']);

/**
 * Whether the database was unreachable or went away before it responded, also where a library has wrapped the error. A
 * statement may have been executed nevertheless; repeating the request is safe.
 */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if ('syscall' in error && connectCalls.has(error.syscall)) return true;
  // A host with several addresses, each of which was tried.
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isDatabaseUnavailable);
  if ('code' in error && typeof error.code === 'string') {
    if (closedStates.has(error.code)) return true;
    if (lostCodes.has(error.code) && 'syscall' in error) return true;
  }
  return lostConnection.has(error.message) || isDatabaseUnavailable(error.cause);
};
