import type { Caller } from '@inkstone/call/web';
import type { AttemptFold } from './attempt-fold.ts';
import type { Started } from '../journal/started.ts';
import type { FileQueue } from '../files/file-queue.ts';
import type { LiveState } from './live-state.ts';
import type { Outbox } from '../journal/outbox.ts';
import type { RecordingQueue } from '../recording/recording-queue.ts';
import type { ServerClock } from './server-clock.ts';

/** One open attempt with all that belongs to it in this window. */
export interface Sitting {
  started: Started;
  caller: Caller;
  windowId: string;
  /** This page's own name in the device's journal. */
  writer: string;
  live: LiveState;
  outbox: Outbox;
  fold: AttemptFold;
  clock: ServerClock;
  /** What is spoken; null where nothing is. */
  recordings: RecordingQueue | null;
  /** What is handed in as files; null where nothing is. */
  files: FileQueue | null;
}
