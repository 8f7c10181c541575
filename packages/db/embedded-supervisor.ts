import { setTimeout as pause } from 'node:timers/promises';

/** Looks after a server until somebody ends it. */
interface Supervisor {
  /** Looks no longer; a start that is going on is waited for. */
  end(): Promise<void>;
}

interface SupervisedServer {
  isRunning(): boolean;
  start(): Promise<void>;
  /** Told each step in words. */
  log(text: string): void;
}

const pollMs = 2000;

/**
 * Starts a server anew that has ended by itself, as PostgreSQL does where it finds its disk full, and tries again until
 * it serves.
 */
export const superviseServer = ({ isRunning, start, log }: SupervisedServer): Supervisor => {
  const controller = new AbortController();
  const { signal } = controller;
  const poll = async (): Promise<void> => {
    let isDown = false;
    while (!signal.aborted) {
      await pause(pollMs, undefined, { ref: false, signal }).catch(() => undefined);
      if (signal.aborted || isRunning()) continue;
      if (!isDown) log('The database has ended: starting it anew');
      isDown = await start().then(
        () => false,
        () => true,
      );
      if (!isDown) log('The database serves again');
    }
  };
  const polling = poll();
  return {
    async end() {
      controller.abort();
      await polling;
    },
  };
};
