import type { Caller } from '@inkstone/call/web';
import { uploadUnlessLocked } from '../journal/attempt-lock.ts';
import { openDeviceRecordings, type DeviceRecordings, type StoredRecording } from './device-recordings.ts';
import { toDeliveryFailure } from '../journal/delivery-failure.ts';
import { sendNextChunk } from './send-next-chunk.ts';

/** The recording as the device has it now; undefined once it has nothing more to send. */
const findSendable = async (
  device: DeviceRecordings,
  { id, attemptId }: Pick<StoredRecording, 'id' | 'attemptId'>,
): Promise<StoredRecording | undefined> =>
  (await device.list(attemptId)).find(
    (recording) => recording.id === id && !recording.isDelivered && recording.refusalMessage === undefined,
  );

const deliverRecording = async (
  caller: Caller,
  device: DeviceRecordings,
  recording: StoredRecording,
): Promise<void> => {
  try {
    for (;;) {
      // Read again each time: what was delivered is known by its row alone.
      const current = await findSendable(device, recording);
      if (!current || !(await sendNextChunk(caller, device, current))) return;
    }
  } catch (error) {
    // Refused items stay on the device and do not block the others.
    const { isRetryable, trouble, message } = toDeliveryFailure(error);
    if (isRetryable) throw error;
    if (trouble === 'refused') await device.markRefused(recording.id, message);
  }
};

/** The rows of delivered recordings stay: a window that opens the attempt again knows by them what was stopped. */
const deliverAttempt = async (caller: Caller, device: DeviceRecordings, attemptId: number): Promise<void> => {
  await device.endInterrupted(attemptId);
  for (const recording of await device.list(attemptId)) await deliverRecording(caller, device, recording);
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

/** The number of unsent chunks of an attempt's recordings that are sent automatically; 0 where it cannot be read. */
export const countPendingRecordings = (personId: number, attemptId: number): Promise<number> =>
  openDeviceRecordings(personId)
    .countSendable(attemptId)
    .catch(() => 0);
