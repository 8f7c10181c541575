import { saveStateOf, type AttemptState, type SaveState, type Seen, type Trouble } from '@inkstone/exam/attempt';
import type { HandIn, TimeMoved } from './live-state.ts';
import type { Sitting } from './sitting.ts';

/** What the exam window draws. */
export interface Snapshot {
  seen: Seen;
  state: AttemptState;
  saving: SaveState;
  /** What has gone wrong, also where nothing is unsent. */
  trouble: Trouble | null;
  /** The server's words about the trouble, where there are some. */
  troubleWords: string;
  /** The device has no room: what the server does not have is in this window alone. */
  isDeviceFull: boolean;
  /** True while the student may answer in this window. */
  isWritable: boolean;
  handIn: HandIn;
  /** The window of the work was moved: the attempt has to be opened again to know its clocks. */
  isStale: boolean;
  /** More time, or another end, that the student was not told of yet. */
  moved: TimeMoved | null;
}

/** Kept on this device is said only once the device has it. */
const answersSavingOf = ({ live, outbox }: Sitting): SaveState => {
  const { trouble, isDeviceFull } = live.get();
  const saving = saveStateOf(outbox.journal(), trouble, !isDeviceFull);
  return saving.is === 'onDevice' && outbox.isWriting() ? { is: 'saving', waiting: saving.waiting } : saving;
};

/** Saved is said only when the server has the answers, everything that was spoken and every file. */
const savingOf = (it: Sitting): SaveState => {
  const saving = answersSavingOf(it);
  const along = (it.recordings?.waiting() ?? 0) + (it.files?.waiting() ?? 0);
  if (along === 0 || saving.is === 'notSaved') return saving;
  const waiting = along + ('waiting' in saving ? saving.waiting : 0);
  if (saving.is === 'onDevice') return { ...saving, waiting };
  const trouble = it.recordings?.trouble() ?? it.files?.trouble();
  return trouble ? { is: 'onDevice', waiting, why: trouble.trouble } : { is: 'saving', waiting };
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
    isWritable: !isLost && trouble !== 'refused' && handIn === 'no' && state.status !== 'closed',
    handIn,
    isStale,
    moved,
  };
};
