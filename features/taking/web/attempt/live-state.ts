import type { DeliveryProblem } from '@inkstone/exam/attempt';

/** How far the end has come: `asking` when the clock here says over and the server has not said so yet. */
export type HandIn = 'no' | 'asking' | 'sending' | 'waiting' | 'done';

/** How the time of an open attempt has moved: minutes more on its clock, or another end of its window. */
export type TimeMoved = { minutes: number } | { closesAt: string };

/** What is true of this window beside the answers. */
export interface Live {
  trouble: DeliveryProblem | null;
  troubleWords: string;
  isDeviceFull: boolean;
  handIn: HandIn;
  isStale: boolean;
  /** What has become of its time since it was opened before; null where nothing has, or the student has seen it. */
  moved: TimeMoved | null;
  /** For good: another window goes on, or the server takes nothing more. */
  isLost: boolean;
}

/** The changing state of one window, with who hears of a change. */
export interface LiveState {
  get(): Live;
  /** Changes something and tells; `{}` tells that the answers have changed. */
  set(change: Partial<Live>): void;
  /** Read-only from now on. */
  lose(trouble: DeliveryProblem, words?: string): void;
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
  moved: null,
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
