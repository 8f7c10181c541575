import { newRequestId, type Caller } from '@inkstone/call/web';
import type { FileQueue } from '../files/file-queue.ts';
import type { DeviceJournals } from '../journal/device-journal.ts';
import type { FromDevice } from '../journal/from-device.ts';
import type { UnreadRow } from '../journal/journal-rows.ts';
import type { KeptJournal } from '../journal/journal-stores.ts';
import { openOutbox } from '../journal/outbox.ts';
import type { Started } from '../journal/started.ts';
import type { RecordingQueue } from '../recording/recording-queue.ts';
import { attemptFold } from './attempt-fold.ts';
import { canShowOf } from './can-show.ts';
import { liveState } from './live-state.ts';
import { continuedClock, serverClock, type KeptInstant } from './server-clock.ts';
import type { Sitting } from './sitting.ts';

/** What a store works with. */
export interface StoreParts {
  started: Started;
  /** Monotonic milliseconds when the start was asked for. */
  sentAt: number;
  windowId: string;
  caller: Caller;
  device: DeviceJournals;
  recordings?: RecordingQueue | null;
  files?: FileQueue | null;
  /** The server has lost what this device knows to be there: it was put back to an earlier day. */
  isServerBehind?: boolean;
  /** What the server holds stays on the device, for a page that is opened anew without a network. */
  keepsHeld?: boolean;
  /** The start is a kept one, and nobody can ask the server. */
  fromDevice?: (FromDevice & { clock: KeptInstant }) | undefined;
  /** The journal of the store that this one takes the place of in the same window. */
  inHand?: KeptJournal | undefined;
  /** True while no quiet delivery can be sending what is still being typed. */
  holdsAlone: () => boolean;
  /** Called before every save and never waited for: what goes along with answers; `isLast` before the hand-in. */
  beforeSend?: (how: { isLast: boolean }) => void;
}

/** What belongs to one open attempt: its journal is this page's alone from here on. */
export const openSitting = async (parts: StoreParts): Promise<Sitting> => {
  const { started, caller, device, windowId, fromDevice } = parts;
  const live = liveState();
  const news = {
    lost: () => live.lose('heldElsewhere'),
    full: () => live.set({ isDeviceFull: true }),
    kept: (isWhole: boolean) => live.set({ isDeviceFull: !isWhole }),
  };
  const writer = newRequestId();
  const outbox = await openOutbox({ ...parts, writer }, news);
  const fold = attemptFold(started);
  const canShow = canShowOf(started);
  const entries = outbox.whole();
  const given = entries.map(({ seq, event, syncAt, sinceSync, origin }) => {
    return { seq, event, at: syncAt + sinceSync, isOlder: origin !== undefined };
  });
  const lastClaim = given.reduce((last, { at }) => Math.max(last, at), 0);
  const clock = fromDevice ? continuedClock(fromDevice.clock, lastClaim) : serverClock(started, parts.sentAt);
  // As the server does it: nothing is claimed from the future.
  for (const { event, ...claim } of given) {
    if (canShow(event)) fold.take(event, { ...claim, at: Math.min(claim.at, clock.now()) });
  }
  if (outbox.handsIn()) live.set({ handIn: 'waiting' });
  if (fromDevice) live.set({ trouble: 'offline' });
  const { recordings = null, files = null } = parts;
  const { attemptId, title } = started;
  const hidden = entries.filter(({ event }) => !canShow(event));
  const unread: UnreadRow[] = [
    ...(await device.listAside(attemptId).catch(() => [])),
    ...hidden.map((row) => ({ attemptId, title, store: 'entries' as const, row })),
  ];
  const rest = { recordings, files, isFromDevice: fromDevice !== undefined, unread };
  return { started, caller, windowId, writer, live, outbox, fold, clock, ...rest };
};
