import { setTimeout as pause } from 'node:timers/promises';

/** A running supervisor. */
interface Supervisor {
  /** Stops supervising; a restart in progress is awaited. */
  end(): Promise<void>;
}

interface SupervisedServer {
  isRunning(): boolean;
  start(): Promise<void>;
  /** Receives a message for each step. */
  log(text: string): void;
}

const pollMs = 2000;

/** Restarts a server that exited by itself, as PostgreSQL does when the disk is full, and retries until it serves. */
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
