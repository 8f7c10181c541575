export { dropDeviceKey } from './device-keys.ts';
export { emptyDatabase, type DatabaseRows } from '../empty-database.ts';
export { endLeavingMark, writeLeavingMark } from '../leaving-mark.ts';
export { sealDatabase } from './seal-database.ts';
export { placesIn, sealPlaces, unsealPlaces } from './seal-places.ts';
