export {
  deviceDatabase,
  ownDatabases,
  type DeviceDatabase,
  type DeviceSchema,
  type Reading,
  type Writing,
} from './device-database.ts';
export { inTime } from './in-time.ts';
export { putOff } from './put-off.ts';
