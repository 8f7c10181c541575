export {
  deviceDatabase,
  ownDatabases,
  type DeviceDatabase,
  type DeviceSchema,
  type Reading,
  type Writing,
} from './device-database.ts';
