export { resolveFileResponse } from './file-response.ts';
export { toFileName } from './file-name.ts';
export {
  storageInThread,
  openStorage,
  type SaveOptions,
  type Storage,
  type StorageSettings,
  type StoredFile,
} from './storage.ts';
export { kinds, mimes, type FileKind } from './kinds.ts';
export { cleanPng, type CleanPng } from './clean-png.ts';
export { countPixels, maxPixels } from './picture-size.ts';
export { receiveToFile } from './receive-to-file.ts';
export { readRange } from './range.ts';
export type { FileRefusal } from './receive.ts';
export { signedUrlExpiry, signedUrlSeconds, readSignedFile, signFile } from './signed-url.ts';
export { packZip, streamZip, type ArchiveEntry } from './zip-stream.ts';
export { sweepFiles } from './sweep.ts';
