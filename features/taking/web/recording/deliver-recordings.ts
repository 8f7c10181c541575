import type { Caller } from '@inkstone/call/web';
import { uploadUnlessLocked } from '../journal/attempt-lock.ts';
import { openDeviceRecordings, type DeviceRecordings } from './device-recordings.ts';
import { createRecordingOutbox } from './recording-outbox.ts';

/** The rows of delivered recordings stay: a window that opens the attempt again knows by them what was stopped. */
const deliverAttempt = async (caller: Caller, device: DeviceRecordings, attemptId: number): Promise<void> => {
  await device.endInterrupted(attemptId);
  const stored = await device.listUndelivered(attemptId);
  await createRecordingOutbox({ caller, device, stored, timing: null }).flush();
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
