import type { Caller } from '@inkstone/call/web';
import { uploadUnlessLocked } from '../journal/attempt-lock.ts';
import { openDeviceRecordings, type DeviceRecordings, type StoredTake } from './device-recordings.ts';
import { toDeliveryFailure } from '../journal/delivery-failure.ts';
import { sendNextPiece } from './send-next-piece.ts';

/** The take as the device has it now; undefined once it has nothing more to send. */
const findSendable = async (
  device: DeviceRecordings,
  { id, attemptId }: Pick<StoredTake, 'id' | 'attemptId'>,
): Promise<StoredTake | undefined> =>
  (await device.list(attemptId)).find((take) => take.id === id && !take.isDone && take.refusedWords === undefined);

const deliverTake = async (caller: Caller, device: DeviceRecordings, take: StoredTake): Promise<void> => {
  try {
    for (;;) {
      // Read again each time: what was delivered is known by its row alone.
      const current = await findSendable(device, take);
      if (!current || !(await sendNextPiece(caller, device, current))) return;
    }
  } catch (error) {
    // Refused items stay on the device and do not block the others.
    const { isRetryable, trouble, message } = toDeliveryFailure(error);
    if (isRetryable) throw error;
    if (trouble === 'refused') await device.markRefused(take.id, message);
  }
};

/** The rows of delivered takes stay: a window that opens the attempt again knows by them what was stopped. */
const deliverAttempt = async (caller: Caller, device: DeviceRecordings, attemptId: number): Promise<void> => {
  await device.endInterrupted(attemptId);
  for (const take of await device.list(attemptId)) await deliverTake(caller, device, take);
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
