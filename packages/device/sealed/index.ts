export { dropDeviceKey } from './device-keys.ts';
export { emptyDatabase, type DatabaseRows } from '../empty-database.ts';
export { endSignOutMark, writeSignOutMark } from '../sign-out-mark.ts';
export { sealDatabase } from './seal-database.ts';
export { storageKeysIn, sealStorage, unsealStorage } from './seal-storage.ts';
