import { newRequestId, sendCall, type Caller, type CallOutput } from '@inkstone/call/web';
import { uploadFile } from '../contract.ts';

type StoredFile = CallOutput<typeof uploadFile>['file'];

/**
 * Sends chosen files. Until a file has arrived it goes under one press: chosen once more after an answer was lost, it is
 * not kept a second time.
 */
export const createFileSender = (): ((caller: Caller, selectedFile: File) => Promise<StoredFile>) => {
  const requestIds = new Map<string, string>();
  return async (caller, selectedFile) => {
    const fileKey = JSON.stringify([selectedFile.name, selectedFile.size, selectedFile.lastModified]);
    const requestId = requestIds.get(fileKey) ?? newRequestId();
    requestIds.set(fileKey, requestId);
    const { file } = await sendCall(
      caller,
      uploadFile,
      { requestId },
      { file: { bytes: selectedFile, name: selectedFile.name } },
    );
    requestIds.delete(fileKey);
    return file;
  };
};
