import type { Journal } from './journal.ts';
import type { Instant } from './types.ts';

/** Why answers cannot be delivered. */
export type DeliveryProblem = 'offline' | 'heldElsewhere' | 'signedOut' | 'refused' | 'deviceFull';

/** Saving state of the answers, as shown to the student. */
export type SaveState =
  | { is: 'saved'; at: Instant | null }
  | { is: 'saving'; waiting: number }
  | { is: 'onDevice'; waiting: number; why: DeliveryProblem }
  | { is: 'notSaved'; waiting: number; why: DeliveryProblem };

/** `saved` only when the server has everything; `notSaved` when neither the server nor the device has it. */
export function getSaveState(journal: Journal, trouble: DeliveryProblem | null, isOnDevice = true): SaveState {
  const waiting = journal.entries.length;
  if (waiting === 0) return { is: 'saved', at: journal.savedAt };
  if (!trouble) return { is: 'saving', waiting };
  return isOnDevice ? { is: 'onDevice', waiting, why: trouble } : { is: 'notSaved', waiting, why: 'deviceFull' };
}
