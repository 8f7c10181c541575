import { preloadPlayers } from '@inkstone/exam/views';
import { startAttempt } from '../../contract.ts';
import { attemptFold } from '../attempt/attempt-fold.ts';
import { isHeldHere } from '../journal/attempt-lock.ts';
import { deviceJournalsOf, HeldElsewhere } from '../journal/device-journal.ts';
import { NotOnDevice } from '../journal/from-device.ts';
import type { Started } from '../journal/started.ts';
import { adoptWindow, windowId } from '../journal/window-id.ts';
import { keptWorksOf, type Work } from './kept-works.ts';

/** Whether an exam can be opened by a start: it may be damaged, or another build's. */
const opens = (started: Started, at: number): boolean => {
  try {
    attemptFold(started).timeline(at);
    return startAttempt.output.safeParse(started).success;
  } catch {
    // The rules are the engine's own and have no schema: what it cannot work with makes it throw.
    return false;
  }
};

/**
 * Begins some work from what this device keeps, as the window that the server gave it to: whoever closed that window goes
 * on in this one. Throws `NotOnDevice` where nothing is kept, and `HeldElsewhere` where another window has it open.
 */
export const beginKept = async (personId: number, { takeOver, ...of }: Work & { takeOver: boolean }) => {
  const kept = await keptWorksOf(personId).find(of);
  if (!kept) throw new NotOnDevice('this work was not opened here');
  const { started, bases, windowId: holder } = kept.work;
  if (!opens(started, kept.clock.seenAt)) throw new NotOnDevice('what is kept of it cannot be read');
  const held = await deviceJournalsOf(personId).listHeld(started.attemptId);
  await preloadPlayers(started.sets.flatMap(({ questions }) => questions.map((question) => question.kind)));
  if (holder !== windowId()) {
    if (!takeOver && (await isHeldHere(started.attemptId))) throw new HeldElsewhere();
    adoptWindow(holder);
  }
  return { started, sentAt: performance.now(), fromDevice: { bases, held, clock: kept.clock } };
};
