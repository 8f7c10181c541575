import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { uploadActivity } from '@inkstone/activity/web';
import { failureFrom, isRefusal, sendCall, useCaller, type Caller } from '@inkstone/call/web';
import { useProtectPage, useCurrentUser, useSession } from '@inkstone/session/web';
import { startAttempt } from '../../contract.ts';
import { haveSoundCheck, isSoundChecked } from '../directions/late-sound-check.ts';
import { holdAttempt } from '../journal/attempt-lock.ts';
import type { Listening } from '../listening/listening-context.ts';
import { recordingsIn } from '../listening/recording-of.ts';
import { openAttemptStore, type AttemptStore } from '../attempt/attempt-store.ts';
import type { Snapshot } from '../attempt/snapshot.ts';
import { timeMoved } from '../attempt/time-moved.ts';
import { deviceJournalsOf, HeldElsewhere } from '../journal/device-journal.ts';
import type { KeptJournal } from '../journal/journal-stores.ts';
import { StartedTooEarly } from '../journal/device-copy.ts';
import { NotOnDevice } from '../journal/from-device.ts';
import { begin, type Begun, type Work } from './begin.ts';
import { openFiles } from './open-files.ts';
import { openRecordings } from './open-recordings.ts';
import { useTouch } from './use-touch.ts';
import { noteWindow } from '../journal/last-window.ts';
import { windowId } from '../journal/window-id.ts';

/** How far opening has come. */
export type Opening =
  | { is: 'opening' }
  | { is: 'held' }
  | { is: 'failed'; message: string; code: string }
  /** Not the server's doing: the code of the window did not come, or is wrong. */
  | { is: 'broken'; error: Error }
  | { is: 'open'; store: AttemptStore; listening: Listening | null };

/** An open store with what has to be let go of when the window is done with it. */
interface OpenWork {
  store: AttemptStore;
  listening: Listening | null;
  close(): void;
}

/** What plays the recordings, where there are some; its code comes only then. */
const listenTo = async (caller: Caller, store: AttemptStore, work: Work) => {
  const recordings = recordingsIn(store.started.sets);
  if (recordings.length === 0 && !store.started.devices?.sound) return { listening: null, leave: () => undefined };
  const { leaveListening, openListening } = await import('../listening/index.ts');
  const renew = async () => {
    const { sets } = await sendCall(caller, startAttempt, { ...work, windowId: windowId() });
    return recordingsIn(sets);
  };
  const listening = openListening(store, { recordings, renew });
  return { listening, leave: () => leaveListening(store.started.attemptId) };
};

/** Gives the journal to this page. */
const openWork = async (
  caller: Caller,
  { personId, ...work }: Work & { personId: number },
  begun: Begun,
  how: { isServerBehind: boolean; inHand: KeptJournal | undefined },
): Promise<OpenWork> => {
  const lock = holdAttempt(begun.started.attemptId);
  noteWindow(personId, work, begun.started.attemptId);
  const device = deviceJournalsOf(personId);
  const renewFiles = async () => {
    const { files } = await sendCall(caller, startAttempt, { ...work, windowId: windowId() });
    return files;
  };
  const recordings = await openRecordings({ caller, personId, started: begun.started });
  const files = await openFiles({ caller, personId, started: begun.started, renew: renewFiles });
  const store = await openAttemptStore({
    ...begun,
    windowId: windowId(),
    ...{ caller, device, recordings, files, ...how },
    holdsAlone: lock.isHeld,
    keepsHeld: work.kind !== 'course',
    beforeSend: (how) => uploadActivity(caller, how),
  }).catch((error: unknown) => {
    lock.release();
    recordings?.close();
    files?.close();
    throw error;
  });
  const { listening, leave } = await listenTo(caller, store, work);
  const isChecked = isSoundChecked(store, listening !== null);
  if (isChecked && store.snapshot().state.status === 'fresh') await haveSoundCheck();
  const close = () => {
    store.close();
    lock.release();
    leave();
  };
  return { store, listening, close };
};

const mostStarts = 3;

// Longer than a busy server takes to open an attempt.
const againMs = 45_000;

/** Opens again where quiet delivery was faster than the start; a server that goes on lacking what it had has lost it. */
const openUpToDate = async (
  open: (isServerBehind: boolean) => Promise<OpenWork | null>,
  starts = 1,
): Promise<OpenWork | null> => {
  try {
    return await open(starts >= mostStarts);
  } catch (error) {
    if (error instanceof StartedTooEarly && starts < mostStarts) return openUpToDate(open, starts + 1);
    throw error;
  }
};

const failedBy = (error: unknown): Opening => {
  const failure = failureFrom(error);
  const isHeld = error instanceof HeldElsewhere || isRefusal(error, 'attempt.heldElsewhere');
  if (isHeld) return { is: 'held' };
  if (error instanceof NotOnDevice) return { is: 'failed', message: '', code: 'request.network' };
  if (!failure) return { is: 'broken', error: error instanceof Error ? error : new Error(String(error)) };
  return { is: 'failed', message: failure.message, code: failure.code };
};

/** Opens an attempt in this window and keeps it in touch with the server until the window goes. */
export const useAttempt = ({
  kind,
  id,
}: Work): {
  opening: Opening;
  open(takeOver: boolean): void;
  /** Opens again what is open; it stays as it is where that fails. */
  askAgain(): void;
} => {
  const caller = useCaller();
  const me = useCurrentUser();
  const { token } = useSession();
  const [opening, setOpening] = useState<Opening>({ is: 'opening' });
  const current = useRef<OpenWork | null>(null);
  const turn = useRef(0);
  useProtectPage('attempt');

  const close = useCallback(() => {
    turn.current += 1;
    current.current?.close();
    current.current = null;
  }, []);
  const open = useCallback(
    async (takeOver: boolean, isQuiet = false) => {
      turn.current += 1;
      const mine = turn.current;
      let inHand: KeptJournal | undefined;
      const before = current.current?.store;
      try {
        const opened = await openUpToDate(async (isServerBehind) => {
          const begun = await begin(caller, { kind, id, takeOver, personId: me.id, isOpen: current.current !== null });
          if (turn.current !== mine) return null;
          inHand = current.current?.store.inHand() ?? inHand;
          current.current?.close();
          current.current = null;
          return openWork(caller, { kind, id, personId: me.id }, begun, { isServerBehind, inHand });
        });
        if (!opened) return;
        if (turn.current !== mine) return opened.close();
        current.current = opened;
        if (before) opened.store.tellMoved(timeMoved(before, opened.store) ?? before.snapshot().moved);
        setOpening({ is: 'open', store: opened.store, listening: opened.listening });
      } catch (error) {
        // An attempt that is open stays as it is when opening it again fails; the next look at the clock tries again.
        const isOpen = current.current !== null;
        if (turn.current === mine && !(isQuiet && isOpen)) setOpening(failedBy(error));
      }
    },
    [caller, id, kind, me.id],
  );

  // Meets the server: the attempt is opened once the window stands.
  useEffect(() => {
    void open(false);
    return close;
  }, [open, close]);
  const isOpening = opening.is === 'opening';
  // Meets a network that carries nothing: what was asked for and never answered is asked for again.
  useEffect(() => {
    if (!isOpening) return undefined;
    const timer = setInterval(() => void open(false), againMs);
    return () => clearInterval(timer);
  }, [isOpening, open]);
  const store = opening.is === 'open' ? opening.store : null;
  useTouch(store, { isSignedIn: token !== null, reopen: () => open(false, true) });
  const askAgain = useCallback(() => void open(false, true), [open]);
  return { opening, open: (takeOver) => void open(takeOver), askAgain };
};

/** What the store shows now. */
export const useSnapshot = (store: AttemptStore): Snapshot => useSyncExternalStore(store.subscribe, store.snapshot);
