import { applyAcknowledgement, nextBatch, withFullTexts } from '@inkstone/exam/attempt';
import { sendCall, type Caller } from '@inkstone/call/web';
import { finishAttempt, saveAnswers } from '../../contract.ts';
import { runUnlessLocked } from '../journal/attempt-lock.ts';
import { isSyncResponse } from '../attempt-session/open-attempt.ts';
import { openDeviceJournals, type DeviceJournals } from '../journal/device-journal.ts';
import { deleteOfflineCopy } from '../attempt-session/delete-offline-copy.ts';
import { toRecords } from '../journal/outbox.ts';
import { toDeliveryFailure } from '../journal/delivery-failure.ts';

/** Sets unreadable rows of a journal aside, so that they are not deleted as sent. */
const quarantineUnreadable = (device: DeviceJournals, attemptId: number): Promise<void> =>
  device.open(attemptId, (storedJournal) => {
    if (!storedJournal) throw new Error('the journal is gone');
    return storedJournal;
  });

/** A refused submission without answers is dropped: there is nothing to give back. */
const submitWithoutAnswers = async (
  device: DeviceJournals,
  attemptId: number,
  send: () => Promise<unknown>,
): Promise<void> => {
  try {
    await send();
  } catch (error) {
    if (toDeliveryFailure(error).isRetryable) throw error;
  }
  await device.markSubmitted(attemptId);
};

const deliverAttempt = async (caller: Caller, personId: number, attemptId: number): Promise<void> => {
  const device = openDeviceJournals(personId);
  const first = await device.read(attemptId);
  if (first?.isMended) await quarantineUnreadable(device, attemptId);
  for (;;) {
    const stored = await device.read(attemptId);
    // A page that has opened the journal meanwhile delivers the rest.
    if (!stored || stored.head.writer !== first?.head.writer) return;
    const { writer, isSubmitting } = stored.head;
    if (stored.journal.entries.length === 0 && !isSubmitting) return;
    // Full texts apply whatever text the server has.
    const { batch } = nextBatch(withFullTexts(stored.journal));
    const input = { attemptId, events: toRecords(batch) };
    const submit = () => sendCall(caller, finishAttempt, { ...input, finish: 'attempt' });
    const isLast = isSubmitting && batch.length === stored.journal.entries.length;
    if (batch.length === 0) await submitWithoutAnswers(device, attemptId, submit);
    else {
      const saved = isLast ? await submit() : await sendCall(caller, saveAnswers, input);
      if (!isSyncResponse(saved) || saved.ack < (batch[0]?.seq ?? 0)) return;
      const acknowledgement = { ack: saved.ack, at: Date.parse(saved.serverTime) };
      await device.acknowledge({ attemptId, writer }, applyAcknowledgement(stored.journal, acknowledgement));
      if (isLast) await device.markSubmitted(attemptId);
    }
    if (!isLast) continue;
    await deleteOfflineCopy(personId, attemptId).catch(() => undefined);
    return;
  }
};

/** An attempt with answers on this device that the server refused. */
export interface RefusedAttempt {
  attemptId: number;
  title: string;
}

/** Sends answers and submissions; returns the refused attempts. */
const deliverAnswers = async (caller: Caller, personId: number): Promise<readonly RefusedAttempt[]> => {
  const device = openDeviceJournals(personId);
  const refused: RefusedAttempt[] = [];
  for (const { attemptId, title } of await device.listUnsent().catch(() => [])) {
    await runUnlessLocked(attemptId, () => deliverAttempt(caller, personId, attemptId)).catch(
      async (error: unknown) => {
        if (toDeliveryFailure(error).isRetryable) return;
        refused.push({ attemptId, title });
        await deleteOfflineCopy(personId, attemptId).catch(() => undefined);
      },
    );
  }
  return refused;
};

/**
 * Sends what earlier windows of this person left unsent on this device, attempt by attempt; one that is open in a
 * window is left to that window. Refused attempts stay on the device and are returned. Answers and submissions go
 * first: recordings and files may take long.
 */
export const deliverUnsent = async (caller: Caller, personId: number): Promise<readonly RefusedAttempt[]> => {
  const { deliverFiles, markAllReferencedFiles } = await import('../files/deliver-files.ts');
  await markAllReferencedFiles(personId).catch(() => undefined);
  const refused = await deliverAnswers(caller, personId);
  const { deliverRecordings } = await import('../recording/deliver-recordings.ts');
  await Promise.all([
    deliverRecordings(caller, personId).catch(() => undefined),
    deliverFiles(caller, personId).catch(() => undefined),
  ]);
  return refused;
};
