import { failureFrom, isRefusal, sendCall, retryWhileBusy, type Caller } from '@inkstone/call/web';
import { preloadPlayers } from '@inkstone/exam/views';
import { inTime } from '@inkstone/device';
import { markCodeCached } from '@inkstone/ui';
import { startAttempt } from '../../contract.ts';
import type { StoreParts } from '../attempt/open-sitting.ts';
import { HeldElsewhere } from '../journal/device-journal.ts';
import { deviceId } from '../journal/device-id.ts';
import { closedWindow } from '../journal/last-window.ts';
import { adoptWindow, windowId } from '../journal/window-id.ts';
import { dropWork } from '../kept/drop-kept.ts';
import { beginKept } from '../kept/open-kept.ts';

/** What is opened. */
export interface Work {
  kind: 'test' | 'homework' | 'course';
  id: number;
}

/** A start: the server's, or one that this device kept. */
export type Begun = Pick<StoreParts, 'started' | 'sentAt' | 'fromDevice'>;

interface Beginning extends Work {
  takeOver: boolean;
  personId: number;
  /** It stands open already, and goes on as it is where the server cannot be asked. */
  isOpen: boolean;
}

/** Starts or resumes on the server, however busy it is at first, and has every player at hand. */
const startWork = async (caller: Caller, input: Work & { takeOver: boolean }): Promise<Begun> => {
  const { started, sentAt } = await retryWhileBusy(async () => {
    const at = performance.now();
    const told = await sendCall(caller, startAttempt, { ...input, windowId: windowId(), deviceId: deviceId() });
    return { started: told, sentAt: at };
  });
  await preloadPlayers(started.sets.flatMap(({ questions }) => questions.map((question) => question.kind)));
  return { started, sentAt };
};

/**
 * Starts or resumes; work that a window of this browser holds which was closed goes on in this one as a reload would. Where
 * another window may be open, here or elsewhere, the student is asked.
 */
const startOrGoOn = async (caller: Caller, { personId, kind, id, takeOver }: Beginning): Promise<Begun> => {
  try {
    return await startWork(caller, { kind, id, takeOver });
  } catch (error) {
    const closed = isRefusal(error, 'attempt.heldElsewhere') ? await closedWindow(personId, { kind, id }) : null;
    if (closed === null) throw error;
    const own = windowId();
    adoptWindow(closed);
    try {
      return await startWork(caller, { kind, id, takeOver });
    } catch (again) {
      adoptWindow(own);
      throw again;
    }
  }
};

// A network that is there and carries nothing.
const patienceMs = 10_000;

const isNoAnswer = (error: unknown): boolean => failureFrom(error)?.kind === 'network';

/** The server does not open it, and will not by itself: withdrawn, deleted, handed in, over. */
const isEnded = (error: unknown): boolean => {
  const failure = failureFrom(error);
  const passes = new Set(['attempt.heldElsewhere', 'assignment.notYet']);
  return failure?.kind === 'notFound' || (failure?.kind === 'refused' && !passes.has(failure.code));
};

const dropEnded = async ({ personId, kind, id }: Beginning): Promise<void> => {
  if (kind !== 'course') await dropWork(personId, { kind, id });
};

/** Begins from the device's own start; null where it keeps none. */
const fromDevice = async ({ personId, kind, id, takeOver }: Beginning): Promise<Begun | null> => {
  if (kind === 'course') return null;
  try {
    const begun = await beginKept(personId, { kind, id, takeOver });
    markCodeCached();
    return begun;
  } catch (error) {
    if (error instanceof HeldElsewhere) throw error;
    return null;
  }
};

/**
 * Begins some work: by the server's word, or, where the server cannot be reached, from what this device keeps of it.
 * Throws what the server said, or that it could not be asked.
 */
export const begin = async (caller: Caller, it: Beginning): Promise<Begun> => {
  const start = startOrGoOn(caller, it);
  if (it.isOpen) return start;
  try {
    const answered = await inTime(start, patienceMs);
    if (answered) return answered;
  } catch (error) {
    if (isEnded(error)) void dropEnded(it).catch(() => undefined);
    if (!isNoAnswer(error)) throw error;
    const kept = await fromDevice(it);
    if (kept) return kept;
    throw error;
  }
  return (await fromDevice(it)) ?? start;
};
