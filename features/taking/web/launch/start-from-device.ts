import { preloadPlayers } from '@inkstone/exam/views';
import { startAttempt } from '../../contract.ts';
import { createAttemptProjection } from '../attempt-session/attempt-projection.ts';
import { isLocked } from '../journal/attempt-lock.ts';
import { openDeviceJournals, HeldElsewhereError } from '../journal/device-journal.ts';
import { NotOnDeviceError, type AttemptStart } from '../journal/attempt-start.ts';
import { adoptWindowId, windowId } from '../journal/window-id.ts';
import {
  openOfflineAssignments,
  type AssignmentKey,
  type OfflineMoment,
} from '../attempt-session/offline-assignments.ts';

/** Whether a stored start and its later times are usable: they may be damaged or of another version. */
const isUsableStart = (started: AttemptStart, { clock, schedule }: Pick<OfflineMoment, 'clock' | 'schedule'>) => {
  try {
    const projection = createAttemptProjection(started);
    if (schedule?.base) projection.rebase({ ...schedule, ...schedule.base }, [], clock.seenAt);
    projection.timeline(clock.seenAt);
    return startAttempt.output.safeParse(started).success;
  } catch {
    // The blueprint has no schema: the engine throws if it cannot use it.
    return false;
  }
};

/**
 * Starts an assignment from the copy on this device, under the id of the window that is its writer. Throws
 * `NotOnDeviceError` where there is no copy, and `HeldElsewhereError` where another window has it open.
 */
export const startFromDevice = async (
  personId: number,
  { takeOver, ...assignment }: AssignmentKey & { takeOver: boolean },
) => {
  const copy = await openOfflineAssignments(personId).find(assignment);
  if (!copy) throw new NotOnDeviceError('this work was not opened here');
  const { started, bases, windowId: storedWindowId } = copy.assignment;
  if (!isUsableStart(started, copy)) throw new NotOnDeviceError('what is kept of it cannot be read');
  const acknowledged = await openDeviceJournals(personId).listAcknowledged(started.attemptId);
  await preloadPlayers(started.sets.flatMap(({ questions }) => questions.map((question) => question.kind)));
  if (storedWindowId !== windowId()) {
    if (!takeOver && (await isLocked(started.attemptId))) throw new HeldElsewhereError();
    adoptWindowId(storedWindowId);
  }
  const { clock, schedule } = copy;
  return { started, sentAt: performance.now(), fromDevice: { bases, acknowledged, clock, schedule } };
};
