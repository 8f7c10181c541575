import pg from 'pg';
import type { PushEvent } from '@inkstone/call/server';
import type { Connection, Tx } from '@inkstone/db';

const channel = 'inkstone_push';
// A notification holds 8,000 bytes; so many ids always fit.
const idsPerNotification = 400;

const retryMs = 1000;

// One stream a browser: more than this many are streams that a lost network left behind, or mischief.
const maxStreamsPerPerson = 20;

interface Notification {
  to: number[];
  event: PushEvent;
}

/** A browser's ear on the hub. */
export type Listener = (event: PushEvent) => void;

/** Wakes the browsers of persons across all server processes, by LISTEN and NOTIFY with ids only. */
export interface PushHub {
  /** Inside a transaction: heard by every process when it commits. */
  push(tx: Tx, personIds: readonly number[], event: PushEvent): Promise<void>;
  /** Adds a listener for one person, whose oldest makes room where there are many; the result takes it away. */
  listen(personId: number, listener: Listener): () => void;
  /** Tells every listener that the process is going: streams end, browsers come to another process. */
  announceClosing(): void;
  /** Number of listeners of this process, for the metrics. */
  count(): number;
  stop(): Promise<void>;
}

/** A connection to listen on. The database may end it in the very moment in which it is made, before its holder listens to it. */
export const connectTo = async (connection: Connection): Promise<pg.Client> => {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

/** Inside a transaction: heard by every process when it commits. */
export const notifyPersons: PushHub['push'] = async (tx, personIds, event) => {
  for (let from = 0; from < personIds.length; from += idsPerNotification) {
    const notification = { to: personIds.slice(from, from + idsPerNotification), event };
    await tx.$client.query('select pg_notify($1, $2)', [channel, JSON.stringify(notification)]);
  }
};

/** Starts the hub on a connection of its own; a lost one is opened again, as often as it takes, and then all streams end. */
export const startPushHub = async (
  connect: () => Promise<pg.Client>,
  onError: (error: Error) => void,
): Promise<PushHub> => {
  const listeners = new Map<number, Set<Listener>>();
  let client: pg.Client | null = null;
  let isStopped = false;
  let retry: NodeJS.Timeout | undefined;

  const deliver = (payload: string) => {
    const { to, event } = JSON.parse(payload) as Notification;
    for (const id of to) for (const listener of listeners.get(id) ?? []) listener(event);
  };

  const open = async () => {
    const opened = await connect();
    opened.on('notification', ({ payload }) => payload && deliver(payload));
    opened.on('error', handleLoss);
    client = opened;
    await opened.query(`listen ${channel}`);
    if (isStopped) await opened.end();
  };
  // One loss may be told more than once: by the connection, and by what was asked on it.
  const handleLoss = (error: Error) => {
    onError(error);
    client = null;
    clearTimeout(retry);
    if (!isStopped) retry = setTimeout(() => void open().then(announceClosing, handleLoss), retryMs);
  };
  // What was pushed while nobody listened was missed: who comes again asks anew for what it shows.
  const announceClosing = () => {
    for (const personListeners of listeners.values())
      for (const listener of personListeners) listener({ kind: 'closing' });
  };
  await open().catch((error: unknown) => {
    isStopped = true;
    clearTimeout(retry);
    throw error;
  });

  return {
    push: notifyPersons,
    listen(personId, listener) {
      const personListeners = listeners.get(personId) ?? new Set();
      personListeners.add(listener);
      const [oldest] = personListeners;
      if (personListeners.size > maxStreamsPerPerson && oldest) {
        personListeners.delete(oldest);
        oldest({ kind: 'closing' });
      }
      listeners.set(personId, personListeners);
      return () => {
        personListeners.delete(listener);
        if (personListeners.size === 0 && listeners.get(personId) === personListeners) listeners.delete(personId);
      };
    },
    announceClosing,
    count: () => [...listeners.values()].reduce((sum, personListeners) => sum + personListeners.size, 0),
    async stop() {
      isStopped = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
};
