import pg from 'pg';
import type { Connection } from '@inkstone/db';

/**
 * Listens on a channel until it is closed; `onReconnect` is called each time that listening starts, to catch up on missed
 * notifications.
 */
export type OpenListener = (
  channel: string,
  onNotification: (payload: string) => void,
  onReconnect: () => void,
) => Promise<{ close(): Promise<void> }>;

const retryMs = 1000;

/**
 * Creates the queue's listener on a connection of its own, which is reopened as often as necessary. The queue library's own
 * listener removes its error handlers before the connection has ended: if the database closes the connection at that moment,
 * the error is unhandled and ends the process. Here the handlers stay attached for the lifetime of the connection.
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
      // Without this listener the queue works by polling only.
      await close();
      throw error;
    }
    return { close };
  };
