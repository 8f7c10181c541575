import type { Caller } from '@inkstone/call/web';
import { uploadUnlessLocked } from '../journal/attempt-lock.ts';
import { openDeviceJournals } from '../journal/device-journal.ts';
import { openDeviceFiles } from './device-files.ts';
import { createFileOutbox } from './file-outbox.ts';
import { referencedFileIds } from './referenced-file-ids.ts';

/** Marks files that the journal refers to: an earlier version did so only afterwards. */
const markReferencedFiles = async (personId: number, attemptId: number): Promise<void> => {
  const device = openDeviceFiles(personId);
  const unreferenced = (await device.list(attemptId)).filter(({ isReferenced }) => !isReferenced);
  if (unreferenced.length === 0) return;
  const journals = openDeviceJournals(personId);
  const entries = [
    ...(await journals.listAcknowledged(attemptId)),
    ...((await journals.read(attemptId))?.journal.entries ?? []),
  ];
  const values = entries.map(({ event }) => (event.kind === 'answered' ? event.value : null));
  const referenced = referencedFileIds(values);
  for (const { id } of unreferenced) if (referenced.has(id)) await device.markReferenced(id);
};

/** Refused items stay on the device and do not block the others. */
const deliverAttempt = async (caller: Caller, personId: number, attemptId: number): Promise<void> => {
  const device = openDeviceFiles(personId);
  const stored = await device.list(attemptId);
  await createFileOutbox({ caller, device, stored, timing: null }).outbox.flush();
};

/** Marks all files that the journals refer to, before delivered answers and their references are deleted. */
export const markAllReferencedFiles = async (personId: number): Promise<void> => {
  for (const attemptId of await openDeviceFiles(personId).listUnsent()) await markReferencedFiles(personId, attemptId);
};

/**
 * Sends the files that earlier windows of this person left on this device. An attempt that is open in a window is left
 * to that window; failures are retried later.
 */
export const deliverFiles = async (caller: Caller, personId: number): Promise<void> => {
  const device = openDeviceFiles(personId);
  for (const attemptId of await device.listUnsent()) {
    const send = () => deliverAttempt(caller, personId, attemptId);
    await uploadUnlessLocked(attemptId, 'files', send).catch(() => undefined);
  }
};

/** The number of unsent files of an attempt on this device; 0 where it cannot be read. */
export const countPendingFiles = (personId: number, attemptId: number): Promise<number> =>
  openDeviceFiles(personId)
    .countPending(attemptId)
    .catch(() => 0);
