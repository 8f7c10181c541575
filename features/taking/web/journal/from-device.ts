import { recoverJournal, type Journal, type JournalEntry, type BaseTexts } from '@inkstone/exam/attempt';
import type { KeptJournal } from './journal-stores.ts';
import type { Started } from './started.ts';

/** An attempt that goes on from what the device keeps: nobody can ask the server. */
export interface FromDevice {
  /** Long texts as the server had them by this device's journal at the start that is kept. */
  bases: BaseTexts;
  /** What the server has held since that start, as far as this device knows. */
  held: readonly JournalEntry[];
}

/** The device does not keep all that an attempt needs to go on without the server. */
export class NotOnDevice extends Error {
  override name = 'NotOnDevice';
}

/**
 * What the device keeps since a start, or `NotOnDevice` where some of it is missing: a number given twice would be lost,
 * and what is not folded in would not be seen.
 */
export const sinceStart = (kept: KeptJournal | null, started: Started, { bases, held }: FromDevice): Journal => {
  if (!kept || kept.journal.holder !== started.holder) throw new NotOnDevice('no journal of this start is here');
  const { acked, entries, savedAt } = kept.journal;
  const earlier = held.filter(({ seq }) => seq > started.ack && seq <= acked);
  if (earlier.length !== acked - started.ack) throw new NotOnDevice('what the server holds is not all here');
  const head = { holder: started.holder, acked: started.ack, savedAt };
  const texts = Object.entries(bases).map(([id, worded]) => ({ ...worded, questionId: Number(id) }));
  const all = recoverJournal({ head, entries: [...earlier, ...entries], bases: texts });
  if (all.isMended) throw new NotOnDevice('what is here does not fit together');
  return all.journal;
};
