import type { Caller } from '@inkstone/call/web';
import { sendBytesUnlessHeld } from '../journal/attempt-lock.ts';
import { setbackOf } from '../journal/trouble.ts';
import { deviceJournalsOf } from '../journal/device-journal.ts';
import { deviceFilesOf, isAsked, type DeviceFiles, type KeptFile } from './device-files.ts';
import { filesNamedIn } from './files-named.ts';
import { sendFile, sendRemoval } from './send-file.ts';

const deliverOne = async (caller: Caller, device: DeviceFiles, file: KeptFile): Promise<void> => {
  if (isAsked(file)) return;
  try {
    if (file.isRemoved) await sendRemoval(caller, file);
    else await sendFile(caller, file, { onProgress: () => undefined });
    await device.forget(file.id);
  } catch (error) {
    // What the server refuses stays on the device, and does not hold up the others.
    const { triesAgain, trouble, message } = setbackOf(error);
    if (triesAgain) throw error;
    if (file.isRemoved) await device.forget(file.id);
    else if (trouble === 'refused') await device.noteRefused(file.id, message);
  }
};

/** What the journal on this device names was part of the answer though nothing noted it: an earlier build did so afterwards. */
const noteNamed = async (personId: number, attemptId: number): Promise<void> => {
  const device = deviceFilesOf(personId);
  const loose = (await device.list(attemptId)).filter(({ isNamed }) => !isNamed);
  if (loose.length === 0) return;
  const journals = deviceJournalsOf(personId);
  const entries = [
    ...(await journals.listHeld(attemptId)),
    ...((await journals.read(attemptId))?.journal.entries ?? []),
  ];
  const values = entries.map(({ event }) => (event.kind === 'answered' ? event.value : null));
  const named = filesNamedIn(values);
  for (const { id } of loose) if (named.has(id)) await device.noteNamed(id);
};

const deliverAttempt = async (caller: Caller, personId: number, attemptId: number): Promise<void> => {
  const device = deviceFilesOf(personId);
  for (const file of await device.list(attemptId)) await deliverOne(caller, device, file);
};

/** Notes of every file here that the journals name it: delivered answers leave the device, and their files' names with them. */
export const noteNamedFiles = async (personId: number): Promise<void> => {
  for (const attemptId of await deviceFilesOf(personId).listUnsent()) await noteNamed(personId, attemptId);
};

/**
 * Sends the files that earlier windows of this person left on this device; an attempt that is open in a window is left
 * to it. What fails stays and is tried again.
 */
export const deliverFiles = async (caller: Caller, personId: number): Promise<void> => {
  const device = deviceFilesOf(personId);
  for (const attemptId of await device.listUnsent()) {
    const send = () => deliverAttempt(caller, personId, attemptId);
    await sendBytesUnlessHeld(attemptId, 'files', send).catch(() => undefined);
  }
};

/** How many files of an attempt wait on this device; 0 where the device cannot say. */
export const countFilesLeft = (personId: number, attemptId: number): Promise<number> =>
  deviceFilesOf(personId)
    .countWaiting(attemptId)
    .catch(() => 0);
