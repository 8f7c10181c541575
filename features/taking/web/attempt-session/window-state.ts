import type { AttemptState, DeliveryProblem } from '@inkstone/exam/attempt';

/** Progress of the submission; `asking`: the local clock has run out and the server has not confirmed it yet. */
export type SubmissionStatus = 'no' | 'asking' | 'sending' | 'waiting' | 'done';

/**
 * How the time of an open attempt has changed: extra minutes, the minutes that are left of one that was closed and is open
 * again, or a new end of its window.
 */
export type TimeChange = { minutes: number } | { reopenedMinutes: number } | { closesAt: string };

/** The times of an attempt by the version of its window that this page knows. */
export interface Schedule {
  windowVersion: number;
  /** From when it may be begun; absent in a start, which is given only then. */
  opensAt?: string | undefined;
  closesAt: string;
  /** When it is due; absent in starts that an older version stored. */
  deadline?: string | undefined;
  /** Until when questions may be done again; null where none are. */
  redoDueAt: string | null;
  /** The server's state at `ack` that came with these times; absent while it is the one of the start. */
  base?: { state: AttemptState; ack: number };
}

/** The state of this window apart from the answers. */
export interface WindowState {
  trouble: DeliveryProblem | null;
  troubleMessage: string;
  isDeviceFull: boolean;
  /** The device does not respond, so that nobody knows whether it has the answers; `isDeviceFull` is true too. */
  isDeviceSilent: boolean;
  submission: SubmissionStatus;
  schedule: Schedule;
  /** The attempt has to be opened again: this page cannot take the server's state by itself. */
  needsReopen: boolean;
  /** A change of the time that the student has not dismissed yet; null for none. */
  timeChange: TimeChange | null;
  /** Permanently read-only: another window took over, or the server refuses everything. */
  isLost: boolean;
}

/** An observable state of one window. */
export interface WindowStateStore {
  get(): WindowState;
  /** Updates the state and notifies; `{}` only notifies, when the answers have changed. */
  set(change: Partial<WindowState>): void;
  /** Makes the window read-only. */
  markLost(trouble: DeliveryProblem, words?: string): void;
  onChange(listener: () => void): void;
  /** Whether the window became read-only before the page began to use another store. */
  isLostForGood(): boolean;
  /** The page uses another store now: no more writes and notifications. */
  close(): void;
}

const initialState: Omit<WindowState, 'schedule'> = {
  trouble: null,
  troubleMessage: '',
  isDeviceFull: false,
  isDeviceSilent: false,
  submission: 'no',
  needsReopen: false,
  timeChange: null,
  isLost: false,
};

/** Creates the initial window state. */
export const createWindowState = (schedule: Schedule): WindowStateStore => {
  let current: WindowState = { ...initialState, schedule };
  let isClosed = false;
  let isLostForGood = false;
  let notify: () => void = () => undefined;
  const set = (change: Partial<WindowState>): void => {
    current = { ...current, ...change };
    if (!isClosed) notify();
  };
  return {
    get: () => current,
    set,
    markLost: (trouble, troubleWords = '') => set({ trouble, troubleMessage: troubleWords, isLost: true }),
    onChange(listener) {
      notify = listener;
    },
    isLostForGood: () => isLostForGood || (current.isLost && !isClosed),
    close() {
      isLostForGood ||= current.isLost && !isClosed;
      isClosed = true;
      current = { ...current, isLost: true };
    },
  };
};
