import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { PushEvent } from '@inkstone/call/server';
import type { Connection, Tx } from '@inkstone/db';
import { settingChannel } from './school-settings.queries.ts';
import { settingRefreshes } from './setting-refreshes.ts';

const channel = 'inkstone_push';
// A notification may have 8,000 bytes; this many ids always fit.
const idsPerNotification = 400;

const retryMs = 1000;

// A browser opens one stream; more than this are left over from lost connections, or abuse.
const maxStreamsPerPerson = 20;

interface Notification {
  to: number[];
  event: PushEvent;
}

/** A callback for push events. */
export type Listener = (event: PushEvent) => void;

/** Pushes events to the browsers of persons across all server processes, by LISTEN and NOTIFY with ids only. */
export interface PushHub {
  /** To be called in a transaction: every process receives the event when it commits. */
  push(tx: Tx, personIds: readonly number[], event: PushEvent): Promise<void>;
  /** Adds a listener for a person, dropping the oldest one above the limit; returns a function that removes it. */
  listen(personId: number, listener: Listener): () => void;
  /** Notifies every listener that the process is stopping, so that browsers connect to another one. */
  announceClosing(): void;
  /** The number of listeners of this process, for the metrics. */
  count(): number;
  stop(): Promise<void>;
}

/** Opens a connection to listen on, with an error handler from the start: the server may end it at any moment. */
export const connectTo = async (connection: Connection): Promise<pg.Client> => {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

/** To be called in a transaction: every process receives the event when it commits. */
export const notifyPersons: PushHub['push'] = async (tx, personIds, event) => {
  for (let from = 0; from < personIds.length; from += idsPerNotification) {
    const notification = { to: personIds.slice(from, from + idsPerNotification), event };
    await tx.run(sql`select pg_notify(${channel}, ${JSON.stringify(notification)})`);
  }
};

/** The listeners of each person, at most a few per person: the oldest of more is closed. */
const createPersonListeners = () => {
  const listeners = new Map<number, Set<Listener>>();
  return {
    deliver({ to, event }: Notification): void {
      for (const id of to) for (const listener of listeners.get(id) ?? []) listener(event);
    },
    add(personId: number, listener: Listener) {
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
    deliverToAll(event: PushEvent): void {
      for (const personListeners of listeners.values()) for (const listener of personListeners) listener(event);
    },
    count: () => [...listeners.values()].reduce((sum, personListeners) => sum + personListeners.size, 0),
  };
};

/** Called when a setting may have changed; `canHear`: whether further changes will be reported. */
type SettingsListener = (canHear: boolean) => void;

const ignoreSettings: SettingsListener = () => undefined;

/** Starts the hub on its own connection; a lost one is reopened until it works, and then all streams are ended. */
export const startPushHub = async (
  connect: () => Promise<pg.Client>,
  onError: (error: Error) => void,
  onSettings: SettingsListener = ignoreSettings,
): Promise<PushHub> => {
  const listeners = createPersonListeners();
  let client: pg.Client | null = null;
  let isStopped = false;
  let retry: NodeJS.Timeout | undefined;

  // Pushes sent while the connection was down are lost; browsers that reconnect reload what they show.
  const announceClosing = () => listeners.deliverToAll({ kind: 'closing' });
  const handleSetting = (key: string) => {
    onSettings(true);
    const about = settingRefreshes.get(key);
    if (about) listeners.deliverToAll({ kind: 'refresh', about });
  };
  const open = async () => {
    const opened = await connect();
    opened.on('notification', ({ channel: name, payload }) => {
      if (name === settingChannel) handleSetting(payload ?? '');
      else if (payload) listeners.deliver(JSON.parse(payload) as Notification);
    });
    opened.on('error', handleLoss);
    client = opened;
    await opened.query(`listen ${channel}`);
    await opened.query(`listen ${settingChannel}`);
    onSettings(true);
    if (isStopped) await opened.end();
  };
  // A loss may be reported twice: by the connection and by a failed query.
  const handleLoss = (error: Error) => {
    onError(error);
    onSettings(false);
    client = null;
    clearTimeout(retry);
    if (!isStopped) retry = setTimeout(() => void open().then(announceClosing, handleLoss), retryMs);
  };
  await open().catch((error: unknown) => {
    isStopped = true;
    clearTimeout(retry);
    throw error;
  });

  return {
    push: notifyPersons,
    listen: listeners.add,
    announceClosing,
    count: listeners.count,
    async stop() {
      isStopped = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
};
