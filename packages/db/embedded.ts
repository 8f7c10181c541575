import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { chooseAccount, type Account } from './embedded-account.ts';
import { makeCluster } from './embedded-cluster.ts';
import { holdFolder } from './embedded-lock.ts';
import { findPrograms, type Programs } from './embedded-programs.ts';
import { isStaleServerMessage, readExitLog } from './embedded-exit-log.ts';
import { endsWithin, isPostgres, isZombie, readPostmaster, sendSignal } from './embedded-postmaster.ts';
import { superviseServer } from './embedded-supervisor.ts';
import { databaseStartError } from './embedded-errors.ts';
export { AlreadyRunningError, DatabaseStartError } from './embedded-errors.ts';

/** A running embedded database. */
export interface Embedded {
  /** URL for any PostgreSQL client on this machine. */
  url: string;
  /** The same for `pg`: `host` is the folder of the Unix socket. */
  connection: { host: string; port: number; user: string; database: string };
  /** Whether a server that was still running (after `kill -9` of the product) was reused. */
  tookOver: boolean;
  /** Ends all connections and stops the server; committed data is on disk. */
  stop(): Promise<void>;
}

/** Options of the embedded database. */
export interface EmbeddedOptions {
  /** The product's data folder; PostgreSQL's own is its subfolder `postgres`. */
  dataDir: string;
  /** Receives a message for each step. */
  log(text: string): void;
  /** PostgreSQL settings that override the defaults. */
  settings?: Readonly<Record<string, string>>;
}

const user = 'inkstone';
const port = 5432;
const defaults: Readonly<Record<string, string>> = {
  max_connections: '120',
  shared_buffers: '192MB',
  max_wal_size: '2GB',
  // The folder is on an SSD, where random access costs hardly more than sequential access.
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  logging_collector: 'on',
  log_filename: 'postgres-%a.log',
  log_rotation_age: '1d',
  log_rotation_size: '0',
  log_truncate_on_rotation: 'on',
};

interface ClusterConfig {
  /** PostgreSQL's data folder. */
  cluster: string;
  /** The private folder of the socket. */
  socket: string;
  settings: Readonly<Record<string, string>>;
  /** Fingerprint of build and settings: a running server with another one is restarted. */
  mark: string;
}

/**
 * Starts the database of a data folder, or reuses the one that is still running; only one process may hold a folder.
 */
export const startEmbedded = async ({ dataDir, log, settings = {} }: EmbeddedOptions): Promise<Embedded> => {
  const programs = findPrograms();
  const place = resolveCluster(path.resolve(dataDir), { ...defaults, ...settings }, programs);
  const account = chooseAccount(programs, path.dirname(place.cluster));
  makeCluster({ cluster: place.cluster, user, programs, account, log });
  account.makePrivate(place.socket);

  let tookOver = await isServing(place);
  if (!tookOver) await startServer(place, programs, account, log);
  let lock = await holdFolder(connectionTo(place), dataDir);
  if (tookOver && (await readServerMark(place)) !== place.mark) {
    log('The running database has other settings: starting it anew');
    await lock.release();
    await stopServer(place);
    await startServer(place, programs, account, log);
    lock = await holdFolder(connectionTo(place), dataDir);
    tookOver = false;
  }
  if (tookOver) log('Took over the database that was still running');
  await ensureDatabase(place);
  const watch = superviseServer({
    isRunning: () => isPostgres(readPostmaster(place.cluster)?.pid),
    start: () => startServer(place, programs, account, () => undefined),
    log,
  });
  return {
    url: `postgresql://${user}@localhost/${user}?host=${encodeURIComponent(place.socket)}`,
    connection: connectionTo(place),
    tookOver,
    async stop() {
      await watch.end();
      await lock.release();
      await stopServer(place);
      removeIfEmpty(place.socket);
    },
  };
};

/** Another start may have its socket in the folder, which then stays. */
const removeIfEmpty = (folder: string): void => {
  try {
    rmdirSync(folder);
  } catch {
    // Not empty, or already removed.
  }
};

/** The connection to the running database of a data folder; undefined where none is running. */
export const findRunningDatabase = async (dataDir: string): Promise<Embedded['connection'] | undefined> => {
  const place = resolveCluster(path.resolve(dataDir), defaults, findPrograms());
  return (await isServing(place)) ? connectionTo(place) : undefined;
};

const resolveCluster = (
  dataDir: string,
  settings: Readonly<Record<string, string>>,
  programs: Programs,
): ClusterConfig => {
  const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
  const name = `inkstone-${digest(dataDir)}`;
  // A socket path may have 107 bytes, on macOS 103.
  const roomy = Buffer.byteLength(path.join(tmpdir(), name, `.s.PGSQL.${port}.lock`)) <= 100;
  return {
    cluster: path.join(dataDir, 'postgres'),
    socket: path.join(roomy ? tmpdir() : '/tmp', name),
    settings,
    mark: digest(JSON.stringify([programs.postgres, programs.version, settings])),
  };
};

const connectionTo = (place: ClusterConfig, database: string = user) => ({
  host: place.socket,
  port,
  user,
  database,
});

const startServer = async (
  place: ClusterConfig,
  programs: Programs,
  account: Account,
  log: (text: string) => void,
): Promise<void> => {
  if (await waitUntilServing(place)) return;
  log('Starting the database');
  for (const since = performance.now(); ; await pause(200)) {
    const waitedMs = performance.now() - since;
    removeStalePidFile(place, waitedMs);
    const ended = await runServer(place, programs, account);
    if (ended === null) return;
    // The remains of a killed database (its lock, a process that is still ending) disappear by themselves.
    if (isStaleServerMessage(ended) && waitedMs < maxStaleMs) continue;
    throw databaseStartError(`The database did not start:\n${ended}`);
  }
};

const maxStaleMs = 60_000;
const maxStartMs = 300_000;

/** Runs the server until it serves and returns null; if it exits first, returns its exit log. */
const runServer = async (place: ClusterConfig, programs: Programs, account: Account): Promise<string | null> => {
  const words = path.join(path.dirname(place.cluster), 'postgres-start.log');
  const output = openSync(words, 'w', 0o600);
  const settings = {
    ...place.settings,
    listen_addresses: '',
    unix_socket_directories: place.socket,
  };
  const all = {
    ...settings,
    unix_socket_permissions: '0700',
    port: String(port),
    'inkstone.mark': place.mark,
  };
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const begunMs = Date.now();
  const child = account.start(programs.postgres, ['-D', place.cluster, ...args], ['ignore', output, output]);
  closeSync(output);
  let ended = false;
  child.once('exit', () => (ended = true));
  child.once('error', () => (ended = true));
  child.unref();

  // After a crash it replays its log first, which may take minutes.
  for (let waitedMs = 0; waitedMs < maxStartMs; waitedMs += 20) {
    if (await isServing(place)) return null;
    // Where two starts overlap, one finds the other's server and continues with the lock.
    if (ended && !isPostgres(readPostmaster(place.cluster)?.pid)) break;
    await pause(20);
  }
  return readExitLog({ cluster: place.cluster, output: words, sinceMs: begunMs });
};

/** Waits for a server that is starting or stopping: true when it serves, false when it has ended. */
const waitUntilServing = async (place: ClusterConfig): Promise<boolean> => {
  for (let waitedMs = 0; waitedMs < 60_000 && isPostgres(readPostmaster(place.cluster)?.pid); waitedMs += 50) {
    if (await isServing(place)) return true;
    await pause(50);
  }
  return false;
};

/**
 * Removes a pid file whose pid now belongs to another program, as after a reboot. The file of a dead server is removed
 * by PostgreSQL itself once nothing of it is running; removing it earlier would allow two servers on one folder. A
 * zombie keeps its pid, for up to five seconds.
 */
const removeStalePidFile = (place: ClusterConfig, waitedMs: number): void => {
  const last = readPostmaster(place.cluster);
  if (!last || isPostgres(last.pid) || !sendSignal(last.pid, 0)) return;
  if (isZombie(last.pid) && waitedMs < 5000) return;
  rmSync(path.join(place.cluster, 'postmaster.pid'), { force: true });
};

const stopServer = async (place: ClusterConfig): Promise<void> => {
  const running = readPostmaster(place.cluster);
  if (!running || !isPostgres(running.pid)) return;
  sendSignal(running.pid, 'SIGINT');
  if (await endsWithin(running.pid, 30_000)) return;
  sendSignal(running.pid, 'SIGQUIT');
  await endsWithin(running.pid, 10_000);
};

/** Runs a function with a short connection to the maintenance database. */
const withConnection = async <Result>(
  place: ClusterConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({
    ...connectionTo(place, 'postgres'),
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const isServing = (place: ClusterConfig): Promise<boolean> => {
  if (!existsSync(path.join(place.socket, `.s.PGSQL.${port}`))) return Promise.resolve(false);
  return withConnection(place, () => Promise.resolve(true)).catch(() => false);
};

const readServerMark = (place: ClusterConfig): Promise<string | undefined> =>
  withConnection(place, async (client) => {
    const result = await client.query<{ mark: string | null }>("select current_setting('inkstone.mark', true) as mark");
    return result.rows[0]?.mark ?? undefined;
  });

const ensureDatabase = (place: ClusterConfig): Promise<void> =>
  withConnection(place, async (client) => {
    const result = await client.query('select 1 from pg_database where datname = $1', [user]);
    if (result.rowCount === 0) await client.query(`create database ${user}`);
  });
