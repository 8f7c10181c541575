import type { Journal } from './journal.ts';
import type { Instant } from './types.ts';

/** Why nothing can be delivered. */
export type Trouble = 'offline' | 'heldElsewhere' | 'signedOut' | 'refused' | 'deviceFull';

/** What is true of the answers, for the line that says it in words. */
export type SaveState =
  | { is: 'saved'; at: Instant | null }
  | { is: 'saving'; waiting: number }
  | { is: 'onDevice'; waiting: number; why: Trouble }
  | { is: 'notSaved'; why: Trouble };

/** Saved only when the server holds everything; not saved when not even the device does. */
export function saveStateOf(journal: Journal, trouble: Trouble | null): SaveState {
  if (trouble === 'deviceFull') return { is: 'notSaved', why: trouble };
  const waiting = journal.entries.length;
  if (waiting === 0) return { is: 'saved', at: journal.savedAt };
  return trouble ? { is: 'onDevice', waiting, why: trouble } : { is: 'saving', waiting };
}
