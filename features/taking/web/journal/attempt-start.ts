import { recoverJournal, type Journal, type JournalEntry, type BaseTexts } from '@inkstone/exam/attempt';
import type { StoredJournal } from './journal-stores.ts';
import type { CallOutput } from '@inkstone/call/web';
import type { startAttempt } from '../../contract.ts';

/** The server's start response. */
export type AttemptStart = CallOutput<typeof startAttempt>;

/** An attempt resumed offline from the device. */
export interface DeviceStart {
  /** The base texts at the stored start. */
  bases: BaseTexts;
  /** Entries acknowledged since that start. */
  acknowledged: readonly JournalEntry[];
}

/** The device lacks data that an attempt needs to be resumed offline. */
export class NotOnDeviceError extends Error {
  override name = 'NotOnDevice';
}

/**
 * Restores the journal since a stored start; throws `NotOnDeviceError` where entries are missing, because reused
 * numbers would be lost and missing answers would not be shown.
 */
export const restoreOfflineJournal = (
  stored: StoredJournal | null,
  started: AttemptStart,
  { bases, acknowledged }: DeviceStart,
): Journal => {
  if (!stored || stored.journal.writerEpoch !== started.writerEpoch)
    throw new NotOnDeviceError('no journal of this start is here');
  const { acknowledgedSeq, entries, savedAt } = stored.journal;
  const earlier = acknowledged.filter(({ seq }) => seq > started.ack && seq <= acknowledgedSeq);
  if (earlier.length !== acknowledgedSeq - started.ack)
    throw new NotOnDeviceError('what the server holds is not all here');
  const head = { writerEpoch: started.writerEpoch, acknowledgedSeq: started.ack, savedAt };
  const texts = Object.entries(bases).map(([id, baseText]) => ({ ...baseText, questionId: Number(id) }));
  const recoveredJournal = recoverJournal({ head, entries: [...earlier, ...entries], bases: texts });
  if (recoveredJournal.isMended) throw new NotOnDeviceError('what is here does not fit together');
  return recoveredJournal.journal;
};
