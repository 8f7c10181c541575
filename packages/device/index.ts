export {
  createDeviceDatabase,
  type DeviceDatabase,
  type OpenedDatabase,
  type DeviceSchema,
  type ReadTransaction,
  type UpgradeTransaction,
  type WriteTransaction,
} from './device-database.ts';
export { renameFields, upgradeRowsBy, upgradeStores, type StoreChanges } from './store-changes.ts';
export { deleteDatabase, openExisting, type ExistingDatabase } from './existing-database.ts';
export { devicePatienceMs, withTimeout } from './with-timeout.ts';
export { createPersonDatabases } from './person-databases.ts';
export { notifySignedInAgain } from './sign-in-listeners.ts';
export { readSignOutMark } from './sign-out-mark.ts';
export { personStorageFor, type PersonStorage } from './person-storage.ts';
export { ownTextAt } from './own-text.ts';
export { canStoreFor, closeStoresFor, storeKeyAndOpenStores, onStoreRefused, openStoresFor } from './person-stores.ts';
export { deviceKeyFor } from './sealed/device-keys.ts';
export { canSeal, hasSealed } from './sealed/has-sealed.ts';
