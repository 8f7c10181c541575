import { preloadPlayers } from '@inkstone/exam/views';
import { isHeldHere } from '../journal/attempt-lock.ts';
import { deviceJournalsOf, HeldElsewhere } from '../journal/device-journal.ts';
import { NotOnDevice } from '../journal/from-device.ts';
import { adoptWindow, windowId } from '../journal/window-id.ts';
import { keptWorksOf, type Work } from './kept-works.ts';

/**
 * Begins some work from what this device keeps, as the window that the server gave it to: whoever closed that window goes
 * on in this one. Throws `NotOnDevice` where nothing is kept, and `HeldElsewhere` where another window has it open.
 */
export const beginKept = async (personId: number, { takeOver, ...of }: Work & { takeOver: boolean }) => {
  const kept = await keptWorksOf(personId).find(of);
  if (!kept) throw new NotOnDevice('this work was not opened here');
  const { started, bases, windowId: holder } = kept.work;
  const held = await deviceJournalsOf(personId).listHeld(started.attemptId);
  await preloadPlayers(started.sets.flatMap(({ questions }) => questions.map((question) => question.kind)));
  if (holder !== windowId()) {
    if (!takeOver && (await isHeldHere(started.attemptId))) throw new HeldElsewhere();
    adoptWindow(holder);
  }
  return { started, sentAt: performance.now(), fromDevice: { bases, held, clock: kept.clock } };
};
