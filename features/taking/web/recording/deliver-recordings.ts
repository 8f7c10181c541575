import type { Caller } from '@inkstone/call/web';
import { sendBytesUnlessHeld } from '../journal/attempt-lock.ts';
import { deviceRecordingsOf, type DeviceRecordings, type KeptTake } from './device-recordings.ts';
import { setbackOf } from '../journal/trouble.ts';
import { sendPieceOf } from './send-piece.ts';

const deliverOne = async (caller: Caller, device: DeviceRecordings, take: KeptTake): Promise<void> => {
  if (take.refusedWords !== undefined) return;
  try {
    while (await sendPieceOf(caller, device, take));
  } catch (error) {
    // What the server refuses stays on the device, and does not hold up the others.
    const { triesAgain, trouble, message } = setbackOf(error);
    if (triesAgain) throw error;
    if (trouble === 'refused') await device.noteRefused(take.id, message);
  }
};

const deliverAttempt = async (caller: Caller, device: DeviceRecordings, attemptId: number): Promise<void> => {
  await device.endBroken(attemptId);
  for (const take of await device.list(attemptId)) await deliverOne(caller, device, take);
  if ((await device.countWaiting(attemptId)) === 0) await device.forget(attemptId);
};

/**
 * Sends the recordings that earlier windows of this person left on this device; an attempt that is open in a window is
 * left to it. What fails stays and is tried again.
 */
export const deliverRecordings = async (caller: Caller, personId: number): Promise<void> => {
  const device = deviceRecordingsOf(personId);
  for (const attemptId of await device.listUnsent()) {
    const send = () => deliverAttempt(caller, device, attemptId);
    await sendBytesUnlessHeld(attemptId, 'recordings', send).catch(() => undefined);
  }
};

/** How much of an attempt's recordings waits on this device and is sent by itself; 0 where the device cannot say. */
export const countRecordingsLeft = (personId: number, attemptId: number): Promise<number> =>
  deviceRecordingsOf(personId)
    .countSendable(attemptId)
    .catch(() => 0);
