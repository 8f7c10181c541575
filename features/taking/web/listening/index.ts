import type { AttemptStore } from '../attempt/attempt-store.ts';
import type { Listening } from './listening-context.ts';
import { openDesk } from './desk.ts';
import * as parts from './parts.tsx';
import { startPreload } from './preload.ts';
import type { Recording } from './recording-of.ts';
import { soundsIn } from './sound.ts';

interface Opened {
  attemptId: number;
  listening: Listening;
  closing: ReturnType<typeof setTimeout> | undefined;
}

// From one screen to the next what was fetched, and what plays, goes on.
const goodbyeMs = 4000;
let opened: Opened | null = null;

const shut = (): void => {
  if (!opened) return;
  clearTimeout(opened.closing);
  opened.listening.desk.close();
  opened = null;
};

/** The recordings of an attempt in this window: fetched from here on, also those that it gained since, played one at a time. */
export const openListening = (
  store: AttemptStore,
  { recordings, renew }: { recordings: readonly Recording[]; renew: () => Promise<readonly Recording[]> },
): Listening => {
  const { attemptId } = store.started;
  if (opened?.attemptId === attemptId) {
    clearTimeout(opened.closing);
    opened.listening.preload.add(recordings);
    opened.listening.desk.adopt(store, soundsIn(store.started.sets));
    return opened.listening;
  }
  shut();
  const preload = startPreload({ recordings, renew });
  const listening = { desk: openDesk({ store, preload, sounds: soundsIn(store.started.sets) }), preload, parts };
  opened = { attemptId, listening, closing: undefined };
  return listening;
};

/** The window lets go of an attempt; another screen of it may take it up again at once. */
export const leaveListening = (attemptId: number): void => {
  if (opened?.attemptId === attemptId) opened.closing = setTimeout(shut, goodbyeMs);
};
