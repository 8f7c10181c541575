import { newRequestId, type Caller } from '@inkstone/call/web';
import type { BrowserEvent, PendingEvent } from '@inkstone/exam/attempt';
import type { FileQueue } from '../files/file-queue.ts';
import type { DeviceJournals } from '../journal/device-journal.ts';
import type { AttemptStart, DeviceStart } from '../journal/attempt-start.ts';
import type { UnreadRow } from '../journal/journal-rows.ts';
import type { StoredJournal } from '../journal/journal-stores.ts';
import { openOutbox } from '../journal/outbox.ts';
import type { RecordingQueue } from '../recording/recording-queue.ts';
import { createAttemptProjection, type AttemptProjection, createDisplayCheck } from './attempt-projection.ts';
import { createWindowState, type Schedule } from './window-state.ts';
import { resumeServerClock, createServerClock, type ClockSnapshot } from './server-clock.ts';
import type { OpenAttempt } from './open-attempt.ts';

/** Options of an attempt store. */
export interface AttemptStoreOptions {
  started: AttemptStart;
  /** When the start was requested, in monotonic milliseconds. */
  sentAt: number;
  windowId: string;
  caller: Caller;
  device: DeviceJournals;
  recordings?: RecordingQueue | null;
  files?: FileQueue | null;
  /** The server has lost events that this device knows it had: it was restored from a backup. */
  isServerBehind?: boolean;
  /** Acknowledged events stay on the device, for opening the attempt offline. */
  keepsAcknowledged?: boolean;
  /** Set where the start comes from the device because the server cannot be reached. */
  fromDevice?: (DeviceStart & { clock: ClockSnapshot; schedule?: Schedule | undefined }) | undefined;
  /** The journal of the previous store in the same window. */
  pendingJournal?: StoredJournal | undefined;
  /** Whether no background delivery can be sending what is still being typed. */
  holdsExclusively: () => boolean;
  /** Called before every save without waiting; `isLast` before the submission. */
  beforeSend?: (how: { isLast: boolean }) => void;
}

/** The times that a start response brings. */
const toSchedule = ({ windowVersion, closesAt, deadline, redoDueAt }: AttemptStart): Schedule => ({
  ...{ windowVersion, closesAt, deadline, redoDueAt },
});

/** An entry of the journal with the time that it claims. */
type InitialEntry = PendingEvent & { event: BrowserEvent; isOlder: boolean };

/**
 * Applies the entries since the start. Where the times have moved since, the engine gets only those that the server did
 * not have when it moved them: by the times of the start, later ones would count as late.
 */
const applyInitialEntries = (
  projection: AttemptProjection,
  entries: readonly InitialEntry[],
  { schedule: { base, opensAt, closesAt }, now }: { schedule: Schedule; now: number },
): void => {
  if (!base) {
    // As on the server: no event claims a future time.
    for (const { event, ...claim } of entries) projection.apply(event, { ...claim, at: Math.min(claim.at, now) });
    return;
  }
  for (const { event, at } of entries) projection.show(event, at);
  const pending = entries.filter(({ seq }) => seq > base.ack);
  projection.rebase({ ...base, opensAt, closesAt }, pending, now);
};

/** Creates the parts of an open attempt; from here on only this page writes its journal. */
export const createOpenAttempt = async (options: AttemptStoreOptions): Promise<OpenAttempt> => {
  const { started, caller, device, windowId, fromDevice } = options;
  const schedule = fromDevice?.schedule ?? toSchedule(started);
  const live = createWindowState(schedule);
  const events = {
    onLost: () => live.markLost('heldElsewhere'),
    onFull: () => live.set({ isDeviceFull: true }),
    onSilent: () => live.set({ isDeviceFull: true, isDeviceSilent: true }),
    onIdle: (isWhole: boolean) => live.set({ isDeviceFull: !isWhole, isDeviceSilent: false }),
  };
  const writer = newRequestId();
  const outbox = await openOutbox({ ...options, writer }, events);
  const fold = createAttemptProjection(started);
  const canShow = createDisplayCheck(started);
  const entries = outbox.initialEntries();
  const initialEntries = entries.map(({ seq, event, syncAt, sinceSync, origin }) => {
    return { seq, event, at: syncAt + sinceSync, isOlder: origin !== undefined };
  });
  const lastClaim = initialEntries.reduce((last, { at }) => Math.max(last, at), 0);
  const clock = fromDevice
    ? resumeServerClock(fromDevice.clock, lastClaim)
    : createServerClock(started, options.sentAt);
  const displayable = initialEntries.filter(({ event }) => canShow(event));
  applyInitialEntries(fold, displayable, { schedule, now: clock.now() });
  if (outbox.isSubmitting()) live.set({ submission: 'waiting' });
  if (fromDevice) live.set({ trouble: 'offline' });
  const { recordings = null, files = null } = options;
  const { attemptId, title } = started;
  const hidden = entries.filter(({ event }) => !canShow(event));
  const unread: UnreadRow[] = [
    ...(await device.listUnreadable(attemptId).catch(() => [])),
    ...hidden.map((row) => ({ attemptId, title, store: 'entries' as const, row })),
  ];
  const shared = { recordings, files, isFromDevice: fromDevice !== undefined, unread, heldAnswers: [] };
  return { started, caller, windowId, writer, windowState: live, outbox, projection: fold, clock, ...shared };
};
