import { nextBatch, wireOf } from '@inkstone/exam/attempt';
import { sendCall, type Caller } from '@inkstone/call/web';
import { finish, saveAnswers } from '../contract.ts';
import { deviceJournalsOf, type DeviceJournals, type JournalHead } from './device-journal.ts';

const deliverOne = async (caller: Caller, device: DeviceJournals, head: JournalHead): Promise<void> => {
  const { attemptId } = head;
  for (;;) {
    const kept = await device.read(attemptId);
    if (!kept || kept.journal.entries.length === 0) return;
    const { batch } = nextBatch(kept.journal);
    const events = batch.map(({ seq, event, syncId, sinceSync }) => ({
      seq,
      syncId,
      sinceSync,
      ...wireOf(event),
    })) as never;
    const isLast = kept.head.handsIn && batch.length === kept.journal.entries.length;
    const saved = isLast
      ? await sendCall(caller, finish, { attemptId, events, finish: 'attempt' })
      : await sendCall(caller, saveAnswers, { attemptId, events });
    await device.acknowledge(attemptId, { acked: saved.ack, savedAt: Date.parse(saved.serverTime) });
  }
};

/**
 * Sends what earlier windows of this person left behind on this device, attempt by attempt; one that is open in a window
 * is left to it. What the server refuses stays on the device.
 */
export const deliverLeftovers = async (caller: Caller, personId: number): Promise<void> => {
  const device = deviceJournalsOf(personId);
  for (const head of await device.listUnsent().catch(() => [])) {
    await navigator.locks.request(lockOf(head.attemptId), { ifAvailable: true }, async (lock) => {
      if (lock) await deliverOne(caller, device, head).catch(() => undefined);
    });
  }
};

/** The name under which a window holds an attempt against the quiet delivery. */
export const lockOf = (attemptId: number): string => `inkstone-attempt-${attemptId}`;
