import pg from 'pg';
import { handleFor, type Db, type Tx } from './handle.ts';

/** Statements of the open transactions that nobody has waited for. */
const pendingStatements = new WeakMap<pg.PoolClient, Promise<unknown>[]>();

/** Lets what this turn of the event loop sends go out in one write. */
const corkUntilNextTick = (client: pg.PoolClient): void => {
  if (!(client instanceof pg.Client)) return;
  const { stream } = client.connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
};

/**
 * Sends a statement for whose answer its sender does not wait: it travels with what is sent next, the commit waits for
 * it, and its failure is the transaction's.
 */
export const sendWithoutWaiting = ({ $client }: Tx, send: () => Promise<unknown>): void => {
  const pending = pendingStatements.get($client);
  if (!pending) throw new Error('only a transaction waits for what is sent ahead');
  corkUntilNextTick($client);
  const sent = send();
  sent.catch(() => undefined);
  pending.push(sent);
};

const firstFailure = async (sent: readonly Promise<unknown>[]): Promise<unknown> => {
  const ended = await Promise.allSettled(sent);
  return ended.find((result) => result.status === 'rejected')?.reason;
};

/** Runs work in one transaction; a throw rolls it back and goes on to the caller. */
export const inTransaction = async <Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> => {
  const client = await db.$client.connect();
  const sent: Promise<unknown>[] = [];
  pendingStatements.set(client, sent);
  const tx = handleFor(client);
  let broken: Error | undefined;
  try {
    sendWithoutWaiting(tx, () => client.query('BEGIN'));
    const result = await work(tx);
    // After a failure the database answers a commit by rolling back.
    sendWithoutWaiting(tx, () => client.query('COMMIT'));
    await Promise.all(sent);
    return result;
  } catch (error) {
    const first = await firstFailure(sent);
    await client.query('ROLLBACK').catch((failed: Error) => {
      broken = failed;
    });
    throw first ?? error;
  } finally {
    pendingStatements.delete(client);
    client.release(broken);
  }
};

/** Runs work inside a transaction, gives its result and takes back every trace of it in the database. */
export const dryRun = async <Result>(tx: Tx, work: () => Promise<Result>): Promise<Result> => {
  await tx.$client.query('savepoint rehearsal');
  const result = await work();
  await tx.$client.query('rollback to savepoint rehearsal');
  return result;
};
