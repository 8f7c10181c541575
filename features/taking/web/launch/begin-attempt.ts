import { failureFrom, isRefusal, sendCall, retryWhileBusy, type Caller } from '@inkstone/call/web';
import type { PageKind } from '@inkstone/exam/assignment-kinds';
import { preloadPlayers } from '@inkstone/exam/views';
import { withTimeout } from '@inkstone/device';
import { markCodeCached } from '@inkstone/ui';
import { isKeptOnDevice } from '../../attempt-kinds.ts';
import { startAttempt } from '../../contract.ts';
import type { AttemptStoreOptions } from '../attempt-session/create-open-attempt.ts';
import { HeldElsewhereError } from '../journal/device-journal.ts';
import { deviceId } from '../journal/device-id.ts';
import { findClosedWindow } from './last-window.ts';
import { adoptWindowId, windowId } from '../journal/window-id.ts';
import { deleteAssignmentCopy } from '../attempt-session/delete-offline-copy.ts';
import { startFromDevice } from './start-from-device.ts';

/** The assignment to open. */
export interface AssignmentRef {
  kind: PageKind | 'course';
  id: number;
}

/** A start, from the server or from this device. */
export type StartResult = Pick<AttemptStoreOptions, 'started' | 'sentAt' | 'fromDevice'>;

interface StartRequest extends AssignmentRef {
  takeOver: boolean;
  personId: number;
  /** It is open already and stays so if the server cannot be reached. */
  isOpen: boolean;
}

/** Starts or resumes on the server, retrying while it is busy, and preloads the question players. */
const startOnServer = async (caller: Caller, input: AssignmentRef & { takeOver: boolean }): Promise<StartResult> => {
  const { started, sentAt } = await retryWhileBusy(async () => {
    const requestedAt = performance.now();
    const start = await sendCall(caller, startAttempt, { ...input, windowId: windowId(), deviceId: deviceId() });
    return { started: start, sentAt: requestedAt };
  });
  await preloadPlayers(started.sets.flatMap(({ questions }) => questions.map((question) => question.kind)));
  return { started, sentAt };
};

/**
 * Starts or resumes; continues an attempt of a closed window of this browser like a reload would. Where another window
 * may be open, here or elsewhere, the student has to confirm.
 */
const startOrResume = async (caller: Caller, { personId, kind, id, takeOver }: StartRequest): Promise<StartResult> => {
  try {
    return await startOnServer(caller, { kind, id, takeOver });
  } catch (error) {
    const closed = isRefusal(error, 'attempt.heldElsewhere') ? await findClosedWindow(personId, { kind, id }) : null;
    if (closed === null) throw error;
    const own = windowId();
    adoptWindowId(closed);
    try {
      return await startOnServer(caller, { kind, id, takeOver });
    } catch (again) {
      adoptWindowId(own);
      throw again;
    }
  }
};

// The timeout for a stalled network.
const timeoutMs = 10_000;

const isNetworkFailure = (error: unknown): boolean => failureFrom(error)?.kind === 'network';

/** Whether the server refuses it permanently: withdrawn, deleted, submitted or over. */
const isClosedFailure = (error: unknown): boolean => {
  const failure = failureFrom(error);
  const passes = new Set(['attempt.heldElsewhere', 'assignment.notYet']);
  return failure?.kind === 'notFound' || (failure?.kind === 'refused' && !passes.has(failure.code));
};

const deleteEndedCopy = async ({ personId, kind, id }: StartRequest): Promise<void> => {
  if (isKeptOnDevice(kind)) await deleteAssignmentCopy(personId, { kind, id });
};

/** Starts from the copy on the device; null where there is none. */
const startFromCopy = async ({ personId, kind, id, takeOver }: StartRequest): Promise<StartResult | null> => {
  if (!isKeptOnDevice(kind)) return null;
  try {
    const deviceStart = await startFromDevice(personId, { kind, id, takeOver });
    markCodeCached();
    return deviceStart;
  } catch (error) {
    if (error instanceof HeldElsewhereError) throw error;
    return null;
  }
};

/**
 * Starts an attempt on the server, or, if it cannot be reached, from the copy on this device. Throws the server's
 * error, or the network error.
 */
export const beginAttempt = async (caller: Caller, request: StartRequest): Promise<StartResult> => {
  const start = startOrResume(caller, request);
  if (request.isOpen) return start;
  try {
    const result = await withTimeout(start, timeoutMs);
    if (result) return result;
  } catch (error) {
    if (isClosedFailure(error)) void deleteEndedCopy(request).catch(() => undefined);
    if (!isNetworkFailure(error)) throw error;
    const copy = await startFromCopy(request);
    if (copy) return copy;
    throw error;
  }
  return (await startFromCopy(request)) ?? start;
};
