export { dropDeviceKey } from './device-keys.ts';
export type { DatabaseRows } from '../empty-database.ts';
export { deleteStoreNotes } from '../store-registry.ts';
export { endSignOutMark, writeSignOutMark } from '../sign-out-mark.ts';
export { countUnsent, deleteCopies, sealStores, type UnsentRules } from './leave-stores.ts';
export { countUnsentTexts, storageKeysIn, sealStorage, unsealStorage } from './seal-storage.ts';
