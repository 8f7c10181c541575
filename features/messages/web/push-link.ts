import { createPushReader, type PushMessage } from './push-messages.ts';

/** What the windows of a browser hear: a wake-up, or that the line was down and all may be stale. */
export type PushEvent = PushMessage | { kind: 'returned'; about: '' };

/** What a link works with. */
export interface LinkParts {
  /** Opens the stream; null where the server has ended the session, which is then nothing to try again. */
  connect(signal: AbortSignal): Promise<ReadableStream<Uint8Array> | null>;
  /** Runs `work` while this window is the elected one of the browser; waits for its turn until the signal. */
  elect(work: () => Promise<void>, signal: AbortSignal): Promise<void>;
  /** Tells the other windows. */
  broadcast(heard: PushEvent): void;
  /** What this window does about it. */
  onEvent(heard: PushEvent): void;
  /** Waits; ends early when the network is back. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** A number from 0 to 1, so that a whole school does not come back in the same second. */
  random(): number;
}

const firstWaitMs = 1000;
const longestWaitMs = 60_000;
// The server says something every 25 seconds; a line that is quiet for longer is dead.
const maxSilenceMs = 70_000;
// A line that held so long was a good one: the next wait starts afresh.
const steadyMs = 20_000;

/** How long to wait before the next try: doubling from a second to a minute, between half and all of it. */
export const waitBeforeTry = (failures: number, chance: number): number =>
  Math.round(Math.min(longestWaitMs, firstWaitMs * 2 ** failures) * (0.5 + chance / 2));

/** Reads until the line ends, is quiet for too long, or is given up. */
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

/** Holds the one line of this browser until the signal: opens it again when it breaks, and then says that all may be stale. */
const hold = async (parts: LinkParts, signal: AbortSignal): Promise<void> => {
  const say = (heard: PushEvent): void => {
    parts.broadcast(heard);
    parts.onEvent(heard);
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
      // A broken line is what the loop is for.
    }
    if (signal.aborted) return;
    failures = performance.now() - openedAt > steadyMs ? 0 : failures + 1;
    await parts.wait(waitBeforeTry(failures, parts.random()), signal);
  }
};

/** Joins this window to the browser's one stream of wake-ups until the signal. */
export const joinPush = (parts: LinkParts, signal: AbortSignal): Promise<void> =>
  parts.elect(() => hold(parts, signal), signal).catch(() => undefined);
