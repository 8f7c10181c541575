export {
  deviceDatabase,
  type DeviceDatabase,
  type OpenedDatabase,
  type DeviceSchema,
  type Reading,
  type Upgrading,
  type Writing,
} from './device-database.ts';
export { deleteDatabase, openExisting, type ExistingDatabase } from './existing-database.ts';
export { inTime } from './in-time.ts';
export { ownDatabases } from './own-databases.ts';
export { readLeavingMark } from './leaving-mark.ts';
export { ownPlacesFor, type OwnPlaces } from './own-places.ts';
export { ownTextAt } from './own-text.ts';
export { canKeepFor, closeStoresFor, keepDeviceKey, onRefused, openStoresFor } from './person-stores.ts';
export { deviceKeyFor } from './sealed/device-keys.ts';
export { canSeal, hasSealed } from './sealed/has-sealed.ts';
export { putOff } from './put-off.ts';
