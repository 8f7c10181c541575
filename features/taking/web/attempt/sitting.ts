import type { Caller } from '@inkstone/call/web';
import type { AttemptFold } from './attempt-fold.ts';
import type { Started } from '../journal/started.ts';
import type { FileQueue } from '../files/file-queue.ts';
import type { LiveState } from './live-state.ts';
import type { UnreadRow } from '../journal/journal-rows.ts';
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
  /** Opened without the server: once it answers, the attempt is opened again as it has it. */
  isFromDevice: boolean;
  /** What could not be read of what this device had kept and was put aside, or cannot be shown. */
  unread: readonly UnreadRow[];
}

/** Whether the attempt has to be opened again: its window was moved, or it stands here without the server's word on it. */
export const isStaleAt = ({ started, isFromDevice, outbox }: Sitting, told: { windowVersion: number }): boolean =>
  told.windowVersion !== started.windowVersion || (isFromDevice && outbox.journal().entries.length === 0);

/** Whether an answer says what every one of the server's does of an attempt: something between may answer in its place. */
export const isTold = ({ ack, serverTime }: { ack: unknown; serverTime: unknown }): boolean =>
  Number.isSafeInteger(ack) && typeof serverTime === 'string' && !Number.isNaN(Date.parse(serverTime));
