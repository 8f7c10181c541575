import pg from 'pg';
import { handleFor, type Db, type Tx } from './handle.ts';

/** Statements of open transactions that were not awaited. */
const pendingStatements = new WeakMap<pg.PoolClient, Promise<unknown>[]>();

/** Sends the statements of this tick in one write. */
const corkUntilNextTick = (client: pg.PoolClient): void => {
  if (!(client instanceof pg.Client)) return;
  const { stream } = client.connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
};

/**
 * Sends a statement without awaiting it: it is batched with the next one, the commit waits for it, and its failure
 * fails the transaction.
 */
export const sendWithoutWaiting = ({ $client }: Tx, send: () => Promise<unknown>): void => {
  const pending = pendingStatements.get($client);
  if (!pending) throw new Error('only a transaction waits for what is sent ahead');
  corkUntilNextTick($client);
  const sent = send();
  sent.catch(() => undefined);
  pending.push(sent);
};

const firstFailure = async (queries: readonly Promise<unknown>[]): Promise<unknown> => {
  const ended = await Promise.allSettled(queries);
  return ended.find((result) => result.status === 'rejected')?.reason;
};

/** Runs a function in one transaction; an error rolls it back and is rethrown. */
export const inTransaction = async <Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> => {
  const client = await db.$client.connect();
  const queries: Promise<unknown>[] = [];
  pendingStatements.set(client, queries);
  const tx = handleFor(client);
  let broken: Error | undefined;
  try {
    sendWithoutWaiting(tx, () => client.query('BEGIN'));
    const result = await work(tx);
    // After a failure the database answers COMMIT by rolling back.
    sendWithoutWaiting(tx, () => client.query('COMMIT'));
    await Promise.all(queries);
    return result;
  } catch (error) {
    const first = await firstFailure(queries);
    await client.query('ROLLBACK').catch((failed: Error) => {
      broken = failed;
    });
    throw first ?? error;
  } finally {
    pendingStatements.delete(client);
    client.release(broken);
  }
};

/** Runs a function inside a transaction, returns its result and rolls back its changes. */
export const dryRun = async <Result>(tx: Tx, work: () => Promise<Result>): Promise<Result> => {
  await tx.$client.query('savepoint rehearsal');
  const result = await work();
  await tx.$client.query('rollback to savepoint rehearsal');
  return result;
};
