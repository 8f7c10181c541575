export { answerFile } from './answer-file.ts';
export { fileNameOf } from './file-name.ts';
export { storageInThread } from './in-thread.ts';
export { kinds, mimes, type FileKind } from './kinds.ts';
export { readRange } from './range.ts';
export type { FileRefusal } from './receive.ts';
export { addressEndsAt, addressSeconds, readSignedFile, signFile } from './signed.ts';
export { openStorage, type PutOptions, type Storage, type StorageSettings, type StoredFile } from './storage.ts';
export { sweepFiles } from './sweep.ts';
