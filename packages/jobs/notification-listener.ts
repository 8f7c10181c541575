import pg from 'pg';
import type { Connection } from '@inkstone/db';

/**
 * Listens on a channel until it is closed; `onAgain` is called each time that it listens, to catch up on what was
 * missed.
 */
export type OpenListener = (
  channel: string,
  onNotification: (payload: string) => void,
  onReconnect: () => void,
) => Promise<{ close(): Promise<void> }>;

const retryMs = 1000;

/**
 * The queue's ear on a connection of its own, opened again as often as it takes. The queue has one by itself, which takes
 * its hearers away before the connection has ended: where the database ends it in that moment, nobody hears the error,
 * and the process dies of it. Here a connection is heard for as long as it lives.
 */
export const createListenerOpener =
  (connection: Connection, onError: (error: Error) => void): OpenListener =>
  async (channel, onNotification, onAgain) => {
    let client: pg.Client | null = null;
    let isClosed = false;
    let retry: NodeJS.Timeout | undefined;

    const handleLoss = (lost: pg.Client, error: Error): void => {
      if (isClosed || client !== lost) return;
      client = null;
      onError(error);
      lost.end().catch(() => undefined);
      retry = setTimeout(() => void open().catch(() => undefined), retryMs);
    };
    const open = async (): Promise<void> => {
      const opened = new pg.Client({ ...connection, keepAlive: true, keepAliveInitialDelayMillis: 10_000 });
      client = opened;
      opened.on('error', (error) => handleLoss(opened, error));
      opened.on('end', () => handleLoss(opened, new Error('The connection that listens has ended.')));
      opened.on('notification', ({ payload }) => payload !== undefined && onNotification(payload));
      try {
        await opened.connect();
        await opened.query(`listen "${channel}"`);
      } catch (error) {
        handleLoss(opened, error as Error);
        throw error;
      }
      onAgain();
    };
    const close = async (): Promise<void> => {
      isClosed = true;
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
    };
    try {
      await open();
    } catch (error) {
      // The queue goes on without notifications and polls.
      await close();
      throw error;
    }
    return { close };
  };
