import { acknowledged, nextBatch, withWholeTexts } from '@inkstone/exam/attempt';
import { sendCall, type Caller } from '@inkstone/call/web';
import { finish, saveAnswers } from '../../contract.ts';
import { unlessHeld } from '../journal/attempt-lock.ts';
import { isTold } from '../attempt/sitting.ts';
import { deviceJournalsOf, type DeviceJournals } from '../journal/device-journal.ts';
import { dropKept } from '../kept/drop-kept.ts';
import { recordsOf } from '../journal/outbox.ts';
import { setbackOf } from '../journal/trouble.ts';

/** Has what cannot be read of a journal put aside, so that the device keeps what is sent in its place. */
const putAside = (device: DeviceJournals, attemptId: number): Promise<void> =>
  device.open(attemptId, (kept) => {
    if (!kept) throw new Error('the journal is gone');
    return kept;
  });

const deliverOne = async (caller: Caller, personId: number, attemptId: number): Promise<void> => {
  const device = deviceJournalsOf(personId);
  const first = await device.read(attemptId);
  if (first?.isMended) await putAside(device, attemptId);
  for (;;) {
    const kept = await device.read(attemptId);
    // A page that has opened the journal meanwhile delivers the rest by itself.
    if (!kept || kept.journal.entries.length === 0 || kept.head.writer !== first?.head.writer) return;
    // Whole texts fit whatever the server has of them.
    const { batch } = nextBatch(withWholeTexts(kept.journal));
    const input = { attemptId, events: recordsOf(batch) };
    const isLast = kept.head.handsIn && batch.length === kept.journal.entries.length;
    const saved = isLast
      ? await sendCall(caller, finish, { ...input, finish: 'attempt' })
      : await sendCall(caller, saveAnswers, input);
    if (!isTold(saved) || saved.ack < (batch[0]?.seq ?? 0)) return;
    const held = { ack: saved.ack, at: Date.parse(saved.serverTime) };
    await device.acknowledge(attemptId, acknowledged(kept.journal, held));
    if (isLast) await dropKept(personId, attemptId).catch(() => undefined);
  }
};

/** An attempt of which this device keeps what the server does not take. */
export interface Leftover {
  attemptId: number;
  title: string;
}

/**
 * Sends what earlier windows of this person left behind on this device, attempt by attempt; one that is open in a window
 * is left to it. What the server refuses stays on the device and is given back.
 */
export const deliverLeftovers = async (caller: Caller, personId: number): Promise<readonly Leftover[]> => {
  const device = deviceJournalsOf(personId);
  const refused: Leftover[] = [];
  const { deliverRecordings } = await import('../recording/deliver-recordings.ts');
  await deliverRecordings(caller, personId).catch(() => undefined);
  const { deliverFiles } = await import('../files/deliver-files.ts');
  const files = deliverFiles(caller, personId).catch(() => undefined);
  for (const { attemptId, title } of await device.listUnsent().catch(() => [])) {
    await unlessHeld(attemptId, () => deliverOne(caller, personId, attemptId)).catch(async (error: unknown) => {
      if (setbackOf(error).triesAgain) return;
      refused.push({ attemptId, title });
      await dropKept(personId, attemptId).catch(() => undefined);
    });
  }
  await files;
  return refused;
};
