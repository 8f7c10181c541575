import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { sendSignal } from './embedded-postmaster.ts';
import { AlreadyRunningError } from './embedded-errors.ts';

/** Holds a data folder until it is released or the process ends. */
export interface FolderLock {
  release(): Promise<void>;
}

/** The advisory lock of the folder. */
export const lockKey = 4_817_236;

/**
 * Locks the folder for this process with an advisory lock in its database, which the server releases when the process
 * dies. Throws `AlreadyRunningError` where another process holds it.
 */
export const holdFolder = async (connection: pg.ClientConfig, folder: string): Promise<FolderLock> => {
  let released = false;
  let client = await acquire(connection, folder);
  const watchConnection = (): void => {
    client.once('error', () => {
      if (!released) void reacquire();
    });
  };
  // PostgreSQL ends all connections when one of its processes crashes; the lock is acquired again once it serves.
  const reacquire = async (): Promise<void> => {
    while (!released) {
      try {
        client = await acquire(connection, folder);
        watchConnection();
        return;
      } catch {
        await pause(500, undefined, { ref: false });
      }
    }
  };
  watchConnection();
  return {
    async release() {
      released = true;
      await client.end().catch(() => undefined);
    },
  };
};

const acquire = async (connection: pg.ClientConfig, folder: string): Promise<pg.Client> => {
  const client = new pg.Client({
    ...connection,
    database: 'postgres',
    application_name: `inkstone ${process.pid}`,
    keepAlive: true,
  });
  await client.connect();
  // The server may end the connection before there is another error handler.
  client.on('error', () => undefined);
  const holder = await findOtherOwner(client);
  if (holder === undefined) return client;
  await client.end();
  throw new AlreadyRunningError(
    `Inkstone already runs on ${folder}${holder && ` (${holder.replace('inkstone', 'process')})`}. Stop it first, or start this one with another folder: DATA_DIR=./other npm start`,
  );
};

// The server notices a killed process within milliseconds, on a busy machine later.
const mostWaitMs = 30_000;

/** Acquires the lock; otherwise returns the name of its live owner. */
const findOtherOwner = async (client: pg.Client): Promise<string | undefined> => {
  for (const since = performance.now(); ; await pause(20)) {
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [lockKey]);
    if (rows[0]?.got) return undefined;
    const holder = await client.query<{ name: string }>(
      `select application_name as name from pg_stat_activity join pg_locks using (pid)
       where locktype = 'advisory' and objid = $1 and granted and pg_stat_activity.datname = 'postgres'`,
      [lockKey],
    );
    const name = holder.rows[0]?.name ?? '';
    const pid = Number.parseInt(name.slice('inkstone '.length), 10);
    const isGoing = Number.isNaN(pid) || !sendSignal(pid, 0);
    if (!isGoing || performance.now() - since > mostWaitMs) return name;
  }
};
