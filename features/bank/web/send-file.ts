import { newRequestId, sendCall, type Caller, type CallOutput } from '@inkstone/call/web';
import { uploadFile } from '../contract.ts';

type StoredFile = CallOutput<typeof uploadFile>['file'];

/**
 * Creates an uploader. A file keeps its request id until it has been uploaded: sent again after a lost response, it is
 * not stored twice.
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
