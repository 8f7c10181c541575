export { dropDeviceKey } from './device-keys.ts';
export { sealDatabase, type DatabaseRows } from './seal-database.ts';
export { placesIn, sealPlaces, unsealPlaces } from './seal-places.ts';
