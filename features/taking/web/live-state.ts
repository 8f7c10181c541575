import { saveStateOf, type SaveState, type Trouble } from '@inkstone/exam/attempt';
import type { HandIn, Snapshot } from './attempt-store.ts';
import type { Sitting } from './sitting.ts';

/** What is true of this window beside the answers. */
export interface Live {
  trouble: Trouble | null;
  troubleWords: string;
  isDeviceFull: boolean;
  handIn: HandIn;
  isStale: boolean;
  /** For good: another window goes on, or the server takes nothing more. */
  isLost: boolean;
}

/** The changing state of one window, with who hears of a change. */
export interface LiveState {
  get(): Live;
  /** Changes something and tells; `{}` tells that the answers have changed. */
  set(change: Partial<Live>): void;
  /** Read-only from now on. */
  lose(trouble: Trouble, words?: string): void;
  onChange(listener: () => void): void;
  /** The page has gone on to another store: nothing is written or told any more. */
  close(): void;
}

const atFirst: Live = {
  trouble: null,
  troubleWords: '',
  isDeviceFull: false,
  handIn: 'no',
  isStale: false,
  isLost: false,
};

/** A window in which nothing has gone wrong yet. */
export const liveState = (): LiveState => {
  let live = atFirst;
  let isClosed = false;
  let tell: () => void = () => undefined;
  const set = (change: Partial<Live>): void => {
    live = { ...live, ...change };
    if (!isClosed) tell();
  };
  return {
    get: () => live,
    set,
    lose: (trouble, troubleWords = '') => set({ trouble, troubleWords, isLost: true }),
    onChange(listener) {
      tell = listener;
    },
    close() {
      isClosed = true;
      live = { ...live, isLost: true };
    },
  };
};

/** Kept on this device is said only once the device has it. */
const answersSavingOf = ({ live, outbox }: Sitting): SaveState => {
  const { trouble, isDeviceFull, isLost } = live.get();
  const saving = saveStateOf(outbox.journal(), isDeviceFull && !isLost ? 'deviceFull' : trouble);
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
  const { handIn, isStale, isLost, trouble, troubleWords } = it.live.get();
  const state = it.fold.state();
  return {
    seen: it.fold.seen(),
    state,
    saving: savingOf(it),
    trouble,
    troubleWords,
    isWritable: !isLost && trouble !== 'refused' && handIn === 'no' && state.status !== 'closed',
    handIn,
    isStale,
  };
};
