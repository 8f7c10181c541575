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
  /** Address for any PostgreSQL client on this machine. */
  url: string;
  /** The same for `pg`: `host` is the folder of the Unix socket. */
  connection: { host: string; port: number; user: string; database: string };
  /** True where a server that still ran (after `kill -9` of the product) goes on serving. */
  tookOver: boolean;
  /** Ends all connections and stops the server; what was committed is on disk. */
  stop(): Promise<void>;
}

/** How the embedded database is started. */
export interface EmbeddedOptions {
  /** The product's data folder; PostgreSQL's own is `postgres` inside. */
  dataDir: string;
  /** Told each step in words. */
  log(text: string): void;
  /** PostgreSQL settings over the product's own. */
  settings?: Readonly<Record<string, string>>;
}

const user = 'inkstone';
const port = 5432;
const defaults: Readonly<Record<string, string>> = {
  max_connections: '120',
  shared_buffers: '192MB',
  max_wal_size: '2GB',
  // The folder lies on a disk without a moving arm: a page far off costs hardly more than the next one.
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
  /** Names build and settings: a server of another mark that still runs is started anew. */
  mark: string;
}

/** Starts the database of a data folder, or takes over the one that still runs; only one product may hold a folder. */
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

/** A start that came meanwhile has its socket in the folder, which then stays. */
const removeIfEmpty = (folder: string): void => {
  try {
    rmdirSync(folder);
  } catch {
    // Not empty, or gone already.
  }
};

/** Where the database of a data folder serves at this moment; undefined when nothing runs there. */
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
  // A socket's path may have 107 bytes, on macOS 103.
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
    // What a database that was killed leaves behind (its lock, a process that still ends) goes away by itself.
    if (isStaleServerMessage(ended) && waitedMs < maxStaleMs) continue;
    throw databaseStartError(`The database did not start:\n${ended}`);
  }
};

const maxStaleMs = 60_000;
const maxStartMs = 300_000;

/** Runs the server until it serves; where it ends before, its last words. */
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

  // After a crash it first does again what its log says, which may take minutes.
  for (let waited = 0; waited < maxStartMs; waited += 20) {
    if (await isServing(place)) return null;
    // Of two starts at once one finds the other's server; it goes on to the lock.
    if (ended && !isPostgres(readPostmaster(place.cluster)?.pid)) break;
    await pause(20);
  }
  return readExitLog({ cluster: place.cluster, output: words, sinceMs: begunMs });
};

/** A server that is just starting or stopping is waited for: true when it serves, false when it is gone. */
const waitUntilServing = async (place: ClusterConfig): Promise<boolean> => {
  for (let waited = 0; waited < 60_000 && isPostgres(readPostmaster(place.cluster)?.pid); waited += 50) {
    if (await isServing(place)) return true;
    await pause(50);
  }
  return false;
};

/**
 * After a restart of the machine another program may have the number that the last server had. Of one that is dead
 * PostgreSQL takes the file away by itself, once nothing of it runs any more: doing that in its place would let a new
 * server work beside what is left of the old one. A dead process that nobody buries keeps its number, for five seconds.
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

/** Runs work on one short connection of the maintenance database. */
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
    const found = await client.query<{ mark: string | null }>("select current_setting('inkstone.mark', true) as mark");
    return found.rows[0]?.mark ?? undefined;
  });

const ensureDatabase = (place: ClusterConfig): Promise<void> =>
  withConnection(place, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [user]);
    if (found.rowCount === 0) await client.query(`create database ${user}`);
  });
