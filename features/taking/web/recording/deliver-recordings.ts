import type { Caller } from '@inkstone/call/web';
import { uploadUnlessLocked } from '../journal/attempt-lock.ts';
import { openDeviceRecordings, type DeviceRecordings, type StoredTake } from './device-recordings.ts';
import { toDeliveryFailure } from '../journal/delivery-failure.ts';
import { sendNextPiece } from './send-next-piece.ts';

const deliverTake = async (caller: Caller, device: DeviceRecordings, take: StoredTake): Promise<void> => {
  if (take.refusedWords !== undefined) return;
  try {
    while (await sendNextPiece(caller, device, take));
  } catch (error) {
    // Refused items stay on the device and do not block the others.
    const { isRetryable, trouble, message } = toDeliveryFailure(error);
    if (isRetryable) throw error;
    if (trouble === 'refused') await device.markRefused(take.id, message);
  }
};

const deliverAttempt = async (caller: Caller, device: DeviceRecordings, attemptId: number): Promise<void> => {
  await device.endInterrupted(attemptId);
  for (const take of await device.list(attemptId)) await deliverTake(caller, device, take);
  if ((await device.countPending(attemptId)) === 0) await device.deleteDelivered(attemptId);
};

/**
 * Sends the recordings that earlier windows of this person left on this device. An attempt that is open in a window is
 * left to that window; failures are retried later.
 */
export const deliverRecordings = async (caller: Caller, personId: number): Promise<void> => {
  const device = openDeviceRecordings(personId);
  for (const attemptId of await device.listUnsent()) {
    const send = () => deliverAttempt(caller, device, attemptId);
    await uploadUnlessLocked(attemptId, 'recordings', send).catch(() => undefined);
  }
};

/** The number of unsent pieces of an attempt's recordings that are sent automatically; 0 where it cannot be read. */
export const countPendingRecordings = (personId: number, attemptId: number): Promise<number> =>
  openDeviceRecordings(personId)
    .countSendable(attemptId)
    .catch(() => 0);
