import type { Caller } from '@inkstone/call/web';
import type { BrowserEvent } from '@inkstone/exam/attempt';
import type { AttemptProjection } from './attempt-projection.ts';
import type { AttemptStart } from '../journal/attempt-start.ts';
import type { FileQueue } from '../files/file-queue.ts';
import type { WindowStateStore } from './window-state.ts';
import type { UnreadRow } from '../journal/journal-rows.ts';
import type { Outbox } from '../journal/outbox.ts';
import type { RecordingQueue } from '../recording/recording-queue.ts';
import type { ServerClock } from './server-clock.ts';

type AnswerEvent = Extract<BrowserEvent, { kind: 'answered' }>;

/** An answer that could not be written at the moment at which it was given. */
export interface HeldAnswer {
  event: AnswerEvent;
  stamp: ReturnType<ServerClock['stamp']>;
  typed: boolean;
}

/** One open attempt with its parts in this window. */
export interface OpenAttempt {
  started: AttemptStart;
  caller: Caller;
  windowId: string;
  /** The id of this page in the device's journal. */
  writer: string;
  windowState: WindowStateStore;
  outbox: Outbox;
  projection: AttemptProjection;
  clock: ServerClock;
  /** Answers that wait for the server to say whether they came in time. */
  heldAnswers: readonly HeldAnswer[];
  /** The recordings; null where no question takes any. */
  recordings: RecordingQueue | null;
  /** The files; null where no question takes any. */
  files: FileQueue | null;
  /** Opened offline: once the server responds, the attempt is opened again. */
  isFromDevice: boolean;
  /** Stored rows that could not be read and were set aside, or cannot be displayed. */
  unread: readonly UnreadRow[];
}

/** Whether an attempt that was opened offline has delivered everything: then it is opened again, from the server. */
export const isDeviceStartDelivered = ({ isFromDevice, outbox }: OpenAttempt): boolean =>
  isFromDevice && outbox.journal().entries.length === 0;

/** Whether the server's window is of another version than the one that this page knows. */
export const isScheduleOutdated = ({ windowState }: OpenAttempt, response: { windowVersion: number }): boolean =>
  response.windowVersion !== windowState.get().schedule.windowVersion;

/** Whether a response is really from the server: a proxy may respond in its place. */
export const isSyncResponse = ({ ack, serverTime }: { ack: unknown; serverTime: unknown }): boolean =>
  Number.isSafeInteger(ack) && typeof serverTime === 'string' && !Number.isNaN(Date.parse(serverTime));
