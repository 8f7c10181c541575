import { waitBeforeRetry } from '@inkstone/base';
import { createPushReader, type PushMessage } from './push-messages.ts';

/**
 * An event for the windows of a browser: a push message, or that the connection was down and everything may be stale.
 */
export type PushEvent = PushMessage | { kind: 'returned'; about: '' };

/** Dependencies of a push connection. */
export interface LinkParts {
  /** Opens the stream; null where the session has ended and reconnecting is pointless. */
  connect(signal: AbortSignal): Promise<ReadableStream<Uint8Array> | null>;
  /** Runs `work` while this window is the leader of the browser; waits for its turn until aborted. */
  elect(work: () => Promise<void>, signal: AbortSignal): Promise<void>;
  /** Sends an event to the other windows. */
  broadcast(event: PushEvent): void;
  /** Handles an event in this window. */
  onEvent(event: PushEvent): void;
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** Random number from 0 to 1 for jitter, so that a school does not reconnect all at once. */
  random(): number;
}

// The server sends a heartbeat every 25 seconds; a longer silence means a dead connection.
const maxSilenceMs = 70_000;
// After a connection this long the backoff is reset.
const steadyMs = 20_000;

/** Reads until the stream ends, is silent for too long, or is aborted. */
const listen = async (
  stream: ReadableStream<Uint8Array>,
  onWakeUp: (wakeUp: PushMessage) => void,
  signal: AbortSignal,
) => {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  const read = createPushReader();
  const stop = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', stop);
  let silence = setTimeout(stop, maxSilenceMs);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(silence);
      silence = setTimeout(stop, maxSilenceMs);
      for (const wakeUp of read(decoder.decode(value, { stream: true }))) onWakeUp(wakeUp);
    }
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', stop);
  }
};

/**
 * Keeps the browser's connection until aborted: reconnects when it breaks, and then reports that everything may be
 * stale.
 */
const hold = async (parts: LinkParts, signal: AbortSignal): Promise<void> => {
  const say = (event: PushEvent): void => {
    parts.broadcast(event);
    parts.onEvent(event);
  };
  let failures = 0;
  let wasOpen = false;
  while (!signal.aborted) {
    const openedAt = performance.now();
    try {
      const stream = await parts.connect(signal);
      if (!stream) return;
      if (wasOpen || failures > 0) say({ kind: 'returned', about: '' });
      wasOpen = true;
      await listen(stream, say, signal);
    } catch {
      // The loop reconnects.
    }
    if (signal.aborted) return;
    failures = performance.now() - openedAt > steadyMs ? 0 : failures + 1;
    await parts.wait(waitBeforeRetry(failures + 1, { random: parts.random() }), signal);
  }
};

/** Joins this window to the browser's push stream until aborted. */
export const joinPush = (parts: LinkParts, signal: AbortSignal): Promise<void> =>
  parts.elect(() => hold(parts, signal), signal).catch(() => undefined);
