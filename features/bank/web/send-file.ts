import { newRequestId, sendCall, type Caller, type CallOutput } from '@inkstone/call/web';
import { uploadFile } from '../contract.ts';

type StoredFile = CallOutput<typeof uploadFile>['file'];

/**
 * Sends chosen files. Until a file has arrived it goes under one press: chosen once more after an answer was lost, it is
 * not kept a second time.
 */
export const fileSender = (): ((caller: Caller, chosen: File) => Promise<StoredFile>) => {
  const presses = new Map<string, string>();
  return async (caller, chosen) => {
    const which = JSON.stringify([chosen.name, chosen.size, chosen.lastModified]);
    const requestId = presses.get(which) ?? newRequestId();
    presses.set(which, requestId);
    const { file } = await sendCall(caller, uploadFile, { requestId }, { file: { bytes: chosen, name: chosen.name } });
    presses.delete(which);
    return file;
  };
};
