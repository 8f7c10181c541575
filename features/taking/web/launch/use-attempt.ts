import { useCallback, useEffect, useRef, useState } from 'react';
import { uploadActivity } from '@inkstone/activity/web';
import { failureFrom, isRefusal, sendCall, useCaller, type Caller } from '@inkstone/call/web';
import { useProtectPage, useCurrentUser, useSession } from '@inkstone/session/web';
import { startAttempt } from '../../contract.ts';
import { preloadSoundCheck, hasSoundCheck } from '../environment-check/sound-check.lazy.ts';
import { holdAttempt } from '../journal/attempt-lock.ts';
import type { Listening } from '../listening/listening-context.ts';
import { listSetRecordings } from '../listening/set-recording.ts';
import { openAttemptStore, type AttemptStore } from '../attempt-session/attempt-store.ts';
import { detectTimeChange, type AttemptTime } from '../attempt-session/time-change.ts';
import { openDeviceJournals, HeldElsewhereError } from '../journal/device-journal.ts';
import type { StoredJournal } from '../journal/journal-stores.ts';
import { StaleStartError } from '../journal/load-journal.ts';
import { NotOnDeviceError } from '../journal/attempt-start.ts';
import { beginAttempt, type StartResult, type AssignmentRef } from './begin-attempt.ts';
import { openFiles } from './open-files.ts';
import { openRecordings } from './open-recordings.ts';
import type { OpeningState } from './opening-state.ts';
import { useAttemptPush } from './use-attempt-push.ts';
import { useAttemptSync } from '../attempt-session/use-attempt-sync.ts';
import { rememberWindow } from './last-window.ts';
import { windowId } from '../journal/window-id.ts';
import { attemptKinds } from '../../attempt-kinds.ts';

/** An open store with its clean-up. */
interface AttemptHandle {
  store: AttemptStore;
  listening: Listening | null;
  close(): void;
}

/** Opens the audio, if there is some; its code is loaded only then. */
const openAttemptListening = async (caller: Caller, store: AttemptStore, work: AssignmentRef) => {
  const recordings = listSetRecordings(store.started.sets);
  if (recordings.length === 0 && !store.started.devices?.sound) return { listening: null, leave: () => undefined };
  const { releaseListening, openListening } = await import('../listening/index.ts');
  const renew = async () => {
    const { sets } = await sendCall(caller, startAttempt, { ...work, windowId: windowId() });
    return listSetRecordings(sets);
  };
  const listening = openListening(store, { recordings, renew });
  return { listening, leave: () => releaseListening(store.started.attemptId) };
};

/** Opens the store and its services for this page. */
const openAttemptHandle = async (
  caller: Caller,
  { personId, ...assignment }: AssignmentRef & { personId: number },
  start: StartResult,
  mode: { isServerBehind: boolean; pendingJournal: StoredJournal | undefined },
): Promise<AttemptHandle> => {
  const lock = holdAttempt(start.started.attemptId);
  rememberWindow(personId, assignment, start.started.attemptId);
  const device = openDeviceJournals(personId);
  const renewFiles = async () => {
    const { files } = await sendCall(caller, startAttempt, { ...assignment, windowId: windowId() });
    return files;
  };
  const recordings = await openRecordings({ caller, personId, started: start.started });
  const files = await openFiles({ caller, personId, started: start.started, renew: renewFiles });
  const store = await openAttemptStore({
    ...start,
    windowId: windowId(),
    ...{ caller, device, recordings, files, ...mode },
    holdsExclusively: lock.isHeld,
    keepsAcknowledged: attemptKinds[assignment.kind].isKeptOnDevice,
    beforeSend: (mode) => uploadActivity(caller, mode),
  }).catch((error: unknown) => {
    lock.release();
    recordings?.close();
    files?.close();
    throw error;
  });
  const { listening, leave } = await openAttemptListening(caller, store, assignment);
  const isChecked = hasSoundCheck(store, listening !== null);
  if (isChecked && store.snapshot().state.status === 'fresh') await preloadSoundCheck();
  const close = () => {
    store.close();
    lock.release();
    leave();
  };
  return { store, listening, close };
};

const readAttemptTime = (store: AttemptStore): AttemptTime => {
  const { state, schedule } = store.snapshot();
  return { state, schedule, timeline: store.timeline() };
};

/** Tells the student how the time differs from that of the store before. */
const keepTimeChange = (store: AttemptStore, previous: AttemptStore): void =>
  store.setTimeChange(
    detectTimeChange(readAttemptTime(previous), readAttemptTime(store)) ?? previous.snapshot().timeChange,
  );

const maxStarts = 3;

// Longer than a busy server takes to open an attempt, in milliseconds.
const retryMs = 45_000;

/**
 * Starts again where background delivery was faster than the start. After some starts, the server counts as having lost
 * events.
 */
const openWithRetry = async (
  open: (isServerBehind: boolean) => Promise<AttemptHandle | null>,
  starts = 1,
): Promise<AttemptHandle | null> => {
  try {
    return await open(starts >= maxStarts);
  } catch (error) {
    if (error instanceof StaleStartError && starts < maxStarts) return openWithRetry(open, starts + 1);
    throw error;
  }
};

const toFailureState = (error: unknown): OpeningState => {
  const failure = failureFrom(error);
  const isHeld = error instanceof HeldElsewhereError || isRefusal(error, 'attempt.heldElsewhere');
  if (isHeld) return { is: 'held' };
  if (error instanceof NotOnDeviceError) return { is: 'failed', message: '', code: 'request.network' };
  if (!failure) return { is: 'broken', error: error instanceof Error ? error : new Error(String(error)) };
  return { is: 'failed', message: failure.message, code: failure.code };
};

/** Opens an attempt in this window and keeps it in sync with the server until the window closes. */
export const useAttempt = ({
  kind,
  id,
}: AssignmentRef): {
  opening: OpeningState;
  open(takeOver: boolean): void;
  /** Opens the attempt again; it stays as it is if that fails. */
  reopen(): void;
} => {
  const caller = useCaller();
  const me = useCurrentUser();
  const { token } = useSession();
  const [opening, setOpening] = useState<OpeningState>({ is: 'opening' });
  const current = useRef<AttemptHandle | null>(null);
  const generationRef = useRef(0);
  useProtectPage('attempt');

  const close = useCallback(() => {
    generationRef.current += 1;
    current.current?.close();
    current.current = null;
  }, []);
  const open = useCallback(
    async (takeOver: boolean, isQuiet = false) => {
      generationRef.current += 1;
      const generation = generationRef.current;
      let pendingJournal: StoredJournal | undefined;
      const previous = current.current?.store;
      try {
        const opened = await openWithRetry(async (isServerBehind) => {
          const start = await beginAttempt(caller, {
            kind,
            id,
            takeOver,
            personId: me.id,
            isOpen: current.current !== null,
          });
          if (generationRef.current !== generation) return null;
          pendingJournal = current.current?.store.pendingJournal() ?? pendingJournal;
          current.current?.close();
          current.current = null;
          return openAttemptHandle(caller, { kind, id, personId: me.id }, start, { isServerBehind, pendingJournal });
        });
        if (!opened) return;
        if (generationRef.current !== generation) return opened.close();
        current.current = opened;
        if (previous) {
          keepTimeChange(opened.store, previous);
          // Applies the events that were dispatched while the attempt was being reopened.
          for (const { event, typed } of previous.heldAnswers()) opened.store.dispatch(event, { typed, mayWait: true });
        }
        setOpening({ is: 'open', store: opened.store, listening: opened.listening });
      } catch (error) {
        // An open attempt stays as it is if reopening fails; the next time sync tries again.
        const isOpen = current.current !== null;
        if (generationRef.current === generation && !(isQuiet && isOpen)) setOpening(toFailureState(error));
      }
    },
    [caller, id, kind, me.id],
  );

  useAttemptPush(id, opening, () => void open(false));
  // Opens the attempt on mount.
  useEffect(() => {
    void open(false);
    return close;
  }, [open, close]);
  const isOpening = opening.is === 'opening';
  // Retries a start request that was never answered.
  useEffect(() => {
    if (!isOpening) return undefined;
    const timer = setInterval(() => void open(false), retryMs);
    return () => clearInterval(timer);
  }, [isOpening, open]);
  const store = opening.is === 'open' ? opening.store : null;
  useAttemptSync(store, { isSignedIn: token !== null, reopen: () => open(false, true) });
  const reopen = useCallback(() => void open(false, true), [open]);
  return { opening, open: (takeOver) => void open(takeOver), reopen };
};
