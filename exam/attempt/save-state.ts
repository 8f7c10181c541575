import type { Journal } from './journal.ts';
import type { Instant } from './types.ts';

/** Why nothing can be delivered. */
export type Trouble = 'offline' | 'heldElsewhere' | 'signedOut' | 'refused' | 'deviceFull';

/** What is true of the answers, for the line that says it in words. */
export type SaveState =
  | { is: 'saved'; at: Instant | null }
  | { is: 'saving'; waiting: number }
  | { is: 'onDevice'; waiting: number; why: Trouble }
  | { is: 'notSaved'; waiting: number; why: Trouble };

/** Saved only when the server holds everything; not saved when neither the server can be reached nor the device has it. */
export function saveStateOf(journal: Journal, trouble: Trouble | null, isOnDevice = true): SaveState {
  const waiting = journal.entries.length;
  if (waiting === 0) return { is: 'saved', at: journal.savedAt };
  if (!trouble) return { is: 'saving', waiting };
  return isOnDevice ? { is: 'onDevice', waiting, why: trouble } : { is: 'notSaved', waiting, why: 'deviceFull' };
}
