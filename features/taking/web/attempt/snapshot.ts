import {
  getSaveState,
  type AttemptState,
  type SaveState,
  type ReplayState,
  type DeliveryProblem,
} from '@inkstone/exam/attempt';
import type { HandIn, TimeMoved } from './live-state.ts';
import type { Sitting } from './sitting.ts';

/** What the exam window draws. */
export interface Snapshot {
  seen: ReplayState;
  state: AttemptState;
  saving: SaveState;
  /** What has gone wrong, also where nothing is unsent. */
  trouble: DeliveryProblem | null;
  /** The server's words about the trouble, where there are some. */
  troubleWords: string;
  /** The device has no room: what the server does not have is in this window alone. */
  isDeviceFull: boolean;
  /** The device holds everything that was given here and the server has not. */
  isOnDevice: boolean;
  /** True while the student may answer in this window. */
  isWritable: boolean;
  handIn: HandIn;
  /** The window of the work was moved: the attempt has to be opened again to know its clocks. */
  isStale: boolean;
  /** More time, or another end, that the student was not told of yet. */
  moved: TimeMoved | null;
}

/** Where the answers and the hand-in are, as far as the server and the room of this device go. */
const answersSavingOf = ({ live, outbox }: Sitting): SaveState => {
  const { trouble, isDeviceFull, handIn } = live.get();
  const saving = getSaveState(outbox.journal(), trouble, !isDeviceFull);
  // A hand-in of which no entry is left is on its way all the same.
  if (saving.is !== 'saved' || (handIn !== 'sending' && handIn !== 'waiting')) return saving;
  if (trouble === null) return { is: 'saving', waiting: 1 };
  return isDeviceFull
    ? { is: 'notSaved', waiting: 1, why: 'deviceFull' }
    : { is: 'onDevice', waiting: 1, why: trouble };
};

/** The same with everything that was spoken and every file: saved is said only when the server has all of it. */
const allSavingOf = (it: Sitting): SaveState => {
  const saving = answersSavingOf(it);
  const along = (it.recordings?.waiting() ?? 0) + (it.files?.waiting() ?? 0);
  if (along === 0 || saving.is === 'notSaved') return saving;
  const waiting = along + ('waiting' in saving ? saving.waiting : 0);
  if (saving.is === 'onDevice') return { ...saving, waiting };
  const trouble = it.recordings?.trouble() ?? it.files?.trouble();
  return trouble ? { is: 'onDevice', waiting, why: trouble.trouble } : { is: 'saving', waiting };
};

/**
 * The one place that decides what is said of everything that was given here. That it is on this device is said only once
 * the device holds all of it: the journal knows, whatever else waits beside it.
 */
const savingOf = (it: Sitting): SaveState => {
  const saving = allSavingOf(it);
  return saving.is === 'onDevice' && it.outbox.isWriting() ? { is: 'saving', waiting: saving.waiting } : saving;
};

/** What the exam window draws now. */
export const snapshotOf = (it: Sitting): Snapshot => {
  const { handIn, isStale, moved, isLost, trouble, troubleWords, isDeviceFull } = it.live.get();
  const state = it.fold.state();
  return {
    seen: it.fold.seen(),
    state,
    saving: savingOf(it),
    trouble,
    troubleWords,
    isDeviceFull,
    isOnDevice: !isDeviceFull && !it.outbox.isWriting(),
    isWritable: !isLost && trouble !== 'refused' && handIn === 'no' && state.status !== 'closed',
    handIn,
    isStale,
    moved,
  };
};
