export {
  deviceDatabase,
  ownDatabases,
  type DeviceDatabase,
  type OpenedDatabase,
  type DeviceSchema,
  type Reading,
  type Upgrading,
  type Writing,
} from './device-database.ts';
export { openExisting, type ExistingDatabase } from './existing-database.ts';
export { inTime } from './in-time.ts';
export { putOff } from './put-off.ts';
