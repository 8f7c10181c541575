import { applyAcknowledgement, nextBatch, withFullTexts } from '@inkstone/exam/attempt';
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

/** A hand-in that the server does not take and that carries no answer is over: nothing of it can be given back. */
const handInAlone = async (device: DeviceJournals, attemptId: number, send: () => Promise<unknown>): Promise<void> => {
  try {
    await send();
  } catch (error) {
    if (setbackOf(error).triesAgain) throw error;
  }
  await device.noteHandedIn(attemptId);
};

const deliverOne = async (caller: Caller, personId: number, attemptId: number): Promise<void> => {
  const device = deviceJournalsOf(personId);
  const first = await device.read(attemptId);
  if (first?.isMended) await putAside(device, attemptId);
  for (;;) {
    const kept = await device.read(attemptId);
    // A page that has opened the journal meanwhile delivers the rest by itself.
    if (!kept || kept.head.writer !== first?.head.writer) return;
    const { writer, handsIn } = kept.head;
    if (kept.journal.entries.length === 0 && !handsIn) return;
    // Whole texts fit whatever the server has of them.
    const { batch } = nextBatch(withFullTexts(kept.journal));
    const input = { attemptId, events: recordsOf(batch) };
    const handIn = () => sendCall(caller, finish, { ...input, finish: 'attempt' });
    const isLast = handsIn && batch.length === kept.journal.entries.length;
    if (batch.length === 0) await handInAlone(device, attemptId, handIn);
    else {
      const saved = isLast ? await handIn() : await sendCall(caller, saveAnswers, input);
      if (!isTold(saved) || saved.ack < (batch[0]?.seq ?? 0)) return;
      const held = { ack: saved.ack, at: Date.parse(saved.serverTime) };
      await device.acknowledge({ attemptId, writer }, applyAcknowledgement(kept.journal, held));
      if (isLast) await device.noteHandedIn(attemptId);
    }
    if (!isLast) continue;
    await dropKept(personId, attemptId).catch(() => undefined);
    return;
  }
};

/** An attempt of which this device keeps what the server does not take. */
export interface Leftover {
  attemptId: number;
  title: string;
}

/** Sends the answers and hand-ins; gives what the server refuses. */
const deliverAnswers = async (caller: Caller, personId: number): Promise<readonly Leftover[]> => {
  const device = deviceJournalsOf(personId);
  const refused: Leftover[] = [];
  for (const { attemptId, title } of await device.listUnsent().catch(() => [])) {
    await unlessHeld(attemptId, () => deliverOne(caller, personId, attemptId)).catch(async (error: unknown) => {
      if (setbackOf(error).triesAgain) return;
      refused.push({ attemptId, title });
      await dropKept(personId, attemptId).catch(() => undefined);
    });
  }
  return refused;
};

/**
 * Sends what earlier windows of this person left behind on this device, attempt by attempt; one that is open in a window
 * is left to it. What the server refuses stays on the device and is given back. Answers and hand-ins go first: recordings
 * and files may take long.
 */
export const deliverLeftovers = async (caller: Caller, personId: number): Promise<readonly Leftover[]> => {
  const { deliverFiles, noteNamedFiles } = await import('../files/deliver-files.ts');
  await noteNamedFiles(personId).catch(() => undefined);
  const refused = await deliverAnswers(caller, personId);
  const { deliverRecordings } = await import('../recording/deliver-recordings.ts');
  await Promise.all([
    deliverRecordings(caller, personId).catch(() => undefined),
    deliverFiles(caller, personId).catch(() => undefined),
  ]);
  return refused;
};
